import type { Canvas, DocumentModel, Tag, TextStyle } from './canvas.ts';

import type { Line, Run } from './lines.ts';
import { drawLine } from './text.ts';

export type Column = { width: number; align?: 'left' | 'right'; style: TextStyle };
export type Cell = ({ text: string } | { runs: readonly Run[] }) & {
  header?: boolean;
  style?: TextStyle;
  indent?: number;
  lang?: string;
};

const padding = { x: 6, y: 4 };

type SetCell = { cell: Cell; lines: Line[]; style: TextStyle; x: number; width: number; align: 'left' | 'right' };

/** A table that flows over pages: its head is repeated on each page, there as an artifact, so that readers of the tags hear it once. */
export class Table {
  readonly #canvas: Canvas<DocumentModel>;
  readonly #columns: Column[];
  readonly #head: Cell[];
  readonly #headStyle: TextStyle;
  readonly #tag: Tag;

  /** `head` names the columns; empty for a table without names. */
  constructor(
    canvas: Canvas<DocumentModel>,
    parent: Tag,
    columns: Column[],
    head: readonly (string | Cell)[],
    headStyle: TextStyle,
  ) {
    this.#canvas = canvas;
    this.#columns = columns;
    this.#head = head.map((cell) => ({ ...(typeof cell === 'string' ? { text: cell } : cell), style: headStyle }));
    this.#headStyle = headStyle;
    this.#tag = canvas.tag(parent, 'Table');
    canvas.ensure(this.#headHeight() + 56);
    if (head.length === 0) return;
    const row = canvas.tag(this.#tag, 'TR');
    this.#drawHead((draw) => {
      const cell = canvas.tag(row, 'TH', { scope: 'Column' });
      draw(cell);
      cell.end();
    });
    row.end();
  }

  /**
   * Draws one row, on a new page when it and the height it wants kept below it do not fit. One that is higher than a page
   * goes on in rows on the pages after it.
   */
  row(cells: Cell[], keepBelow = 0) {
    const set = this.#set(cells);
    const leading = Math.max(...set.map(({ style }) => style.leading));
    const most = Math.floor((this.#canvas.pageHeight - this.#headHeight() - padding.y * 2) / leading);
    const longest = Math.max(...set.map(({ lines }) => lines.length));
    if (longest <= most) return this.#drawRow(set, keepBelow);
    for (let from = 0; from < longest; from += most) {
      this.#drawRow(set.map((part) => ({ ...part, lines: part.lines.slice(from, from + most) })));
    }
  }

  #drawRow(set: SetCell[], keepBelow = 0) {
    const canvas = this.#canvas;
    const height = Math.max(...set.map(({ lines, style }) => lines.length * style.leading)) + padding.y * 2;
    const before = canvas.pageNumber;
    canvas.ensure(height + keepBelow);
    if (canvas.pageNumber !== before) canvas.artifact(() => this.#drawHead((draw) => draw()));
    const top = canvas.y;
    const row = canvas.tag(this.#tag, 'TR');
    for (const part of set) {
      const { header, lang } = part.cell;
      const type = header ? 'TH' : 'TD';
      const tag = canvas.tag(row, type, { ...(header && { scope: 'Row' }), ...(lang && { lang }) });
      this.#drawLines(part, top, { tag, type });
      tag.end();
    }
    row.end();
    canvas.y += height;
    this.#rule(canvas.y, 0.5, canvas.palette.line);
  }

  end() {
    this.#tag.end();
  }

  #set(cells: Cell[]): SetCell[] {
    let x = this.#canvas.left;
    return cells.map((cell, index) => {
      const column = this.#columns[index] ?? { width: 0, style: this.#headStyle };
      const style = cell.style ?? column.style;
      const indent = cell.indent ?? 0;
      const before = (index === 0 ? 0 : padding.x) + indent;
      const place = { x: x + before, width: column.width - before - padding.x, align: column.align ?? 'left' };
      x += column.width;
      const runs = 'runs' in cell ? cell.runs : [{ text: cell.text }];
      return { cell, style, ...place, lines: this.#canvas.lines(runs, style, place.width) };
    });
  }

  /** Inside a tag, or as part of an artifact. */
  #drawLines({ lines, style, x, width, align }: SetCell, top: number, inside?: { tag: Tag; type: string }) {
    lines.forEach((line, index) => {
      const place = { x, width, align, top: top + padding.y + index * style.leading };
      if (inside) drawLine(this.#canvas, inside.tag, inside.type, line, style, place);
      else this.#canvas.line(line, style, place.top, place);
    });
  }

  #headHeight() {
    if (this.#head.length === 0) return 0;
    const longest = Math.max(...this.#set(this.#head).map(({ lines }) => lines.length));
    return longest * this.#headStyle.leading + padding.y * 2;
  }

  #drawHead(each: (draw: (tag?: Tag) => void) => void) {
    if (this.#head.length === 0) return;
    const canvas = this.#canvas;
    const top = canvas.y;
    for (const part of this.#set(this.#head)) {
      each((tag) => this.#drawLines(part, top, tag && { tag, type: 'TH' }));
    }
    canvas.y += this.#headHeight();
    this.#rule(canvas.y, 0.9, canvas.palette.muted);
  }

  #rule(y: number, width: number, color: string) {
    const { doc } = this.#canvas;
    const draw = () =>
      doc
        .moveTo(this.#canvas.left, y)
        .lineTo(this.#canvas.left + this.#canvas.width, y)
        .lineWidth(width)
        .stroke(color);
    if (doc.page.markings.length > 0) draw();
    else this.#canvas.artifact(draw);
  }
}
