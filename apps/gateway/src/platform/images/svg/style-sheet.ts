import { cleanDeclarations, pointedAt, withoutComments } from './allowed.ts';

export type StyleRule = { classes: string[]; declarations: string };

const classSelector = /^\.([A-Za-z_][\w-]*)$/;

/** Splits a style sheet into the text before each block and its content; statements without a block are left out. */
const blocksOf = (text: string) => {
  const blocks: { before: string; body: string }[] = [];
  const next = /[{;]/g;
  for (let at = 0; ; ) {
    next.lastIndex = at;
    const found = next.exec(text);
    if (!found) return blocks;
    const from = found.index + 1;
    if (found[0] === ';') {
      at = from;
      continue;
    }
    let depth = 1;
    let end = from;
    for (; end < text.length && depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    blocks.push({ before: text.slice(at, found.index), body: text.slice(from, end - 1) });
    at = end;
  }
};

/**
 * The allowed rules of a drawing's style sheet: those whose selectors are only classes, which is what drawing programs write. At-rules
 * (`@import`, `@font-face`, `@media`) and escapes are always removed.
 */
export const cleanStyleSheet = (text: string): StyleRule[] => {
  const plain = withoutComments(text);
  if (/[\\<]/.test(plain)) return [];
  return blocksOf(plain).flatMap(({ before, body }) => {
    const found = before.split(',').map((selector) => classSelector.exec(selector.trim())?.[1]);
    const classes = found.filter((name) => name !== undefined);
    const declarations = body.includes('{') ? '' : cleanDeclarations(body);
    return classes.length === found.length && declarations ? [{ classes, declarations }] : [];
  });
};

/** The style sheet as text. */
export const writeStyleSheet = (rules: StyleRule[]): string =>
  rules.map(({ classes, declarations }) => `${classes.map((name) => `.${name}`).join(',')}{${declarations}}`).join('');

/** The ids that rules refer to, by class. */
export const pointedAtByClass = (rules: StyleRule[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const ids = new Map<string, Set<string>>();
  for (const { classes, declarations } of rules)
    for (const name of classes) {
      const own = ids.get(name) ?? new Set();
      for (const id of pointedAt(declarations)) own.add(id);
      ids.set(name, own);
    }
  return ids;
};
