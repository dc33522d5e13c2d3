import {
  decimalPattern,
  type Language,
  type SurveyQuestion,
  type SurveyValue,
  surveyLimits,
  surveyText,
} from '@esg/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './survey.css.ts';
import type { SurveyWords } from './survey-words.ts';

export type QuestionFieldProps = {
  readonly question: SurveyQuestion;
  readonly value: SurveyValue | undefined;
  readonly onChange: (value: SurveyValue | null) => void;
  readonly language: Language;
  readonly words: SurveyWords;
};

const restMilliseconds = 600;

/** What was typed, sent once somebody rests or leaves the field. */
const useTyped = (stored: string, send: (text: string) => void) => {
  const [typed, setTyped] = useState(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => void>(undefined);
  const flush = () => {
    clearTimeout(timer.current);
    waiting.current?.();
    waiting.current = undefined;
  };
  useEffect(() => setTyped((now) => (now.trim() === stored ? now : stored)), [stored]);
  const leave = useRef(flush);
  leave.current = flush;
  // Whoever closes the page, or makes a choice that hides the question, has not left the field.
  useEffect(() => {
    const left = () => leave.current();
    addEventListener('pagehide', left);
    document.addEventListener('visibilitychange', left);
    return () => {
      removeEventListener('pagehide', left);
      document.removeEventListener('visibilitychange', left);
      left();
    };
  }, []);
  return {
    value: typed,
    onBlur: flush,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setTyped(value);
      clearTimeout(timer.current);
      waiting.current = () => send(value.trim());
      timer.current = setTimeout(flush, restMilliseconds);
    },
  };
};

const Choice = (props: {
  type: 'radio' | 'checkbox';
  name: string;
  label: ReactNode;
  isHidden?: boolean;
  checked: boolean;
  onPick: () => void;
}) => (
  <label className={props.isHidden ? css.step : css.choice}>
    <input type={props.type} name={props.name} checked={props.checked} onChange={props.onPick} />
    <span>{props.label}</span>
  </label>
);

type StepsProps = QuestionFieldProps & {
  readonly name: string;
  readonly step: number | undefined;
  readonly onStep: (step: number) => void;
};

const Steps = ({ question, name, step, onStep, language }: StepsProps) => {
  const { steps, ends } = question;
  const low = surveyText(ends.low, language);
  const high = surveyText(ends.high, language);
  return (
    <>
      <div className={css.steps}>
        {Array.from({ length: steps }, (_, place) => place + 1).map((each) => (
          <Choice
            key={each}
            type="radio"
            name={name}
            isHidden
            label={
              <>
                {each}
                {each === 1 && low && <span className={css.unseen}> {low}</span>}
                {each === steps && high && <span className={css.unseen}> {high}</span>}
              </>
            }
            checked={step === each}
            onPick={() => onStep(each)}
          />
        ))}
      </div>
      {(low || high) && (
        <div aria-hidden="true" className={css.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </div>
      )}
    </>
  );
};

const Topics = (props: QuestionFieldProps) => {
  const { question, value, onChange, language } = props;
  const given = value?.kind === 'topics' ? value.steps : [];
  return question.options.map(({ id, text }) => (
    <fieldset key={id} className={css.row}>
      <legend>{surveyText(text, language)}</legend>
      <Steps
        {...props}
        name={`${question.id} ${id}`}
        step={given.find((each) => each.id === id)?.step}
        onStep={(step) =>
          onChange({ kind: 'topics', steps: [...given.filter((each) => each.id !== id), { id, step }] })
        }
      />
    </fieldset>
  ));
};

const Ranking = ({ question, value, onChange, language, words }: QuestionFieldProps) => {
  const order = value?.kind === 'ranking' ? value.order : [];
  const press = (id: string) => {
    const next = order.includes(id) ? order.filter((each) => each !== id) : [...order, id];
    onChange(next.length > 0 ? { kind: 'ranking', order: next } : null);
  };
  return (
    <>
      <p className={css.help}>{words.order}</p>
      {question.options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={css.place}
          aria-pressed={order.includes(id)}
          onClick={() => press(id)}
        >
          <span className={css.number}>{order.includes(id) ? order.indexOf(id) + 1 : ''}</span>
          {surveyText(text, language)}
        </button>
      ))}
    </>
  );
};

