// The report of the lab, drawn: lengths, scores, and the victories of each seat and each role.
// Asking for it is left to the page.
import type { LabReport, LabTrial } from "../../wire/types";
import { speak, t } from "../../words/words";

export function Report({ report }: { report: LabReport }) {
  const seats = Array.from({ length: report.players }, (_, seat) => seat);
  const label = (trial: LabTrial) =>
    Object.entries(trial.values)
      .map(([key, value]) =>
        t("lab-setting", { name: settingName(report.game, key), value: settingValue(report.game, key, value) }),
      )
      .join(", ");
  const kinds = [...new Set(report.trials.flatMap((trial) => trial.roles.map((line) => line.kind)))];
  const broken = report.trials.reduce((sum, trial) => sum + trial.errors, 0);
  return (
    <>
      <h2>{t("lab-result", { games: report.games })}</h2>
      {broken ? <p class="notice bad">{t("lab-broken", { n: broken })}</p> : null}
      <div class="lab-charts">
        <Chart
          title={t("lab-length")}
          rows={report.trials.map((trial) => ({ label: label(trial), ...trial.decisions }))}
        />
        <Chart
          title={t("lab-score")}
          rows={report.trials.map((trial) => ({ label: label(trial), ...trial.best_score }))}
        />
        {seats.map((seat) => (
          <Chart
            key={seat}
            title={t("lab-wins", { seat: seat + 1 })}
            unit=" %"
            rows={report.trials.map((trial) => ({
              label: label(trial),
              mean: 100 * (trial.shares[seat]?.mean ?? 0),
              error: 100 * (trial.shares[seat]?.error ?? 0),
            }))}
          />
        ))}
        {kinds.map((kind) => (
          <Chart key={kind} title={t("lab-roles", { kind })} unit=" %" rows={roleRows(report, kind, label)} />
        ))}
      </div>
    </>
  );
}

/** The victories of every hero, clan or realm, role by role, with the setting where several were tried. */
function roleRows(report: LabReport, kind: string, label: (trial: LabTrial) => string): Row[] {
  const all = report.trials.flatMap((trial) => trial.roles.map((line) => ({ trial, line })));
  const roles = [...new Set(all.filter(({ line }) => line.kind === kind).map(({ line }) => line.role))];
  return roles.flatMap((role) =>
    all
      .filter(({ line }) => line.kind === kind && line.role === role)
      .map(({ trial, line }) => {
        const name = speak(report.game).find(`${kind}-${role}`) ?? role;
        const setting = report.trials.length > 1 ? t("lab-role", { name, setting: label(trial) }) : name;
        return { label: setting, mean: 100 * line.share.mean, error: 100 * line.share.error };
      }),
  );
}

function settingName(game: string, key: string): string {
  return speak(game).find(`option-${key}`) ?? (key.includes(".") ? valueLabel(game, key) : key);
}

function settingValue(game: string, key: string, value: string): string {
  return speak(game).find(`option-${key}-${value}`) ?? value;
}

interface Row {
  label: string;
  mean: number;
  error: number;
}

/** The name of a value of the box: the thing's own name where the game has one, then the field. */
export function valueLabel(game: string, key: string): string {
  const [table = "", id = "", field = ""] = key.split(".");
  const name = speak(game).find(`${table}-${id}`) ?? `${table} ${id}`;
  return t("lab-value", { name, field: field.replaceAll("_", " ") });
}

/** Bars with a line for two standard errors to either side; the same figures as a table for who cannot see them. */
function Chart({ title, rows, unit = "" }: { title: string; rows: Row[]; unit?: string }) {
  const most = Math.max(...rows.map((row) => row.mean + 2 * row.error), 1e-9);
  const part = (value: number) => `${Math.max(0, Math.min(100, (100 * value) / most))}%`;
  const figure = (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: value < 10 ? 2 : 1 });
  return (
    <table class="lab-chart">
      <caption>{title}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td class="lab-bar" aria-hidden="true">
              <svg width="100%" height="18">
                <rect x="0" y="2" width={part(row.mean)} height="14" class="lab-fill" />
                <line
                  x1={part(row.mean - 2 * row.error)}
                  x2={part(row.mean + 2 * row.error)}
                  y1="9"
                  y2="9"
                  class="lab-error"
                />
              </svg>
            </td>
            <td>
              {figure(row.mean)}
              {unit} ± {figure(row.error)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
