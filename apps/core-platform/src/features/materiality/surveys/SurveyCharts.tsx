import { useFormatters, useLanguage } from '@esg/app-kit';
import {
  isSpreadWithheld,
  type SurveyChart,
  type SurveyChartWords,
  type SurveyQuestion,
  type SurveyResults,
  type SurveyTexts,
  surveyCharts,
  surveyLimits,
  surveyText,
} from '@esg/contract';
import { Text } from '@esg/ui';
import { BarChart, BarSeriesChart, ChartFrame, type ChartTable, HeatMap, seriesTable } from '@esg/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';

/** What charts of results say, in the reader’s language. */
export const useChartWords = (): SurveyChartWords => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  return {
    everybody: t({ context: 'survey', message: 'Everyone' }),
    best: t`Matters most`,
    worst: t`Matters least`,
    notShown: t`Not shown`,
    mean: ({ mean, deviation, answered, bound }) => {
      const shown = decimal(mean);
      if (bound === 'high') return t`${shown} or more (${answered})`;
      if (bound === 'low') return t`${shown} or less (${answered})`;
      if (deviation === null) return t`${shown} (${answered})`;
      const spread = decimal(deviation);
      return t`${shown} ± ${spread} (${answered})`;
    },
    share: (percent, count, of) => {
      const shown = decimal(percent);
      if (of !== undefined) return t`${shown}% (${count} of ${of})`;
      return t`${shown}% (${count})`;
    },
  };
};

type SurveyChartsProps = {
  question: SurveyQuestion;
  results: SurveyResults & SurveyTexts;
  /** Whose answers are shown, where a chart shows those of one group; null for everybody’s. */
  groupId: string | null;
};

/** The charts of a question, each with the same as a table one button away. */
export const SurveyCharts = ({ question, results, groupId }: SurveyChartsProps) => {
  const language = useLanguage();
  const words = useChartWords();
  const name = surveyText(question.text, language);
  return surveyCharts(question, { results, groupId, language, words }).map((chart) => (
    <OneChart key={chart.kind} chart={chart} name={name} results={results} />
  ));
};

/** The title of a chart, and what its figures are. */
const useTitles = (chart: SurveyChart, results: SurveyResults) => {
  const { t } = useLingui();
  const language = useLanguage();
  const group = results.groups.find(({ id }) => id === chart.groupId);
  const whose = group && surveyText(group.name, language);
  switch (chart.kind) {
    case 'spread':
      return { title: whose ? t`How answers are spread: ${whose}` : t`How answers are spread`, said: undefined };
    case 'means':
      return { title: t`Average`, said: t`With the standard deviation, and how many answered.` };
    case 'places':
      return { title: t`Average place`, said: t`1 is the first place: the lowest figure matters most.` };
    case 'balance':
      return {
        title: t`Most against least`,
        said: t`1 if everyone chose it as mattering most, −1 if everyone chose it as mattering least.`,
      };
    case 'choices':
      return { title: t`How often each was chosen`, said: undefined };
    case 'words':
      return { title: t`Words that several people used`, said: undefined };
  }
};

/** The figures of a chart for reading: of a map row by row, as it is drawn. */
const tableOf = ({ form, categories, series }: SurveyChart, heading: string): ChartTable =>
  form === 'heat'
    ? {
        head: [heading, ...categories],
        rows: series.map(({ id, label, values, displays }) => ({
          id,
          cells: [label, ...displays],
          values: [null, ...values.map((value) => value ?? null)],
        })),
      }
    : seriesTable({ heading, categories, series });

const OneChart = ({ chart, name, results }: { chart: SurveyChart; name: string; results: SurveyResults }) => {
  const { t } = useLingui();
  const { title, said } = useTitles(chart, results);
  const fileName = `${name} ${title}`;
  return (
    <ChartFrame
      title={title}
      description={said}
      table={tableOf(chart, t`Part`)}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
      exports={{
        fileName,
        labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel` },
      }}
    >
      <Drawn chart={chart} label={`${name}: ${title}`} />
    </ChartFrame>
  );
};

const Drawn = ({ chart, label }: { chart: SurveyChart; label: string }) => {
  const { decimal } = useFormatters();
  const number = (value: number) => decimal(String(Math.round(value * 100) / 100));
  const { kind, form, categories, series } = chart;
  const isShare = kind === 'spread' || kind === 'choices';
  const formatTick = (value: number) => (isShare ? `${number(value)}%` : number(value));
  if (form === 'heat') return <HeatMap label={label} columns={categories} rows={series} formatTick={formatTick} />;
  const [only] = series;
  if (form === 'bars')
    return (
      <BarChart
        label={label}
        formatTick={formatTick}
        bars={categories.flatMap((category, place) => {
          const value = only?.values[place];
          return value === undefined
            ? []
            : [{ id: String(place), label: category, value, display: only?.displays[place] ?? '' }];
        })}
      />
    );
  return (
    <BarSeriesChart
      label={label}
      categories={categories}
      series={series}
      arrangement={form}
      direction="horizontal"
      named
      formatTick={formatTick}
    />
  );
};

/** What is withheld although groups are large enough, and why. */
export const SpreadNotShown = ({ results }: { results: SurveyResults }) => {
  const { fewestSpread } = surveyLimits;
  if (!isSpreadWithheld(results)) return null;
  return (
    <Text size="sm" tone="muted">
      <Trans>
        So that readers can’t work out anyone’s answer, only the average is shown of fewer than {fewestSpread} answers,
        and nothing of more where all or all but one are the same. Near one end of the scale the average is a limit: “or
        more”, “or less”. Where a group’s spread isn’t shown, that of everyone leaves the group out.
      </Trans>
    </Text>
  );
};

/** The groups that are not shown of a question, where there are some. */
export const GroupsNotShown = ({ results, questionId }: { results: SurveyResults; questionId: string }) => {
  const language = useLanguage();
  const own = results.tallies.filter((tally) => tally.questionId === questionId);
  const whole = own.find(({ optionId }) => optionId === null);
  const options = own.filter(({ optionId }) => optionId !== null);
  const isIn = (tally: (typeof own)[number], id: string) => tally.tallies.some(({ groupId }) => groupId === id);
  const isShown = (id: string) =>
    whole !== undefined && isIn(whole, id) && (options.length === 0 || options.some((tally) => isIn(tally, id)));
  const missing = results.groups.filter(({ id }) => !isShown(id));
  if (!whole || whole.tallies.length === 0 || missing.length === 0) return null;
  const names = missing.map(({ name }) => surveyText(name, language)).join(', ');
  return (
    <Text size="sm" tone="muted">
      {results.privacy === 'named' ? (
        <Trans>Too few answers to show: {names}.</Trans>
      ) : (
        <Trans>Too few answers, or not shown so that no one’s answer can be worked out: {names}.</Trans>
      )}
    </Text>
  );
};
