import { unitCalled, unitKinds } from '@esg/standards';
import type { Span } from '../snippet.ts';
import { inSteps } from './digits.ts';
import { isNoFigure } from './no-figure.ts';

/** A number of a text as it is written, and the kinds of units that stand at it: none where it stands alone. */
export type Figure = Span & { kinds: ReadonlySet<string> };

/** What stands behind 億 or 萬 alone is the rest of a larger number. */
const digits = String.raw`(?<![\p{Script=Latin}\d.,-])(?:${inSteps}|(?<!\d\s?[億萬千百])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d))`;
const words =
  /(?<!\p{Script=Latin})(?:nil|zero)(?!\p{Script=Latin})|(?<![〇零○一二三四五六七八九十])零(?![〇零○一二三四五六七八九])|(?<!\p{Script=Latin}|-)(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{Script=Latin}-])|[兩二三四五六七八九十](?=[名間個宗次家位])/u;
const numbers = new RegExp(`${digits}|${words.source}`, 'giu');
const known = new Map<string, ReadonlySet<string>>();
const knownMost = 20_000;

/** The kinds of units that a text is the name of. */
export const kindsCalled = (text: string): ReadonlySet<string> => {
  const plain = text.trim();
  const found = known.get(plain);
  if (found) return found;
  const kinds = new Set(plain === '' ? [] : unitKinds().filter((kind) => unitCalled(kind, plain) !== undefined));
  if (known.size >= knownMost) known.clear();
  known.set(plain, kinds);
  return kinds;
};

const none: ReadonlySet<string> = new Set();
const wordsMost = 7;

/** The ends of the first words of a text; each Chinese character is a word. */
const endsOfWords = (text: string): number[] =>
  [...text.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu)]
    .slice(0, wordsMost)
    .map((found) => found.index + found[0].length);

/** The kinds of the longest unit that a text begins with. */
const kindsAtStart = (text: string): ReadonlySet<string> => {
  for (const end of endsOfWords(text).toReversed()) {
    const kinds = kindsCalled(text.slice(0, end).replace(/[.,;:）)\]]+$/u, ''));
    if (kinds.size > 0) return kinds;
  }
  return none;
};

/** Multiples say how much, and need the unit beside them; of what is counted, any noun is the unit. */
const currencyBefore = /(?:[$€£¥]|HKD|USD|RMB|CNY|EUR|GBP|港幣|人民幣)\s*$/iu;

const currencyAfter =
  /^\s*(?:thousand|million|billion|trillion|百萬|千萬|萬|億|兆|千)?\s*(?:yen|(?:hong kong |us |canadian |australian )?dollars?|euros?|pounds sterling|港[元幣]|人民幣|美元|日[圓元]|新?[臺台]幣|元)(?!\p{Script=Latin})/iu;

/** The kind of rates that some print in percent. */
const rate = 'rate_hours';

/** Beside a number a percentage is a share or a change; that it is a rate a label has to say. */
const withoutRate = (kinds: ReadonlySet<string>): ReadonlySet<string> =>
  kinds.has('percent') && kinds.has(rate) ? new Set([...kinds].filter((kind) => kind !== rate)) : kinds;

/** The mark of a footnote at a figure, before its unit. */
const raisedMark = /^[¹²³⁰-⁹⁽⁾,]*[¹²³⁰-⁹⁾]/u;

const kindsAfter = (text: string, end: number): ReadonlySet<string> => {
  const rest =
    text
      .slice(end, end + 70)
      .replace(raisedMark, '')
      .split(/[;；。，]|,\s|\s(?=\d)|\n\s*\n/u)[0] ?? '';
  return withoutRate(kindsAtStart(rest.trimStart()));
};

/** The figures of a text that are neither years nor names, each with the kinds of its unit. */
export const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(numbers)].flatMap((found): Figure[] => {
    const { index } = found;
    const [written] = found;
    const end = index + written.length;
    const before = text.slice(Math.max(0, index - 16), index);
    if (isNoFigure(text, index, written)) return [];
    const kinds =
      currencyBefore.test(before) || currencyAfter.test(text.slice(end, end + 32))
        ? new Set(['currency'])
        : kindsAfter(text, end);
    return [{ from: index, to: end, kinds }];
  });

