import type { DocumentBlock } from '@esg/contract';
import type { Box, FilePage } from './page.ts';
import { PageDraft } from './page.ts';
import type { Piece } from './pdf-items.ts';
import { addByLayout } from './pdf-layout.ts';

/** A word that was recognised in a picture: its box in pixels from the upper left corner, and how sure the program is of it, from 0 to 100. */
export type Word = {
  readonly line: string;
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly confidence: number;
};

/** A picture of a page, upright as it is read. */
export type Picture = { readonly width: number; readonly height: number };

/** What is less sure is taken for a word in dust, lines and drawings. */
const surenessMin = 25;
/** Signs that stand alone are mostly Chinese ones; of others many are dust. */
const isWord = (text: string, confidence: number) =>
  /[\p{L}\p{N}%]/u.test(text)
    ? confidence >= surenessMin
    : /^[、，。：；！？（）「」『』《》()]+$/.test(text) && confidence >= 2 * surenessMin;

/** Words of tesseract's table of results: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export const wordsOf = (table: string): Word[] =>
  table
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .filter(([level]) => level === '5')
    .map((row) => {
      const [left = 0, top = 0, wide = 0, high = 0, confidence = 0] = row.slice(6, 11).map(Number);
      const text = row.slice(11).join(' ').trim();
      return { line: row.slice(2, 5).join('.'), text, left, top, right: left + wide, bottom: top + high, confidence };
    })
    .filter(({ text, confidence }) => isWord(text, confidence));

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** How well a page was read: 0 for nothing. Few words say nothing about the way it lies. */
export const surenessOf = (words: readonly Word[]) => {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const weighed = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return letters === 0 ? 0 : weighed / letters;
};

/** Whether words of several letters stand upright, so that the page lies on its side. */
export const isOnSide = (words: readonly Word[]) => {
  const long = words.filter(({ text }) => text.length >= 4);
  const tall = long.filter(({ left, top, right, bottom }) => bottom - top > right - left);
  return long.length >= 5 && tall.length > long.length / 2;
};

const glued = /[\u2e80-\u30ff\u3400-\u9fff\uff00-\uffef()]/;
const cjk = /[\u2e80-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/** Two words of one line: the program takes one or two Chinese characters for a word. */
const joinWords = (text: string, word: string) =>
  glued.test(text.at(-1) ?? '') && glued.test(word[0] ?? '') && cjk.test(`${text.slice(-2)}${word.slice(0, 2)}`)
    ? text + word
    : `${text} ${word}`;

/** How much the lines rise from left to right, as a share: a sheet never lies quite straight. */
const slopeOf = (lines: readonly (readonly Word[])[]) => {
  const slopes = lines.flatMap((words) => {
    const first = words[0];
    const last = words.at(-1);
    if (!first || !last || words.length < 4) return [];
    const height = middle(words.map(({ top, bottom }) => bottom - top));
    const across = last.left - first.left;
    if (across < height * 8) return [];
    const centre = ({ top, bottom }: Word) => (top + bottom) / 2;
    return [(centre(last) - centre(first)) / across];
  });
  return slopes.length < 3 ? 0 : middle(slopes);
};

/** Letters that reach below the line, and those that reach high above it. */
const deep = /[gjpqyQ,;()[\]|$]/;
const high = /[\p{Lu}\p{N}bdfhklt()[\]|%$]/u;

/** The size of the type of a line, by what its letters reach of it, and how far its letters reach below it. */
const sizeOf = (text: string, height: number) => {
  if (cjk.test(text)) return { size: height / 0.92, below: height * 0.12 };
  const below = deep.test(text) ? 0.21 : 0;
  const above = high.test(text) ? 0.72 : 0.52;
  const size = height / (below + above);
  return { size, below: size * below };
};

/** A gap of so much of the size parts cells of a table. */
const wideGap = 0.9;

type Run = { text: string; left: number; right: number };

const runsOf = (words: readonly Word[], size: number): Run[] => {
  const runs: Run[] = [];
  for (const { text, left, right } of words) {
    const last = runs.at(-1);
    if (last && left - last.right < size * wideGap) {
      last.text = joinWords(last.text, text);
      last.right = Math.max(last.right, right);
    } else runs.push({ text, left, right });
  }
  return runs;
};

/** Words as pieces of text on a straight page, in pixels from the lower left corner. */
const piecesOf = (lines: readonly (readonly Word[])[], slope: number, { height }: Picture): Piece[] =>
  lines.flatMap((words) => {
    const straight = words.map((word) => {
      const fall = slope * ((word.left + word.right) / 2);
      return { ...word, top: word.top - fall, bottom: word.bottom - fall };
    });
    const top = Math.min(...straight.map((word) => word.top));
    const bottom = Math.max(...straight.map((word) => word.bottom));
    const { size, below } = sizeOf(straight.map(({ text }) => text).join(''), bottom - top);
    const base = height - bottom + below;
    return runsOf(straight, size).map((run) => ({ ...run, base, size, endsLine: false, markId: undefined }));
  });

/** Sizes are measured, so lines of the usual size come out a little different: that alone makes no heading. */
const steadied = (pieces: readonly Piece[]): Piece[] => {
  const sizes = pieces.flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 4) }, () => size));
  const usual = middle(sizes);
  return pieces.map((piece) => (Math.abs(piece.size / usual - 1) < 0.25 ? { ...piece, size: usual } : piece));
};

/** What was recognised in a picture, as a page with lines, tables and headings. */
export type Recognised = { readonly text: string; readonly blocks: DocumentBlock[]; readonly boxes: Box[] };

/** Words of a picture as a page: ordered and cut into tables like one whose text is in the file. Boxes are in pixels from the lower left corner; undefined without words. */
export const pageOfWords = (words: readonly Word[], picture: Picture): Recognised | undefined => {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()];
  const slope = slopeOf(lines);
  const draft = new PageDraft();
  addByLayout(steadied(piecesOf(lines, slope, picture)), draft);
  if (draft.isEmpty) return undefined;
  const { text, blocks, boxes }: FilePage = draft.done({ label: null, kind: 'page', source: 'recognised' });
  const numbers = boxes ?? [];
  const placed = Array.from({ length: numbers.length / 4 }, (_, index): Box => {
    const [left = 0, bottom = 0, width = 0, height = 0] = numbers.slice(index * 4, index * 4 + 4);
    // As it lies on the sheet again.
    const fall = slope * (left + width / 2);
    return [left, bottom - fall, left + width, bottom + height - fall];
  });
  return { text, blocks, boxes: placed };
};
