// The rules drawer: how a game goes in a few sentences, and its whole ledger with a search, opened at a rule by any link
// that cites it. One drawer serves all pages.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { lang } from "../../settings";
import { api } from "../../wire/api";
import type { RulesFound } from "../../wire/types";
import { plainSearch, readRules, type Rule } from "../../words/rules";
import { rulesText, speak, t, wantRules } from "../../words/words";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";

const opened = signal<{ game: string; rule: string } | null>(null);
const typed = signal("");
/** So long after the last key the server is asked. */
const PAUSE = 180;

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

/** The way to the rules from the head of a table's page. */
export function RulesButton({ game }: { game: string }) {
  if (!game) return null;
  return (
    <button type="button" class="ghost" onClick={() => openRules(game)} aria-label={t("rules")} data-tip={t("rules")}>
      <Icon name="rules" />
      <span class="wide-only">{t("rules")}</span>
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

/** What the server finds for what is typed: synonyms, stems, typing errors; null as long as it has not answered. */
function useSearch(game: string, query: string): RulesFound | null {
  const [answer, setAnswer] = useState<{ query: string; found: RulesFound } | null>(null);
  const tongue = lang.value;
  useEffect(() => {
    if (!query.trim()) return;
    let wanted = true;
    const timer = setTimeout(() => {
      api.searchRules(tongue, game, query).then(
        (found) => wanted && setAnswer({ query, found }),
        () => wanted && setAnswer(null),
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, query, tongue]);
  return answer?.query === query ? answer.found : null;
}

function inOrder(ledger: readonly Rule[], ids: readonly string[]): Rule[] {
  const known = new Map(ledger.map((rule) => [rule.id, rule]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Words to try where nothing fits. */
function Instead({ words }: { words: readonly string[] }) {
  return (
    <p class="rules-instead" data-testid="rules-instead">
      {words.length > 0 ? t("rules-instead") : t("rules-nothing")}{" "}
      {words.map((word) => (
        <button type="button" key={word} class="ghost small" onClick={() => (typed.value = word)}>
          {word}
        </button>
      ))}
    </p>
  );
}

function Ledger({ game, rule }: { game: string; rule: string }) {
  const target = useRef<HTMLLIElement>(null);
  const tongue = speak(game);
  const source = rulesText(game);
  const ledger = readRules(source, tongue);
  const found = useSearch(game, typed.value);
  const rules = found ? inOrder(ledger, found.rules) : plainSearch(ledger, typed.value);
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
        {found && !found.whole && rules.length > 0
          ? t("rules-part", { count: rules.length })
          : t("rules-found", { count: rules.length })}
      </p>
      {found && rules.length === 0 ? <Instead words={found.instead} /> : null}
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
