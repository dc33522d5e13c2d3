/** Splits text copied from a spreadsheet into rows of cells. Quoted cells may hold tabs, line breaks and doubled quotes. */
export const cellsOf = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g)) {
    row.push((quoted?.replaceAll('""', '"') ?? bare ?? '').trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  // A copied range ends with a line break, which opens one more row with nothing in it.
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return rows;
};

const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows of cells as a spreadsheet takes them from the clipboard; the counterpart of `cellsOf`. */
export const spreadsheetText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\r\n');
