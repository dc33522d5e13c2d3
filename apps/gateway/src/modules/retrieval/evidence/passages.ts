import type { Span } from '../snippet.ts';
import { figuresIn } from './numbers.ts';

// Bounded, because a hostile page is one long number.
const number = String.raw`(?<!\d)(?:\d{1,3}(?:,\d{3}){1,6}|\d{1,18})(?:\.\d{1,18})?%?`;
const neighbouringNumbers = new RegExp(`${number}[ \\u00a0]+${number}(?![\\w])`, 'u');
const cells = /\t| {2,}|\|/;
const endsInFigure = /[\d%)）]\s*$|(?:nil|零|—|–)\s*$/iu;
/** A longer line is neither a row nor a heading: nobody wrote it as one. */
const lineLengthMax = 4000;
const wordsOf = (text: string) => text.trim().split(/\s+/u).length;

/** The lines of a text that have anything on them. */
export const linesOf = (raw: string): Span[] => {
  const lines: Span[] = [];
  for (const found of raw.matchAll(/[^\n\r]+/g)) {
    const text = found[0];
    if (text.trim() === '') continue;
    const from = found.index + (text.length - text.trimStart().length);
    lines.push({ from, to: found.index + text.trimEnd().length });
  }
  return lines;
};

/** Whether a line is a row of a table: it has cells, figures side by side, or ends in a figure where the next line begins anew. */
export const isRow = (line: string, next: string): boolean =>
  line.length <= lineLengthMax &&
  (cells.test(line.trim()) ||
    neighbouringNumbers.test(line) ||
    (endsInFigure.test(line) && /\d/.test(line) && wordsOf(line) <= 12 && !/^[a-z,;.，。、；）)]/u.test(next)));

