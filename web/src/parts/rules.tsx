// The rules drawer: how a game goes in a few sentences, and its whole ledger with a search, opened at a rule by any link
// that cites it. One drawer serves all pages.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { readRules, searchRules } from "../words/rules";
import { rulesText, speak, t, wantRules } from "../words/words";
import { Dialog } from "../ui/dialog";

const opened = signal<{ game: string; rule: string } | null>(null);
const typed = signal("");

export function openRules(game: string, rule = ""): void {
  wantRules(game);
  typed.value = "";
  opened.value = { game, rule };
}

/** A rule's number as a link into the ledger. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
  return (
    <button type="button" class="rule-link" onClick={() => openRules(game, rule)} aria-label={t("rule-open", { rule })}>
      {rule}
    </button>
  );
}

/** The sentence of a rule, once the ledger is there. */
export function RuleText({ game, rule }: { game: string; rule: string }) {
  useEffect(() => wantRules(game), [game]);
  const text = speak(game).find(rule);
  return text ? <span class="rule-text">{text}</span> : null;
}

export function RulesDrawer() {
  const open = opened.value;
  return open ? <Ledger key={`${open.game} ${open.rule}`} game={open.game} rule={open.rule} /> : null;
}

/** How the game goes, for whoever has never played it. */
function Primer({ game }: { game: string }) {
  const tongue = speak(game);
  const lines: string[] = [];
  for (let line = tongue.find("game-primer-1"); line !== null; line = tongue.find(`game-primer-${lines.length + 1}`))
    lines.push(line);
  if (lines.length === 0) return null;
  return (
    <section class="primer" aria-labelledby="primer-title" data-testid="primer">
      <h3 id="primer-title">{t("primer")}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

function Ledger({ game, rule }: { game: string; rule: string }) {
  const target = useRef<HTMLLIElement>(null);
  const tongue = speak(game);
  const source = rulesText(game);
  const rules = searchRules(readRules(source, tongue), typed.value);
  useEffect(() => {
    target.current?.scrollIntoView({ block: "center" });
  }, [source !== ""]);
  let chapter = "";
  return (
    <Dialog title={t("rules")} onClose={() => (opened.value = null)} class="rules-drawer">
      {rule === "" && typed.value === "" ? <Primer game={game} /> : null}
      <label class="search">
        <span class="hidden-text">{t("rules-search")}</span>
        <input
          type="search"
          placeholder={t("rules-search")}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <p class="hint" role="status">
        {t("rules-found", { count: rules.length })}
      </p>
      <ol class="ledger">
        {rules.map((one) => {
          const heading = one.chapter !== chapter ? (chapter = one.chapter) : "";
          return (
            <li key={one.id} ref={one.id === rule ? target : null} class={one.id === rule ? "rule cited" : "rule"}>
              {heading ? <h3>{heading}</h3> : null}
              <span class="rule-id">{one.id}</span>
              <span>
                {one.text}
                {one.ruling ? <em class="ruling">{tongue.find("rule-ruling") ?? ""}</em> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
