import { type DocumentBlock, type PageKind, type PageSource, readingLimits } from '@esg/contract';
import { ReadError } from '../../../platform/reading/index.ts';

/** Left, bottom, right and top of a line, in points. */
export type Box = readonly [number, number, number, number];
/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;
/** The part of a page that is shown, in points of the file's own space, and how it is turned for that. */
export type Area = { readonly view: Box; readonly turn: Turn };
export type Line = { readonly text: string; readonly box?: Box | undefined };
/** One page as a reader of files gives it. */
export type FilePage = {
  readonly label: string | null;
  readonly kind: PageKind;
  readonly source: PageSource;
  readonly text: string;
  readonly blocks: DocumentBlock[];
  readonly boxes: number[] | null;
  /** What is shown of a page that is a picture, for whoever recognises its text. */
  readonly area?: Area;
};

const cjk = /[\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Lines as one running text: words that a line end has cut are joined, and Chinese stays without blanks. */
export const joinLines = (lines: readonly string[]): string => {
  let joined = '';
  for (const line of lines) {
    const next = line.trim();
    if (next === '') continue;
    if (/\p{Ll}[-\u2010\u00ad]$/u.test(joined) && /^\p{Ll}/u.test(next)) joined = joined.slice(0, -1) + next;
    else if (joined === '' || (cjk.test(joined.at(-1) ?? '') && cjk.test(next[0] ?? ''))) joined += next;
    else joined += ` ${next}`;
  }
  return joined;
};

const numbersOf = ([left, bottom, right, top]: Box) =>
  [left, bottom, right - left, top - bottom].map((value) => Math.round(value * 10) / 10);

/** The box around others; undefined without any. */
export const boxAround = (boxes: readonly (Box | undefined)[]): Box | undefined => {
  const there = boxes.filter((box) => box !== undefined);
  if (there.length === 0) return undefined;
  const side = (index: 0 | 1 | 2 | 3, choose: (...values: number[]) => number) =>
    there.reduce((sum, box) => choose(sum, box[index]), there[0]?.[index] ?? 0);
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
};

const lengthOf = (row: readonly string[]) => row.reduce((sum, cell) => sum + cell.length + 1, 0);

/** The rows of a table from here on that fit on one page, by their number and by what they say; at least one. */
export const fittingRows = (rows: readonly string[][], at: number, most: number) => {
  let end = at + 1;
  let length = lengthOf(rows[at] ?? []);
  while (end < rows.length && end - at < most) {
    length += lengthOf(rows[end] ?? []);
    if (length > readingLimits.pageLengthMax / 4) break;
    end += 1;
  }
  return rows.slice(at, end);
};

/** Collects a page block by block: its text has the same lines, in the same order. */
export class PageDraft {
  private readonly lines: Line[] = [];
  private readonly blocks: DocumentBlock[] = [];
  /** The number of characters so far. */
  length = 0;

  private addLine(line: Line) {
    this.length += line.text.length + 1;
    if (this.length > readingLimits.pageLengthMax) throw new ReadError('unsafe');
    this.lines.push(line);
  }

  heading(level: number, lines: readonly Line[]) {
    const text = joinLines(lines.map((line) => line.text));
    if (text === '') return;
    for (const line of lines) this.addLine(line);
    this.blocks.push({ kind: 'heading', level: Math.min(6, Math.max(1, level)), text });
  }

  paragraph(lines: readonly Line[]) {
    const text = joinLines(lines.map((line) => line.text));
    if (text === '') return;
    for (const line of lines) this.addLine(line);
    this.blocks.push({ kind: 'paragraph', text });
  }

  /** `boxes` are those of the head's rows, then of the others. */
  table(table: Omit<DocumentBlock & { kind: 'table' }, 'kind'>, boxes: readonly (Box | undefined)[] = []) {
    const rows = [...table.head, ...table.rows];
    for (const [index, cells] of rows.entries()) {
      // A line end within a cell would look like the next row.
      const line = cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t');
      this.addLine({ text: line.trimEnd(), box: boxes[index] });
    }
    this.blocks.push({ kind: 'table', ...table });
  }

  get isEmpty() {
    return this.blocks.length === 0;
  }

  done({ label, kind, source = 'text' }: { label: string | null; kind: PageKind; source?: PageSource }): FilePage {
    const hasBoxes = kind === 'page' && this.lines.length > 0;
    return {
      label,
      kind,
      source,
      text: this.lines.map(({ text }) => text.replaceAll('\0', '')).join('\n'),
      blocks: this.blocks,
      boxes: hasBoxes ? this.lines.flatMap(({ box }) => numbersOf(box ?? [0, 0, 0, 0])) : null,
    };
  }
}