const sentenceEnd = /[.!?](?=["”’)]?\s+["“‘(]?[\p{Lu}\d])|[。！？；](?:["”」）])?|\n\s*\n|\n\s*[•·▪●–-]\s/gu;
/** Points that end no sentence. */
const abbreviation = /\b(?:no|nos|vs|e\.g|i\.e|approx|inc|ltd|co|fig|st|mr|ms|dr)\.$/i;

const cutAt = (raw: string, { from, to }: Span, ends: readonly number[]): Span[] => {
  const spans: Span[] = [];
  let start = from;
  for (const end of [...ends, to]) {
    const text = raw.slice(start, end);
    if (text.trim() !== '')
      spans.push({
        from: start + (text.length - text.trimStart().length),
        to: start + text.trimEnd().length,
      });
    start = end;
  }
  return spans;
};

/** A heading stands alone: short, without a point at its end, and the next line begins anew. */
const isHeading = (line: string, next: string) =>
  !/[.!?。！？；，,、:：]\s*$/u.test(line) &&
  (/\p{Script=Han}/u.test(line) ? line.length < 16 : line.length < 45) &&
  /^[\p{Lu}\p{Script=Han}"“(•]/u.test(next);

/** Prose between rows and headings, in pieces that may run over several lines. */
const proseOf = (raw: string): Span[] => {
  const lines = linesOf(raw);
  const textOf = (line: Span | undefined) => (line ? raw.slice(line.from, line.to) : '');
  const pieces: Span[] = [];
  let open: Span | undefined;
  for (const [index, line] of lines.entries()) {
    const next = textOf(lines[index + 1]);
    const text = textOf(line);
    if (isRow(text, next)) {
      open = undefined;
      continue;
    }
    if (open) open.to = line.to;
    else {
      open = { ...line };
      pieces.push(open);
    }
    if (isHeading(text, next)) open = undefined;
  }
  return pieces;
};

/** The sentences of a page, without the rows of its tables. */
export const sentencesOf = (raw: string): Span[] =>
  proseOf(raw).flatMap((piece) => {
    const text = raw.slice(piece.from, piece.to);
    const ends = [...text.matchAll(sentenceEnd)]
      .map((found) => found.index + found[0].trimEnd().length)
      .filter((end) => !abbreviation.test(text.slice(Math.max(0, end - 8), end)))
      .map((end) => piece.from + end);
    return cutAt(raw, piece, ends);
  });

/** A row of a table, with the lines above it that say what its columns and its unit are. */
export type Row = Span & { heads: readonly Span[] };

const headLinesMost = 30;
const onlyFigures = /^[\s\d.,%()（）–—-]+$|^\S{1,12}$/u;
const nameLengthMax = 120;
const isLabelOnly = (line: string) => line !== '' && line.length < 60 && !/\d|[.。,，;；:：]\s*$/u.test(line);
const year = /(?<!\d)(?:19|20)\d{2}(?!\d|[.,]\d)|\bFY\s?['’]?\d{2}(?!\d)/u;
const withoutYears = (line: string) =>
  line.replace(/(?<!\d)(?:19|20)\d{2}(?:\s*[/–-]\s*(?:20)?\d{2})?(?!\d)|\bFY\s?['’]?\d{2}(?!\d)/gu, '');

/** What a row says whose figure is a year: it names no column. */
const isOfYear = /\bbase(?:line)?[ -]year\b|\b(?:founded|established|since|target year)\b|基準年|成立|目標年/iu;

/** Whether a line names the years of columns: years, and no other figures. */
const isHead = (line: string) =>
  year.test(line) && !isOfYear.test(line) && !/(?<![\p{L}\d])\d{2,}/u.test(withoutYears(line)) && wordsOf(line) <= 16;

const captionsMost = 2;
const captionLengthMax = 120;

/** The lines above the heads of a table that say what it shows, and in which unit. */
const captionsAbove = (raw: string, lines: readonly Span[], index: number): Span[] => {
  const captions: Span[] = [];
  for (let at = index - 1; at >= 0 && at >= index - captionsMost; at -= 1) {
    const line = lines[at];
    const text = line ? raw.slice(line.from, line.to) : '';
    if (!line || text.length > captionLengthMax || /[.。]\s*$/u.test(text) || text.includes('\t')) break;
    captions.push(line);
  }
  return captions;
};

/** The line of years above a row, and the caption between them that has no figures, the nearest first. */
const headsOf = (raw: string, lines: readonly Span[], index: number): Span[] => {
  const heads: Span[] = [];
  for (let at = index - 1; at >= 0 && at >= index - headLinesMost; at -= 1) {
    const line = lines[at];
    if (!line) break;
    const text = raw.slice(line.from, line.to);
    if (isHead(text)) {
      return [...heads, line, ...captionsAbove(raw, lines, at)];
    }
    if (heads.length === 0 && !/(?<![\p{L}])\d/u.test(text) && wordsOf(text) <= 12) heads.push(line);
  }
  return heads;
};

/**
 * Whether the figures below a label are those of several labels, as in the legend of a chart: there is another label above it, and a figure
 * for each.
 */
const isLegend = (above: string, label: string, figures: number) =>
  figures > 1 && isLabelOnly(above) && isLabelOnly(label);

/** Rows of the tables of a page. A label that runs over two lines, and cells that stand on lines of their own, are one row. */
export const rowsOf = (raw: string): Row[] => {
  const lines = linesOf(raw);
  const textAt = (at: number) => {
    const line = lines[at];
    return line ? raw.slice(line.from, line.to) : '';
  };
  return lines.flatMap((line, index): Row[] => {
    const text = textAt(index);
    if (!/\p{L}/u.test(text) || isHead(text)) return [];
    if (isRow(text, textAt(index + 1))) {
      const heads = headsOf(raw, lines, index);
      const before = lines[index - 1];
      const isContinued = /^[(（a-z]/u.test(text) && before && !/\d\s*$/u.test(textAt(index - 1));
      return [{ from: isContinued ? before.from : line.from, to: line.to, heads }];
    }
    let end = index;
    while (end < index + 8 && onlyFigures.test(textAt(end + 1)) && textAt(end + 1) !== '') end += 1;
    const last = lines[end];
    const hasFigure = last !== undefined && end > index && /\d/.test(raw.slice(line.to, last.to));
    if (!hasFigure || isLegend(textAt(index - 1), text, end - index)) return [];
    return [{ from: line.from, to: last.to, heads: headsOf(raw, lines, index) }];
  });
};

/** Rows below a line that has no figures and may say what they are parts of. */
export type Group = { name: Span; rows: readonly Span[]; heads: readonly Span[] };

const groupRowsMost = 40;
const isLabelled = (line: string) => /^[^\d]*\p{L}/u.test(line);

/** The lines of a page that stand above two rows or more. */
export const groupsOf = (raw: string): Group[] => {
  const lines = linesOf(raw);
  const textAt = (at: number) => {
    const line = lines[at];
    return line ? raw.slice(line.from, line.to) : '';
  };
  const isPart = (at: number) => {
    const text = textAt(at);
    return isLabelled(text) && isRow(text, textAt(at + 1)) && !isHead(text) && figuresIn(text).length > 0;
  };
  const groups: Group[] = [];
  for (let index = 0; index + 2 < lines.length; index += 1) {
    const name = lines[index];
    const text = textAt(index);
    if (!name || text.length > nameLengthMax || !/\p{L}/u.test(text) || isHead(text)) continue;
    if (!isPart(index + 1) || !isPart(index + 2) || figuresIn(text).length > 0) continue;
    let end = index + 3;
    while (end <= index + groupRowsMost && end < lines.length && isPart(end)) end += 1;
    groups.push({ name, rows: lines.slice(index + 1, end), heads: headsOf(raw, lines, index) });
  }
  return groups;
};
