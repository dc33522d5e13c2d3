/** One table, from its cells to its tags, rules and backgrounds. Longer than most for that. */
import type { Canvas, DocumentModel, Tag, TextStyle } from './canvas.ts';
import type { Line, Run } from './lines.ts';
import { type FootHeight, firstEnd, pageStarts, type TableRow, wholeHeight } from './table-pages.ts';
import { drawLine } from './text.ts';

export type Column = {
  width: number;
  align?: 'left' | 'right';
  style: TextStyle;
  /** Background of the whole column. */
  tint?: string;
};
export type Cell = ({ text: string } | { runs: readonly Run[] }) & {
  header?: boolean;
  style?: TextStyle;
  indent?: number;
  lang?: string;
  /** Columns that the cell spans. */
  columns?: number;
  /** A sign to the right of the text, which keeps its position. */
  mark?: string;
};
export type RowOptions = {
  /** On the same page as the row after it. */
  keepWithNext?: boolean;
  /** Rule below the row; a hairline by default. */
  rule?: 'hair' | 'strong' | 'none';
  /** Space above the text, besides that of every row. */
  above?: number;
  /** Marks that the foot of the table explains on their page. */
  marks?: readonly string[];
  onDraw?: (top: number) => void;
};

export type TableOptions = {
  /** Space above and below the text of a row. */
  padding?: number;
  /** Height that stays free below the last rows, as for notes. */
  keepBelow?: number;
  /** Directly below a heading: it never moves away from that to stay whole. */
  isHeaded?: boolean;
  /** Explains the marks of the rows on a page, below the last of them. */
  foot?: TableFoot;
  /** Name of the first column on the following pages. */
  goesOn?: string;
};

export type TableFoot = {
  height: FootHeight;
  draw: (parent: Tag, marks: ReadonlySet<string>) => void;
};

const noFoot: TableFoot = { height: () => 0, draw: () => {} };

const side = 4;
const rules = { hair: 0.25, strong: 0.5, none: 0 } as const;
type SetCell = {
  cell: Cell;
  lines: Line[];
  style: TextStyle;
  x: number;
  width: number;
  align: 'left' | 'right';
  columns: number;
};
/**
 * A table that flows over pages: its head is repeated on each page as an artifact, so that screen readers read it once. Rows are never
 * split unless one alone is higher than a page. It is drawn once it has all rows.
 */
export class Table {
  readonly #canvas: Canvas<DocumentModel>;
  readonly #columns: Column[];
  readonly #head: SetCell[];
  /** On the pages after the first. */
  readonly #laterHead: SetCell[];
  readonly #headStyle: TextStyle;
  readonly #padding: number;
  readonly #keepBelow: number;
  readonly #isHeaded: boolean;
  readonly #foot: TableFoot;
  readonly #rows: (RowOptions & TableRow<SetCell>)[] = [];
  #pageStarts: Set<number> | undefined;

  /** `head` names the columns; empty for a table without names. */
  constructor(
    canvas: Canvas<DocumentModel>,
    columns: Column[],
    head: readonly (string | Cell)[],
    headStyle: TextStyle,
    { padding = canvas.isClose ? 1.8 : 2.5, keepBelow = 0, isHeaded = false, foot = noFoot, goesOn }: TableOptions = {},
  ) {
    this.#canvas = canvas;
    this.#columns = columns;
    this.#headStyle = headStyle;
    this.#padding = padding;
    this.#keepBelow = keepBelow;
    const names = head.map((cell) => ({ ...(typeof cell === 'string' ? { text: cell } : cell), style: headStyle }));
    const [first, ...others] = names;
    this.#head = this.#set(names);
    this.#laterHead = first && goesOn !== undefined ? this.#set([{ ...first, text: goesOn }, ...others]) : this.#head;
    this.#isHeaded = isHeaded;
    this.#foot = foot;
  }

