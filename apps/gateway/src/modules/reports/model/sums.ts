import {
  formatModelNumber,
  type Language,
  languageTags,
  less,
  type ModelDisclosure,
  type ModelField,
  roundDecimal,
  sumOf,
} from '@esg/contract';
import { convert, findMetric } from '@esg/standards';
import { sumsOf } from '../../metrics/index.ts';
import { partsWords } from './words.ts';

type Row = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];
/** The one figure of each metric that is printed in a chapter. */
type Listed = ReadonlyMap<string, Row>;
/** One way in which a total adds up: its parts that are printed, and those that are not. */
type Way = {
  readonly rows: readonly { readonly key: string; readonly row: Row }[];
  readonly absent: readonly string[];
};
type Printing = { readonly language: Language; readonly numberLocale: string };

/** Of a total with more parts that are not printed, they are not named. */
const namedMost = 3;

const wholeOf = ({ content }: ModelField): Row | undefined => {
  if (content.kind !== 'numbers') return undefined;
  const [only, ...others] = content.rows.filter(({ breakdown }) => breakdown === undefined);
  return others.length === 0 ? only : undefined;
};

/** Several rows that say a figure together, as fuels do, as the one that they add up to. */
const addedUp = ({ key, content }: ModelField): Row | undefined => {
  if (content.kind !== 'numbers' || findMetric(key)?.aggregation !== 'sum') return undefined;
  const rows = content.rows.filter(({ breakdown }) => breakdown === undefined);
  const [first] = rows;
  if (!first || rows.some(({ unitCode }) => unitCode !== first.unitCode)) return undefined;
  return { ...first, descriptor: '', number: sumOf(rows.map(({ number }) => number)) };
};

const listedIn = (disclosures: readonly ModelDisclosure[]): Listed =>
  new Map(
    disclosures.flatMap(({ fields }) =>
      fields.flatMap((field) => {
        const row = wholeOf(field) ?? addedUp(field);
        return row ? [[field.key, row] as const] : [];
      }),
    ),
  );

/** A part that is not printed stands in those that it is made of. */
const partOf = (key: string, listed: Listed): Way => {
  const row = listed.get(key);
  if (row) return { rows: [{ key, row }], absent: [] };
  return fullest(waysOf(key, listed)) ?? { rows: [], absent: [key] };
};

const waysOf = (key: string, listed: Listed): Way[] =>
  sumsOf(key)
    .map((keys) => keys.map((part) => partOf(part, listed)))
    .map((parts) => ({ rows: parts.flatMap(({ rows }) => rows), absent: parts.flatMap(({ absent }) => absent) }))
    .filter(({ rows }) => rows.length > 0);

const fullest = (ways: readonly Way[]): Way | undefined =>
  ways.toSorted((one, other) => other.rows.length - one.rows.length)[0];

const placesOf = (number: string) => number.split('.')[1]?.length ?? 0;

/** What rounding each figure to the digits that were entered can make of a difference. */
const roundingOf = (numbers: readonly string[]) =>
  (numbers.length * 10 ** -Math.min(...numbers.map((number) => placesOf(number)))) / 2;

/** By how much the printed parts miss the total: nothing where they make it up but for rounding, or cannot be compared. */
const missedBy = (key: string, total: Row, { rows }: Way) => {
  const unitKind = findMetric(key)?.unitKind ?? '';
  const numbers = rows.flatMap(({ row: { number, unitCode } }) =>
    unitCode === total.unitCode ? number : (convert(number, unitKind, unitCode, total.unitCode) ?? []),
  );
  if (numbers.length < rows.length) return undefined;
  const entered = [total.number, ...rows.map(({ row }) => row.number)];
  const sum = roundDecimal(sumOf(numbers), Math.max(...entered.map(placesOf)));
  const gap = less(total.number, sum);
  return Math.abs(Number(gap)) <= roundingOf(entered) ? undefined : { sum, gap };
};

const noteOf = (key: string, total: Row, listed: Listed, { language, numberLocale }: Printing): string | undefined => {
  if (total.calculatedFrom) return undefined;
  const ways = waysOf(key, listed);
  const missed = ways.map((way) => ({ way, by: missedBy(key, total, way) }));
  if (missed.some(({ by }) => by === undefined)) return undefined;
  const way = fullest(ways);
  const by = missed.find((each) => each.way === way)?.by;
  if (!way || !by) return undefined;
  const words = partsWords[language];
  const plain = (number: string) => formatModelNumber(number, '', numberLocale);
  const sum = `${plain(by.sum)}${total.unitSymbol && ` ${total.unitSymbol}`}`;
  if (by.gap.startsWith('-')) return words.more(sum, plain(by.gap.slice(1)));
  const fewer = words.fewer(sum, plain(by.gap));
  const isNamed = ways.length === 1 && way.absent.length > 0 && way.absent.length <= namedMost;
  if (!isNamed) return fewer;
  const names = way.absent.map((absent) => findMetric(absent)?.name[language] ?? absent);
  const list = new Intl.ListFormat(languageTags[language], { type: 'conjunction' }).format(names);
  return [fewer, words.alsoHolds(list)].join(language === 'zhTw' ? '' : ' ');
};

/** A chapter in which every total that is more or less than the figures printed beside it says so, and what else it holds. */
export const withSums = (disclosures: readonly ModelDisclosure[], printing: Printing): ModelDisclosure[] => {
  const listed = listedIn(disclosures);
  const withNote = (field: ModelField): ModelField => {
    const total = wholeOf(field);
    const sumNote = total && noteOf(field.key, total, listed, printing);
    if (field.content.kind !== 'numbers' || sumNote === undefined) return field;
    const rows = field.content.rows.map((row) => (row === total ? { ...row, sumNote } : row));
    return { ...field, content: { ...field.content, rows } };
  };
  return disclosures.map((disclosure) => ({ ...disclosure, fields: disclosure.fields.map(withNote) }));
};
