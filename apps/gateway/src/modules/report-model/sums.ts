import { languageTags, type ModelDisclosure, type ModelField } from '@esg/contract';
import { missedButForRounding, sumOf } from '@esg/quantities';
import { convert, findMetric, findUnit } from '@esg/standards';
import { isInSums, sumsOf } from '../metrics/index.ts';
import { type MissedInYear, type Printing, partsNote, yearsOfParts } from './parts-note.ts';
import { partsWords } from './words.ts';

type Row = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];
/** A figure as one row, with the earlier years printed beside it. */
type Figure = { readonly row: Row; readonly years: readonly string[] };
/** The single printed figure of each metric in a chapter. */
type Listed = ReadonlyMap<string, Figure>;
/** One way in which a total adds up: the printed parts, and the others. */
type Way = {
  readonly figures: readonly (Figure & { readonly key: string })[];
  readonly absent: readonly string[];
};
/** What is printed around a total: in its chapter, and in its own disclosure. */
type Around = { readonly listed: Listed; readonly chapter: readonly ModelField[]; readonly own: readonly ModelField[] };

/** Above this number, parts that are not printed are not named. */
const namedMost = 3;

const wholeOf = ({ content }: ModelField): Row | undefined => {
  if (content.kind !== 'numbers') return undefined;
  const [only, ...others] = content.rows.filter(({ breakdown }) => breakdown === undefined);
  return others.length === 0 ? only : undefined;
};

const sumOfRows = (rows: readonly Row[], years: readonly string[]): Row | undefined => {
  const [first] = rows;
  if (!first || rows.some(({ unitCode }) => unitCode !== first.unitCode)) return undefined;
  const earlier = years.map((_, place) => {
    const numbers = rows.flatMap((row) => row.earlier?.[place] ?? []);
    return numbers.length === rows.length ? sumOf(numbers) : null;
  });
  return { ...first, descriptor: '', number: sumOf(rows.map(({ number }) => number)), earlier };
};

/**
 * Several rows that are one figure together, as their sum: fuels listed separately, or the parts of a figure whose total is not printed.
 * Breakdowns that add up to different figures have no sum.
 */
const addedUp = ({ key, content }: ModelField): Row | undefined => {
  if (content.kind !== 'numbers' || findMetric(key)?.aggregation !== 'sum') return undefined;
  const { rows, years = [] } = content;
  const groups = Map.groupBy(rows, ({ breakdown }) => breakdown);
  const whole = groups.get(undefined);
  if (whole) return sumOfRows(whole, years);
  const [first, ...others] = [...groups.values()].map((group) => sumOfRows(group, years));
  return others.every((other) => other?.number === first?.number && other?.unitCode === first?.unitCode)
    ? first
    : undefined;
};

/** A metric that two disclosures state in full has the figure of the first, as in the checks before publishing. */
const listedIn = (fields: readonly ModelField[]): Listed =>
  new Map(
    fields.toReversed().flatMap((field) => {
      if (field.isPart) return [];
      const row = wholeOf(field) ?? addedUp(field);
      const years = field.content.kind === 'numbers' ? (field.content.years ?? []) : [];
      return row ? [[field.key, { row, years }] as const] : [];
    }),
  );

/** Replaces a part that is not printed by the parts it consists of. */
const partOf = (key: string, listed: Listed): Way => {
  const figure = listed.get(key);
  if (figure) return { figures: [{ key, ...figure }], absent: [] };
  return fullest(waysOf(key, listed)) ?? { figures: [], absent: [key] };
};

const waysOf = (key: string, listed: Listed): Way[] =>
  sumsOf(key)
    .map((keys) => keys.map((part) => partOf(part, listed)))
    .map((parts) => ({
      figures: parts.flatMap(({ figures }) => figures),
      absent: parts.flatMap(({ absent }) => absent),
    }))
    .filter(({ figures }) => figures.length > 0);

const fullest = (ways: readonly Way[]): Way | undefined =>
  ways.toSorted((one, other) => other.figures.length - one.figures.length)[0];

/** All metrics that a total may consist of, whichever way it adds up. */
const below = (key: string): string[] =>
  sumsOf(key)
    .flat()
    .flatMap((part) => [part, ...below(part)]);

/** Whether a field's figures have units of this kind. */
const isOfKind = ({ key, content }: ModelField, kind: string): boolean => {
  if (content.kind !== 'numbers') return false;
  const metric = findMetric(key);
  if (metric) return metric.unitKind === kind;
  return content.rows.some(({ unitCode }) => findUnit(kind, unitCode) !== undefined);
};

