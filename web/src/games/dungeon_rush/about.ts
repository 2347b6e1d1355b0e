// What the info cards of this board tell of the moment: what each seat has.
// What a thing means in general stands in the game's words.
import type { Play } from "../../table/play";
import type { About } from "../../things/card";
import { t } from "../../words/words";
import { heroText, shownSkills } from "./heroes/hero";
import { dungeon } from "./view";

export function about(play: Play, kind: string, id: string): About {
  const player = kind === "seat" ? dungeon(play)?.players[Number(id)] : undefined;
  if (!player) return {};
  const heroes = player.heroes.map((one) => (one.hero ? heroText(one.hero, shownSkills(one)) : t("dr-no-hero")));
  return {
    lines: [`${t("dr-coins", { n: player.coins })} · ${t("dr-failures", { n: player.failures })}`, ...new Set(heroes)],
  };
}
