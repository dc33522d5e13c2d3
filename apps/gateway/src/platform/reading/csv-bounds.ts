import { importLimits } from '@esg/contract';
import { ReadError } from './read-error.ts';

/** The number of columns in a spreadsheet program: more are refused even if they are empty. */
const widest = 16_384;
const quote = 0x22;
const tooWide = (row: number, column: number) =>
  new ReadError('too_many_columns', { row, column: column + 1, limit: importLimits.columnsMax });
const isBlank = (code: number) => code === 0x20 || code === 0x09;

/**
 * Scans CSV text once before it is parsed, so that a file of one endless line, or of one endless cell, is refused without the memory that
 * its cells would take. Throws the same `ReadError` as reading would.
 */
export const requireBounded = (text: string, separator: string, firstRow: number) => {
  const mark = separator.charCodeAt(0);
  let row = firstRow;
  let column = 0;
  let length = 0;
  let filled = false;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted && code === quote) {
      quoted = text.charCodeAt(at + 1) === quote;
      if (!quoted) continue;
      at += 1;
    } else if (!quoted && code === quote && length === 0) {
      quoted = true;
      continue;
    } else if (!quoted && code === mark) {
      column += 1;
      length = 0;
      filled = false;
      if (column >= widest) throw tooWide(row, column);
      continue;
    } else if (!quoted && code === 0x0a) {
      row += 1;
      column = 0;
      length = 0;
      filled = false;
      continue;
    }
    length += 1;
    filled ||= !isBlank(code) && code !== 0x0d;
    if (filled && column >= importLimits.columnsMax) throw tooWide(row, column);
    if (length > importLimits.cellLengthMax)
      throw new ReadError('cell_too_long', { row, column: column + 1, limit: importLimits.cellLengthMax });
  }
};
