import { type LinkedNumber, type RichTextBlock, runsOfBlock, sentenceCheckLimits } from '@esg/contract';

/** A number of the report within a sentence: where it stands, and what it names. */
export type LinkedSpan = { readonly start: number; readonly end: number; readonly link: LinkedNumber };

/** One sentence as it is printed. */
export type Sentence = {
  readonly text: string;
  readonly links: readonly LinkedSpan[];
  /** Whether a footnote or a link says where it comes from. */
  readonly isCited: boolean;
};

const { sentenceLengthMax, sentencesMax } = sentenceCheckLimits;

type Piece = { readonly text: string; readonly link?: LinkedNumber; readonly isCited: boolean };

/** Abbreviations whose full stop ends no sentence. */
const abbreviated =
  /(?:\b(?:e\.g|i\.e|approx|No|Nos|Ltd|Co|Inc|vs|cf|ca|Mr|Ms|Mrs|Dr|St|Fig|Sec|Art|para)|^\s*\(?\d{1,2})\.$/i;

/** Where the sentences of a line end. */
const endsOf = (line: string): number[] => {
  const ends: number[] = [];
  for (const { index, 0: mark } of line.matchAll(/[.!?]+["”’)]*(?=\s)|[。！？；]+[」』）"”]*|\n/g)) {
    const end = index + mark.length;
    const before = line.slice(Math.max(0, index - 8), index + 1);
    if (mark.startsWith('.') && (abbreviated.test(before) || !/^\s+[^a-z]/.test(line.slice(end, end + 3)))) continue;
    ends.push(end);
  }
  return [...ends, line.length];
};

const sentencesOfLine = (pieces: readonly Piece[]): Sentence[] => {
  const line = pieces.map(({ text }) => text).join('');
  const spans: (LinkedSpan | { start: number; end: number; link: undefined })[] = [];
  const cited: number[] = [];
  let place = 0;
  for (const { text, link, isCited } of pieces) {
    spans.push({ start: place, end: place + text.length, link });
    if (isCited) cited.push(place);
    place += text.length;
  }
  let start = 0;
  return endsOf(line).flatMap((end): Sentence[] => {
    const from = start;
    start = end;
    const text = line.slice(from, Math.min(end, from + sentenceLengthMax));
    if (text.trim() === '') return [];
    const links = spans.flatMap((span) =>
      span.link && span.start >= from && span.start < end
        ? [{ start: span.start - from, end: Math.min(span.end, end) - from, link: span.link }]
        : [],
    );
    // A footnote stands behind the full stop too.
    return [{ text, links, isCited: cited.some((at) => at >= from && at <= end) }];
  });
};

const linesOf = (block: RichTextBlock): Piece[][] => {
  const pieces = (runs: ReturnType<typeof runsOfBlock>) =>
    runs.map(({ text, number, footnote, link }): Piece => {
      const piece = { text: footnote === undefined ? text : '', isCited: footnote !== undefined || link !== undefined };
      return number ? { ...piece, link: number } : piece;
    });
  // The cells of a table are no sentences: a figure there has its words elsewhere.
  return block.kind === 'table' || block.kind === 'heading' ? [] : [pieces(runsOfBlock(block))];
};

/** The sentences of a formatted text, its numbers as their runs say. */
export const sentencesOf = (blocks: readonly RichTextBlock[]): Sentence[] =>
  blocks.flatMap(linesOf).flatMap(sentencesOfLine).slice(0, sentencesMax);

/** The sentences of a plain text. */
export const sentencesOfText = (text: string): Sentence[] =>
  text
    .split('\n')
    .flatMap((line) => sentencesOfLine([{ text: line, isCited: false }]))
    .slice(0, sentencesMax);
