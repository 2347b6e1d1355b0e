// A gentle first match for whoever has just learned a game: one press, and one question where the game has one.
// What makes it gentle is said by the lobby and by the game.
import { useState } from "preact/hooks";
import { noteLearned } from "../../learned";
import { games, playNow } from "../../lobby";
import { go } from "../../router";
import type { OptionValue } from "../../wire/types";
import { t } from "../../words/words";
import { AskFirst } from "./first";

export function GentleMatch({ name }: { name: string }) {
  const [asking, setAsking] = useState(false);
  const game = games.value?.find((one) => one.name === name);
  if (!game) return null;
  const begin = (options: Record<string, OptionValue> = {}) => {
    noteLearned(`offer:${name}`);
    void playNow(game, true, options).then((table) => go(`/t/${table.id}`));
  };
  return (
    <>
      <button
        type="button"
        class="primary in-one-line"
        data-testid="lesson-match"
        onClick={() => (game.asked_first ? setAsking(true) : begin())}
      >
        {t("offer-match")}
      </button>
      {asking ? <AskFirst game={game} choose={begin} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
