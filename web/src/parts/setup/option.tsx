// One option of a game with its explanation, as the kind of field that fits: switch, words, or a number.
// The words come from the game's own file.
import type { OptionInfo, OptionValue, Problem } from "../../wire/types";
import { speak, t } from "../../words/words";
import { NOBODY } from "../../words/tongue";
import { RuleLink } from "../page/rules";

interface Props {
  game: string;
  option: OptionInfo;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
  /** Values that cannot be had, with the reason; without one they are not offered. */
  barred?: Record<string, Problem | null> | undefined;
}

/** Whether an option means anything for so many players. */
export const optionFits = (option: OptionInfo, players: number): boolean =>
  option.players.length === 0 || option.players.includes(players);

/** The name of a value, as docs/words.md has it. */
export function valueName(game: string, key: string, value: OptionValue): string {
  const tongue = speak(game);
  const word = typeof value === "boolean" ? (value ? "on" : "off") : String(value);
  const own = tongue.find(`option-${key}-${word}`);
  if (own !== null) return own;
  return typeof value === "number" ? (tongue.find(`option-${key}-n`, { n: value }) ?? word) : word;
}

function choicesOf(option: OptionInfo): OptionValue[] {
  if (option.kind === "bool") return [true, false];
  return option.choices;
}

export function OptionField({ game, option, value, onChange, barred = {} }: Props) {
  const tongue = speak(game);
  const name = tongue.find(`option-${option.key}`) ?? option.key;
  const help = tongue.attribute(`option-${option.key}`, "help") ?? "";
  return (
    <fieldset class="setting option">
      <legend>{name}</legend>
      <p class="hint">
        {help} {option.rule ? <RuleLink game={game} rule={option.rule} /> : null}
      </p>
      {option.kind === "int" ? (
        <NumberField game={game} option={option} value={Number(value)} onChange={onChange} />
      ) : (
        <div class="choices">
          {choicesOf(option).map((choice) => {
            const word = typeof choice === "boolean" ? (choice ? "on" : "off") : String(choice);
            const reason = barred[word];
            if (reason === null) return null;
            return (
              <label key={word} class={value === choice ? "choice chosen" : reason ? "choice barred" : "choice"}>
                <input
                  type="radio"
                  name={`option-${option.key}`}
                  checked={value === choice}
                  disabled={reason !== undefined}
                  onChange={() => onChange(choice)}
                />
                <span>
                  <strong>{valueName(game, option.key, choice)}</strong>
                  <small>
                    {reason
                      ? tongue.sentence(reason.key, reason.data ?? {}, NOBODY)
                      : (tongue.attribute(`option-${option.key}-${word}`, "help") ?? "")}
                  </small>
                </span>
              </label>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}

function NumberField({ game, option, value, onChange }: Props & { value: number }) {
  const name = speak(game).find(`option-${option.key}`) ?? option.key;
  const special = option.also.includes(value);
  const all = Array.from({ length: option.high - option.low + 1 }, (_, index) => option.low + index);
  if (option.also.length === 0 && all.every((n) => speak(game).has(`option-${option.key}-${n}`)))
    return (
      <>
        <select aria-label={name} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
          {all.map((n) => (
            <option key={n} value={n}>
              {`${n} · ${valueName(game, option.key, n)}`}
            </option>
          ))}
        </select>
        <p class="option-chosen">{speak(game).attribute(`option-${option.key}-${value}`, "help") ?? ""}</p>
      </>
    );
  return (
    <div class="number-field">
      <input
        type="range"
        aria-label={name}
        min={option.low}
        max={option.high}
        value={special ? option.low : value}
        disabled={special}
        aria-valuetext={valueName(game, option.key, value)}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
      <output>{valueName(game, option.key, value)}</output>
      {option.also.map((other) => (
        <label key={other} class="check">
          <input
            type="checkbox"
            checked={value === other}
            onChange={(event) => onChange(event.currentTarget.checked ? other : option.default)}
          />
          {valueName(game, option.key, other)}
        </label>
      ))}
      <span class="hidden-text">{t("range", { low: option.low, high: option.high })}</span>
    </div>
  );
}
