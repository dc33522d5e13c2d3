import { type ImportField, type ImportMapping, importLimits, notApplicableIn, type Period } from '@esg/contract';
import { isUnit } from '@esg/standards';
import { type Cell, type Merge, type SheetRow, shownIn } from '../../../platform/reading/index.ts';
import { isHeadingOf } from '../mapping/headings.ts';
import { spread } from '../mapping/side-by-side.ts';
import { headingTime, type Years } from '../mapping/times.ts';
import { isBlank } from './blank.ts';
import { createCollector } from './collect.ts';
import { type Found, type Held, heldBy, type Lookup, nameKey } from './lookup.ts';
import { type Meaning, placeIn } from './meaning.ts';
import { countedBy, openWays, type SaidWay, saidWayIn, wayIn } from './open-ways.ts';
import { isTotal, wayOf } from './parts.ts';
import { entityIn } from './place.ts';
import { type ReadRow, readAt, rowsLeft, statedFacts } from './read-row.ts';
import { type MappedRow, mapRow } from './row.ts';
import { createRowReader, type ReadMeaning } from './row-meaning.ts';
import { unitInName } from './row-names.ts';
import type { ReadItem } from './types.ts';

type Times = NonNullable<ImportMapping['times']>;

/** Merged cells apply to each of their rows: names, parts and units. */
const fillMerged = (rows: readonly SheetRow[], merges: readonly Merge[], columns: readonly number[]) => {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const last = rows.at(-1)?.row ?? 0;
  for (const { fromRow, toRow, fromColumn } of merges) {
    const first = columns.includes(fromColumn) ? byRow.get(fromRow)?.cells[fromColumn] : undefined;
    for (let at = fromRow + 1; first && at <= Math.min(toRow, last); at += 1) {
      const row = byRow.get(at);
      if (row && !row.cells[fromColumn]) row.cells[fromColumn] = first;
    }
  }
};

const nowhere: ReadItem['place'] = {
  metricKey: null,
  sectionId: null,
  entityId: null,
  reportingTimeId: null,
  period: null,
  labelIds: [],
};

const leftItem = (
  row: number,
  note: 'heading' | 'no_value' | 'left_out' | 'not_applicable',
  said: string,
  facts: ReadItem['remarks'][number]['facts'] = {},
  place = nowhere,
): ReadItem => ({
  position: row,
  rows: [row],
  place,
  texts: { metric: said },
  value: null,
  given: {},
  version: null,
  issues: [],
  left: true,
  remarks: [{ row, note, facts }],
});

/** A row's statement that its figure for a time does not apply, and why: in the cell, or beside the newest figure of the row. */
const statedIn = (times: Times, cells: SheetRow['cells'], noted: string) => {
  const said = times.filter(({ index }) => oneLine(cells[index]).trim() !== '');
  const latest = said.reduce((end, { period }) => (period.end > end ? period.end : end), '');
  return said.flatMap((time) => {
    const stated = notApplicableIn(oneLine(cells[time.index]));
    const beside = time.period.end === latest && !isTotal(noted) ? noted : '';
    return stated ? [{ time, text: stated.text, reason: stated.reason || beside }] : [];
  });
};

const spanOf = ({ start, end }: Period) => `${start} – ${end}`;

const textCell = (value: string): Cell | undefined => (value === '' ? undefined : { kind: 'text', text: value });

const oneLine = (cell: Cell | undefined) => shownIn(cell).replace(/\s*\n\s*/g, ' ');

