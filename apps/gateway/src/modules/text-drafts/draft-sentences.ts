import {
  defineWords,
  type FieldExplanation,
  isDimension,
  type Language,
  type LinkedNumber,
  localized,
  type NumberWithUnit,
  percentage,
  printLinkedNumber,
  type ReportFigures,
  type RichTextRun,
} from '@esg/contract';
import { isForeignTo, usualMeasureIn } from '@esg/contract/usual-parts';
import { less, sumOf } from '@esg/quantities';
import { convert, figureWordsOf, findMetric } from '@esg/standards';
import { scopesIn } from '../metrics/index.ts';
import { categoryIn, measureIn, type NumberReader } from '../report-model/index.ts';
import { amountOf, countedIn } from './compared-years.ts';

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

const words = (text: string): RichTextRun => ({ text });

/** People, cases and firms are counted with a word of their own in Chinese. */
const counterOf = (metric: string): string | undefined => {
  if (findMetric(metric)?.unitKind !== 'count') return undefined;
  const [, word] = /([人宗次]|供應商)(?:數|數目)$/u.exec(figureWordsOf(metric)?.name.zhTw ?? '') ?? [];
  return word === '供應商' ? '家' : word;
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
  const counter = link.kind === 'value' ? counterOf(link.fieldKey) : undefined;
  const in_ = (language: Language): RichTextRun => {
    const counted = language === 'zhTw' && counter !== undefined ? { ...link, counter } : link;
    return { text: printLinkedNumber(seen, counted, print(language)), number: { ...counted, seen } };
  };
  return { seen, in: in_ };
};

const isNought = (number: string) => !/[1-9]/.test(number);

/** The change with as many decimals as it takes to show that there is one. */
const changeOf = (reader: NumberReader, figure: FigurePlace, row: string | null) => {
  for (const decimals of [null, 2, 3, 4, 5, 6]) {
    const change = runOf(reader, linkOf(figure, { row, kind: 'change', yearsBack: 1, decimals }));
    if (!change || isNought(change.seen.number)) return change;
    if (/[1-9]/.test(change.in('en').text.replace(/percentage points?/, ''))) return change;
  }
  return undefined;
};

/** A figure, and the row that a draft speaks of: null for its total. */
type Spoken = { readonly figure: FigurePlace; readonly counted: string; readonly row: string | null };

/** Rates and averages rise and fall; amounts get more or less. */
const isRate = (figure: FigurePlace, { unit }: NumberWithUnit) =>
  unit === percentage || /^rate|_per_/.test(findMetric(figure.fieldKey)?.unitKind ?? '');

/** Whether a figure got less, stayed, or got more. */
export type Turn = -1 | 0 | 1;
type Comparison = Said & { readonly turn?: Turn };

/** How this year compares with the last that counts the same thing. */
const comparisonOf = ({ figure, counted, row }: Spoken, { reader, figures }: Drafting): Comparison | undefined => {
  const [now, then] = [0, 1].map((back) => amountOf(figure.years[back], counted));
  const before = runOf(reader, linkOf(figure, { row, yearsBack: 1, period: Boolean(figures.years[1]) }));
  if (!now || !then || !before) return undefined;
  if (now.unit === then.unit && isNought(less(now.number, then.number)))
    return {
      en: [[words(', unchanged from '), before.in('en'), words('.')]],
      zhTw: [[words('，與'), ...behindHan(before.in('zhTw')), words('相同。')]],
      turn: 0,
    };
  const change = changeOf(reader, figure, row);
  const printed = [0, 1].map((yearsBack) => runOf(reader, linkOf(figure, { row, yearsBack }))?.in('en').text);
  // Nobody sees a change between two figures that print the same.
  if (!change || isNought(change.seen.number) || printed[0] === printed[1])
    return {
      en: [[words(', compared with '), before.in('en'), words('.')]],
      zhTw: [[words('，上一期為'), ...behindHan(before.in('zhTw')), words('。')]],
    };
  const isDown = change.seen.number.startsWith('-');
  const turned = isRate(figure, then) ? (isDown ? '下降 ' : '上升 ') : isDown ? '減少 ' : '增加 ';
  return {
    en: [[words(isDown ? ', down ' : ', up '), change.in('en'), words(' from '), before.in('en'), words('.')]],
    zhTw: [[words('，較'), ...behindHan(before.in('zhTw')), words(turned), change.in('zhTw'), words('。')]],
    turn: isDown ? -1 : 1,
  };
};

type Part = NumberWithUnit & { readonly descriptor: string; readonly breakdown?: string };