  row(cells: Cell[], options: RowOptions = {}) {
    const set = this.#set(cells);
    const leading = Math.max(...set.map(({ style }) => style.leading));
    const most = Math.floor((this.#canvas.pageHeight - this.#headHeight() - this.#padding * 2) / leading);
    const longest = Math.max(...set.map(({ lines }) => lines.length));
    // One that is higher than a page continues in rows on the following pages.
    for (let from = 0; from < longest; from += most) {
      const part = set.map((each) => ({ ...each, lines: each.lines.slice(from, from + most) }));
      this.#rows.push({ ...options, set: part, height: this.#heightOf(part) + (options.above ?? 0) });
    }
  }

  /** Pages that it takes from the cursor on, once it has all its rows. */
  get pageCount(): number {
    return this.#starts.size + 1;
  }

  /** Which rows begin a page. */
  get #starts(): Set<number> {
    const { room, pageHeight } = this.#canvas;
    this.#pageStarts ??= pageStarts(this.#rows, {
      room,
      pageHeight,
      head: this.#headHeight(),
      keepBelow: this.#keepBelow,
      footHeight: this.#foot.height,
      isHeaded: this.#isHeaded,
    });
    return this.#pageStarts;
  }

  /** Height of the whole table with the room kept below it, and of the rows that have to be on its first page. */
  get heights() {
    const head = this.#headHeight();
    const rows = this.#rows;
    const begun = rows.slice(0, firstEnd(rows, this.#canvas.pageHeight - head));
    const heightWith = (some: typeof rows, keepBelow: number) =>
      wholeHeight(some, { head, keepBelow, footHeight: this.#foot.height });
    const isAll = begun.length === rows.length;
    return { whole: heightWith(rows, this.#keepBelow), first: heightWith(begun, isAll ? this.#keepBelow : 0) };
  }

  /** Draws it into a tag. */
  draw(parent: Tag) {
    const canvas = this.#canvas;
    const starts = this.#starts;
    const tag = canvas.tag(parent, 'Table');
    if (starts.has(0)) canvas.newPage();
    this.#begin(tag);
    let marks = new Set<string>();
    this.#rows.forEach((row, place) => {
      if (place > 0 && starts.has(place)) {
        this.#foot.draw(parent, marks);
        marks = new Set();
        canvas.newPage();
        canvas.artifact(() => this.#drawHead(this.#laterHead, (draw) => draw()));
      }
      this.#drawRow(row, tag);
      for (const mark of row.marks ?? []) marks.add(mark);
    });
    tag.end();
    this.#foot.draw(parent, marks);
  }

  #begin(table: Tag) {
    const canvas = this.#canvas;
    if (this.#head.length === 0) return;
    const row = canvas.tag(table, 'TR');
    this.#drawHead(this.#head, (draw) => {
      const cell = canvas.tag(row, 'TH', { scope: 'Column' });
      draw(cell);
      cell.end();
    });
    row.end();
  }

  #drawRow(drawn: RowOptions & TableRow<SetCell>, table: Tag) {
    const canvas = this.#canvas;
    const { set, height, above = 0, rule = 'hair', onDraw } = drawn;
    const top = canvas.y;
    onDraw?.(top);
    this.#ground(top, height);
    const row = canvas.tag(table, 'TR');
    for (const part of set) {
      const { header, lang } = part.cell;
      const type = header ? 'TH' : 'TD';
      const tag = canvas.tag(row, type, {
        columns: part.columns,
        ...(header && { scope: 'Row' }),
        ...(lang && { lang }),
      });
      this.#drawLines(part, top + above, { tag, type });
      tag.end();
    }
    row.end();
    canvas.y += height;
    this.#rule(canvas.y, rules[rule], canvas.palette.line);
  }

  #set(cells: Cell[]): SetCell[] {
    let at = 0;
    return cells.map((cell) => {
      const spanned = this.#columns.slice(at, at + (cell.columns ?? 1));
      const column = spanned[0] ?? { width: 0, style: this.#headStyle };
      const style = cell.style ?? column.style;
      const indent = cell.indent ?? 0;
      const before = (at === 0 ? 0 : side) + indent;
      const left = this.#columns.slice(0, at).reduce((sum, { width }) => sum + width, 0);
      const whole = spanned.reduce((sum, { width }) => sum + width, 0);
      at += cell.columns ?? 1;
      const room = whole - before - side - (column.align === 'right' && column.tint ? 4 : 0);
      const runs = 'runs' in cell ? cell.runs : [{ text: cell.text }];
      return {
        cell,
        style,
        x: left + before,
        width: room,
        align: column.align ?? 'left',
        columns: spanned.length,
        lines: this.#canvas.lines(runs, style, room),
      };
    });
  }

  #heightOf(set: readonly SetCell[]) {
    return Math.max(...set.map(({ lines, style }) => lines.length * style.leading)) + this.#padding * 2;
  }

  /** Inside a tag, or as part of an artifact. */
  #drawLines({ cell, lines, style, x, width, align }: SetCell, top: number, inside?: { tag: Tag; type: string }) {
    const left = this.#canvas.left + x;
    lines.forEach((line, index) => {
      const place = { x: left, width, align, top: top + this.#padding + index * style.leading };
      if (inside) drawLine(this.#canvas, inside.tag, inside.type, line, style, place);
      else this.#canvas.line(line, style, place.top, place);
    });
    if (!cell.mark || !inside) return;
    const mark = { ...style, size: style.size * 0.75, bold: false };
    const place = { x: left + width + 1, width: 8, top: top + this.#padding - 1.5 };
    const text = cell.mark;
    this.#canvas.mark(inside.tag, inside.type, () => this.#canvas.label(text, mark, place.top, place));
  }

  #headHeight() {
    if (this.#head.length === 0) return 0;
    return Math.max(this.#heightOf(this.#head), this.#heightOf(this.#laterHead));
  }

  #drawHead(names: readonly SetCell[], each: (draw: (tag?: Tag) => void) => void) {
    const canvas = this.#canvas;
    const top = canvas.y;
    const height = this.#headHeight();
    if (height === 0) return;
    this.#ground(top, height);
    for (const part of names) {
      // Names of one line are on the rule, beside those of several.
      const lower = height - this.#heightOf([part]);
      each((tag) => this.#drawLines(part, top + lower, tag && { tag, type: 'TH' }));
    }
    canvas.y += height;
    this.#rule(canvas.y, 1, canvas.palette.barEdge);
  }

  /** Grounds of columns behind a row. */
  #ground(top: number, height: number) {
    const { doc, left } = this.#canvas;
    let x = left;
    for (const { width, tint } of this.#columns) {
      const at = x;
      x += width;
      if (tint) this.#drawn(() => doc.rect(at, top, width, height).fill(tint));
    }
  }

  /** A rule over the table. */
  #rule(y: number, thickness: number, color: string) {
    if (thickness === 0) return;
    const { doc, left } = this.#canvas;
    const width = this.#columns.reduce((sum, column) => sum + column.width, 0);
    this.#drawn(() =>
      doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(thickness)
        .stroke(color),
    );
  }

  /** As an artifact, unless one is open. */
  #drawn(draw: () => void) {
    if (this.#canvas.doc.page.markings.length > 0) draw();
    else this.#canvas.artifact(draw);
  }
}

