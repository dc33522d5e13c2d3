import {
  AnswerWords,
  useAnswerLines,
  useFormatters,
  useLanguage,
  useNumberFormat,
  useProblemSentences,
} from '@esg/app-kit';
import { readTyped, useMonthName } from '@esg/app-kit/figures';
import { type AnswerValue, type PortalMonth, unitLabel } from '@esg/contract';
import { NumberField, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { MetricQuestion } from '../metric-of.ts';
import type { useMonthAnswer } from '../use-answer.ts';
import { useAnswerContext } from '../use-answer-context.ts';
import { figureFrom, plainRow } from './month-figures.ts';

type FigureProps = { readonly metric: MetricQuestion; readonly month: PortalMonth };
type BoxProps = FigureProps & {
  readonly unit: string;
  readonly answer: ReturnType<typeof useMonthAnswer>;
};

/** The text in the box: it stays as typed while it is no number, and follows the figure when that changes elsewhere. */
const useFigureText = ({ metric: { metric, units }, unit, answer }: BoxProps) => {
  const language = useLanguage();
  const locale = useNumberFormat();
  const { decimal } = useFormatters();
  const row = plainRow(answer.draft.value);
  const stored = row ? decimal(row.number) : '';
  const [typed, setTyped] = useState({ text: stored, stored });
  const text = typed.stored === stored ? typed.text : stored;
  const own = row?.unit ?? unit;
  const read = (words: string) => readTyped(words, { type: metric.type, units }, { locale, language, unit: own });
  const change = (words: string) => {
    const figure = words.trim() === '' ? null : read(words);
    if (figure && !figure.ok) {
      setTyped({ text: words, stored });
      answer.hold();
      return;
    }
    setTyped({ text: words, stored: figure ? decimal(figure.number) : '' });
    answer.type({ value: figure && figureFrom({ metric }, figure) });
  };
  return { text, own, read, change };
};

/** The box of a month, which saves by itself; empty, it removes the figure. */
export const MonthBox = (props: BoxProps) => {
  const { metric, month, answer } = props;
  const language = useLanguage();
  const { decimal } = useFormatters();
  const { issue, problem } = useProblemSentences();
  const { text, own, read, change } = useFigureText(props);
  const shown = metric.units.find(({ code }) => code === own);
  const label = useMonthName()(month.month);
  const figure = text.trim() === '' ? undefined : read(text);
  const wrong = figure && !figure.ok ? figure.rule : undefined;
  const refusal = answer.state.kind === 'refused' ? problem(answer.state.error) : undefined;
  return (
    <NumberField
      label={label}
      hint={month.before && <Before metric={metric} value={month.before} />}
      unit={shown && unitLabel(shown, language)}
      saved={answer.mark}
      error={
        wrong ? issue({ rule: wrong === 'unit_unknown' ? 'unit_not_allowed' : wrong, params: {} }, label) : refusal
      }
      value={text}
      parse={(words) => {
        const number = read(words);
        return number.ok ? number.number : undefined;
      }}
      format={decimal}
      onChange={({ value }) => change(value)}
      onBlur={answer.flush}
    />
  );
};

type WordsProps = { readonly metric: MetricQuestion; readonly value: AnswerValue };

const Words = ({ metric, value }: WordsProps) => {
  const lines = useAnswerLines();
  return <AnswerWords lines={lines(value, useAnswerContext(metric))} between=" · " />;
};

const Before = (props: WordsProps) => (
  <>
    <Trans>Last year:</Trans> <Words {...props} />
  </>
);

/** A month with more than a number and its unit, to read: it was entered in the data hub. */
export const MonthWords = ({ metric, month }: FigureProps) => {
  const nameOf = useMonthName();
  return (
    <Stack gap={1}>
      <Text strong>{nameOf(month.month)}</Text>
      {month.current && (
        <Text as="div">
          <Words metric={metric} value={month.current.value} />
        </Text>
      )}
    </Stack>
  );
};
