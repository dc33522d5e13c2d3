import { describe, expect, it } from 'vitest';
import lightTokens from '../gen/design-tokens.light.json' with { type: 'json' };
import { tokenDocs } from '../gen/token-docs.ts';
import { type ColorName, lightColors } from '../gen/tokens.ts';
import { deriveTheme } from './derive-theme.ts';
import { sampleSettings } from './sample-settings.ts';
import { themeTokens } from './theme-tokens.ts';

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);
const looks = (['light', 'dark'] as const).flatMap((mode) =>
  (['standard', 'more'] as const).map((contrast) => [mode, contrast] as const),
);

describe('the derived theme as design tokens', () => {
  it.each(looks)('holds every role as the product shows it, %s, %s contrast', (mode, contrast) => {
    const tokens = themeTokens(sampleSettings.harbour, mode, contrast);
    const { colors } = deriveTheme(sampleSettings.harbour, mode, contrast);
    const roles = tokenDocs.filter(({ name }) => name in lightColors);
    expect(roles).toHaveLength(Object.keys(lightColors).length);
    for (const { name, path } of roles) {
      const hex = at(tokens, `${path}.$value.hex`);
      if (name === 'esg-color-surface-scrim') expect(at(tokens, `${path}.$value.alpha`)).toBeLessThan(1);
      else expect(hex, path).toBe(colors[name as ColorName]);
    }
  });

  it('has the names and the form of the product’s own tokens', () => {
    const own = themeTokens(sampleSettings.default, 'light', 'standard');
    expect(own.color).toEqual(lightTokens.color);
  });
});
