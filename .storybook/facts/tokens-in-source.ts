/** The names of the tokens as a tree: the form of `vars` in @esg/ui. */
export type TokenTree = { readonly [part: string]: string | TokenTree };

/** A token that a source names: its path in `vars`, and its CSS variables. */
export type TokenUse = { readonly path: string; readonly variables: readonly string[] };

const taken = /const\s*\{([^}]*)\}\s*=\s*vars((?:\.\w+)*)\s*;/g;
const named = /const\s+(\w+)\s*=\s*vars((?:\.\w+)+)\s*;/g;
const steps = /\.(\w+)|\[(?:(\d+)|'([^']*)')\]/g;

const partsOf = (text: string): string[] =>
  [...text.matchAll(steps)].map(([, dotted, index, quoted]) => dotted ?? index ?? quoted ?? '');

/** Short names of a source for parts of `vars`, as `const { action } = vars.color`. */
const shortNames = (text: string): Map<string, string[]> => {
  const names = new Map<string, string[]>([['vars', []]]);
  for (const [, list = '', root = ''] of text.matchAll(taken)) {
    for (const entry of list.split(',').filter((part) => part.trim() !== '')) {
      const [property = '', alias = property] = entry.split(':').map((part) => part.trim());
      names.set(alias, [...partsOf(root), property]);
    }
  }
  for (const [, alias = '', root = ''] of text.matchAll(named)) names.set(alias, partsOf(root));
  return names;
};

const variablesIn = (node: string | TokenTree): string[] =>
  typeof node === 'string' ? [node.replace(/^var\(|\)$/g, '')] : Object.values(node).flatMap(variablesIn);

/** Follows the parts as far as the tree goes: it excludes anything after a token (`.trim()`) or from a variable. */
const resolve = (tree: TokenTree, parts: readonly string[]): TokenUse | undefined => {
  let node: string | TokenTree = tree;
  const path: string[] = [];
  for (const part of parts) {
    const next: string | TokenTree | undefined = typeof node === 'string' ? undefined : node[part];
    if (next === undefined) break;
    node = next;
    path.push(part);
  }
  if (path.length < 2) return undefined;
  return { path: typeof node === 'string' ? path.join('.') : `${path.join('.')}.*`, variables: variablesIn(node) };
};

/** Every token that a TypeScript source reads through `vars`, each once, in the order of their names. */
export const tokensInSource = (text: string, tree: TokenTree): TokenUse[] => {
  const names = shortNames(text);
  // A bare name is a property or an argument; with a bracket after it, it is an object with keys.
  const mention = new RegExp(
    `(?<![\\w.])(${[...names.keys()].join('|')})((?:\\.\\w+|\\[(?:\\d+|'[^']*')\\])+|(?=\\[))`,
    'g',
  );
  const found = new Map<string, TokenUse>();
  for (const [, name = '', rest = ''] of text.replaceAll(taken, '').replaceAll(named, '').matchAll(mention)) {
    const use = resolve(tree, [...(names.get(name) ?? []), ...partsOf(rest)]);
    if (use) found.set(use.path, use);
  }
  return [...found.values()].sort((a, b) => a.path.localeCompare(b.path, 'en'));
};
