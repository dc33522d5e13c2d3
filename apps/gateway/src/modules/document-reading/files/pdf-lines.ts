import { type Box, boxAround } from './page.ts';
import { boxOf, type Piece } from './pdf-items.ts';

/** Text on one height without a wide gap: a line of a column, or a cell of a table. */
export type Segment = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly box: Box;
};

/** Segments on one height, from left to right. */
export type Row = { readonly segments: readonly Segment[]; readonly base: number; readonly size: number };

/** A gap of so much of the size is a blank; a wider one parts segments. */
const blankGap = 0.15;
const wideGap = 0.9;
/** Segments whose heights differ by less than so much of the size are on one height. */
const sameHeight = 0.45;

const segmentOf = (pieces: readonly Piece[]): Segment | undefined => {
  let text = '';
  let last: Piece | undefined;
  for (const piece of pieces) {
    const gap = last ? piece.left - last.right : 0;
    const isApart = gap > piece.size * blankGap && !/\s$/.test(text) && !/^\s/.test(piece.text);
    text += isApart ? ` ${piece.text}` : piece.text;
    last = piece;
  }
  const drawn = pieces.filter((piece) => piece.text.trim() !== '');
  const box = boxAround(drawn.map(boxOf));
  const largest = drawn.toSorted((one, other) => other.text.length - one.text.length)[0];
  if (!box || !largest) return undefined;
  return { text: text.trim(), left: box[0], right: box[2], base: largest.base, size: largest.size, box };
};

const byHeight = (one: { base: number }, other: { base: number }) => other.base - one.base;

/** Groups what stands on one height; each group is ordered from left to right. */
const grouped = <Placed extends { base: number; size: number; left: number }>(placed: readonly Placed[]) => {
  const groups: Placed[][] = [];
  for (const each of placed.toSorted(byHeight)) {
    const group = groups.at(-1);
    const first = group?.[0];
    const tolerance = first ? Math.max(first.size, each.size) * sameHeight : 0;
    if (group && first && first.base - each.base < tolerance) group.push(each);
    else groups.push([each]);
  }
  return groups.map((group) => group.toSorted((one, other) => one.left - other.left));
};

/** Cuts what is drawn into segments. */
export const segmentsOf = (pieces: readonly Piece[]): Segment[] => {
  const segments: Segment[] = [];
  for (const line of grouped(pieces.filter(({ text }) => text.trim() !== ''))) {
    let run: Piece[] = [];
    let right = 0;
    const close = () => {
      const segment = segmentOf(run);
      if (segment) segments.push(segment);
      run = [];
    };
    for (const piece of line) {
      if (run.length > 0 && piece.left - right > piece.size * wideGap) close();
      right = run.length > 0 ? Math.max(right, piece.right) : piece.right;
      run.push(piece);
    }
    close();
  }
  return segments;
};

/** Segments as rows from top to bottom. */
export const rowsOf = (segments: readonly Segment[]): Row[] =>
  grouped(segments).map((group) => ({
    segments: group,
    base: group[0]?.base ?? 0,
    size: Math.max(...group.map(({ size }) => size)),
  }));

/** Segments of columns of prose are as long as this, those of a table's cells are shorter. */
const proseLength = 22;
const columnRowsMin = 3;
/** Running text has so many lines and ends of sentences: labels of a table end in no full stop. */
const runningRowsMin = 4;
const sentencesMin = 2;
/** Rows of a table are on one height up to this share of their size, nearly all of them. */
const levelTolerance = 0.08;
const levelShare = 0.8;
/** A gutter may be crossed by this share of the segments, as by a heading above both columns. */
const crossedMax = 0.04;
const cutsMax = 14;

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The number of letters, of which a Chinese one is as wide as two others. */
const lengthOf = ({ text }: Segment) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

const isProse = (segments: readonly Segment[]) =>
  segments.length >= columnRowsMin && middle(segments.map(lengthOf)) >= proseLength;

const sentenceEnd = /[\p{L}\d)%]{2}[.!?](?=\s|$)|[。！？]/gu;