/** Spacing of a table: above and below the text of a row, and between its lines, which a style may reduce. */
export type Air = { padding: number; leading: number };

/** The widest first; lines of Chinese are closer only where that saves a page. */
const airs: Air[] = [
  { padding: 2, leading: Number.POSITIVE_INFINITY },
  { padding: 1.6, leading: Number.POSITIVE_INFINITY },
  { padding: 1.2, leading: Number.POSITIVE_INFINITY },
  { padding: 0.8, leading: Number.POSITIVE_INFINITY },
  { padding: 0.8, leading: 1.36 },
];

/** A style with lines no further apart than the spacing allows. */
export const inAir = (style: TextStyle, { leading }: Air): TextStyle => ({
  ...style,
  leading: Math.min(style.leading, style.size * leading),
});

/**
 * Draws a table with as much spacing as costs no page. The closest has the fewest pages, so most tables are laid out twice and not once for
 * each spacing: a long one takes a tenth of the time of its file each time.
 */
export const drawAiriest = (parent: Tag, tableWith: (air: Air) => Table) => {
  const closest = tableWith(airs.at(-1) as Air);
  for (const air of airs.slice(0, -1)) {
    const table = tableWith(air);
    if (table.pageCount <= closest.pageCount) return table.draw(parent);
  }
  return closest.draw(parent);
};
