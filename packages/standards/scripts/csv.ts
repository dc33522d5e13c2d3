/** Reads RFC 4180 text (quotes, CRLF) into one record per row, keyed by the header. */
export const parseCsv = (text: string): Record<string, string>[] => {
  const [header = [], ...rows] = splitRows(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
};

/** The lines of RFC 4180 text, each with its fields as they stand. */
export const splitRows = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [whole, quoted, plain, end] = match;
    if (whole === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
