import { describe, expect, it } from 'vitest';
import darkTokens from './gen/design-tokens.dark.json' with { type: 'json' };
import referencing from './gen/design-tokens.json' with { type: 'json' };
import lightTokens from './gen/design-tokens.light.json' with { type: 'json' };
import { tokenDocs } from './gen/token-docs.ts';
import { darkColors, lightColors } from './gen/tokens.ts';

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);
const texts = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : typeof node === 'object' && node ? Object.values(node).flatMap(texts) : [];

describe('the documentation of tokens', () => {
  it('says of each token what it is for', () => {
    expect(tokenDocs.filter(({ description }) => !/^\w.{5,}/.test(description))).toEqual([]);
  });

  it.each(['color', 'font.size', 'space', 'radius', 'motion', 'elevation', 'layer'])('holds %s', (group) => {
    expect(tokenDocs.filter(({ path }) => path.startsWith(`${group}.`)).length).toBeGreaterThan(1);
  });
});

describe('design tokens for other tools', () => {
  it.each([
    ['light', lightTokens, lightColors],
    ['dark', darkTokens, darkColors],
  ] as const)('hold the colours of the product, %s', (_, tokens, colors) => {
    const opaque = tokenDocs.filter(({ type, path }) => type === 'color' && path !== 'color.surface.scrim');
    for (const { path, name } of opaque) {
      expect(at(tokens, `${path}.$value.hex`), path).toBe(colors[name as keyof typeof lightColors]);
    }
  });

  it('contain no reference to a missing token', () => {
    expect(texts([lightTokens, darkTokens]).filter((text) => text.startsWith('{'))).toEqual([]);
    const references = texts(referencing).flatMap((text) => /^\{(.+)\}$/.exec(text)?.[1] ?? []);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((path) => at(referencing, `${path}.$value`) === undefined)).toEqual([]);
  });
});
