// Before a match: the link to share, who sits where, taking a seat, and starting with bots on the empty ones.
// The match begins by itself when every seat is taken.
import { useState } from "preact/hooks";
import { games } from "../../lobby";
import { go } from "../../router";
import type { TableStore } from "../../table/store";
import { copyText } from "../../ui/copy";
import { Icon } from "../../ui/icon";
import { Trouble } from "../../ui/trouble";
import { api, ApiError } from "../../wire/api";
import { personName } from "../../words/people";
import { speak, t } from "../../words/words";
import { optionFits, valueName } from "../setup/option";
import { SeatSign, SeatTitle, useTitles } from "../setup/seat_sign";
import { problemText } from "../page/problem";
import { openRules } from "../page/rules";

/** Names by which a machine calls itself. */
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function Waiting({ store }: { store: TableStore }) {
  const info = store.info.value;
  const [told, setTold] = useState("");
  const [copied, setCopied] = useState(false);
  const titles = useTitles(info);
  if (!info) return null;
  const link = `${location.origin}/t/${info.id}`;
  const seated = store.mySeats.value.length > 0;
  const tongue = speak(info.game);
  // A text that travels through a campaign has no name and is not for reading.
  // Nor is an option that means nothing for so many players.
  const known = games.value?.find((game) => game.name === info.game)?.options ?? [];
  const named = Object.entries(info.options).filter(
    ([key, value]) =>
      known.every((one) => one.key !== key || optionFits(one, info.players)) &&
      (typeof value !== "string" || tongue.find(`option-${key}-${value}`) !== null),
  );

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setTold("");
    } catch (error) {
      setTold(error instanceof ApiError ? problemText(error, info.game) : String(error));
    }
  };
  // The answer itself tells that one sits; what the table tells may come earlier or later.
  const sit = async (index: number) => {
    const now = await api.join(info.id, index);
    if (store.mySeats.value.length === 0) store.info.value = now;
  };
  const copy = () => void copyText(link).then(setCopied);

  return (
    <div class="waiting-page">
      <section class="parchment waiting" aria-labelledby="waiting-title">
        <h2 id="waiting-title">{t("waiting-title")}</h2>
        {seated ? null : (
          <p>
            {tongue.find("game-blurb") ?? ""}{" "}
            <button type="button" class="rule-link" onClick={() => openRules(info.game)}>
              {t("primer")}
            </button>
          </p>
        )}
        <p>{t(seated ? "waiting-text" : "waiting-invited")}</p>
        <div class="row share">
          <input readOnly value={link} aria-label={t("share-link")} onFocus={(event) => event.currentTarget.select()} />
          <button type="button" onClick={copy}>
            <Icon name="link" /> {copied ? t("copied") : t("copy-link")}
          </button>
        </div>
        {LOCAL.has(location.hostname) ? <p class="hint">{t("share-local")}</p> : null}
        <ul class="waiting-seats">
          {info.seats.map((seat, index) => (
            <li key={index} class={seat.kind === "open" ? "open" : ""}>
              <SeatSign game={info.game} seat={index} titles={titles[index] ?? []} />
              <span class="seat-name">
                {seat.kind === "open"
                  ? seat.name
                    ? t("seat-kept", { name: personName(seat.name) })
                    : t("seat-open")
                  : seat.kind === "bot"
                    ? `${store.seats().name(index)} · ${tongue.find(`bot-${seat.level}`) ?? seat.level}`
                    : personName(seat.name)}
                {seat.mine ? ` (${t("you")})` : ""}
                <SeatTitle game={info.game} titles={titles[index] ?? []} />
              </span>
              {seat.free && !seated ? (
                <button type="button" class="primary" onClick={() => void attempt(() => sit(index))}>
                  {t("sit-here")}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        <dl class="option-list">
          {named.map(([key, value]) => (
            <div key={key}>
              <dt>{tongue.find(`option-${key}`) ?? key}</dt>
              <dd>{valueName(info.game, key, value)}</dd>
            </div>
          ))}
        </dl>
        <div class="row end">
          {seated ? (
            <button type="button" onClick={() => void attempt(() => api.leave(info.id).then(() => go("/")))}>
              {t("get-up")}
            </button>
          ) : null}
          {info.host ? (
            <button type="button" class="primary" onClick={() => void attempt(() => api.fill(info.id))}>
              {t("fill-start")}
            </button>
          ) : null}
        </div>
        <Trouble text={told} />
      </section>
    </div>
  );
}