const emptyColumn = /(?<=^|[\s\t])(?:[–—-]+|n\/?a\.?|不適用|無)(?=[\s\t]|$)/giu;
/** How a cell begins that is a figure, or says that there is none. */
const isValue = /^\s*(?:[(（$€£¥~<>≤≥+]|HK\$|US\$|-(?=\d))*\s*\d|^\s*(?:[–—-]+|n\/?a\.?|nil|zero|不適用|零|無)\s*$/iu;

/** Where the label of a row ends: before the first cell that is a figure, or before the first figure where there are no cells. */
const labelEnd = (row: string, figures: readonly Figure[]): number => {
  if (!row.includes('\t')) return figures[0]?.from ?? row.length;
  let start = 0;
  for (const cell of row.split('\t')) {
    if (start > 0 && isValue.test(cell)) return start;
    start += cell.length + 1;
  }
  return figures[0]?.from ?? row.length;
};

/** The figures of a row, of which those in percent are rates where the label prints that unit and none has another. */
const inPercentAs = (label: string, figures: readonly Figure[]): Figure[] => {
  const named = kindsNamedIn(label);
  const areInPercent = figures.every(({ kinds }) => kinds.has('percent'));
  return areInPercent && named.has('percent') && named.has(rate)
    ? figures.map((figure) => ({ ...figure, kinds: new Set([...figure.kinds, rate]) }))
    : [...figures];
};

/** A row of a table: what it is about, and what stands in its columns; undefined where one is said to be empty. */
export const columnsOf = (row: string): { label: string; figures: Figure[]; columns: (Figure | undefined)[] } => {
  const all = figuresIn(row);
  const end = labelEnd(row, all);
  const label = row.slice(0, end);
  const figures = inPercentAs(
    label,
    all.filter(({ from }) => from >= end),
  );
  const empty = [...row.matchAll(emptyColumn)].filter(({ index }) => index >= end);
  const columns = [
    ...figures.map((figure) => ({ at: figure.from, figure })),
    ...empty.map(({ index }) => ({ at: index, figure: undefined })),
  ].toSorted((one, other) => one.at - other.at);
  return { label, figures, columns: columns.map(({ figure }) => figure) };
};

/** A year that a text names, and where. A business year is the year in which it ends. */
export type NamedYear = Span & { year: number };

const years = /(?<!\d)((?:19|20)\d{2})(?:\s*[/–-]\s*(?:20)?(\d{2}))?(?!\d|[.,]\d)|\bFY\s?['’]?(\d{2})(?![\d.,])/gu;

/** The years of a text, in its order. */
export const yearsIn = (text: string): NamedYear[] =>
  [...text.matchAll(years)].map((found) => {
    const [written, named, next, short] = found;
    if (short !== undefined) {
      return { year: 2000 + Number(short), from: found.index, to: found.index + written.length };
    }
    const first = Number(named);
    const second = next === undefined ? undefined : Math.floor(first / 100) * 100 + Number(next);
    const year = second === first + 1 ? second : first;
    const length = second === first + 1 ? written.length : 4;
    return { year, from: found.index, to: found.index + length };
  });

const changes =
  /\b(?:changes?|variances?|yoy|increases?|decreases?|year[- ]on[- ]year)\b|變動|變化|變幅|增減|按年|同比/iu;

/** Whether the cell at this place is the head of a column of changes. */
const isOfChange = (text: string, at: number) => {
  const from = Math.max(text.lastIndexOf('\t', at), text.lastIndexOf('|', at)) + 1;
  return changes.test(text.slice(from).split(/[\t|]/u)[0] ?? '');
};

/** All kinds of units that are named anywhere in a text, as in a label or the head of a table. */
export const kindsNamedIn = (text: string): ReadonlySet<string> => {
  const kinds = new Set<string>();
  for (const found of text.matchAll(/\p{Script=Han}|[^\s\p{Script=Han}()（）[\]|,，、:：]+/gu)) {
    if (/^\d/.test(found[0])) continue;
    const rest = text.slice(found.index, found.index + 60).split(/[()（）[\]|\t\n]/u)[0] ?? '';
    const named = kindsAtStart(rest);
    for (const kind of isOfChange(text, found.index) ? withoutRate(named) : named) kinds.add(kind);
  }
  return kinds;
};
