import type { Canvas, Tag, TextStyle } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import type { Line } from './lines.ts';

export type Column = { width: number; align?: 'left' | 'right'; style: TextStyle };
export type Cell = { text: string; header?: boolean; style?: TextStyle; indent?: number; lang?: string };

const padding = { x: 6, y: 4 };

type SetCell = { cell: Cell; lines: Line[]; style: TextStyle; x: number; width: number; align: 'left' | 'right' };

/** A table that flows over pages: its head is repeated on each page, there as an artifact, so that readers of the tags hear it once. */
export class Table {
  readonly #canvas: Canvas;
  readonly #columns: Column[];
  readonly #head: { text: string }[];
  readonly #headStyle: TextStyle;
  readonly #tag: Tag;

  constructor(canvas: Canvas, parent: Tag, columns: Column[], head: string[], headStyle: TextStyle) {
    this.#canvas = canvas;
    this.#columns = columns;
    this.#head = head.map((text) => ({ text }));
    this.#headStyle = headStyle;
    this.#tag = canvas.tag(parent, 'Table');
    canvas.ensure(this.#headHeight() + 56);
    const row = canvas.tag(this.#tag, 'TR');
    this.#drawHead((draw) => {
      const cell = canvas.tag(row, 'TH', { scope: 'Column' });
      canvas.mark(cell, 'TH', draw);
      cell.end();
    });
    row.end();
  }

  /** Draws one row, on a new page when it and the height it wants kept below it do not fit. */
  row(cells: Cell[], keepBelow = 0) {
    const canvas = this.#canvas;
    const set = this.#set(cells);
    const height = Math.max(...set.map(({ lines, style }) => lines.length * style.leading)) + padding.y * 2;
    const before = canvas.pageNumber;
    canvas.ensure(height + keepBelow);
    if (canvas.pageNumber !== before) canvas.artifact(() => this.#drawHead((draw) => draw()));
    const top = canvas.y;
    const row = canvas.tag(this.#tag, 'TR');
    for (const { cell, lines, style, ...place } of set) {
      const type = cell.header ? 'TH' : 'TD';
      const tag = canvas.tag(row, type, {
        ...(cell.header && { scope: 'Row' }),
        ...(cell.lang && { lang: cell.lang }),
      });
      if (cell.text !== '') canvas.mark(tag, type, () => this.#drawLines(lines, style, top, place));
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
    let x = sheet.left;
    return cells.map((cell, index) => {
      const column = this.#columns[index] ?? { width: 0, style: this.#headStyle };
      const style = cell.style ?? column.style;
      const indent = cell.indent ?? 0;
      const before = (index === 0 ? 0 : padding.x) + indent;
      const place = { x: x + before, width: column.width - before - padding.x, align: column.align ?? 'left' };
      x += column.width;
      return { cell, style, ...place, lines: this.#canvas.lines([{ text: cell.text }], style, place.width) };
    });
  }

  #drawLines(
    lines: Line[],
    style: TextStyle,
    top: number,
    place: { x: number; width: number; align: 'left' | 'right' },
  ) {
    lines.forEach((line, index) => {
      this.#canvas.line(line, style, top + padding.y + index * style.leading, place);
    });
  }

  #headHeight() {
    const lines = this.#set(this.#head.map((cell) => ({ ...cell, style: this.#headStyle })));
    return Math.max(...lines.map((cell) => cell.lines.length)) * this.#headStyle.leading + padding.y * 2;
  }

  #drawHead(each: (draw: () => void) => void) {
    const canvas = this.#canvas;
    const top = canvas.y;
    for (const { lines, style, ...place } of this.#set(
      this.#head.map((cell) => ({ ...cell, style: this.#headStyle })),
    )) {
      each(() => this.#drawLines(lines, style, top, place));
    }
    canvas.y += this.#headHeight();
    this.#rule(canvas.y, 0.9, canvas.palette.muted);
  }

  #rule(y: number, width: number, color: string) {
    const { doc } = this.#canvas;
    const draw = () =>
      doc
        .moveTo(sheet.left, y)
        .lineTo(sheet.left + contentWidth, y)
        .lineWidth(width)
        .stroke(color);
    if (doc.page.markings.length > 0) draw();
    else this.#canvas.artifact(draw);
  }
}