const isRunningText = (segments: readonly Segment[]) =>
  segments.length >= runningRowsMin &&
  isProse(segments) &&
  segments.reduce((sum, { text }) => sum + (text.match(sentenceEnd)?.length ?? 0), 0) >= sentencesMin;

const hasWords = ({ text }: Segment) => /\p{L}{3}|\p{Script=Han}{2}/u.test(text);

/** Whether most heights of the shorter side are heights of the other one too, as in a table, of which no row begins within a sentence. */
const isLevel = (one: readonly Segment[], other: readonly Segment[]) => {
  const [few = [], many = []] = [rowsOf(one), rowsOf(other)].toSorted((first, second) => first.length - second.length);
  const begins = ({ segments: [first] }: Row) => !/^\p{Ll}/u.test(first?.text ?? '');
  const level = few.filter((row) =>
    many.some(
      (beside) => Math.abs(beside.base - row.base) < row.size * levelTolerance && begins(beside) && begins(row),
    ),
  );
  return level.length >= few.length * levelShare;
};

/** A note in the margin or a table of its own beside running text, of which it is no column. */
const isBeside = (text: readonly Segment[], other: readonly Segment[]) => {
  if (!isRunningText(text) || other.length < 2) return false;
  const rows = rowsOf(other);
  const named = rows.filter(({ segments: [first] }) => first && hasWords(first));
  return named.length >= rows.length / 2 && !isLevel(text, other);
};

const partsInTwo = (left: readonly Segment[], right: readonly Segment[]) =>
  (isProse(left) && isProse(right)) || isBeside(left, right) || isBeside(right, left);

/** A place where the page parts into two columns of prose, or into running text and what is beside it; undefined where there is none. */
const findGutter = (segments: readonly Segment[]): number | undefined => {
  const ends = segments.map(({ right }) => right).toSorted((one, other) => one - other);
  let best: { at: number; width: number } | undefined;
  for (const end of new Set(ends.map((value) => Math.round(value)))) {
    const at = end + 1;
    const left = segments.filter(({ right }) => right <= at);
    const right = segments.filter((segment) => segment.left >= at);
    const crossing = segments.length - left.length - right.length;
    if (crossing > segments.length * crossedMax) continue;
    const width = Math.min(...right.map((segment) => segment.left)) - at;
    if ((!best || width > best.width) && partsInTwo(left, right)) best = { at, width };
  }
  return best && best.width > 4 ? best.at + best.width / 2 : undefined;
};

/** Where the widest empty band between rows ends; undefined where rows stand close. */
const findBand = (segments: readonly Segment[]): number | undefined => {
  const rows = rowsOf(segments);
  let best: { at: number; height: number } | undefined;
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (!below) break;
    const height = row.base - below.base - below.size;
    if (height > Math.max(row.size, below.size) * 0.8 && (!best || height > best.height))
      best = { at: (row.base + below.base + below.size * 0.8) / 2, height };
  }
  return best?.at;
};

/** Parts of a page in the order in which they are read: columns of prose one after the other, rows of tables whole. */
export const regionsOf = (segments: readonly Segment[], depth = 0): (readonly Segment[])[] => {
  if (segments.length < 2 || depth >= cutsMax || segments.length > 3000) return [segments];
  const gutter = segments.length >= columnRowsMin * 2 ? findGutter(segments) : undefined;
  const centre = ({ left, right }: Segment) => (left + right) / 2;
  const halves =
    gutter === undefined
      ? halvesAt(segments, findBand(segments), ({ base }, at) => base > at)
      : halvesAt(segments, gutter, (segment, at) => centre(segment) < at);
  return halves ? halves.flatMap((half) => regionsOf(half, depth + 1)) : [segments];
};

const halvesAt = (
  segments: readonly Segment[],
  at: number | undefined,
  isFirst: (segment: Segment, at: number) => boolean,
) => {
  if (at === undefined) return undefined;
  const first = segments.filter((segment) => isFirst(segment, at));
  const second = segments.filter((segment) => !isFirst(segment, at));
  return first.length > 0 && second.length > 0 ? [first, second] : undefined;
};
