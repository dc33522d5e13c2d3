import { importLimits } from '@esg/contract';
import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import type { Cell, SheetFile, SheetRow } from './cells.ts';
import { requireBounded } from './csv-bounds.ts';
import { decodeText } from './encoding.ts';
import { ReadError } from './read-error.ts';

/** The number of rows after which other work gets its turn. */
const pauseEvery = 2000;

/** The export itself adds the apostrophe before text that would run as a formula. */
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

/** The separator from the file's first line (`sep=;`), as Excel reads it, or the one that the text uses. */
const separatorOf = (text: string) => {
  const said = text.match(/^\uFEFF?sep=(.)\r?\n/i);
  return { separator: said?.[1] ?? detectDelimiter(text.slice(0, 100_000)), skip: said?.[0].length ?? 0 };
};

/**
 * Reads CSV text. It recognises commas, semicolons, tabs and bars; quoted cells may contain line breaks. Rows are counted as records, as a
 * spreadsheet program shows them.
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
