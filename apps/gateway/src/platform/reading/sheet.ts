import { importLimits } from '@esg/contract';
import type { Cell, Merge, Sheet, SheetRow } from './cells.ts';
import { ReadError } from './read-error.ts';
import { unescaped } from './shared-strings.ts';
import { dayOfSerial, type NumberStyle } from './styles.ts';
import { createXmlReader } from './xml.ts';

/** The tables that cells refer to. */
export type SheetBook = { strings: readonly string[]; styles: readonly NumberStyle[]; from1904: boolean };

/** Rows and columns of the largest possible sheet in a spreadsheet. */
const largest = { rows: 1_048_576, columns: 16_384 } as const;
const mergesMax = 20_000;

/** The column of a reference such as `AB12`, from 0; -1 for an invalid one. */
const columnOf = (reference: string): number => {
  let column = 0;
  let place = 0;
  for (; place < reference.length && place < 4; place += 1) {
    const letter = reference.charCodeAt(place) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column > largest.columns ? -1 : column - 1;
};

/** Rows and columns of a reference such as `B2:C3`. */
export const mergeOf = (reference: string): Merge | undefined => {
  const [from = '', to = from] = reference.split(':');
  const rowOf = (text: string) => Number(text.replace(/^[A-Z]+/, ''));
  const merge = { fromRow: rowOf(from), toRow: rowOf(to), fromColumn: columnOf(from), toColumn: columnOf(to) };
  const isSane = Object.values(merge).every((place) => Number.isInteger(place) && place >= 0);
  return isSane ? merge : undefined;
};

type Draft = { type: string; style: NumberStyle; formula: boolean; value: string; inline: string; hasValue: boolean };

const numberCell = (text: string, style: NumberStyle, from1904: boolean): Cell | undefined => {
  if (text === '') return undefined;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/.test(text)) throw new ReadError('damaged');
  const day = style === 'day' ? dayOfSerial(Number(text), from1904) : null;
  return { kind: 'number', text: text.replace(/^\+/, ''), percent: style === 'percent', day };
};

const textCell = (text: string): Cell | undefined => (text.trim() === '' ? undefined : { kind: 'text', text });

const cellOf = ({ type, style, formula, value, inline, hasValue }: Draft, book: SheetBook): Cell | undefined => {
  const read = (): Cell | undefined => {
    switch (type) {
      case 's': {
        const text = hasValue ? book.strings[Number(value)] : '';
        if (text === undefined) throw new ReadError('damaged');
        return textCell(text);
      }
      case 'str':
        return textCell(unescaped(value));
      case 'inlineStr':
        return textCell(unescaped(inline));
      case 'b':
        return hasValue ? { kind: 'boolean', value: value === '1' || value === 'true' } : undefined;
      case 'e':
        return { kind: 'error', text: value };
      case 'd':
        return /^\d{4}-\d\d-\d\d/.test(value) ? { kind: 'text', text: value.slice(0, 10) } : textCell(value);
      default:
        return numberCell(value.trim(), style, book.from1904);
    }
  };
  const cell = read();
  if (!formula) return cell;
  return cell ? { ...cell, formula } : hasValue && type === 'str' ? undefined : { kind: 'unknown', formula };
};

/** Refuses a cell that is too far to the right or has too long a text; the error has its place. */
const checkLimits = (cell: Cell, row: number, column: number) => {
  const place = { row, column: column + 1 };
  if (column >= importLimits.columnsMax)
    throw new ReadError('too_many_columns', { ...place, limit: importLimits.columnsMax });
  if (cell.kind === 'text' && cell.text.length > importLimits.cellLengthMax)
    throw new ReadError('cell_too_long', { ...place, limit: importLimits.cellLengthMax });
};

/** The reader's place in a sheet: the open row and cell. A file may omit the places of cells, but they never go back. */
const createPosition = (book: SheetBook) => {
  let row: SheetRow | undefined;
  let last = 0;
  let cell: Draft | undefined;
  let column = -1;
  return {
    cell: () => cell,
    openRow: (number: string | undefined) => {
      const at = number === undefined ? last + 1 : Number(number);
      if (!Number.isInteger(at) || at <= last || at > largest.rows) throw new ReadError('damaged');
      row = { row: at, cells: [] };
      last = at;
      column = -1;
    },
    openCell: ({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>) => {
      const at = r === undefined ? column + 1 : columnOf(r);
      if (!row || at <= column || at >= largest.columns) throw new ReadError('damaged');
      column = at;
      const style = book.styles[Number(s)] ?? 'plain';
      cell = { type: t, style, formula: false, value: '', inline: '', hasValue: false };
    },
    closeCell: () => {
      const read = cell && cellOf(cell, book);
      cell = undefined;
      if (!read || !row) return;
      checkLimits(read, row.row, column);
      row.cells[column] = read;
    },
    /** The finished row; undefined where it has no cells. */
    closeRow: (): SheetRow | undefined => {
      const closed = row;
      row = undefined;
      return closed && closed.cells.length > 0 ? closed : undefined;
    },
  };
};

/** Builds rows from the XML events of one sheet. */
const createRowCollector = (book: SheetBook) => {
  const rows: SheetRow[] = [];
  const merges: Merge[] = [];
  const at = createPosition(book);
  let target: 'value' | 'inline' | undefined;
  let inReading = false;
  return {
    merges,
    /** The finished rows; each is returned once. */
    take: () => rows.splice(0),
    open: (tag: string, attributes: Readonly<Record<string, string>>) => {
      const cell = at.cell();
      if (tag === 'row') at.openRow(attributes.r);
      else if (tag === 'c') at.openCell(attributes);
      else if (tag === 'v' && cell) {
        target = 'value';
        cell.hasValue = true;
      } else if (tag === 'f' && cell) cell.formula = true;
      else if (tag === 'rPh') inReading = true;
      else if (tag === 't' && cell && !inReading) target = 'inline';
      else if (tag === 'mergeCell' && merges.length < mergesMax) {
        const merge = mergeOf(attributes.ref ?? '');
        if (merge) merges.push(merge);
      }
    },
    text: (text: string) => {
      const cell = at.cell();
      if (target && cell) cell[target] += text;
    },
    close: (tag: string) => {
      if (tag === 'v' || tag === 't') target = undefined;
      else if (tag === 'rPh') inReading = false;
      else if (tag === 'c') at.closeCell();
      else if (tag === 'row') {
        const row = at.closeRow();
        if (row) rows.push(row);
      }
    },
  };
};

/**
 * Reads one sheet row by row. It ignores the sheet's size as declared in the file. Throws `damaged` where rows or cells go back,
 * `too_many_columns` and `cell_too_long` with the place.
 */
export const readSheet = (chunks: AsyncIterable<Buffer>, bytes: number, book: SheetBook): Sheet => {
  const collector = createRowCollector(book);
  const xml = createXmlReader(collector);
  let read = 0;
  async function* rows() {
    for await (const chunk of chunks) {
      read += chunk.length;
      xml.write(chunk);
      yield* collector.take();
    }
    xml.end();
    yield* collector.take();
  }
  return { rows: rows(), merges: () => collector.merges, progress: () => (bytes === 0 ? 1 : read / bytes) };
};