/** The unit in a heading, or the multiplier of its rows' units: `2023 (tonnes)`, `2023 HK$’000`. */
const unitInHeading = (heading: string): string => {
  const bare = heading.match(/\d{4}\D?\s+(.+)$/u)?.[1]?.trim() ?? '';
  const found = [unitInName(heading), bare, heading.replace(/[()（）]/g, '').trim()];
  return found.find((unit) => unit !== '' && (isUnit(unit) || /^['’]?000s?$|^in thousands$/iu.test(unit))) ?? '';
};

/** Units above the columns, from the two rows over the figures; a heading applies to the columns without one of their own. */
const headUnits = (rows: readonly SheetRow[], headerRow: number) => {
  const header = rows.filter(({ row }) => row <= headerRow && row > headerRow - 2).toReversed();
  const width = Math.max(0, ...header.map(({ cells }) => cells.length)) + importLimits.timesMax;
  const units = header.map(({ cells }) => spread(Array.from(cells, oneLine), width).map(unitInHeading));
  return (index: number) => units.map((row) => row[index] ?? '').find((unit) => unit !== '') ?? '';
};

const joinedUnit = (above: string, own: string) =>
  above !== '' && own !== '' && !isUnit(above) ? `${above} ${own}` : own || above;

/** The content of a row of values: figures where any of them is one. */
const heldIn = (values: readonly (Cell | undefined)[], unit: string, numbers: ImportMapping['numbers']): Held => {
  const held = values.map((value) => heldBy(value, unit, numbers));
  return held.find(({ holds }) => holds === 'figures') ?? held[0] ?? { holds: undefined, unit };
};

/** A row with its names: its group, its own name, both as one, its note, and the unit from it or its heading. */
type Line = SheetRow & { above: string; label: string; said: string; noted: string; given: string };

/** Reads the names of rows, each with its group. */
const createLineReader = (rows: readonly SheetRow[], merges: readonly Merge[], mapping: ImportMapping) => {
  const indexOf = (field: ImportField) => mapping.columns.find((column) => column.field === field)?.index ?? -1;
  const metricAt = indexOf('metric');
  const partAt = indexOf('section');
  // The column with more detail names the rows, the other one their group: `Employees | Male`.
  const isDetail = partAt > metricAt && rows.some(({ cells }) => wayOf(oneLine(cells[partAt]).trim()) !== undefined);
  const [nameAt, sectionAt] = isDetail ? [partAt, metricAt] : [metricAt, partAt];
  const unitAt = indexOf('unit');
  fillMerged(rows, merges, [nameAt, sectionAt, unitAt]);
  const headUnit = headUnits(rows, mapping.headerRow);
  let carried = '';
  return {
    nameHead: oneLine(rows.find(({ row }) => row === mapping.headerRow)?.cells[nameAt]),
    headUnit,
    lineOf: ({ row, cells }: SheetRow): Line => {
      const section = oneLine(cells[sectionAt]).trim();
      const name = oneLine(cells[nameAt]);
      const label = name.trim() === '' ? section : name;
      if (section !== '') carried = section;
      // The group is often only in its first row.
      const above = label === section ? '' : carried;
      const said = [above, label.trim()].filter(Boolean).join(' · ').slice(0, 200);
      const noted = `${oneLine(cells[indexOf('explanation')])} ${oneLine(cells[indexOf('note')])}`.trim();
      return { row, cells, above, label, said, noted, given: oneLine(cells[unitAt]).trim() || headUnit(nameAt) };
    },
    endGroup: () => {
      carried = '';
    },
  };
};

/** A row's statements without a figure, one item for each time; placed once the row's meaning is known. */
const statedItems = (
  line: Line,
  stated: ReturnType<typeof statedIn>,
  about: Read | undefined,
  mapping: ImportMapping,
  lookup: Lookup,
) =>
  stated.map(({ time, ...facts }) => {
    const { row, said } = line;
    const held: Held = { holds: undefined, unit: '' };
    const at = isMeant(about)
      ? readFigureAt({ ...about, row: line, time, said, value: undefined, held, isNoted: false }, mapping, lookup)
      : undefined;
    return leftItem(row, 'not_applicable', said, statedFacts(facts), at?.place?.place);
  });

/** Whether a row only repeats the times of its columns. */
const repeatsHead = ({ cells }: Line, holding: Times, years: Years) =>
  holding.length > 0 &&
  holding.every(({ index, period }) => headingTime(oneLine(cells[index]), years)?.end === period.end);

/** Each figure of a row; one for all of them where the row's meaning is unknown. */
const figuresOf = (
  line: Line,
  { meaning, ...read }: Read & { meaning: Meaning | undefined },
  holding: Times,
  headUnit: (index: number) => string,
  mapping: ImportMapping,
  lookup: Lookup,
): ReadRow[] => {
  const { cells, said, noted } = line;
  const latest = holding.reduce((end, { period }) => (period.end > end ? period.end : end), '');
  const every = holding.map(({ index }) => oneLine(cells[index]).trim()).join(' · ');
  return (meaning ? holding : holding.slice(0, 1)).map((time) => {
    const value = meaning ? cells[time.index] : textCell(every);
    const unit = joinedUnit(headUnit(time.index), read.unit);
    const held = heldIn(
      holding.map(({ index }) => cells[index]),
      unit,
      mapping.numbers,
    );
    const isNoted = time.period.end === latest && !isTotal(noted);
    return readTime({ ...read, row: line, time, said, unit, value, held, meaning, isNoted }, mapping, lookup);
  });
};

/**
 * Reads a sheet that has reporting times side by side: every row becomes one figure for each time, a heading, or a question. A row's own
 * name and the rows above it decide its meaning.
 */
export const readSideBySide = (
  rows: readonly SheetRow[],
  merges: readonly Merge[],
  mapping: ImportMapping,
  lookup: Lookup,
  years: Years,
): ReadItem[] => {
  const { times = [], headerRow } = mapping;
  const { nameHead, headUnit, lineOf, endGroup } = createLineReader(rows, merges, mapping);
  const saidWay = saidWayIn(mapping.names);
  const reader = createRowReader(lookup, new Map((mapping.names ?? []).map((name) => [nameKey(name.text), name])));
  if (!isHeadingOf('metric', nameHead)) reader.head(nameHead);
  const collector = createCollector(true);
  const left: ReadItem[] = [];
  for (const row of rows) {
    if (row.row <= headerRow) continue;
    const line = lineOf(row);
    const { cells, above, label, said, noted, given } = line;
    const saidRow = { section: above, label, unit: given };
    const asked = (read: ReadMeaning) => withQuestion(read, `${said} ${noted}`, saidWay, lookup);
    const isLeftOut = rowsLeft(mapping).has(row.row);
    const filled = times.filter(({ index }) => !isBlank(cells[index]));
    const stated = said === '' || isLeftOut ? [] : statedIn(times, cells, noted);
    const about = stated.length === 0 ? undefined : asked(reader.aside(saidRow));
    const isInWords = isMeant(about) && about.meaning.place.metric.unitKind === null;
    // "Not applicable" is no figure; for a text it may be the answer.
    const holding = isInWords ? filled : filled.filter((time) => !stated.some((each) => each.time === time));
    if (!isInWords || filled.length === 0) left.push(...statedItems(line, stated, about, mapping, lookup));
    const repeats = repeatsHead(line, holding, years);
    if (holding.length === 0 || repeats) {
      const isEmptied = !repeats && times.some(({ index }) => oneLine(cells[index]).trim() !== '');
      if (!isEmptied) {
        endGroup();
        reader.head([above, label.trim()].filter(Boolean).join(' '));
      }
      if (said !== '' && stated.length === 0) left.push(leftItem(row.row, isEmptied ? 'no_value' : 'heading', said));
      continue;
    }
    const read = asked(reader.meaning(saidRow));
    const { meaning, settledBy } = read;
    if (isLeftOut) left.push(leftItem(row.row, 'left_out', said));
    else if (meaning === 'left')
      left.push(leftItem(row.row, 'left_out', said, settledBy === undefined ? {} : { text: settledBy }));
    else
      for (const each of figuresOf(line, { ...read, meaning }, holding, headUnit, mapping, lookup)) collector.add(each);
  }
  return [...collector.finish([], new Set()), ...left]
    .sort((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0))
    .map((item, index) => ({ ...item, position: index + 1 }));
};

type Question = { rule: 'method_open' | 'name_open'; suggested: readonly string[] };
type Read = ReadMeaning & { /** The part of the name that has no answer yet. */ question: Question | undefined };

/**
 * The way of counting scope 2 comes from its name, or else from the rows above it, or from a person's answer. Without any a person is
 * asked, as for any ambiguous name.
 */
const withQuestion = (read: ReadMeaning, said: string, saidWay: SaidWay | undefined, lookup: Lookup): Read => {
  const { meaning, settledBy, around, open } = read;
  if (open.length > 0) return { ...read, meaning: undefined, question: { rule: 'name_open', suggested: open } };
  if (meaning === undefined || meaning === 'left' || settledBy !== undefined) return { ...read, question: undefined };
  const { metric, sectionId } = meaning.place;
  const ways = openWays(metric.key);
  if (ways.length === 0) return { ...read, question: undefined };
  const written = wayIn(said) ?? wayIn(around);
  const way = written ?? saidWay?.way;
  const place = way && lookup.placeOfSection(countedBy(sectionId, way));
  if (!place) return { ...read, meaning: undefined, question: { rule: 'method_open', suggested: ways } };
  return {
    ...read,
    meaning: { ...meaning, place },
    settledBy: written ? undefined : saidWay?.text,
    question: undefined,
  };
};

type Said = Read & {
  row: SheetRow;
  time: Times[number];
  said: string;
  value: Cell | undefined;
  /** The issues of the whole row. */
  held: Held;
  meaning: Meaning | undefined;
  /** Whether the row's note is about this figure: it is about the newest one, and `Total` about none. */
  isNoted: boolean;
};

/** Whether the meaning of a row is known. */
const isMeant = (read: Read | undefined): read is Read & { meaning: Meaning } =>
  read?.meaning !== undefined && read.meaning !== 'left';

/** Fields that are read in another way where times are side by side. */
const ownFields: readonly ImportField[] = [
  ...(['rowId', 'metric', 'section', 'unit', 'descriptor', 'value', 'period', 'start', 'end'] as const),
];

/** Content of a row for its newest figure only. */
const notedFields: readonly ImportField[] = ['explanation', 'note'];

/** One figure of a row as a row of its own. */
const rowOf = (
  { row: { row, cells }, said, unit, value, isNoted }: Said,
  mapping: ImportMapping,
  descriptor: string,
): MappedRow => {
  const others = mapping.columns.filter(
    ({ field }) => !ownFields.includes(field) && (isNoted || !notedFields.includes(field)),
  );
  const own: [ImportField, Cell | undefined][] = [
    ['metric', textCell(said)],
    ['unit', textCell(unit)],
    ['value', value],
    ['descriptor', textCell(descriptor)],
  ];
  const fields = [...own.map(([field]) => field), ...others.map(({ field }) => field)];
  const all = [...own.map(([, cell]) => cell), ...others.map(({ index }) => cells[index])];
  return mapRow(
    { row, cells: all },
    fields.map((field, index) => ({ index, field })),
  );
};

/** The section from a row and the part above its column; undefined where the metric has no such breakdown. */
const withPart = (meaning: Meaning, part: string): Meaning | undefined => {
  if (part === '' || isTotal(part)) return meaning;
  if (meaning.descriptor !== '') return { ...meaning, descriptor: `${meaning.descriptor} · ${part}` };
  return placeIn(meaning.place.metric, part, wayOf(part));
};

const readFigureAt = (said: Said, mapping: ImportMapping, lookup: Lookup): ReadRow => {
  const { period, part } = said.time;
  const named: Found<string | null> = part === '' ? { kind: 'none' } : lookup.entity(part);
  const meaning = said.meaning && (named.kind === 'one' ? said.meaning : withPart(said.meaning, part));
  const lineAt = mapping.columns.find(({ field }) => field === 'descriptor')?.index ?? -1;
  const row = rowOf(said, mapping, meaning?.descriptor || oneLine(said.row.cells[lineAt]).trim());
  if (said.question) row.refuse('metric', said.question.rule, { suggested: said.question.suggested.join('|') });
  else if (!said.meaning)
    row.refuse('metric', 'metric_unknown', lookup.suggestions(said.said, said.held, said.likely, said.goesOn));
  else if (!meaning) row.refuse('section', 'section_unknown', { text: part });
  if (!meaning) return readAt(row, undefined, mapping);
  const time = lookup.timeOfDays(period) ?? row.refuse('period', 'period_unknown', { ...period, text: spanOf(period) });
  const entityId = named.kind === 'one' ? named.thing : entityIn(row, lookup, undefined);
  if (!time || entityId === undefined) return readAt(row, undefined, mapping);
  const { metric, sectionId } = meaning.place;
  if (said.settledBy !== undefined) row.remark('settled', { text: said.settledBy });
  const place = {
    metricKey: metric.key,
    sectionId,
    entityId,
    reportingTimeId: time.id,
    period: time.period,
    labelIds: [],
  };
  return readAt(row, { metric, place, version: null, part: null }, mapping);
};

/** One figure with the name of its row, under which a person answers. */
const readTime = (said: Said, mapping: ImportMapping, lookup: Lookup): ReadRow => {
  const read = readFigureAt(said, mapping, lookup);
  return { ...read, texts: { ...read.texts, metric: said.name } };
};
