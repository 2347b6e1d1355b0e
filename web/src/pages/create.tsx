// Setting up a table: how many, who sits where, every option of the game explained in place, clock, privacy.
// What goes together is judged by the server; its refusal is shown in words.
import { useEffect, useState } from "preact/hooks";
import { games, isTimed, loadLobby, usualPlayers } from "../lobby";
import { OptionField, optionFits } from "../parts/setup/option";
import { problemText } from "../parts/page/problem";
import { namePeople, PlayerCount, SeatChoices, usualSeats } from "../parts/setup/seating";
import { Shell } from "../parts/page/shell";
import { go } from "../router";
import { api, ApiError } from "../wire/api";
import { PACES, type ClockPlan, type Fit, type GameInfo, type OptionInfo, type OptionValue } from "../wire/types";
import { gameWordsReady, speak, t } from "../words/words";
import { Trouble } from "../ui/trouble";
import { useGame } from "./game";
import { NotFound } from "./notfound";

export default function Create({ game: name }: { game: string }) {
  useEffect(() => void loadLobby(), []);
  const game = games.value?.find((one) => one.name === name);
  useGame(name);
  if (games.value !== null && !game) return <NotFound />;
  return <Shell>{game && gameWordsReady(name) ? <Form game={game} /> : <Loading />}</Shell>;
}

const Loading = () => <p class="hint center loading-page">{t("loading")}</p>;

/** No game seats more. */
const MOST = 8;

const CLOCKS: Record<string, ClockPlan> = {
  none: { kind: "none", seconds: 0, reserve: 0 },
  move: { kind: "move", seconds: 60, reserve: 0 },
  day: { kind: "move", seconds: 86_400, reserve: 0 },
  reserve: { kind: "reserve", seconds: 10, reserve: 900 },
};

/** How the table answers what leaves no choice; left to itself, at once against bots and under cover among people. */
const COVERS = ["auto", "quick", "covered", "always"];

function Form({ game }: { game: GameInfo }) {
  const tongue = speak(game.name);
  const [players, setPlayers] = useState(usualPlayers(game));
  const [seats, setSeats] = useState<string[]>(() => usualSeats(game, MOST));
  const [options, setOptions] = useState<Record<string, OptionValue>>(() =>
    Object.fromEntries(game.options.map((option) => [option.key, option.default])),
  );
  const [people, setPeople] = useState<Record<number, string>>({});
  const [hidden, setHidden] = useState(false);
  const [hints, setHints] = useState(true);
  const [clock, setClock] = useState("none");
  const [cover, setCover] = useState("auto");
  const [pace, setPace] = useState<string>(PACES[0]);
  const fit = useFit(game, players, options, setOptions);
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = `${t("set-up")} · ${tongue.find("game-title") ?? game.name}`;
  });

  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const plan = CLOCKS[clock] ?? CLOCKS["none"];
      const away = clock === "day" ? 7 * 86_400 : 60;
      const table = await api.create({
        game: game.name,
        players,
        seats: seats.slice(0, players),
        options: Object.fromEntries(
          game.options
            .filter((one) => optionFits(one, players))
            .map((one) => [one.key, options[one.key] ?? one.default]),
        ),
        private: hidden,
        hints,
        clock: plan,
        away,
        cover: cover === "auto" ? "" : cover,
        pace,
      });
      await namePeople(table.id, seats.slice(0, players), people);
      go(`/t/${table.id}`);
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error, game.name) : String(error));
      setBusy(false);
    }
  };
  const setSeat = (at: number, word: string) => setSeats(seats.map((seat, i) => (i === at ? word : seat)));
  const setName = (at: number, name: string) => setPeople({ ...people, [at]: name });
  const shared = seats.slice(0, players).filter((seat) => seat === "here").length;

  return (
    <form class="parchment create" onSubmit={(event) => void submit(event)}>
      <h1>{t("create-title", { game: tongue.find("game-title") ?? game.name })}</h1>
      <section class="create-part" aria-labelledby="create-seats">
        <h2 id="create-seats">{t("create-who")}</h2>
        <PlayerCount counts={game.players} value={players} onChange={setPlayers} />
        <SeatChoices
          game={game}
          seats={seats.slice(0, players)}
          people={people}
          onSeat={setSeat}
          onName={setName}
          titles={fit?.seats ?? []}
        />
        {shared > 0 ? <p class="hint">{t("create-shared")}</p> : null}
      </section>
      <section class="create-part" aria-labelledby="create-rules">
        <h2 id="create-rules">{t("create-options")}</h2>
        <div class="option-grid">
          {game.options
            .filter((option) => !option.carried && optionFits(option, players))
            .map((option) => withoutCampaign(game, option))
            .filter((option) => !settled(option, fit))
            .map((option) => (
              <OptionField
                key={option.key}
                game={game.name}
                option={option}
                value={options[option.key] ?? option.default}
                barred={fit?.barred[option.key]}
                onChange={(value) => setOptions({ ...options, [option.key]: value })}
              />
            ))}
        </div>
        {fit?.problem ? (
          <p class="notice bad" role="status" data-testid="misfit">
            {problemText(new ApiError(400, fit.problem.key, "", fit.problem.data ?? {}, fit.problem.detail), game.name)}
          </p>
        ) : null}
        {game.campaign ? (
          <p class="hint">
            {t("campaign-instead")} <a href={`/campaigns/${game.name}`}>{t("campaign")}</a>
          </p>
        ) : null}
      </section>
      <section class="create-part" aria-labelledby="create-table">
        <h2 id="create-table">{t("create-table")}</h2>
        <div class="option-grid">
          <div class="setting">
            <label class="stack">
              <span class="legend">{t("create-clock")}</span>
              <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
                {Object.keys(CLOCKS).map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`clock-plan-${kind}`)}
                  </option>
                ))}
              </select>
            </label>
            <p class="hint">{t(`clock-plan-${clock}${clock === "none" && isTimed(game) ? "-timed" : ""}-help`)}</p>
          </div>
          <SelectSetting
            legend={t("create-cover")}
            word="cover"
            choices={COVERS}
            value={cover}
            onChange={setCover}
            testid="cover"
          />
          {seats.slice(0, players).some((seat) => seat.startsWith("bot:")) ? (
            <SelectSetting
              legend={t("pace")}
              word="pace"
              choices={PACES}
              value={pace}
              onChange={setPace}
              testid="create-pace"
            />
          ) : null}
          <div class="setting">
            <label class="check">
              <input type="checkbox" checked={hidden} onChange={(event) => setHidden(event.currentTarget.checked)} />
              <span class="legend">{t("create-private")}</span>
            </label>
            <p class="hint">{t("create-private-help")}</p>
          </div>
          <div class="setting">
            <label class="check">
              <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} />
              <span class="legend">{tongue.text("hint-allowed")}</span>
            </label>
            <p class="hint">{tongue.text("hint-allowed-help")}</p>
          </div>
        </div>
      </section>
      <Trouble text={told} />
      <div class="row end">
        <a class="button" href="/">
          {t("cancel")}
        </a>
        <button type="submit" class="primary big" disabled={busy}>
          {t("create-go")}
        </button>
      </div>
    </form>
  );
}

