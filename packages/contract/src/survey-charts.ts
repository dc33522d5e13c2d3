import type { Language } from './languages.ts';
import type { SurveyContent, SurveyQuestion } from './survey-content.ts';
import { surveyText } from './survey-rules.ts';
import { type QuestionTally, shareIn, type Tally } from './survey-tallies.ts';
import type { WordCount } from './survey-words.ts';

/** What a chart of a question shows: how its answers are spread, their mean, how often each was chosen, or words of its texts. */
export const surveyChartKinds = ['spread', 'means', 'places', 'balance', 'choices', 'words'] as const;
export type SurveyChartKind = (typeof surveyChartKinds)[number];

/** One row of figures over the categories of a chart. */
export type SurveySeries = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  readonly displays: readonly string[];
};

/** A chart of results as data. Of a heat map each series is a row, and the categories are its columns. */
export type SurveyChart = {
  readonly kind: SurveyChartKind;
  readonly form: 'bars' | 'grouped' | 'stacked' | 'heat';
  readonly categories: readonly string[];
  readonly series: readonly SurveySeries[];
  /** Whose answers they are, where a chart shows those of one group; null for everybody’s. */
  readonly groupId?: string | null;
};

/** The words in charts, in the reader’s language. */
export type SurveyChartWords = {
  readonly everybody: string;
  readonly best: string;
  readonly worst: string;
  /** A group that too few people answered in, or a spread that would say what each of them did. */
  readonly notShown: string;
  /** Without a deviation where it is withheld. */
  readonly mean: (tally: Pick<Tally, 'deviation' | 'answered' | 'bound'> & { readonly mean: string }) => string;
  /** `of` where the share is of fewer answers than there are. */
  readonly share: (percent: string, count: number, of: number | undefined) => string;
};

/** Results as far as charts show them. */
export type ChartedResults = {
  readonly content: SurveyContent;
  readonly groups: readonly { readonly id: string; readonly name: { readonly en: string; readonly zhTw: string } }[];
  readonly tallies: readonly QuestionTally[];
  readonly texts: readonly { readonly questionId: string; readonly words: readonly WordCount[] }[];
};

type Options = {
  readonly results: ChartedResults;
  /** Whose answers are shown, where a chart shows those of one group; null for everybody’s. */
  readonly groupId: string | null;
  readonly language: Language;
  readonly words: SurveyChartWords;
};

/** More series than these are told apart by no colour. */
const stackedMost = 8;
/** More bars beside each other are read more easily as a map. */
const groupedMost = 4;
const wordsMost = 20;

type Part = { readonly id: string; readonly label: string; readonly tally: Tally | undefined };
type Row = { readonly id: string; readonly label: string; readonly of: QuestionTally | undefined };

const tallyIn = (of: QuestionTally | undefined, groupId: string | null) =>
  of?.tallies.find((tally) => tally.groupId === groupId);

/** Everybody, and each group that has enough answers to the question. */
const partsOf = (of: QuestionTally | undefined, { results, language, words }: Options): Part[] =>
  [
    { id: 'all', groupId: null, label: words.everybody },
    ...results.groups.map(({ id, name }) => ({ id, groupId: id, label: surveyText(name, language) })),
  ]
    .map(({ groupId, ...part }) => ({ ...part, tally: tallyIn(of, groupId) }))
    .filter(({ tally }) => tally !== undefined);

/** One figure for each of these tallies; nothing where too few people answered. */
const figures = (
  tallies: readonly (Tally | undefined)[],
  notShown: string,
  figureOf: (tally: Tally) => { readonly value: string; readonly display: string } | undefined,
) => {
  const all = tallies.map((tally) => tally && figureOf(tally));
  return { values: all.map((each) => each?.value), displays: all.map((each) => each?.display ?? notShown) };
};

const meanFigure =
  ({ mean: write }: SurveyChartWords) =>
  ({ mean, ...tally }: Tally) =>
    mean === null ? undefined : { value: mean, display: write({ ...tally, mean }) };

/** How many answers a share is of, where these are not all. */
export const partOf = ({ spreadOf, answered }: Pick<Tally, 'spreadOf' | 'answered'>): number | undefined =>
  spreadOf < answered ? spreadOf : undefined;

const shareFigure = (choice: string, { share }: SurveyChartWords, sign: 1 | -1 = 1) => {
  return (tally: Tally) => {
    if (tally.isWithheld) return undefined;
    const { count, share: written, length } = shareIn(tally, choice);
    return { value: sign < 0 && count > 0 ? `-${length}` : length, display: share(written, count, partOf(tally)) };
  };
};

/** Whether it says how answers are spread. */
const isSpread = ({ tally }: Pick<Part, 'tally'>) => tally !== undefined && !tally.isWithheld;

const stepIds = (steps: number) => Array.from({ length: steps }, (_, place) => String(place + 1));

/** How the answers of each row are spread over steps or places: pieces of a bar, or of too many steps a map. */
const spreadOver = (rows: readonly Part[], ids: readonly string[], { words }: Options): SurveyChart => {
  if (ids.length <= stackedMost)
    return {
      kind: 'spread',
      form: 'stacked',
      categories: rows.map(({ label }) => label),
      series: ids.map((id) => ({
        id,
        label: id,
        ...figures(
          rows.map(({ tally }) => tally),
          words.notShown,
          shareFigure(id, words),
        ),
      })),
    };
  const series = rows.map(({ id, label, tally }) => {
    const shares = ids.map((step) => tally && shareFigure(step, words)(tally));
    return {
      id,
      label,
      values: shares.map((each) => each?.value),
      displays: shares.map((each) => each?.display ?? words.notShown),
    };
  });
  return { kind: 'spread', form: 'heat', categories: ids, series };
};

