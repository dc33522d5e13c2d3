const startsWithYear = /^(?:FY\s?)?(?:19|20)\d{2}(?!\d)/;

/** A line of a passage: its cells where it is a row of a table, else one. */
const cellsOf = (line: string): string[] => {
  const cells = line.split('\t');
  // A quote begins with what is written: of the heads of columns the empty one above the labels is missing.
  return cells.length > 1 && startsWithYear.test(line) ? ['', ...cells] : cells;
};

/** The lines of a passage, those of a table that follow one another together: their cells stand below each other. */
export const passageRows = (text: string): string[][][] => {
  const groups: string[][][] = [];
  for (const cells of text.split('\n').map(cellsOf)) {
    const last = groups.at(-1);
    if (last && (last[0]?.length ?? 0) > 1 === cells.length > 1) last.push(cells);
    else groups.push([cells]);
  }
  return groups;
};
