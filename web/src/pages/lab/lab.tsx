// The lab: values of a game varied by sliders, equal bots at the table, and what changes by it.
// Games are played and added up by the server; this page asks and draws.
import { useEffect, useState } from "preact/hooks";
import { games, loadLobby } from "../../lobby";
import { valueName } from "../../parts/setup/option";
import { problemText } from "../../parts/page/problem";
import { Shell } from "../../parts/page/shell";
import { api, ApiError } from "../../wire/api";
import type { GameInfo, LabRun, LabValue, OptionInfo } from "../../wire/types";
import { speak, t, wantGame } from "../../words/words";
import { Trouble } from "../../ui/trouble";
import { Report, valueLabel } from "./report";
import "./lab.css";

const EVERY_MS = 700;
const MOST_VALUES = 8;

/** What is tried of one thing: the texts that the server is given. */
type Varied = Record<string, string[]>;

export default function Lab() {
  const [name, setName] = useState("");
  const [run, setRun] = useState<LabRun | null>(null);
  const [told, setTold] = useState("");
  useEffect(() => void loadLobby(), []);
  useEffect(() => {
    document.title = t("lab");
  }, [t("lab")]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      try {
        const found = await api.lab();
        if (!gone) setRun(found);
      } catch (error) {
        if (!gone) setTold(error instanceof ApiError ? problemText(error) : String(error));
      }
    };
    void look();
    const again = setInterval(() => void look(), EVERY_MS);
    return () => {
      gone = true;
      clearInterval(again);
    };
  }, []);
  const all = games.value ?? [];
  const game = all.find((one) => one.name === (name || run?.question?.game)) ?? all[0];
  return (
    <Shell>
      <div class="lab">
        <section class="parchment lab-question">
          <h1>{t("lab")}</h1>
          <p class="hint">{t("lab-about")}</p>
          <Trouble text={told} />
          <label class="lab-field">
            <span>{t("lab-game")}</span>
            <select value={game?.name} onChange={(event) => setName(event.currentTarget.value)}>
              {all.map((one) => (
                <option key={one.name} value={one.name}>
                  {speak(one.name).find("game-title") ?? one.name}
                </option>
              ))}
            </select>
          </label>
          {game ? <Question key={game.name} game={game} busy={run?.running ?? false} onRun={setRun} /> : null}
        </section>
        <section class="parchment lab-answer" aria-live="polite">
          {run ? <Answer run={run} onStop={() => void api.stopLab().then(setRun)} /> : null}
        </section>
      </div>
    </Shell>
  );
}

