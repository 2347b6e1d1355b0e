// Which answers belong to which of a hero's tiles.
// What is legal comes from the server; nothing here is known of the page.
import { readAnswer } from "../../../wire/answer";
import type { ThingView } from "../view";

/** The answers that concern one tile of the looker's own, where it lies. */
export function deedsFor(options: readonly string[], thing: ThingView): string[] {
  const spot = thing.spot ?? 0;
  return options.filter((one) => {
    const { kind, args } = readAnswer(one);
    if (!args.includes(thing.id)) return false;
    switch (kind) {
      case "equip":
      case "drop_tile":
      case "sell_tile":
        return spot === 0;
      case "unequip":
      case "sell_worn":
        return Number(args[1]) === spot;
      case "set_gem":
        return Number(args[2]) === spot;
      case "buy":
      case "learn":
      case "keep_tile":
        return false;
      case "relearn":
        return args[1] === thing.id;
      default:
        return true;
    }
  });
}
