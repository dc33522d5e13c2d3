import { type AnswerValue, type ImportMapping, notApplicableIn, type ValueRow } from '@esg/contract';
import type { SheetRow } from '../../../platform/reading/index.ts';
import { readAnswer, readTexts } from './answer.ts';
import { isBlank } from './blank.ts';
import { readFigure, readMarks } from './figure.ts';
import { type Lookup, nameKey } from './lookup.ts';
import { numberIn } from './number.ts';
import { type SaidWay, saidWayIn } from './open-ways.ts';
import { type ReadPlace, readPlace, type SettledName } from './place.ts';
import { type MappedRow, mapRow, shownLengthMax } from './row.ts';
import type { ReadItem } from './types.ts';

/** The content of one row. Several rows of one place make one data point. */
export type ReadRow = Pick<ReadItem, 'texts' | 'given' | 'issues' | 'remarks'> & {
  row: number;
  /** The value as the sheet shows it, for a question that arises after all rows are read. */
  shown: Record<string, string>;
  /** A person left the row out. */
  left?: boolean;
  place: ReadPlace | undefined;
  value: { kind: 'figure'; figure: ValueRow } | { kind: 'answer'; answer: AnswerValue } | undefined;
};

/**
 * Reads one row; undefined for one without a value, which means nothing: empty rows of a template, headings between rows, and notes below a
 * table.
 */
export const readRow = (sheetRow: SheetRow, mapping: ImportMapping, lookup: Lookup): ReadRow | undefined => {
  const row = mapRow(sheetRow, mapping.columns);
  const cell = row.cell('value');
  if (!cell) return undefined;
  const settled = namesSettled(mapping).get(nameKey(row.text('metric')));
  const isLeft = rowsLeft(mapping).has(sheetRow.row);
  if (settled?.sectionId !== null && !isLeft) {
    const place = readPlace(row, lookup, mapping, settled, wayOnce(mapping));
    // "Not applicable" is no figure; for a text it may be the answer.
    const isFigure = place?.metric.unitKind && cell.kind === 'text';
    const stated = isFigure ? notApplicableIn(cell.text) : undefined;
    if (stated) return notApplicable(row, place, stated);
    if (isFigure && isBlank(cell)) return undefined;
    return readAt(row, place, mapping);
  }
  row.remark('left_out', isLeft || !settled ? {} : { text: settled.text });
  return leftRow(row);
};

const leftRow = (row: MappedRow, place?: ReadPlace): ReadRow => ({
  row: row.row,
  left: true,
  place,
  value: undefined,
  given: {},
  issues: [],
  remarks: row.remarks,
  shown: {},
  texts: row.texts(),
});

/** A row that calls its figure not applicable, perhaps with a reason: it keeps its place, for reports that omit the figure. */
const notApplicable = (
  row: MappedRow,
  place: ReadPlace | undefined,
  stated: { text: string; reason: string },
): ReadRow => {
  const beside = [row.text('explanation'), row.text('note')].filter(Boolean).join(' ');
  row.remark('not_applicable', statedFacts({ ...stated, reason: stated.reason || beside }));
  return leftRow(row, place);
};

/** The stored part of a "not applicable" statement. */
export const statedFacts = ({ text, reason }: { text: string; reason: string }): Record<string, string> =>
  reason === '' ? { text } : { text, reason: reason.slice(0, 400) };

const namesOnce = new WeakMap<ImportMapping, Map<string, SettledName>>();
const namesSettled = (mapping: ImportMapping) => {
  const known = namesOnce.get(mapping) ?? new Map((mapping.names ?? []).map((name) => [nameKey(name.text), name]));
  namesOnce.set(mapping, known);
  return known;
};

const leftOnce = new WeakMap<ImportMapping, ReadonlySet<number>>();
/** Rows that a person left out because another row has the same content. */
export const rowsLeft = (mapping: ImportMapping): ReadonlySet<number> => {
  const known = leftOnce.get(mapping) ?? new Set(mapping.leftRows);
  leftOnce.set(mapping, known);
  return known;
};

const waysSaid = new WeakMap<ImportMapping, SaidWay | null>();
const wayOnce = (mapping: ImportMapping): SaidWay | undefined => {
  const known = waysSaid.get(mapping) ?? saidWayIn(mapping.names) ?? null;
  waysSaid.set(mapping, known);
  return known ?? undefined;
};

/** A person's answers about units: codes by word. */
const settledUnits = ({ units = [] }: ImportMapping) => {
  const codes = new Map<string, string[]>();
  for (const { text, unit } of units) codes.set(nameKey(text), [...(codes.get(nameKey(text)) ?? []), unit]);
  return codes;
};
const settledOnce = new WeakMap<ImportMapping, ReturnType<typeof settledUnits>>();
const unitsSettled = (mapping: ImportMapping) => {
  const known = settledOnce.get(mapping) ?? settledUnits(mapping);
  settledOnce.set(mapping, known);
  return known;
};

const shownOf = (row: MappedRow): Record<string, string> => {
  const unit = row.text('unit');
  return { value: row.text('value').slice(0, shownLengthMax), ...(unit === '' ? {} : { unit }) };
};

/** The content of a row for its place; nothing where it was refused. */
export const readAt = (row: MappedRow, place: ReadPlace | undefined, mapping: ImportMapping): ReadRow => {
  const cell = row.cell('value');
  const value = ((): ReadRow['value'] => {
    if (!place || !cell) return undefined;
    if (place.metric.unitKind === null) {
      if (cell.kind === 'error' || cell.kind === 'unknown') return undefined;
      if (row.text('unit') !== '' && typeof numberIn(cell, mapping.numbers) === 'object')
        return row.refuse('metric', 'words_wanted', { holds: 'figures' });
      const answer = readAnswer(row, place.metric, mapping);
      return answer && { kind: 'answer', answer };
    }
    const figure = readFigure(row, place.metric, mapping.numbers, unitsSettled(mapping));
    return figure && { kind: 'figure', figure };
  })();
  const given = { ...readTexts(row), ...readMarks(row) };
  if (cell?.formula && row.issues.length === 0) row.remark('formula_value');
  const { issues, remarks } = row;
  return {
    row: row.row,
    place,
    value,
    given,
    issues,
    remarks,
    shown: shownOf(row),
    texts: issues.length > 0 ? row.texts() : {},
  };
};
