// What an answer on the map costs and gives, where its own words do not say it: dues, quests, tiles, the Dwurt die.
// What an answer of a combat comes to is in duel/odds.ts.
import { type Play } from "../../table/play";
import { argOf, kindOf } from "../../wire/answer";
import { detailOf } from "./answers";
import { box } from "./box";
import { phrase, tileInfo } from "./goods/gear";
import { world } from "./view";
import { linesOf, nameOf, say } from "./words";

/** What an answer does, costs and gives, where its own words do not say it. */
export function moreOf(play: Play, option: string): string {
  const [kind, what] = [kindOf(option), argOf(option)];
  const table = world(play);
  const owed = table?.dues?.[option] ?? 0;
  const due = owed > 0 ? [say("due", { n: owed })] : [];
  if (kind === "walk") return "";
  if (kind === "quest") return [questDetail(option), ...linesOf(`quest-${what}`)].join(" · ");
  if (kind === "keep_tile") return [say("hero-costs", { n: tileInfo(what)?.cost ?? 0 }), detailOf(option)].join(" · ");
  if (option === "challenge") {
    const element = box.value?.spaces.get(table?.heroes[play.seat.value]?.at ?? "")?.element ?? "";
    return [...due, ...linesOf(`elemental-${element}`)].join(" · ");
  }
  if (option === "resolve") return dwurtFace(table?.heroes[play.seat.value]?.dwurt_die ?? 0);
  return due[0] ?? detailOf(option);
}

/** What a face of the Dwurt die brings and costs. */
function dwurtFace(n: number): string {
  const face = box.value?.dwurtFaces[n];
  if (!face) return "";
  const goods = (names: readonly (keyof typeof face)[]) =>
    names.filter((name) => face[name] > 0).map((name) => ({ say: AMOUNTS[name], n: face[name] }));
  const gained = goods(["dwurt", "silver", "gold_cards"]);
  const lost = goods(["rep_lost", "wounds"]);
  return [
    gained.length > 0 ? phrase({ say: "effect-gain", goods: gained }) : "",
    ...lost.map((one) =>
      one.say === "amount-wound"
        ? phrase({ say: "effect-wound", wounds: [one], instead: "" })
        : phrase({ say: "effect-lose", goods: [one] }),
    ),
  ]
    .filter((text) => text)
    .join(" · ");
}

const AMOUNTS = {
  dwurt: "amount-dwurt",
  silver: "amount-silver",
  gold_cards: "amount-gold_card",
  rep_lost: "amount-rep",
  wounds: "amount-wound",
};

function questDetail(option: string): string {
  const quest = box.value?.quests.get(argOf(option));
  return quest ? nameOf("encounter", quest.encounter) : "";
}
