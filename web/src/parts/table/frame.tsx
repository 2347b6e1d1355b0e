// The frame of a table that is played, watched or replayed: rivals above, what happened below, the board's areas between.
// The page itself never scrolls; the whole log and the chat open beside or over the board at a press.
import type { ComponentChildren } from "preact";
import { boardOf } from "../../games/registry";
import { logPanel, narrowFrame } from "../../settings";
import type { Play } from "../../table/play";
import { Icon } from "../../ui/icon";
import { t } from "../../words/words";
import { Area, shownArea } from "./area";
import { Happened } from "../match/latest";
import { useAnswerKeys } from "../match/keys";
import { SeatStrip } from "./seats";

interface Props {
  play: Play;
  children: ComponentChildren;
  /** The panel of log and chat, shown while it is open. */
  side: ComponentChildren;
  /** Messages that the looker has not read yet. */
  unread?: number;
  /** Whether there is a chat beside the log. */
  chat?: boolean;
}

export function TableFrame({ play, children, side, unread = 0, chat = true }: Props) {
  useAnswerKeys(play);
  const layout = boardOf(play.game)?.layout ?? "dock";
  const open = logPanel.value !== "closed";
  return (
    <div
      class={`table-grid layout-${layout}`}
      data-layout={layout}
      data-shown={shownArea(play).value}
      data-log={open ? "open" : "closed"}
    >
      <Area name="rivals" label={t("players")}>
        <SeatStrip play={play} />
      </Area>
      {children}
      <Area name="happened" label={t("happened")}>
        {layout === "side" && narrowFrame.value ? <Switch play={play} /> : null}
        <Happened play={play} />
        <div class="happened-tools">
          <PanelButton name="log" />
          {chat && (unread > 0 || !narrowFrame.value || others(play)) ? (
            <PanelButton name="chat" unread={unread} />
          ) : null}
        </div>
      </Area>
      {open ? side : null}
    </div>
  );
}

/** Whether somebody else is at the table who could read what is said. */
const others = (play: Play): boolean =>
  play.info.value?.seats.some((seat) => seat.kind === "human" && !seat.mine) ?? false;

function Switch({ play }: { play: Play }) {
  const mine = shownArea(play).value === "mine";
  return (
    <button
      type="button"
      class="small frame-switch"
      aria-pressed={mine}
      data-testid="show-mine"
      onClick={() => (shownArea(play).value = mine ? "board" : "mine")}
    >
      {mine ? t("show-board") : t("show-mine")}
    </button>
  );
}

function PanelButton({ name, unread = 0 }: { name: "log" | "chat"; unread?: number }) {
  const open = logPanel.value === name;
  return (
    <button
      type="button"
      class="small"
      aria-expanded={open}
      data-testid={`open-${name}`}
      data-tip={t(name)}
      aria-label={t(name)}
      onClick={() => (logPanel.value = open ? "closed" : name)}
    >
      <Icon name={name} />
      <span class="wide-only">{t(name)}</span>
      {unread > 0 ? <span class="badge">{unread}</span> : null}
    </button>
  );
}