/** The largest of the parts, where what they leave of the total, if anything, is smaller: it may be one part that nobody named. */
const largestIn = (parts: readonly Part[], total: NumberWithUnit, kind: string): Part | undefined => {
  const alike = parts.flatMap((part) => {
    const number = part.unit === total.unit ? part.number : convert(part.number, kind, part.unit, total.unit);
    return number === undefined ? [] : [{ part, number }];
  });
  const isClear = alike.length === parts.length && alike.every(({ number }) => !number.startsWith('-'));
  const [most, second] = alike.toSorted((one, other) => (less(one.number, other.number).startsWith('-') ? 1 : -1));
  if (!isClear || !most || !second || isNought(less(most.number, second.number))) return undefined;
  const rest = less(total.number, sumOf(alike.map(({ number }) => number)));
  // Parts of more than the total overlap.
  return !rest.startsWith('-') && less(rest, most.number).startsWith('-') ? most.part : undefined;
};

/** The largest part of a figure that is a sum, of the first breakdown that has one. */
const largestPartOf = ({ fieldKey, years }: FigurePlace): Part | undefined => {
  const [now] = years;
  const metric = findMetric(fieldKey);
  if (!now?.total || metric?.aggregation !== 'sum') return undefined;
  const { total } = now;
  const rows = now.rows.filter(({ descriptor }) => descriptor !== '');
  const byBreakdown = Map.groupBy(now.parts ?? [], ({ breakdown }) => breakdown);
  const ways = [...byBreakdown].flatMap(([way, parts]) => (isDimension(way) && way !== 'by-year' ? [parts] : []));
  const isWhole = rows.length === now.rows.length;
  return [...(isWhole ? [rows] : []), ...ways]
    .map((parts) => largestIn(parts, total, metric.unitKind ?? ''))
    .find((part) => part !== undefined);
};

/** The number behind a Chinese word: a space lies between them unless the number itself begins with Chinese, as 每人 7.5 小時 does. */
export const behindHan = (run: RichTextRun): RichTextRun[] =>
  /^\p{Script=Han}/u.test(run.text) ? [run] : [words(' '), run];

/** The largest part of a figure: its name in each language, and what is said of it. */
type SaidOfPart = { readonly name: Readonly<Record<Language, string>>; readonly said: Said };

