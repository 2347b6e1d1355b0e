// A campaign at the end of one of its games: what the rank means for it, and the way to its page, where it goes on.
// The road of the scenarios is drawn there.
import { lineText } from "../../../parts/match/line";
import type { Play } from "../../../table/play";
import { Art } from "../expedition/dice";
import { say } from "../expedition/effects";

export function CampaignNext({ play }: { play: Play }) {
  const campaign = play.info.value?.campaign ?? "";
  const told = play.log.value.filter((line) => line.kind.startsWith("campaign-"));
  if (told.length === 0) return null;
  return (
    <section class="ml-next parchment" data-testid="campaign-end" aria-label={say("lands-campaign")}>
      <p>
        <Art name="conquest" /> <strong>{told.map((line) => lineText(play, line)).join(" ")}</strong>
      </p>
      {campaign ? (
        <a class="button primary" href={`/campaign/${campaign}`}>
          {say("lands-campaign-page")}
        </a>
      ) : null}
    </section>
  );
}
