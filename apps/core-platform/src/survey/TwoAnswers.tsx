import { type Language, type SurveyQuestion, type SurveyValue, surveyText } from '@esg/contract';
import type { Conflict } from './hold-survey.ts';
import * as css from './survey.css.ts';
import type { SurveyWords } from './survey-words.ts';

type TwoAnswersProps = {
  readonly question: SurveyQuestion;
  readonly conflict: Conflict;
  readonly language: Language;
  readonly words: SurveyWords;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
};

/** An answer in words. */
const told = ({ options }: SurveyQuestion, value: SurveyValue | null, language: Language, words: SurveyWords) => {
  const named = (ids: readonly string[]) =>
    ids.map((id) => surveyText(options.find((option) => option.id === id)?.text ?? { en: id, zhTw: id }, language));
  switch (value?.kind) {
    case 'rating':
      return String(value.step);
    case 'topics':
      return value.steps.map(({ id, step }) => `${named([id])}: ${step}`).join('; ');
    case 'ranking':
      return named(value.order).join(' › ');
    case 'best_worst':
      return `${words.most}: ${named([value.best])}; ${words.least}: ${named([value.worst])}`;
    case 'single':
      return named([value.choice]).join('');
    case 'multiple':
      return named(value.choices).join('; ');
    case 'number':
      return value.number;
    case 'text':
      return value.text;
    default:
      return words.nothing;
  }
};

/** Both answers to a question that was answered on two devices, and the choice between them. */
export const TwoAnswers = ({ question, conflict, language, words, onTheirs, onMine }: TwoAnswersProps) => (
  <div role="alert" className={css.problem}>
    <p>{words.twoAnswers}</p>
    <p>
      {words.other} {told(question, conflict.theirs, language, words)}
    </p>
    <p>
      {words.own} {told(question, conflict.mine, language, words)}
    </p>
    <button type="button" className={css.quiet} onClick={onTheirs}>
      {words.useOther}
    </button>
    <button type="button" className={css.quiet} onClick={onMine}>
      {words.useOwn}
    </button>
  </div>
);
