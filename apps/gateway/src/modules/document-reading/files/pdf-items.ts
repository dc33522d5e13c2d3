import type { Box } from './page.ts';

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

/** Text items of pdf.js with the marked content they belong to. */
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
    pieces.push({
      text: str,
      left: x,
      right: x + (isTurned ? size : width),
      base: y,
      size,
      endsLine: hasEOL,
      markId: marks.findLast(Boolean),
    });
  }
  return pieces;
};
