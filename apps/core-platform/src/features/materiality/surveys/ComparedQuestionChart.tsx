import { useFormatters, useLanguage } from '@esg/app-kit';
import { type ComparedQuestion, type InBothLanguages, type Language, partOf, shareIn, surveyText } from '@esg/contract';
import { Heading, Stack, Text } from '@esg/ui';
import { BarSeriesChart, ChartFrame, type ChartTable } from '@esg/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useChartWords } from './SurveyCharts.tsx';

type Figure = ComparedQuestion['rows'][number]['figures'][number];
type ComparedQuestionChartProps = {
  compared: ComparedQuestion;
  /** The group that is shown, by its place. */
  place: number;
  names: { readonly now: string; readonly before: string };
};

/** More rows are read in the table. */
const drawnMax = 40;

type Choices = ComparedQuestion['rows'][number]['choices'];

/** The figure of one side, and as it is written: a share where something is chosen, else the mean with how far people are from it. */
const useSides = () => {
  const words = useChartWords();
  const sideOf = (tally: Figure['now'], choice: string | undefined) => {
    if (!tally) return { value: undefined, display: words.notShown };
    if (choice === undefined)
      return tally.mean === null
        ? { value: undefined, display: words.notShown }
        : { value: tally.mean, display: words.mean({ ...tally, mean: tally.mean }) };
    if (tally.isWithheld) return { value: undefined, display: words.notShown };
    const { count, share } = shareIn(tally, choice);
    return { value: share, display: words.share(share, count, partOf(tally)) };
  };
  return ({ now, before }: Figure, choices: Choices) => ({
    now: sideOf(now, choices?.now),
    before: sideOf(before, choices?.before),
  });
};

type ChartProps = Omit<ComparedQuestionChartProps, 'compared'> & { question: string; rows: ComparedQuestion['rows'] };

/** What is drawn of a question, and what its table says. */
const useCompared = ({ rows, place, names }: Omit<ChartProps, 'question'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { decimal } = useFormatters();
  const sidesOf = useSides();
  const lines = rows.flatMap(({ id, text, choices, figures }) => {
    const figure = figures[place];
    const name = text ? surveyText(text, language) : t`All answers`;
    return figure ? [{ id, name, difference: figure.difference, ...sidesOf(figure, choices) }] : [];
  });
  const all = lines.filter(({ now, before }) => now.value !== undefined || before.value !== undefined);
  const drawn = all.slice(0, drawnMax);
  const isShare = rows.some(({ choices }) => choices !== null);
  const signed = (difference: string | null) => {
    if (difference === null) return '';
    const number = Number(difference) > 0 ? `+${decimal(difference)}` : decimal(difference);
    return isShare ? t`${number} points` : number;
  };
  const table: ChartTable = {
    head: [t`Part`, names.before, names.now, t`Difference`],
    rows: lines.map(({ id, name, now, before, difference }) => ({
      id,
      cells: [name, before.display, now.display, signed(difference)],
      values: [null, before.value ?? null, now.value ?? null, difference],
    })),
  };
  const series = (['before', 'now'] as const).map((side) => ({
    id: side,
    label: names[side],
    values: drawn.map((line) => line[side].value),
    displays: drawn.map((line) => line[side].display),
  }));
  return {
    table,
    series,
    categories: drawn.map(({ name }) => name),
    count: all.length,
    title: isShare ? t`How often each was chosen` : t`Average`,
    formatTick: (value: number) => (isShare ? `${value}%` : decimal(String(Math.round(value * 100) / 100))),
  };
};

const Chart = ({ question, ...props }: ChartProps) => {
  const { t } = useLingui();
  const { table, series, categories, count, title, formatTick } = useCompared(props);
  if (count === 0) return <Note text={<Trans>Too few answers of this group to show.</Trans>} />;
  return (
    <ChartFrame
      title={title}
      description={
        count > drawnMax
          ? t`The first ${drawnMax} of ${count} are drawn; the table has all.`
          : t`With the difference in the table.`
      }
      table={table}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
      exports={{
        fileName: `${question} ${title}`,
        labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel` },
      }}
    >
      <BarSeriesChart
        label={`${question}: ${title}`}
        categories={categories}
        series={series}
        direction="horizontal"
        named
        highlight="now"
        formatTick={formatTick}
      />
    </ChartFrame>
  );
};

/** Options with their words of then and now. */
const rewordedIn = (rows: ComparedQuestion['rows'], language: Language) =>
  rows
    .flatMap(({ text, wordedBefore }) =>
      text && wordedBefore ? [`${surveyText(wordedBefore, language)} → ${surveyText(text, language)}`] : [],
    )
    .join('; ');

/** What people said of one question then and now, with the differences in its table. */
export const ComparedQuestionChart = ({ compared, ...props }: ComparedQuestionChartProps) => {
  const language = useLanguage();
  const { question, wordedBefore, rows, onlyNow, onlyBefore } = compared;
  const name = surveyText(question.text, language);
  const reworded = rows.filter((row) => row.wordedBefore !== null);
  return (
    <Stack as="section" gap={3} align="stretch">
      <Heading level={3} size="md">
        {name}
      </Heading>
      {wordedBefore && <Note text={<Trans>Worded differently before: {surveyText(wordedBefore, language)}</Trans>} />}
      {reworded.length > 0 && (
        <Note text={<Trans>Worded differently before: {rewordedIn(reworded, language)}</Trans>} />
      )}
      <OnlyIn options={onlyNow} side="now" />
      <OnlyIn options={onlyBefore} side="before" />
      <Chart question={name} rows={rows} {...props} />
    </Stack>
  );
};

const Note = ({ text }: { text: ReactNode }) => (
  <Text size="sm" tone="muted">
    {text}
  </Text>
);

/** Options that only one of the surveys has. */
const OnlyIn = ({ options, side }: { options: readonly InBothLanguages[]; side: 'now' | 'before' }) => {
  const language = useLanguage();
  if (options.length === 0) return null;
  const names = options.map((text) => surveyText(text, language)).join(', ');
  return (
    <Note
      text={
        side === 'now' ? <Trans>Only in this survey: {names}</Trans> : <Trans>Only in the one before: {names}</Trans>
      }
    />
  );
};
