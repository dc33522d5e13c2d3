import { describe, expect, it } from 'vitest';
import { sampleSettings } from './sample-settings.ts';
import { formatSettingJson, parseSettingJson, settingFromTokens, settingToTokens } from './setting-tokens.ts';

describe('a setting as design tokens', () => {
  it.each(Object.entries(sampleSettings))('comes back unchanged: %s', (_, setting) => {
    expect(settingFromTokens(JSON.parse(JSON.stringify(settingToTokens(setting))))).toEqual({ setting, errors: [] });
    expect(parseSettingJson(JSON.stringify(settingToTokens(setting)))).toEqual({ setting, errors: [] });
  });

  it('writes a colour as the format asks for', () => {
    const { brand } = settingToTokens(sampleSettings.verdant);
    expect(brand.primary.color).toEqual({
      $value: { colorSpace: 'srgb', components: [0.12157, 0.47843, 0.30196], hex: '#1f7a4d' },
    });
  });

  it('reads plain text values and names the fields that hold no colour', () => {
    const text = (color: string) => ({ color: { $value: color } });
    const brand = { primary: text('#ABCDEF'), secondary: text('{brand.primary.color}'), special: {} };
    expect(settingFromTokens({ brand })).toEqual({
      errors: [
        { code: 'color.malformed', path: 'secondary.color' },
        { code: 'color.missing', path: 'special.color' },
      ],
    });
    const components = { $value: { colorSpace: 'srgb', components: [0, 2, 0], hex: '#00ff00' } };
    expect(
      settingFromTokens({ brand: { ...brand, secondary: { color: components }, special: text('#000000') } }),
    ).toEqual({
      errors: [{ code: 'color.malformed', path: 'secondary.color' }],
    });
  });
});

describe('a setting as text', () => {
  it.each(Object.entries(sampleSettings))('comes back unchanged: %s', (_, setting) => {
    expect(parseSettingJson(formatSettingJson(setting))).toEqual({ setting, errors: [] });
  });

  it.each([
    ['{', 'json.malformed'],
    ['null', 'setting.unknown'],
    ['[1]', 'setting.unknown'],
    ['{"primary":{"color":"red"}}', 'color.malformed'],
    ['{"__proto__":{"primary":{}}}', 'setting.unknown'],
  ])('refuses %s with a reason', (text, code) => {
    expect(parseSettingJson(text).errors[0]?.code).toBe(code);
  });
});
