// The first time somebody plays a game: the lesson is offered before the match, or a gentle match with a coach.
// Whoever has chosen once is not asked again.
import { noteLearned } from "../../learned";
import { Dialog } from "../../ui/dialog";
import { speak, t } from "../../words/words";

interface Props {
  game: string;
  minutes: number;
  lesson: () => void;
  match: () => void;
  onClose: () => void;
}

export function LessonOffer({ game, minutes, lesson, match, onClose }: Props) {
  const choose = (act: () => void) => () => {
    noteLearned(`offer:${game}`);
    onClose();
    act();
  };
  return (
    <Dialog title={t("offer", { game: speak(game).find("game-title") ?? game })} onClose={onClose} class="offer">
      <p>{t("offer-text", { n: minutes })}</p>
      <div class="row end">
        <button type="button" data-testid="offer-match" onClick={choose(match)}>
          {t("offer-match")}
        </button>
        <button type="button" class="primary" data-testid="offer-lesson" onClick={choose(lesson)}>
          {t("offer-lesson", { n: minutes })}
        </button>
      </div>
    </Dialog>
  );
}
