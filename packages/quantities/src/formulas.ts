/**
 * Formulas of calculated metrics: metrics by their keys, numbers, + - × ÷ and brackets. Read by this small parser, never
 * evaluated as code. Pure, so that an editor can say what is wrong while somebody types.
 */
export type Formula =
  | { kind: 'number'; number: string }
  | { kind: 'metric'; key: string }
  | { kind: 'negative'; of: Formula }
  | { kind: 'add' | 'subtract' | 'multiply' | 'divide'; left: Formula; right: Formula };

export type ParsedFormula =
  | { ok: true; formula: Formula }
  /** `position` is that of the first unreadable character, counted from 1. */
  | { ok: false; position: number };

type Token = { text: string; at: number };
const tokenPattern = /\s*(?:([a-z][\w-]*(?:\.[\w-]+)+)|(\d+(?:\.\d+)?)|([-+*/×÷()−]))/giy;
const operators: Record<string, Extract<Formula, { left: Formula }>['kind']> = {
  '+': 'add',
  '-': 'subtract',
  '−': 'subtract',
  '*': 'multiply',
  '×': 'multiply',
  '/': 'divide',
  '÷': 'divide',
};

class Unreadable extends Error {
  readonly at: number;
  constructor(at: number) {
    super('unreadable');
    this.at = at;
  }
}

const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const from = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (!match) throw new Unreadable(from);
    const token = match[1] ?? match[2] ?? match[3] ?? '';
    tokens.push({ text: token, at: match.index + match[0].length - token.length });
  }
  return tokens;
};

/** Reads tokens one after the other: a sum of products of signed atoms. */
const createReader = (tokens: readonly Token[], end: number) => {
  let next = 0;
  const peek = () => tokens[next]?.text ?? '';
  const fail = () => new Unreadable(tokens[next]?.at ?? end);
  const chain = (kinds: readonly string[], part: () => Formula): Formula => {
    let left = part();
    for (let kind = operators[peek()]; kind && kinds.includes(kind); kind = operators[peek()]) {
      next += 1;
      left = { kind, left, right: part() };
    }
    return left;
  };
  const atom = (): Formula => {
    const text = peek();
    if (text === '') throw fail();
    if (operators[text] === 'subtract') {
      next += 1;
      return { kind: 'negative', of: atom() };
    }
    if (text === '(') {
      next += 1;
      const inside = sum();
      if (peek() !== ')') throw fail();
      next += 1;
      return inside;
    }
    if (text === ')' || operators[text]) throw fail();
    next += 1;
    return /^\d/.test(text) ? { kind: 'number', number: text } : { kind: 'metric', key: text };
  };
  const sum = (): Formula => chain(['add', 'subtract'], () => chain(['multiply', 'divide'], atom));
  return () => {
    const formula = sum();
    if (next < tokens.length) throw fail();
    return formula;
  };
};

/** Reads a formula. */
export const parseFormula = (text: string): ParsedFormula => {
  try {
    return { ok: true, formula: createReader(tokensOf(text), text.length)() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, position: error.at + 1 };
    throw error;
  }
};

/** The formula for people: metrics by their names, with × and ÷. */
export const formulaWords = (text: string, nameOf: (key: string) => string): string =>
  text
    .replaceAll(/\s*\*\s*/g, ' × ')
    .replaceAll(/\s*\/\s*/g, ' ÷ ')
    .replaceAll(/[a-z][\w-]*(?:\.[\w-]+)+/gi, nameOf);

/** Keys of the metrics it names, each once. */
export const metricKeysIn = (formula: Formula): string[] => {
  if (formula.kind === 'number') return [];
  if (formula.kind === 'metric') return [formula.key];
  if (formula.kind === 'negative') return metricKeysIn(formula.of);
  return [...new Set([...metricKeysIn(formula.left), ...metricKeysIn(formula.right)])];
};

/** The first metric on a path from this metric's formula back to itself; undefined where there is none. */
export const circleOf = (key: string, keysOf: (key: string) => readonly string[]): string | undefined => {
  const seen = new Set<string>();
  const leadsBack = (from: string): boolean => {
    if (from === key) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return keysOf(from).some(leadsBack);
  };
  return keysOf(key).find(leadsBack);
};

/** Whether a formula does more than add and subtract, so that its result may have digits that none of its parts has. */
export const isQuotient = (formula: string): boolean => /[*/×÷]/.test(formula);
