import { globSync, readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens, TransformedToken } from 'style-dictionary/types';

/** A mode of the sources: dark values sit beside the light ones, under the extension `esg.dark`. */
export type Mode = 'light' | 'dark';
export type Tree = { [key: string]: Tree | string };

const folder = `${import.meta.dirname}/..`;

/** Whether this is a node of a token tree, not a value. */
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merge = (into: Tree, from: Tree): Tree => {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key];
    into[key] = isTree(present) && isTree(value) ? merge(present, value) : value;
  }
  return into;
};

/** All sources as one tree, references and both modes as written. A fresh copy each time. */
export const readSources = (): Tree =>
  globSync('tokens/**/*.tokens.json', { cwd: folder })
    .sort()
    .reduce<Tree>((all, file) => merge(all, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))), {});

const inMode = (node: Tree, mode: Mode): Tree => {
  const { $extensions, ...rest } = node;
  const dark = isTree($extensions) ? $extensions['esg.dark'] : undefined;
  const entries = Object.entries(rest).map(([key, value]) => [key, isTree(value) ? inMode(value, mode) : value]);
  return { ...Object.fromEntries(entries), ...(mode === 'dark' && dark !== undefined ? { $value: dark } : {}) };
};

const platforms = {
  /** Names and values of CSS variables. */
  css: { transformGroup: 'css', prefix: 'esg' },
  /** Values as the sources write them, references resolved. */
  plain: { transforms: ['name/kebab'], prefix: 'esg' },
};

/** One run of Style Dictionary over the merged tree: the semantic tokens of a mode, references resolved. */
export const readTokens = async (mode: Mode, platform: keyof typeof platforms): Promise<TransformedToken[]> => {
  const dictionary = new StyleDictionary({
    tokens: inMode(readSources(), mode) as DesignTokens,
    log: { verbosity: 'silent' },
    platforms,
  });
  const { allTokens } = await dictionary.getPlatformTokens(platform);
  return allTokens.filter((token) => token.path[0] !== 'base');
};

/** A tree with one leaf a token. */
export const nested = <T>(tokens: readonly TransformedToken[], leaf: (token: TransformedToken) => T): object => {
  const root: Record<string, unknown> = {};
  for (const token of tokens) {
    const parent = token.path.slice(0, -1).reduce<Record<string, unknown>>((node, part) => {
      node[part] ??= {};
      return node[part] as Record<string, unknown>;
    }, root);
    parent[token.path.at(-1) ?? ''] = leaf(token);
  }
  return root;
};
