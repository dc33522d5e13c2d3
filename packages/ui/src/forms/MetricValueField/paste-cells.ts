/** One line of a metric value as it stands in its boxes: the number as typed, a unit's code, free words. */
export type MetricRow = { number: string; unit: string; descriptor: string };

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

/**
 * Lays copied cells over rows from `at` on: number, then unit and descriptor. A second cell that names no unit is the
 * descriptor. Rows are added up to `rowsMax`; `dropped` counts the copied rows that found no place.
 */
export const pasteRows = (
  rows: readonly MetricRow[],
  at: number,
  cells: readonly (readonly string[])[],
  options: {
    rowsMax: number;
    unitOf: (text: string) => string | undefined;
    tidy: (number: string) => string;
    blank: MetricRow;
  },
): { rows: MetricRow[]; dropped: number } => {
  const result = [...rows];
  let dropped = 0;
  cells.forEach(([number = '', second, third], offset) => {
    const index = at + offset;
    if (index >= options.rowsMax) {
      dropped += 1;
      return;
    }
    const before = result[index] ?? options.blank;
    const unit = second === undefined ? undefined : options.unitOf(second);
    const descriptor = unit === undefined ? second : third;
    result[index] = {
      number: options.tidy(number),
      unit: unit ?? before.unit,
      descriptor: descriptor || before.descriptor,
    };
  });
  return { rows: result, dropped };
};