/** An option without the choice that opens a campaign: those begin on a page of their own, unless another option marks them. */
function withoutCampaign(game: GameInfo, option: OptionInfo): OptionInfo {
  const fixed = game.campaign?.options ?? {};
  const marked = game.options.some((one) => one.carried && one.key in fixed && fixed[one.key] !== one.default);
  const opens = fixed[option.key];
  return marked || opens === option.default
    ? option
    : { ...option, choices: option.choices.filter((choice) => choice !== opens) };
}

/** Whether only one value is left, so that there is nothing to choose. */
function settled(option: OptionInfo, fit: Fit | null): boolean {
  const barred = fit?.barred[option.key] ?? {};
  return option.choices.length > 0 && option.choices.filter((choice) => barred[choice] !== null).length < 2;
}

/** What the server says of the choices as they stand; a value that can no longer be had gives way to one that can. */
function useFit(
  game: GameInfo,
  players: number,
  options: Record<string, OptionValue>,
  change: (options: Record<string, OptionValue>) => void,
): Fit | null {
  const [fit, setFit] = useState<Fit | null>(null);
  useEffect(() => {
    let wanted = true;
    const meant = Object.fromEntries(
      game.options.filter((one) => optionFits(one, players)).map((one) => [one.key, options[one.key] ?? one.default]),
    );
    api.fit(game.name, players, meant).then(
      (found) => {
        if (!wanted) return;
        setFit(found);
        const moved = game.options.filter(
          (one) => optionFits(one, players) && String(options[one.key]) in (found.barred[one.key] ?? {}),
        );
        if (moved.length > 0)
          change({ ...options, ...Object.fromEntries(moved.map((one) => [one.key, firstOf(one, found)])) });
      },
      () => undefined, // the server judges once more when the table is opened
    );
    return () => {
      wanted = false;
    };
  }, [game.name, players, JSON.stringify(options)]);
  return fit;
}

function firstOf(option: OptionInfo, fit: Fit): OptionValue {
  const barred = fit.barred[option.key] ?? {};
  return option.choices.find((choice) => !(choice in barred)) ?? option.default;
}

/** One setting of a table, chosen from a few; what the chosen one means stands below. */
function SelectSetting({
  legend,
  word,
  choices,
  value,
  onChange,
  testid,
}: {
  legend: string;
  /** How the messages of the choices begin. */
  word: string;
  choices: readonly string[];
  value: string;
  onChange: (value: string) => void;
  testid: string;
}) {
  return (
    <div class="setting">
      <label class="stack">
        <span class="legend">{legend}</span>
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)} data-testid={testid}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`${word}-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p class="hint">{t(`${word}-${value}-help`)}</p>
    </div>
  );
}
