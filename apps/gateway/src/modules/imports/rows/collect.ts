import { commonPeriod, type ImportIssue, limits, type ValueRow } from '@esg/contract';
import { roundDecimal } from '@esg/quantities';
import { convert } from '@esg/standards';
import type { Merge } from '../../../platform/reading/index.ts';
import type { ItemPlace } from '../imports.tables.ts';
import type { ReadRow } from './read-row.ts';
import { noteSums } from './sums.ts';
import type { ReadItem } from './types.ts';

const nowhere: ItemPlace = {
  metricKey: null,
  sectionId: null,
  entityId: null,
  reportingTimeId: null,
  period: null,
  labelIds: [],
};

/** The number of rows whose values a question shows. */
const shownRowsMax = 10;

/** An item while its rows are read: rows with the same place are one data point, wherever they are in the sheet. */
type Draft = ReadItem & {
  type: 'number' | 'integer';
  unitKind: string;
  figures: { figure: ValueRow; row: number; part: number | null }[];
  series: string;
  /** The text of its first rows in the sheet. */
  shown: Record<string, string>[];
};
type Entry = Draft['figures'][number];

const seriesOf = ({ sectionId, entityId, labelIds }: ItemPlace) => `${sectionId}/${entityId ?? ''}/${labelIds.join()}`;

const draftOf = ({ row, place, left = false }: ReadRow): Draft => ({
  left,
  position: row,
  rows: [],
  place: place?.place ?? nowhere,
  texts: {},
  value: null,
  given: {},
  version: place?.version ?? null,
  issues: [],
  remarks: [],
  figures: [],
  shown: [],
  series: place && !left ? seriesOf(place.place) : '',
  type: place?.metric.type === 'integer' ? 'integer' : 'number',
  unitKind: place?.metric.unitKind ?? '',
});

const duplicate = (row: number, first: number): ImportIssue => ({
  row,
  field: 'value',
  rule: 'duplicate_row',
  facts: { first },
});

const isLineOf = (one: Entry, { figure, part }: Entry) =>
  one.figure.descriptor === figure.descriptor && (one.part === null || part === null || one.part === part);

/** Whether `shown` equals that number, rounded to the digits of `shown`. */
const isWritten = (number: string | undefined, shown: string) => {
  const places = shown.split('.')[1]?.length ?? 0;
  return number !== undefined && roundDecimal(number, places) === roundDecimal(shown, places);
};

/** Whether both are the same amount, in any unit: 1,000,000 kWh and 3,600 GJ. */
const isSameAmount = ({ figure: one }: Entry, { figure: other }: Entry, kind: string) =>
  one.unit === other.unit
    ? one.number === other.number
    : isWritten(convert(one.number, kind, one.unit, other.unit), other.number) ||
      isWritten(convert(other.number, kind, other.unit, one.unit), one.number);

const addValue = (draft: Draft, { row, value, place }: ReadRow, sideBySide: boolean) => {
  if (value?.kind === 'answer') {
    if (draft.value) draft.issues.push(duplicate(row, draft.position));
    else draft.value = value.answer;
  }
  if (value?.kind !== 'figure') return;
  const entry: Entry = { figure: value.figure, row, part: place?.part ?? null };
  const same = (other: Entry) => isSameAmount(other, entry, draft.unitKind);
  // Lines without a description may add up in two units, as in a report; rows of a table of years do not.
  const isTwice = (other: Entry) =>
    isLineOf(other, entry) &&
    (sideBySide || other.figure.unit === entry.figure.unit || entry.figure.descriptor !== '' || same(other));
  const first = draft.figures.find(isTwice);
  if (first && same(first) && sideBySide) draft.remarks.push({ row, note: 'repeated', facts: { first: first.row } });
  else if (first) draft.issues.push(duplicate(row, first.row));
  else if (draft.figures.length >= limits.valueRowsMax)
    draft.issues.push({ row, field: null, rule: 'invalid', facts: { limit: limits.valueRowsMax } });
  else draft.figures.push(entry);
};

const add = (draft: Draft, row: ReadRow, sideBySide: boolean) => {
  draft.rows.push(row.row);
  if (draft.shown.length < shownRowsMax) draft.shown.push(row.shown);
  draft.issues.push(...row.issues);
  draft.remarks.push(...row.remarks);
  draft.given = { ...row.given, ...draft.given };
  if (Object.keys(row.texts).length > 0 && Object.keys(draft.texts).length === 0) draft.texts = row.texts;
  addValue(draft, row, sideBySide);
};

