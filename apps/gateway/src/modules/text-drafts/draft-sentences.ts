import {
  type FieldExplanation,
  type InEachLanguage,
  isDimension,
  type Language,
  type LinkedNumber,
  languages,
  localized,
  type NumberWithUnit,
  percentage,
  printLinkedNumber,
  type ReportFigures,
  type RichTextRun,
} from '@esg/contract';
import { isForeignTo } from '@esg/contract/usual-parts';
import { less } from '@esg/quantities';
import { figureWordsOf, findMetric } from '@esg/standards';
import { categoryIn, type NumberReader } from '../report-model/index.ts';

/** A figure of the report with its years. */
export type FigurePlace = ReportFigures['figures'][number];

/** Sentences in each language, each as runs. */
export type Said = Record<Language, RichTextRun[][]>;

type Drafting = {
  readonly reader: NumberReader;
  readonly report: { readonly languages: readonly Language[] };
  readonly figures: Pick<ReportFigures, 'years'>;
  readonly explanations: readonly FieldExplanation[];
};

/** A number of the figure as a draft prints it: as it was entered, with its unit and year. */
const linkOf = ({ disclosureCode, fieldKey }: FigurePlace, more: Partial<LinkedNumber> = {}): LinkedNumber => ({
  disclosureCode,
  fieldKey,
  kind: 'value',
  row: null,
  yearsBack: 0,
  decimals: null,
  unit: true,
  period: false,
  signed: false,
  seen: null,
  ...more,
});

/** The run of a number in each language; `undefined` where it has no value. */
const runOf = ({ find, print }: NumberReader, link: LinkedNumber) => {
  const seen = find(link);
  if (!seen) return undefined;
  const in_ = (language: Language): RichTextRun => ({
    text: printLinkedNumber(seen, link, print(language)),
    number: { ...link, seen },
  });
  return { seen, in: in_ };
};

const isNought = (number: string) => !/[1-9]/.test(number);

/** The change with as many decimals as it takes to show that there is one. */
const changeOf = (reader: NumberReader, figure: FigurePlace) => {
  for (const decimals of [null, 2, 3, 4, 5, 6]) {
    const change = runOf(reader, linkOf(figure, { kind: 'change', yearsBack: 1, decimals }));
    if (!change || isNought(change.seen.number)) return change;
    if (/[1-9]/.test(change.in('en').text.replace(/percentage points?/, ''))) return change;
  }
  return undefined;
};

const words = (text: string): RichTextRun => ({ text });

/** Whether the years can be compared, and how: a share rises and falls, an amount gets more or less. */
const comparisonOf = (figure: FigurePlace, { reader, figures }: Drafting): Said | undefined => {
  const before = runOf(reader, linkOf(figure, { yearsBack: 1, period: Boolean(figures.years[1]) }));
  if (!before) return undefined;
  const now = figure.years[0]?.total;
  const change = changeOf(reader, figure);
  const then = before.seen;
  if (now && now.unit === then.unit && isNought(less(now.number, then.number)))
    return {
      en: [[words(', unchanged from '), before.in('en'), words('.')]],
      zhTw: [[words('，與 '), before.in('zhTw'), words('相同。')]],
    };
  if (!change)
    return {
      en: [[words(', compared with '), before.in('en'), words('.')]],
      zhTw: [[words('，上一期為 '), before.in('zhTw'), words('。')]],
    };
  const isDown = change.seen.number.startsWith('-');
  const isShare = then.unit === percentage;
  const turned = isShare ? (isDown ? '下降 ' : '上升 ') : isDown ? '減少 ' : '增加 ';
  return {
    en: [[words(isDown ? ', down ' : ', up '), change.in('en'), words(' from '), before.in('en'), words('.')]],
    zhTw: [[words('，較 '), before.in('zhTw'), words(turned), change.in('zhTw'), words('。')]],
  };
};

type Part = NumberWithUnit & { readonly descriptor: string; readonly breakdown?: string };

const largestIn = (parts: readonly Part[]): Part | undefined => {
  const [first] = parts;
  if (parts.length < 2 || parts.some(({ unit }) => unit !== first?.unit)) return undefined;
  const [most, second] = parts.toSorted((one, other) => (less(one.number, other.number).startsWith('-') ? 1 : -1));
  const isAlone = most && second && !isNought(less(most.number, second.number));
  return isAlone && !isNought(most.number) ? most : undefined;
};

