import { saysNoFigure } from './blank-words.ts';

/** A column of a grid, as people name it. */
type NamedColumn = { readonly name: string };

/** The result for a row of a pasted block: figures of one row of the grid, or a reason why it does not fit. */
export type PasteLine<Row, Column> = {
  /** Its name in the block; its figures if it has no name. */
  readonly label: string;
  readonly row: Row | undefined;
  readonly texts: readonly { readonly column: Column; readonly text: string }[];
  readonly problem:
    | 'unknown_row'
    | 'several_rows'
    | 'beyond_rows'
    | 'beyond_columns'
    | 'not_typed'
    | 'not_yours'
    | undefined;
};
export type PastePlan<Row, Column> = {
  readonly lines: readonly PasteLine<Row, Column>[];
  /** Whether the block fits the table as it is, so that nobody has to review it first. */
  readonly isPlain: boolean;
};

/** A name as it is compared: without case, brackets and marks. */
export const pasteKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([（][^)\]）]*[)\]）]/gu, ' ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

const isWords = (text: string) => text !== '' && !/^[-+−–(]?[\s$€£¥HK]*[\d.]/u.test(text) && /\p{L}/u.test(text);

/** The number of text columns at the beginning of the block: names, then units. */
const wordColumns = (cells: readonly (readonly string[])[]) => {
  const shareOf = (index: number) => cells.filter((row) => isWords(row[index] ?? '')).length / cells.length;
  if (Math.max(0, ...cells.map((row) => row.length)) < 2 || shareOf(0) < 0.6) return 0;
  return shareOf(1) >= 0.5 && Math.max(...cells.map((row) => row.length)) > 2 ? 2 : 1;
};

/** Columns that a row of headings names: by their whole name, another name of theirs, or by the only year in it. */
const headedColumns = <Column extends NamedColumn>(
  heads: readonly string[],
  columns: readonly Column[],
  alsoOf: (column: Column) => readonly string[],
): (Column | undefined)[] | undefined => {
  const found = heads.map((head) => {
    const key = pasteKeyOf(head);
    const same = columns.find((column) => [column.name, ...alsoOf(column)].some((name) => pasteKeyOf(name) === key));
    const year = head.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/)?.[0];
    const ofYear = year === undefined ? [] : columns.filter(({ name }) => name.includes(year));
    return same ?? (ofYear.length === 1 ? ofYear[0] : undefined);
  });
  return found.some(Boolean) && found.every((column, index) => column || saysNoFigure(heads[index] ?? ''))
    ? found
    : undefined;
};

type Sheet<Row, Column> = {
  readonly cells: readonly (readonly string[])[];
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly byName: ReadonlyMap<string, readonly Row[]>;
  /** Other names of a column, such as those of a month. */
  readonly alsoOf?: (column: Column) => readonly string[];
  /** The cell that the block was pasted into; column -1 is the column of names. */
  readonly at: { readonly row: number; readonly column: number };
  /** Why no figure may be typed into the cell. */
  readonly refusalOf: (row: Row, column: Column) => 'not_typed' | 'not_yours' | undefined;
};

/** The targets of a pasted block: by the names beside and above its figures, else from the cell on. Pure. */
export const planPaste = <Row, Column extends NamedColumn>({
  cells,
  rows,
  columns,
  byName,
  alsoOf = () => [],
  at,
  refusalOf,
}: Sheet<Row, Column>): PastePlan<Row, Column> => {
  const words = wordColumns(cells);
  const headed = words > 0 ? headedColumns(cells[0]?.slice(words) ?? [], columns, alsoOf) : undefined;
  const first = Math.max(0, at.column);
  const lineOf = (all: readonly string[], place: number): PasteLine<Row, Column> => {
    const figures = all.slice(words);
    const texts = figures.flatMap((figure, index) => {
      const column = headed ? headed[index] : columns[first + index];
      const text =
        words === 2 && isWords(all[1] ?? '') && !/[^\d.,\s'’+−–-]/.test(figure) ? `${figure} ${all[1]}` : figure;
      return column && (words === 0 || !saysNoFigure(figure)) ? [{ column, text }] : [];
    });
    const label = words > 0 ? (all[0] ?? '') : figures.join(' · ');
    const named =
      words > 0 ? (byName.get(pasteKeyOf(label)) ?? []) : [rows[at.row + place]].filter((row) => row !== undefined);
    const [row] = named;
    const line = { label, row, texts };
    if (named.length === 0) return { ...line, problem: words > 0 ? 'unknown_row' : 'beyond_rows' };
    if (named.length > 1) return { ...line, row: undefined, problem: 'several_rows' };
    if (texts.length < figures.filter((figure) => !saysNoFigure(figure)).length)
      return { ...line, problem: 'beyond_columns' };
    const refusals = texts.map(({ column }) => (row ? refusalOf(row, column) : 'not_typed'));
    return { ...line, problem: refusals.find((refusal) => refusal !== undefined) };
  };
  const lines = cells
    .slice(headed ? 1 : 0)
    .map(lineOf)
    .filter(({ label, texts }) => texts.length > 0 || label !== '');
  return { lines, isPlain: words === 0 && lines.every(({ problem }) => problem === undefined) };
};
