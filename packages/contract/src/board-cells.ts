/** The state of one question of one entity, as the board has it: missing, entered, estimated, blocked. */
export const boardCells = ['-', 'e', 's', 'b'] as const;
export type BoardCell = (typeof boardCells)[number];

/** What a cell stands for. */
export type CellState = 'missing' | 'entered' | 'estimated' | 'blocked';
const states: Record<BoardCell, CellState> = { '-': 'missing', e: 'entered', s: 'estimated', b: 'blocked' };

/** The state that a cell stands for. */
export const cellStateOf = (cell: BoardCell): CellState => states[cell];

const isCell = (text: string): text is BoardCell => text in states;

/** The cells of a line of the board, one for each question. */
export const cellsIn = (cells: string): BoardCell[] => [...cells].filter(isCell);

/** Whether there is an answer, an estimated one too. */
export const isAnsweredCell = (cell: BoardCell): boolean => cell === 'e' || cell === 's';

/** How many questions of a line have an answer, a reason why there is none, or neither; and how many there are. */
export const countCells = (cells: string) => {
  const each = cellsIn(cells);
  const missing = each.filter((cell) => cell === '-').length;
  const blocked = each.filter((cell) => cell === 'b').length;
  return { answered: each.length - blocked - missing, blocked, missing, total: each.length };
};

/** Whoever lacks most comes first. Those that nobody waits for lack nothing any more and come last. */
export const inOrderOfGaps = <Line>(
  lines: readonly Line[],
  gapsOf: (line: Line) => { readonly missing: number; readonly isCounted: boolean },
): Line[] => {
  const rankOf = (line: Line) => {
    const { missing, isCounted } = gapsOf(line);
    return isCounted ? missing : -1;
  };
  return lines.toSorted((one, other) => rankOf(other) - rankOf(one));
};