/** The largest part of a figure that is a sum, of the first breakdown that has one. */
const largestPartOf = ({ fieldKey, years }: FigurePlace): Part | undefined => {
  const [now] = years;
  if (!now?.total || findMetric(fieldKey)?.aggregation !== 'sum') return undefined;
  const rows = now.rows.filter(({ descriptor }) => descriptor !== '');
  const byBreakdown = Map.groupBy(now.parts ?? [], ({ breakdown }) => breakdown);
  const ways = [...byBreakdown].flatMap(([breakdown, parts]) => (isDimension(breakdown) ? [parts] : []));
  const isWhole = rows.length === now.rows.length;
  return [...(isWhole ? [rows] : []), ...ways].map(largestIn).find((part) => part !== undefined);
};

const partSentence = (figure: FigurePlace, { reader }: Drafting): Said => {
  const part = largestPartOf(figure);
  if (!part) return { en: [], zhTw: [] };
  const { descriptor, breakdown } = part;
  const of = breakdown === undefined ? { row: descriptor } : { row: descriptor, breakdown };
  const run = runOf(reader, linkOf(figure, of));
  const name = (language: Language) => categoryIn(descriptor, language);
  const isNamed = (language: Language) => name(language) !== '' && !isForeignTo(name(language), language);
  return {
    en: run && isNamed('en') ? [[words(`The largest part was ${name('en')} with `), run.in('en'), words('.')]] : [],
    zhTw: run && isNamed('zhTw') ? [[words(`其中${name('zhTw')}所佔最多，為 `), run.in('zhTw'), words('。')]] : [],
  };
};

const ended = (text: string, mark: string) => (/[.!?。！？]["”」』)）]*$/.test(text) ? text : `${text}${mark}`);

/** Why the figure changed, as somebody said it, in the languages in which it was said. */
const reasonSentence = (figure: FigurePlace, { explanations, report }: Drafting): Said => {
  const given = explanations.find(
    ({ isCurrent, fieldKey, disclosureCode }) =>
      isCurrent && fieldKey === figure.fieldKey && disclosureCode === figure.disclosureCode,
  );
  const texts = given ? localized(given.text, given.texts, report.languages) : {};
  const one = (text: string | undefined) => text?.trim().replaceAll(/\s*\n\s*/g, ' ') ?? '';
  const en = one(texts.en);
  const zhTw = one(texts.zhTw);
  return {
    en: en === '' ? [] : [[words(`Reason for the change: ${ended(en, '.')}`)]],
    zhTw: zhTw === '' ? [] : [[words(`變動原因：${ended(zhTw, '。')}`)]],
  };
};

/** Everything that a draft says of one figure: this year, last year, the change, its reason, and the largest part. */
export const sentencesOfFigure = (figure: FigurePlace, input: Drafting): Said | undefined => {
  const called = figureWordsOf(figure.fieldKey);
  const now = runOf(input.reader, linkOf(figure, { period: Boolean(input.figures.years[0]) }));
  if (!called || !now) return undefined;
  const compared = comparisonOf(figure, input);
  const reason = compared ? reasonSentence(figure, input) : { en: [], zhTw: [] };
  const part = partSentence(figure, input);
  const first: InEachLanguage<RichTextRun[]> = {
    en: [words(`${called.name.en} ${called.verb} `), now.in('en'), ...(compared?.en[0] ?? [words('.')])],
    zhTw: [words(`${called.name.zhTw}為 `), now.in('zhTw'), ...(compared?.zhTw[0] ?? [words('。')])],
  };
  const said: Said = { en: [], zhTw: [] };
  for (const language of languages) said[language] = [first[language], ...reason[language], ...part[language]];
  return said;
};

/** The target for emissions, where the report has it as figures. */
export const targetSentence = (
  findFigure: (metric: string) => FigurePlace | undefined,
  { reader }: Drafting,
): Said | undefined => {
  const numberOf = (metric: string, more: Partial<LinkedNumber> = {}) => {
    const figure = findFigure(metric);
    return figure && runOf(reader, linkOf(figure, more));
  };
  const percent = numberOf('climate.target.pct');
  if (!percent) return undefined;
  const until = numberOf('climate.target.year', { unit: false });
  const base = numberOf('climate.target.base_year', { unit: false });
  return {
    en: [
      [
        words('The target is to reduce emissions by '),
        percent.in('en'),
        ...(until ? [words(' by '), until.in('en')] : []),
        ...(base ? [words(', from the base year '), base.in('en')] : []),
        words('.'),
      ],
    ],
    zhTw: [
      [
        words('目標是'),
        ...(until ? [words('於 '), until.in('zhTw'), words(' 年或之前')] : []),
        ...(base ? [words('，較基準年 '), base.in('zhTw'), words(' 年')] : []),
        words('將排放減少 '),
        percent.in('zhTw'),
        words('。'),
      ],
    ],
  };
};