const partSentence = ({ figure, counted }: Spoken, { reader }: Drafting): SaidOfPart | undefined => {
  // Of a figure that is itself a part, nobody knows what the whole consists of.
  const part = counted === '' ? largestPartOf(figure) : undefined;
  if (!part) return undefined;
  const { descriptor, breakdown } = part;
  const of = breakdown === undefined ? { row: descriptor } : { row: descriptor, breakdown };
  const run = runOf(reader, linkOf(figure, of));
  const name = { en: categoryIn(descriptor, 'en'), zhTw: categoryIn(descriptor, 'zhTw') };
  const isNamed = (language: Language) => name[language] !== '' && !isForeignTo(name[language], language);
  const isCount = findMetric(figure.fieldKey)?.unitKind === 'count';
  const [begin, joint] = isCount ? ['The largest group: ', ', with '] : ['The largest part was ', ' with '];
  const said: Said = {
    en: run && isNamed('en') ? [[words(`${begin}${name.en}${joint}`), run.in('en'), words('.')]] : [],
    zhTw:
      run && isNamed('zhTw')
        ? [[words(`其中${name.zhTw}所佔最多，為`), ...behindHan(run.in('zhTw')), words('。')]]
        : [],
  };
  return { name, said };
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

/** What of a figure a draft speaks of; `undefined` where nobody can say what its rows count together. */
const spokenOf = (figure: FigurePlace): Spoken | undefined => {
  const counted = figure.years[0] && countedIn(figure.years[0]);
  return counted === undefined ? undefined : { figure, counted, row: counted === '' ? null : counted };
};

const countedAs = defineWords({
  en: { name: (name: string) => ` (${name})` },
  zhTw: { name: (name: string) => `（${name}）` },
});

/** The name of the only row behind that of its figure, in the language; `undefined` where its readers cannot read it. */
const countedWords = ({ figure, counted }: Spoken, language: Language): string | undefined => {
  if (counted === '') return '';
  const unitKind = findMetric(figure.fieldKey)?.unitKind ?? '';
  // “tCO2e per employee” says it already.
  const isInUnit = /_per_(?:unit|revenue)$/.test(unitKind) && usualMeasureIn(counted, language) !== undefined;
  const name = isInUnit ? scopesIn(counted, language) : measureIn(counted, unitKind, language);
  if (name === '') return '';
  if (isForeignTo(name, language)) return undefined;
  return countedAs[language].name(name);
};

/** Everything that a draft says of one figure: this year, last year, the change, its reason, and the largest part. */
export type SaidOfFigure = {
  /** What it is called in the sentence that gives its value, with what its only row counts; undefined where readers of a language can’t read that. */
  readonly name: Readonly<Record<Language, string | undefined>>;
  readonly value: Said;
  /** Why it changed, in somebody’s own words. */
  readonly reason: Said;
  readonly part: SaidOfPart | undefined;
  /** How it compares with last year; undefined where no draft says so. */
  readonly turn: Turn | undefined;
};

const nothingSaid: Said = { en: [], zhTw: [] };

/** What a draft says of one figure; undefined where it has no words or no value. */
export const sentencesOfFigure = (figure: FigurePlace, input: Drafting): SaidOfFigure | undefined => {
  const called = figureWordsOf(figure.fieldKey);
  const spoken = spokenOf(figure);
  if (!called || !spoken) return undefined;
  const now = runOf(input.reader, linkOf(figure, { row: spoken.row, period: Boolean(input.figures.years[0]) }));
  if (!now) return undefined;
  const compared = comparisonOf(spoken, input);
  const first = (language: Language, counted: string): RichTextRun[] => {
    const { name, verb } = called;
    const [begin, end, run] =
      language === 'en'
        ? [`${name.en}${counted} ${verb} `, '.', [now.in('en')]]
        : [`${name.zhTw}${counted}為`, '。', behindHan(now.in('zhTw'))];
    return [words(begin), ...run, ...(compared?.[language][0] ?? [words(end)])];
  };
  const counted = { en: countedWords(spoken, 'en'), zhTw: countedWords(spoken, 'zhTw') };
  const readable = (said: Said): Said => ({
    en: counted.en === undefined ? [] : said.en,
    zhTw: counted.zhTw === undefined ? [] : said.zhTw,
  });
  const nameIn = (language: Language) =>
    counted[language] === undefined ? undefined : `${called.name[language]}${counted[language]}`;
  const part = partSentence(spoken, input);
  return {
    name: { en: nameIn('en'), zhTw: nameIn('zhTw') },
    value: readable({ en: [first('en', counted.en ?? '')], zhTw: [first('zhTw', counted.zhTw ?? '')] }),
    reason: compared ? readable(reasonSentence(figure, input)) : nothingSaid,
    part: part && { ...part, said: readable(part.said) },
    turn: compared?.turn,
  };
};

/** The sentences of a figure in a language, in their order. */
export const allSaid = ({ value, reason, part }: SaidOfFigure, language: Language): RichTextRun[][] => [
  ...value[language],
  ...reason[language],
  ...(part?.said[language] ?? []),
];

/** The target for emissions, where the report has it as figures. */
export const targetSentence = (
  findFigure: (metric: string) => FigurePlace | undefined,
  { reader }: Drafting,
): Said | undefined => {
  const spokenFor = (metric: string) => {
    const figure = findFigure(metric);
    return figure && spokenOf(figure);
  };
  const target = spokenFor('climate.target.pct');
  const percent = target && runOf(reader, linkOf(target.figure, { row: target.row }));
  // What is not above nought is no reduction.
  if (!percent || percent.seen.number.startsWith('-') || isNought(percent.seen.number)) return undefined;
  const yearOf = (metric: string) => {
    const year = spokenFor(metric);
    const isOfTarget = year && (year.counted === '' || year.counted === target.counted);
    return isOfTarget ? runOf(reader, linkOf(year.figure, { row: year.row, unit: false })) : undefined;
  };
  const until = yearOf('climate.target.year');
  const base = yearOf('climate.target.base_year');
  const counted = { en: countedWords(target, 'en'), zhTw: countedWords(target, 'zhTw') };
  const en: RichTextRun[] = [
    words(`The target${counted.en} is to reduce emissions by `),
    percent.in('en'),
    ...(until ? [words(' by '), until.in('en')] : []),
    ...(base ? [words(', from the base year '), base.in('en')] : []),
    words('.'),
  ];
  const zhTw: RichTextRun[] = [
    words(`目標${counted.zhTw}是`),
    ...(until ? [words('於 '), until.in('zhTw'), words(` 年或之前${base ? '，' : ''}`)] : []),
    ...(base ? [words('較基準年 '), base.in('zhTw'), words(' 年')] : []),
    words('將排放減少 '),
    percent.in('zhTw'),
    words('。'),
  ];
  return { en: counted.en === undefined ? [] : [en], zhTw: counted.zhTw === undefined ? [] : [zhTw] };
};