function Question({ game, busy, onRun }: { game: GameInfo; busy: boolean; onRun: (run: LabRun) => void }) {
  useEffect(() => wantGame(game.name), [game.name]);
  const [values, setValues] = useState<LabValue[]>([]);
  const [varied, setVaried] = useState<Varied>({});
  const [players, setPlayers] = useState(game.players[game.players.length - 1] ?? 2);
  const [bot, setBot] = useState(game.bots[Math.floor(game.bots.length / 2)] ?? "");
  const [count, setCount] = useState(40);
  const [told, setTold] = useState("");
  useEffect(() => {
    api.labValues(game.name).then(setValues, () => setValues([]));
  }, [game.name]);
  const tongue = speak(game.name);
  const change = (key: string, tried: string[] | null) => {
    const rest = Object.entries(varied).filter(([other]) => other !== key || tried);
    const kept = rest.map(([other, was]) => [other, other === key && tried ? tried : was] as const);
    setVaried(Object.fromEntries(tried && !(key in varied) ? [...kept, [key, tried]] : kept));
  };
  const options = game.options.filter((option) => option.kind !== "text" && !option.carried);
  const settings = Object.values(varied).reduce((product, tried) => product * tried.length, 1);
  const begin = async (event: Event) => {
    event.preventDefault();
    setTold("");
    try {
      onRun(await api.beginLab({ game: game.name, varied, players, bots: [bot], games: count }));
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error, game.name) : String(error));
    }
  };
  return (
    <form onSubmit={(event) => void begin(event)} data-testid="lab-form">
      <label class="lab-field">
        <span>{t("lab-players")}</span>
        <select value={players} onChange={(event) => setPlayers(Number(event.currentTarget.value))}>
          {game.players.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label class="lab-field">
        <span>{t("lab-bots")}</span>
        <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          {game.bots.map((one) => (
            <option key={one} value={one}>
              {tongue.find(`bot-${one}`) ?? one}
            </option>
          ))}
        </select>
      </label>
      <label class="lab-field">
        <span>{t("lab-games", { n: count })}</span>
        <input
          type="range"
          min={10}
          max={500}
          step={10}
          value={count}
          onInput={(event) => setCount(Number(event.currentTarget.value))}
        />
      </label>
      <label class="lab-field">
        <span>{t("lab-vary")}</span>
        <select
          value=""
          data-testid="lab-vary"
          onChange={(event) => {
            const key = event.currentTarget.value;
            const option = options.find((one) => one.key === key);
            const value = values.find((one) => one.key === key);
            if (option) change(key, triedAtFirst(option));
            else if (value) change(key, spread(value.value, value.value * 2 || 2, 3));
            event.currentTarget.value = "";
          }}
        >
          <option value="">{t("lab-choose")}</option>
          <optgroup label={t("lab-options")}>
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {tongue.find(`option-${option.key}`) ?? option.key}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("lab-box")}>
            {values.map((one) => (
              <option key={one.key} value={one.key}>
                {valueLabel(game.name, one.key)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {Object.entries(varied).map(([key, tried]) => {
        const option = options.find((one) => one.key === key);
        const value = values.find((one) => one.key === key);
        return (
          <fieldset class="lab-varied" key={key}>
            <legend>{option ? (tongue.find(`option-${key}`) ?? key) : valueLabel(game.name, key)}</legend>
            {option && option.kind !== "int" ? (
              <Choices game={game.name} option={option} tried={tried} onChange={(next) => change(key, next)} />
            ) : (
              <Numbers
                low={option ? option.low : 0}
                high={option ? option.high : Math.max(10, 3 * (value?.value ?? 3))}
                now={option ? Number(option.default) : (value?.value ?? 0)}
                tried={tried}
                onChange={(next) => change(key, next)}
              />
            )}
            <button type="button" class="small" onClick={() => change(key, null)}>
              {t("lab-remove")}
            </button>
          </fieldset>
        );
      })}
      <Trouble text={told} />
      <div class="row end">
        <span class="hint">{t("lab-total", { settings, games: settings * count })}</span>
        <button type="submit" class="primary" disabled={busy || !Object.keys(varied).length} data-testid="lab-begin">
          {t("lab-begin")}
        </button>
      </div>
    </form>
  );
}

function triedAtFirst(option: OptionInfo): string[] {
  if (option.kind === "bool") return ["on", "off"];
  if (option.kind === "int") return spread(option.low, option.high, 3);
  return option.choices.slice(0, MOST_VALUES);
}

/** Whole numbers from low to high, evenly apart, at most so many. */
function spread(low: number, high: number, count: number): string[] {
  const steps = Math.max(1, Math.min(count, high - low + 1, MOST_VALUES)) - 1;
  if (!steps) return [String(low)];
  return Array.from({ length: steps + 1 }, (_, i) => String(Math.round(low + ((high - low) * i) / steps)));
}

function Choices(props: { game: string; option: OptionInfo; tried: string[]; onChange: (tried: string[]) => void }) {
  const { game, option, tried, onChange } = props;
  const words = option.kind === "bool" ? ["on", "off"] : option.choices;
  return (
    <div class="row">
      {words.map((word) => (
        <label key={word} class="lab-choice">
          <input
            type="checkbox"
            checked={tried.includes(word)}
            onChange={() => {
              const next = words.filter((one) => (one === word ? !tried.includes(one) : tried.includes(one)));
              if (next.length) onChange(next);
            }}
          />
          {valueName(game, option.key, option.kind === "bool" ? word === "on" : word)}
        </label>
      ))}
    </div>
  );
}

interface NumbersProps {
  low: number;
  high: number;
  now: number;
  tried: string[];
  onChange: (tried: string[]) => void;
}

function Numbers({ low, high, now, tried, onChange }: NumbersProps) {
  const first = Number(tried[0] ?? low);
  const last = Number(tried[tried.length - 1] ?? high);
  const slider = (label: string, value: number, min: number, max: number, set: (value: number) => void) => (
    <label class="lab-field">
      <span>
        {label} <output>{value}</output>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        onInput={(event) => set(Number(event.currentTarget.value))}
      />
    </label>
  );
  return (
    <>
      <p class="hint">{t("lab-now", { value: now })}</p>
      {slider(t("lab-from"), first, low, high, (to) => onChange(spread(to, Math.max(to, last), tried.length)))}
      {slider(t("lab-to"), last, low, high, (to) => onChange(spread(Math.min(first, to), to, tried.length)))}
      {slider(t("lab-steps"), tried.length, 1, MOST_VALUES, (count) => onChange(spread(first, last, count)))}
      <p class="lab-tried">{tried.join(" · ")}</p>
    </>
  );
}

function Answer({ run, onStop }: { run: LabRun; onStop: () => void }) {
  if (run.running)
    return (
      <>
        <h2>{t("lab-running")}</h2>
        <progress max={run.total} value={run.done} aria-label={t("lab-running")} />
        <p>{t("lab-progress", { done: run.done, total: run.total })}</p>
        <button type="button" onClick={onStop}>
          {t("lab-stop")}
        </button>
      </>
    );
  if (run.key) {
    const error = new ApiError(400, run.key, "", run.data, run.key);
    return <p class="notice bad">{problemText(error, run.question?.game)}</p>;
  }
  return run.report ? <Report report={run.report} /> : <p class="hint">{t("lab-nothing")}</p>;
}