const BestWorst = ({ question, value, onChange, language, words }: QuestionFieldProps) => {
  const stored = value?.kind === 'best_worst' ? value : undefined;
  const [half, setHalf] = useState<{ best?: string; worst?: string }>({});
  const chosen = stored ?? half;
  const pick = (side: 'best' | 'worst', id: string) => {
    const other = side === 'best' ? 'worst' : 'best';
    const next = { ...chosen, kind: undefined, [side]: id, ...(chosen[other] === id ? { [other]: undefined } : {}) };
    const { best, worst } = next;
    setHalf({ ...(best ? { best } : {}), ...(worst ? { worst } : {}) });
    if (best && worst) onChange({ kind: 'best_worst', best, worst });
    else if (stored) onChange(null);
  };
  return (['best', 'worst'] as const).map((side) => (
    <fieldset key={side} className={css.row}>
      <legend>{side === 'best' ? words.most : words.least}</legend>
      {question.options.map(({ id, text }) => (
        <Choice
          key={id}
          type="radio"
          name={`${question.id} ${side}`}
          label={surveyText(text, language)}
          checked={chosen[side] === id}
          onPick={() => pick(side, id)}
        />
      ))}
    </fieldset>
  ));
};

const Choices = ({ question, value, onChange, language }: QuestionFieldProps) => {
  const isSingle = question.kind === 'single';
  const picked = value?.kind === 'single' ? [value.choice] : value?.kind === 'multiple' ? value.choices : [];
  const pick = (id: string) => {
    if (isSingle) return onChange({ kind: 'single', choice: id });
    const choices = picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id];
    onChange(choices.length > 0 ? { kind: 'multiple', choices } : null);
  };
  return question.options.map(({ id, text }) => (
    <Choice
      key={id}
      type={isSingle ? 'radio' : 'checkbox'}
      name={question.id}
      label={surveyText(text, language)}
      checked={picked.includes(id)}
      onPick={() => pick(id)}
    />
  ));
};

/** A number as it may be sent, from one with commas; nothing where it is none. */
const numberIn = (text: string): string | undefined => {
  const number = text.trim().replaceAll(',', '');
  return decimalPattern.test(number) ? number : undefined;
};

const Typed = ({ question, value, onChange, words }: QuestionFieldProps) => {
  const label = `${question.id}-label`;
  const isNumber = question.kind === 'number';
  const stored = value?.kind === 'text' ? value.text : value?.kind === 'number' ? value.number : '';
  const field = useTyped(stored, (text) => {
    if (text === '') return onChange(null);
    if (!isNumber) return onChange({ kind: 'text', text });
    const number = numberIn(text);
    if (number) onChange({ kind: 'number', number });
  });
  const isWrong = isNumber && field.value.trim() !== '' && numberIn(field.value) === undefined;
  return isNumber ? (
    <>
      <input
        className={css.input}
        inputMode="decimal"
        aria-labelledby={label}
        aria-invalid={isWrong}
        aria-describedby={`${label}-wrong`}
        {...field}
      />
      <p id={`${label}-wrong`} role="status" className={css.help}>
        {isWrong && words.number}
      </p>
    </>
  ) : (
    <textarea
      className={css.input}
      rows={4}
      maxLength={surveyLimits.answerLengthMax}
      aria-labelledby={label}
      {...field}
    />
  );
};

/** The control of a question, by its kind. */
export const QuestionField = (props: QuestionFieldProps) => {
  const { question, value, onChange } = props;
  switch (question.kind) {
    case 'rating': {
      const step = value?.kind === 'rating' ? value.step : undefined;
      const onStep = (next: number) => onChange({ kind: 'rating', step: next });
      return <Steps {...props} name={question.id} step={step} onStep={onStep} />;
    }
    case 'topics':
      return <Topics {...props} />;
    case 'ranking':
      return <Ranking {...props} />;
    case 'best_worst':
      return <BestWorst {...props} />;
    case 'single':
    case 'multiple':
      return <Choices {...props} />;
    default:
      return <Typed {...props} />;
  }
};