/** Whether every printed figure that may belong to the total is among the counted parts. */
const isAllCounted = (key: string, { figures }: Way, { chapter, own }: Around): boolean => {
  const counted = new Set([key, ...figures.flatMap((part) => [part.key, ...below(part.key)])]);
  const mayBelong = new Set(below(key));
  const kind = findMetric(key)?.unitKind ?? '';
  const isKnownElsewhere = (field: ModelField) => isInSums(field.key) && !mayBelong.has(field.key);
  return (
    chapter.every((field) => !mayBelong.has(field.key) || counted.has(field.key)) &&
    own.every((field) => !isOfKind(field, kind) || counted.has(field.key) || isKnownElsewhere(field))
  );
};

/** The part with its earlier years in the same columns as those of its total. */
const beside = ({ row, years }: Figure, wanted: readonly string[]): Row => ({
  ...row,
  earlier: wanted.map((year) => row.earlier?.[years.indexOf(year)] ?? null),
});

/**
 * The difference between the printed parts and the total, by year: undefined where they agree except for rounding, or cannot be compared.
 */
const missedByYear = (key: string, { row: total, years }: Figure, way: Way, { thisYear }: Printing) => {
  const unitKind = findMetric(key)?.unitKind ?? '';
  const rows = way.figures.map((figure) => beside(figure, years));
  return new Map(
    yearsOfParts(total, rows, years, thisYear).map((each) => {
      const inUnit = (number: string, place: number) => {
        const unit = rows[place]?.unitCode ?? '';
        return unit === total.unitCode ? number : (convert(number, unitKind, unit, total.unitCode) ?? []);
      };
      const alike = each.parts.flatMap(inUnit);
      const ones = each.parts.flatMap((_, place) => inUnit('1', place));
      return [each.year, alike.length < rows.length ? undefined : missedButForRounding(each, alike, ones)];
    }),
  );
};

/** The note about a total, and the differences that it tells. */
type Note = { readonly said: string; readonly missed: readonly MissedInYear[] };

const noteOf = (key: string, total: Figure, around: Around, printing: Printing): Note | undefined => {
  if (total.row.calculatedFrom) return undefined;
  const ways = waysOf(key, around.listed);
  const way = fullest(ways);
  if (!way || !isAllCounted(key, way, around)) return undefined;
  const others = ways.filter((each) => each !== way).map((each) => missedByYear(key, total, each, printing));
  const missed = [...missedByYear(key, total, way, printing)].flatMap(([year, by]): MissedInYear[] =>
    by && others.every((other) => other.get(year)) ? [{ year, ...by }] : [],
  );
  if (missed.length === 0) return undefined;
  const words = partsWords[printing.language];
  const said = partsNote(missed, total.row.unitSymbol, printing);
  const isFewer = missed.every(({ gap }) => !gap.startsWith('-'));
  const isNamed = isFewer && ways.length === 1 && way.absent.length > 0 && way.absent.length <= namedMost;
  if (!isNamed) return { said, missed };
  const names = way.absent.map((absent) => findMetric(absent)?.name[printing.language] ?? absent);
  const list = new Intl.ListFormat(languageTags[printing.language], { type: 'conjunction' }).format(names);
  return { said: [said, words.alsoHolds(list)].join(words.joint), missed };
};

/**
 * Adds a note to every total in a chapter that differs from the figures printed beside it. A total gets no note while a printed figure may
 * belong to it and was not counted; a figure of some people or of one fuel is neither a total nor part of one.
 */
export const withSums = (disclosures: readonly ModelDisclosure[], printing: Printing): ModelDisclosure[] => {
  const chapter = disclosures.flatMap(({ fields }) => fields);
  const listed = listedIn(chapter);
  const withNote = (field: ModelField, { code, fields: own }: ModelDisclosure): ModelField => {
    const { key, content } = field;
    const row = wholeOf(field);
    // The note about the total's own parts comes from its breakdown.
    const isWhole = content.kind === 'numbers' && content.rows.every(({ breakdown }) => breakdown === undefined);
    if (!row || !isWhole || field.isPart) return field;
    const note = noteOf(key, { row, years: content.years ?? [] }, { listed, chapter, own }, printing);
    if (note === undefined) return field;
    printing.onNoted?.({ disclosureCode: code, fieldKey: key, missed: note.missed });
    return { ...field, content: { ...content, rows: [{ ...row, sumNote: note.said }] } };
  };
  return disclosures.map((disclosure) => ({
    ...disclosure,
    fields: disclosure.fields.map((field) => withNote(field, disclosure)),
  }));
};
