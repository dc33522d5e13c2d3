/** A stretch of text drawn in one style. */
export type Run = { text: string; bold?: boolean; italic?: boolean; link?: string; color?: string };
export type Span = { run: Run; text: string; width: number };
export type Line = { spans: Span[]; width: number };

/**
 * A line may end after each token: one Chinese character or one word, with the punctuation that must stay beside it. A non-breaking space
 * joins its neighbours.
 */
export type Measure = (text: string, bold: boolean) => number;

const opening = '（「『【《〈〔“‘(\\[';
const closing = '、。，．：；！？」』）】》〉〕”’…—％%,.!?:;)\\]';
const han = '\\u2e80-\\u9fff\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef\\u{20000}-\\u{3ffff}';
/**
 * A line may end after each token: one Chinese character or one word, with the punctuation that must stay beside it. A space that does not break holds its
 * neighbours together.
 */
const tokenPattern = new RegExp(
  `\\n|[ \\t]+|[${opening}]*(?:[${han}]|(?:[^\\s${han}${opening}]|\\u00a0[${han}]?)+)[${closing}]*|[${opening}]+`,
  'gu',
);

type Piece = { run: Run; text: string; width: number };
type Token = { pieces: Piece[]; width: number; kind: 'word' | 'space' | 'break' };

const kindOf = (text: string): Token['kind'] => {
  if (text === '\n') return 'break';
  return text.trim() === '' ? 'space' : 'word';
};

/** Tokens of the whole paragraph; a word that changes style half-way stays together. */
const tokensOf = (runs: readonly Run[], measure: Measure): Token[] => {
  const whole = runs.map(({ text }) => text.replace(/\r\n?/g, '\n')).join('');
  let at = 0;
  let runIndex = 0;
  let runEnd = runs[0]?.text.replace(/\r\n?/g, '\n').length ?? 0;
  return [...whole.matchAll(tokenPattern)].map((match) => {
    const [text] = match;
    const pieces: Piece[] = [];
    at = match.index;
    const end = at + text.length;
    while (at < end) {
      while (at >= runEnd) runEnd += runs[++runIndex]?.text.replace(/\r\n?/g, '\n').length ?? 0;
      const run = runs[runIndex] ?? { text };
      const part = whole.slice(at, Math.min(end, runEnd));
      pieces.push({ run, text: part, width: measure(part, run.bold ?? false) });
      at += part.length;
    }
    return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0), kind: kindOf(text) };
  });
};

/** Splits a word that is wider than a whole line into its characters. */
const cut = (token: Token, measure: Measure): Token[] =>
  token.pieces.flatMap(({ run, text }) =>
    [...text].map((character) => {
      const width = measure(character, run.bold ?? false);
      return { kind: 'word' as const, width, pieces: [{ run, text: character, width }] };
    }),
  );

const append = (line: Line, { pieces, width }: Token) => {
  for (const piece of pieces) {
    const last = line.spans.at(-1);
    if (last?.run === piece.run) {
      last.text += piece.text;
      last.width += piece.width;
    } else line.spans.push({ ...piece });
  }
  line.width += width;
};

/** The rounding tolerance of sums of widths: a column as wide as its words can hold them. */
const tolerance = 0.01;

/**
 * Breaks styled text into lines no wider than `width`, at spaces and between Chinese characters, without closing punctuation at the start
 * of a line or opening punctuation at its end. Returns at least one line; loses no character but spaces at breaks.
 */
export const breakLines = (runs: readonly Run[], width: number, measure: Measure): Line[] => {
  const lines: Line[] = [{ spans: [], width: 0 }];
  let line = lines[0] as Line;
  let space: Token | undefined;
  const nextLine = () => {
    line = { spans: [], width: 0 };
    lines.push(line);
    space = undefined;
  };
  const place = (token: Token) => {
    const needed = (space?.width ?? 0) + token.width;
    if (line.width > 0 && line.width + needed > width + tolerance) nextLine();
    if (space && line.width > 0) append(line, space);
    space = undefined;
    append(line, token);
  };
  for (const token of tokensOf(runs, measure)) {
    if (token.kind === 'break') nextLine();
    else if (token.kind === 'space') space = token;
    else if (token.width <= width + tolerance) place(token);
    else for (const character of cut(token, measure)) place(character);
  }
  return lines;
};

/** The text on one line, cut off with an ellipsis where it does not fit. */
export const cutToFit = (text: string, width: number, measure: Measure): string => {
  if (measure(text, false) <= width) return text;
  let shown = text;
  while (shown !== '' && measure(`${shown}…`, false) > width) shown = [...shown].slice(0, -1).join('');
  return `${shown.trimEnd()}…`;
};