/** The mean of each row: of everybody alone bars, else a map with a column for each group. */
const meansOf = (
  kind: SurveyChartKind,
  rows: readonly Row[],
  parts: readonly Part[],
  { words }: Options,
): SurveyChart => {
  const groupIds = parts.map(({ id }) => (id === 'all' ? null : id));
  const line = ({ id, label, of }: Row) => ({
    id,
    label,
    ...figures(
      groupIds.map((groupId) => tallyIn(of, groupId)),
      words.notShown,
      meanFigure(words),
    ),
  });
  const lines = rows.map(line);
  if (parts.length > 1) return { kind, form: 'heat', categories: parts.map(({ label }) => label), series: lines };
  return {
    kind,
    form: 'bars',
    categories: lines.map(({ label }) => label),
    series: [
      {
        id: 'all',
        label: words.everybody,
        values: lines.map(({ values }) => values[0]),
        displays: lines.map(({ displays }) => displays[0] ?? words.notShown),
      },
    ],
  };
};

const barsOfParts = (kind: SurveyChartKind, parts: readonly Part[], { words }: Options): SurveyChart => ({
  kind,
  form: 'bars',
  categories: parts.map(({ label }) => label),
  series: [
    {
      id: 'mean',
      label: words.everybody,
      ...figures(
        parts.map(({ tally }) => tally),
        words.notShown,
        meanFigure(words),
      ),
    },
  ],
});

/** How often each option was chosen, by group. */
const choicesOf = (question: SurveyQuestion, parts: readonly Part[], { language, words }: Options): SurveyChart => {
  const named = question.options.map(({ id, text }) => ({ id, label: surveyText(text, language) }));
  const categories = named.map(({ label }) => label);
  if (parts.length > groupedMost) {
    const series = named.map(({ id, label }) => ({
      id,
      label,
      ...figures(
        parts.map(({ tally }) => tally),
        words.notShown,
        shareFigure(id, words),
      ),
    }));
    return { kind: 'choices', form: 'heat', categories: parts.map((part) => part.label), series };
  }
  const series = parts.map(({ id, label, tally }) => {
    const shares = named.map((option) => tally && shareFigure(option.id, words)(tally));
    return {
      id,
      label,
      values: shares.map((each) => each?.value),
      displays: shares.map((each) => each?.display ?? words.notShown),
    };
  });
  return { kind: 'choices', form: parts.length === 1 ? 'bars' : 'grouped', categories, series };
};

const meanAt = ({ of }: Row) => Number(tallyIn(of, null)?.mean ?? 0);

/** Charts of each topic or option: the mean of each, the one that matters most first, and how the answers of one group are spread. */
const chartsOfOptions = (
  question: SurveyQuestion,
  tallies: readonly QuestionTally[],
  options: Options,
): SurveyChart[] => {
  const { language, groupId, words } = options;
  const isRanked = question.kind === 'ranking';
  const rows: Row[] = question.options
    .map(({ id, text }) => ({
      id,
      label: surveyText(text, language),
      of: tallies.find(({ optionId }) => optionId === id),
    }))
    .toSorted((one, other) => (isRanked ? meanAt(one) - meanAt(other) : meanAt(other) - meanAt(one)));
  const parts = partsOf(
    tallies.find(({ optionId }) => optionId === null),
    options,
  );
  const own = rows.map(({ id, label, of }) => ({ id, label, tally: tallyIn(of, groupId) }));
  const spread = (): SurveyChart => {
    if (question.kind === 'topics') return spreadOver(own, stepIds(question.steps), options);
    if (isRanked) return { ...spreadOver(own, stepIds(question.options.length), options) };
    const tallied = own.map(({ tally }) => tally);
    const series = [
      { id: 'best', label: words.best, ...figures(tallied, words.notShown, shareFigure('best', words)) },
      { id: 'worst', label: words.worst, ...figures(tallied, words.notShown, shareFigure('worst', words, -1)) },
    ];
    return { kind: 'spread', form: 'stacked', categories: own.map(({ label }) => label), series };
  };
  const kind = isRanked ? 'places' : question.kind === 'best_worst' ? 'balance' : 'means';
  const means = meansOf(kind, rows, parts, options);
  return own.some(isSpread) ? [means, { ...spread(), groupId }] : [means];
};

/** The charts of a question’s results: none where too few people answered it. */
export const surveyCharts = (question: SurveyQuestion, options: Options): SurveyChart[] => {
  const { results, words } = options;
  const tallies = results.tallies.filter(({ questionId }) => questionId === question.id);
  const whole = tallies.find(({ optionId }) => optionId === null);
  const parts = partsOf(whole, options);
  if (parts.length === 0) return [];
  switch (question.kind) {
    case 'rating':
      return [
        ...(parts.some(isSpread) ? [spreadOver(parts, stepIds(question.steps), options)] : []),
        barsOfParts('means', parts, options),
      ];
    case 'number':
      return [barsOfParts('means', parts, options)];
    case 'single':
    case 'multiple':
      return parts.some(isSpread) ? [choicesOf(question, parts, options)] : [];
    case 'text': {
      const said = results.texts.find(({ questionId }) => questionId === question.id)?.words.slice(0, wordsMost) ?? [];
      if (said.length === 0) return [];
      const values = said.map(({ count }) => String(count));
      const series = [{ id: 'words', label: words.everybody, values, displays: values }];
      return [{ kind: 'words', form: 'bars', categories: said.map(({ word }) => word), series }];
    }
    default:
      return chartsOfOptions(question, tallies, options);
  }
};
