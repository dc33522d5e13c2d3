import StyleDictionary from 'style-dictionary';
import { expect, it } from 'vitest';
import { readSources, type Tree } from '../../build/read-tokens.ts';
import { tokenDocs } from '../gen/token-docs.ts';
import { latticeOf } from '../proof/prove.ts';
import { toHex } from './color.ts';
import type { Mode } from './palette.ts';
import { themeDeclarations } from './theme-declarations.ts';

/** The product's tokens with a tenant's colours, written by Style Dictionary. */
const writtenByStyleDictionary = async (values: ReadonlyMap<string, string>): Promise<Map<string, string>> => {
  const tokens = readSources();
  for (const { name, path } of tokenDocs) {
    const node = path.split('.').reduce<Tree>((tree, key) => tree[key] as Tree, tokens);
    const value = values.get(`--${name}`);
    if (value !== undefined) node.$value = value;
  }
  const platforms = { css: { transformGroup: 'css', prefix: 'esg' } };
  const dictionary = new StyleDictionary({ tokens, log: { verbosity: 'silent' }, platforms });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return new Map(allTokens.map(({ name, $value }) => [`--${name}`, String($value)]));
};

it('writes a tenant’s variables as Style Dictionary would', async () => {
  const colors = [...latticeOf(3)].filter((_, index) => index % 5 === 2).map(toHex);
  for (const [index, color] of colors.entries()) {
    const setting = { primary: { color }, secondary: { color: colors.at(index - 1) }, special: { color } };
    const mode: Mode = index % 2 === 0 ? 'light' : 'dark';
    const declared = new Map(themeDeclarations(setting, mode).filter(([property]) => property.startsWith('--')));
    const written = await writtenByStyleDictionary(declared);
    const opaque = [...declared].filter(([, value]) => value.startsWith('#'));
    expect(opaque.filter(([property, value]) => written.get(property) !== value)).toEqual([]);
    expect(opaque.length).toBeGreaterThan(30);
  }
});