/** A question shows its figures, even if another row raises it. */
const askedTexts = (texts: ReadItem['texts'], shown: Draft['shown']): ReadItem['texts'] => {
  const value = texts.value ?? [...new Set(shown.flatMap((each) => each.value || []))].join(' · ');
  const unit = texts.unit ?? shown.find((each) => each.unit)?.unit;
  return { ...texts, ...(value === '' ? {} : { value }), ...(unit === undefined ? {} : { unit }) };
};

const finish = ({ figures, shown, series: _series, unitKind: _unitKind, type, ...item }: Draft): ReadItem => {
  if (item.issues.length > 0) return { ...item, texts: askedTexts(item.texts, shown), value: null };
  if (figures.length === 0) return item;
  // Rows of a template keep their order however the sheet was sorted.
  const ordered = figures.toSorted(
    (a, b) => (a.part ?? limits.valueRowsMax) - (b.part ?? limits.valueRowsMax) || a.row - b.row,
  );
  const rows = ordered.map(({ figure }) => figure);
  return { ...item, value: { type, rows }, parts: ordered.map(({ part }) => part) };
};

/** Rows of one series with overlapping days but different reporting times: the later one in the sheet is refused. */
const refuseOverlaps = (drafts: Iterable<Draft>) => {
  const bySeries = Map.groupBy(drafts, ({ series }) => series);
  for (const [series, group] of bySeries) {
    if (series === '' || group.length === 1) continue;
    const ordered = group.toSorted((a, b) => ((a.place.period?.start ?? '') < (b.place.period?.start ?? '') ? -1 : 1));
    let widest: Draft | undefined;
    for (const draft of ordered) {
      const period = draft.place.period;
      const other = widest?.place.period;
      if (widest && period && other && commonPeriod(period, other)) {
        const [first, later] = draft.position < widest.position ? [draft, widest] : [widest, draft];
        const facts = { first: first.position, ...(first.place.period ?? {}) };
        later.issues.push({ row: later.position, field: 'period', rule: 'overlap', facts });
      }
      if (!other || (period && period.end > other.end)) widest = draft;
    }
  }
};

/** Which rows have a merged cell in one of these columns; `last` is the last row of the sheet. */
const mergedRows = (merges: readonly Merge[], columns: ReadonlySet<number>, last: number) => {
  const changes = new Int32Array(last + 2);
  for (const { fromRow, toRow, fromColumn, toColumn } of merges) {
    if (fromRow > last || ![...columns].some((column) => column >= fromColumn && column <= toColumn)) continue;
    changes[fromRow] = (changes[fromRow] ?? 0) + 1;
    const after = Math.min(toRow, last) + 1;
    changes[after] = (changes[after] ?? 0) - 1;
  }
  let open = 0;
  return Uint8Array.from(changes, (change) => {
    open += change;
    return open > 0 ? 1 : 0;
  });
};

/** Combines rows into data points, in the order of the sheet. Side by side, totals may occur twice. */
export const createCollector = (sideBySide = false) => {
  const drafts = new Map<string, Draft>();
  return {
    add: (row: ReadRow) => {
      const place = row.left ? undefined : row.place?.place;
      const key = place ? `${seriesOf(place)}/${place.reportingTimeId}` : `row ${row.row}`;
      const draft = drafts.get(key) ?? draftOf(row);
      drafts.set(key, draft);
      add(draft, row, sideBySide);
    },
    /** All data points; merged cells are refused, since all but the first of them are empty. */
    finish: (merges: readonly Merge[], columns: ReadonlySet<number>): ReadItem[] => {
      refuseOverlaps(drafts.values());
      let last = 0;
      for (const { rows } of drafts.values()) last = Math.max(last, rows.at(-1) ?? 0);
      const merged = mergedRows(merges, columns, last);
      const items = Array.from(drafts.values(), (draft) => {
        const row = draft.rows.find((each) => merged[each]);
        if (row !== undefined) draft.issues = [{ row, field: null, rule: 'merged_cells', facts: {} }];
        return finish(draft);
      });
      noteSums(items);
      return items;
    },
  };
};
