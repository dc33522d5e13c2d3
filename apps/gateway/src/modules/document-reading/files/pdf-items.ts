import type { Box } from './page.ts';
import { isMark, raisedMark } from './raised-mark.ts';

/** A piece of text as it is drawn: pieces of one line may be letters, words or the whole line. */
export type Piece = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly endsLine: boolean;
  /** The marked content that it is drawn in, which the document's structure names. */
  readonly markId: string | undefined;
};

type Item = {
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly hasEOL?: boolean;
};

export const boxOf = ({ left, right, base, size }: Piece): Box => [left, base - size * 0.2, right, base + size * 0.8];

/** A mark of a footnote is so much smaller than what it stands at, and its foot is higher by such a share of it, right behind it. */
const markSizeMost = 0.85;
const raise = { least: 0.15, most: 0.8 };
const markGapMost = 0.2;

const isRaised = ({ text, size, base, left }: Piece, before: Piece | undefined) =>
  before !== undefined &&
  isMark(text) &&
  /[\p{L}\d)）%]$/u.test(before.text) &&
  size < before.size * markSizeMost &&
  base - before.base > before.size * raise.least &&
  base - before.base < before.size * raise.most &&
  Math.abs(left - before.right) < before.size * markGapMost;

/** Text items of pdf.js with the marked content they belong to; marks of footnotes are raised, so that no figure grows by them. */
export const piecesOf = (items: readonly Item[]): Piece[] => {
  const pieces: Piece[] = [];
  const marks: (string | undefined)[] = [];
  for (const { type, id, str, transform = [], width = 0, hasEOL = false } of items) {
    if (type?.startsWith('begin')) marks.push(id);
    else if (type === 'endMarkedContent') marks.pop();
    if (str === undefined) continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
    const size = Math.hypot(c, d) || Math.hypot(a, b) || 1;
    const isTurned = Math.abs(b) > Math.abs(a);
    const piece: Piece = {
      text: str,
      left: x,
      right: x + (isTurned ? size : width),
      base: y,
      size,
      endsLine: hasEOL,
      markId: marks.findLast(Boolean),
    };
    pieces.push(isRaised(piece, pieces.at(-1)) ? { ...piece, text: raisedMark(str) } : piece);
  }
  return pieces;
};
