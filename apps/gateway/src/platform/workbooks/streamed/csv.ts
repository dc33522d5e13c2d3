import type { Cell } from './cells.ts';

/**
 * Characters that a spreadsheet takes for the start of a formula (OWASP, CSV injection); in East Asian settings the full-width ones too.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
const quoted = /[",\n\r]/;

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if ('number' in cell) return cell.number;
  if ('day' in cell) return cell.day;
  // An apostrophe in front keeps programs from running a text; those that read it as text show it.
  return formulaStart.test(cell.text) ? `'${cell.text}` : cell.text;
};

const quote = (text: string) => (quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line (RFC 4180). Numbers and days are plain; no text begins as a formula does. */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => quote(cellText(cell))).join(',')}\r\n`;

/** A CSV file in UTF-8, with a byte order mark for Excel. */
export const writeCsv = async (rows: AsyncIterable<readonly Cell[]>): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  let piece = '\ufeff';
  for await (const cells of rows) {
    piece += csvLine(cells);
    if (piece.length < 64 * 1024) continue;
    pieces.push(Buffer.from(piece));
    piece = '';
  }
  return Buffer.concat([...pieces, Buffer.from(piece)]);
};
