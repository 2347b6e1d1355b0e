// What even somebody who plays at once is asked: the option that makes another game of it.
// Which option that is, the game says; the words are its own.
import { useEffect } from "preact/hooks";
import { Dialog } from "../../ui/dialog";
import type { GameInfo, OptionValue } from "../../wire/types";
import { gameWordsReady, speak, t, wantGame } from "../../words/words";
import { valueName } from "./option";

interface Props {
  game: GameInfo;
  choose: (options: Record<string, OptionValue>) => void;
  onClose: () => void;
}

export function AskFirst({ game, choose, onClose }: Props) {
  useEffect(() => wantGame(game.name), [game.name]);
  const tongue = speak(game.name);
  const option = game.options.find((one) => one.key === game.asked_first);
  return (
    <Dialog title={t("ask-first", { game: tongue.find("game-title") ?? game.name })} onClose={onClose}>
      {option && gameWordsReady(game.name) ? (
        <div class="stack">
          {option.choices.map((value) => (
            <button
              type="button"
              key={value}
              class="ask-first"
              data-testid={`first-${value}`}
              onClick={() => choose({ [option.key]: value })}
            >
              <strong>{valueName(game.name, option.key, value)}</strong>
              <small>{tongue.attribute(`option-${option.key}-${value}`, "help") ?? ""}</small>
            </button>
          ))}
        </div>
      ) : (
        <p class="hint">{t("loading")}</p>
      )}
    </Dialog>
  );
}
