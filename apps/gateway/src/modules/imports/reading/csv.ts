import { importLimits } from '@esg/contract';
import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import type { Cell, SheetFile, SheetRow } from './cells.ts';
import { requireBounded } from './csv-bounds.ts';
import { decodeText } from './encoding.ts';
import { ReadError } from './read-error.ts';

/** Rows between two looks at whether something else waits. */
const pauseEvery = 2000;

/** The apostrophe in front of what would run as a formula is the export's own. */
const textOf = (text: string) => (/^'[=+\-@＝＋－＠\t\r\n]/.test(text) ? text.slice(1) : text);

const cellOf = (text: string, row: number, column: number): Cell | undefined => {
  if (text.trim() === '') return undefined;
  const place = { row, column: column + 1 };
  if (column >= importLimits.columnsMax)
    throw new ReadError('too_many_columns', { ...place, limit: importLimits.columnsMax });
  if (text.length > importLimits.cellLengthMax)
    throw new ReadError('cell_too_long', { ...place, limit: importLimits.cellLengthMax });
  return { kind: 'text', text: textOf(text) };
};

/** A file whose first line says its separator (`sep=;`), as Excel reads it, or one that shows it. */
const separatorOf = (text: string) => {
  const said = text.match(/^\uFEFF?sep=(.)\r?\n/i);
  return { separator: said?.[1] ?? detectDelimiter(text.slice(0, 100_000)), skip: said?.[0].length ?? 0 };
};

/**
 * Reads separated text. Commas, semicolons, tabs and bars are told apart; quoted cells may hold line breaks. Rows are counted as
 * records, as a spreadsheet that opens the file shows them.
 */
export const openCsv = (bytes: Uint8Array): SheetFile => {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new ReadError('format_refused');
  const { separator, skip } = separatorOf(text);
  const content = text.slice(skip);
  requireBounded(content, separator, skip > 0 ? 2 : 1);
  let done = 0;
  async function* rows(): AsyncGenerator<SheetRow, void, undefined> {
    let row = skip > 0 ? 1 : 0;
    for (const values of streamCsvRows(content, { delimiter: separator })) {
      row += 1;
      const cells: SheetRow['cells'] = [];
      for (const [column, value] of values.entries()) {
        const given = typeof value === 'string' ? value : '';
        done += given.length + 1;
        const cell = cellOf(given, row, column);
        if (cell) cells[column] = cell;
      }
      if (cells.length > 0) yield { row, cells };
      if (row % pauseEvery === 0) await new Promise(setImmediate);
    }
  }
  return {
    format: 'csv',
    sheets: [{ name: '', hidden: false }],
    open: async () => ({
      rows: rows(),
      merges: () => [],
      progress: () => Math.min(1, done / Math.max(1, text.length)),
    }),
  };
};
