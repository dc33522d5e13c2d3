import { sampleSettings } from '@esg/tokens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBrandJson,
  formatBrandTokens,
  formatThemeTokens,
  parseBrandFile,
  themeFiles,
  unfitTexts,
} from './brand-file.ts';
import { readStudioLink, usualView, writeStudioLink } from './studio-link.ts';

const verdant = {
  companyName: '綠源 & Söhne = 100 %',
  supportEmail: 'help@verdant.example',
  colorSetting: sampleSettings.verdant,
};
const derived = {
  ...verdant,
  colorSetting: {
    ...sampleSettings.harbour,
    primary: { color: '#14315f', hoverColor: '', activeColor: '' },
    special: { ...sampleSettings.harbour.special, secondaryColor: '' },
  },
};

describe.each([verdant, derived, { ...verdant, colorSetting: sampleSettings.default }])('a brand (%#)', (brand) => {
  it('comes back from a JSON file unchanged', () => {
    expect(parseBrandFile(formatBrandJson(brand))).toEqual({ brand, errors: [] });
  });

  it('comes back from design tokens unchanged', () => {
    expect(parseBrandFile(formatBrandTokens(brand))).toEqual({ brand, errors: [] });
  });

  it('comes back from a link unchanged, together with the view', () => {
    const view = { ...usualView, screen: 'sign-in', mode: 'both', language: 'zhTw', vision: 'tritanopia' } as const;
    const hash = writeStudioLink(brand, view);
    expect(readStudioLink(`#${hash}`)).toEqual({ view, reading: { brand, errors: [] } });
  });
});

describe('a brand file', () => {
  it('may hold colours only, and then changes no names', () => {
    expect(parseBrandFile(JSON.stringify(sampleSettings.harbour))).toEqual({
      brand: { colorSetting: sampleSettings.harbour },
      errors: [],
    });
  });

  it('is refused with a reason and the field where it holds no brand', () => {
    const broken = structuredClone(verdant);
    broken.colorSetting.primary.hoverColor = 'red;} body{display:none';
    broken.supportEmail = 'nobody';
    const places = (text: string) => parseBrandFile(text).errors.map(({ code, path }) => `${code} ${path}`);
    expect(places(JSON.stringify(broken))).toEqual([
      'color.malformed primary.hoverColor',
      'text.malformed supportEmail',
    ]);
    expect(places('{')).toEqual(['json.malformed ']);
    expect(places('[1]')).toEqual(['setting.unknown ']);
    expect(places('null')).toEqual(['setting.unknown ']);
  });

  it('never throws, whatever it holds', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseBrandFile(text).errors !== undefined));
  });
});

describe('a link to the studio', () => {
  it('without a brand holds a view alone', () => {
    expect(readStudioLink('')).toEqual({ view: usualView });
    expect(readStudioLink('#mode=dark&width=watch')).toEqual({ view: { ...usualView, mode: 'dark' } });
  });

  it('that was cut off is refused with the colours that are missing', () => {
    const cut = writeStudioLink(verdant, usualView).split('&special')[0] ?? '';
    expect(readStudioLink(cut).reading?.errors).toEqual([{ code: 'color.missing', path: 'special.color' }]);
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => readStudioLink(`#brand=1&primary=${text}&${text}`).reading !== undefined),
    );
  });
});

it('writes a file of the derived theme for each mode and contrast', () => {
  const [light, dark, ...more] = themeFiles.map((file) => JSON.parse(formatThemeTokens(sampleSettings.verdant, file)));
  expect(light.color.action.bg.$value.hex).toBe('#1f7a4d');
  expect(dark.color.surface.page.$value.hex).not.toBe(light.color.surface.page.$value.hex);
  expect(more).toHaveLength(2);
  expect(new Set(themeFiles.map(({ ending }) => ending)).size).toBe(4);
});

it('names the texts that could not be saved', () => {
  expect(unfitTexts(verdant)).toEqual([]);
  expect(unfitTexts({ companyName: ' ', supportEmail: 'help@' })).toEqual(['companyName', 'supportEmail']);
});
