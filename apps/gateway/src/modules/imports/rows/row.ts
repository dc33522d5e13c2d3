import type { ImportField, ImportIssue, ImportMapping, ImportNote, ImportRemark, ImportRule } from '@esg/contract';
import { type Cell, type SheetRow, shownIn } from '../../../platform/reading/index.ts';

/** The longest text of a cell that is stored to show people the content of a refused row. */
export const shownLengthMax = 200;

type Facts = ImportIssue['facts'];

/** One row read through the mapping, with its issues. */
export type MappedRow = {
  row: number;
  cell: (field: ImportField) => Cell | undefined;
  /** The text of the cell, without space around it. */
  text: (field: ImportField) => string;
  isMapped: (field: ImportField) => boolean;
  /** Columns of the mapped fields, from 0. */
  issues: ImportIssue[];
  remarks: ImportRemark[];
  /** The text of its cells, for people who search for it in their sheet. */
  texts: () => Record<string, string>;
  refuse: (field: ImportField | null, rule: ImportRule, facts?: Facts) => undefined;
  remark: (note: ImportNote, facts?: Facts) => void;
};

const rulesOf = (cell: Cell): ImportRule | undefined => {
  if (cell.kind === 'error') return 'cell_error';
  if (cell.kind === 'unknown') return 'formula_without_value';
  return cell.kind === 'text' && cell.formula === undefined && cell.text.startsWith('=') ? 'formula_text' : undefined;
};

const textsOf = (text: (field: ImportField) => string, columns: ImportMapping['columns']): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ field }) => {
      const shown = field === 'rowId' ? '' : text(field).slice(0, shownLengthMax);
      return shown === '' ? [] : [[field, shown]];
    }),
  );

/** Reads a row through the mapping. Cells without a usable value are refused at once. */
export const mapRow = ({ row, cells }: SheetRow, columns: ImportMapping['columns']): MappedRow => {
  const places = new Map(columns.map(({ index, field }) => [field, index]));
  const cell = (field: ImportField) => cells[places.get(field) ?? -1];
  const text = (field: ImportField) => shownIn(cell(field)).trim();
  const issues: ImportIssue[] = [];
  const remarks: ImportRemark[] = [];
  const refuse = (field: ImportField | null, rule: ImportRule, facts: Facts = {}) => {
    const shown = field === null ? '' : text(field).slice(0, shownLengthMax);
    issues.push({ row, field, rule, facts: shown === '' ? facts : { text: shown, ...facts } });
    return undefined;
  };
  for (const { field } of columns) {
    const given = cell(field);
    const rule = given && rulesOf(given);
    if (rule) refuse(field, rule);
  }
  return {
    row,
    cell,
    text,
    issues,
    remarks,
    refuse,
    texts: () => textsOf(text, columns),
    isMapped: (field) => places.has(field),
    remark: (note, facts = {}) => {
      remarks.push({ row, note, facts });
    },
  };
};
