import { contrast, type Mode } from '@esg/tokens';
import { describe, expect, it } from 'vitest';
import { type EmailPalette, emailPalette } from './brand.ts';
import { sampleEmail } from './render.ts';
import { everySample, everySetting, plainBrand } from './testing/samples.ts';

/** Foregrounds and backgrounds in the layout, and their required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [keyof EmailPalette, keyof EmailPalette, number][] = [
  ['text', 'card', 4.5],
  ['text', 'page', 4.5],
  ['muted', 'card', 4.5],
  ['muted', 'page', 4.5],
  ['link', 'card', 4.5],
  ['link', 'page', 4.5],
  ['buttonText', 'button', 4.5],
  ['buttonBorder', 'card', 3],
];

describe('an e-mail’s colours', () => {
  it.each(['light', 'dark'] satisfies Mode[])('are readable in %s mode, whatever the brand', (mode) => {
    const unreadable = everySetting.flatMap((setting) => {
      const palette = emailPalette(setting, mode);
      return pairs
        .filter(([ink, ground, least]) => contrast(palette[ink], palette[ground]) < least)
        .map(([ink, ground]) => ({ setting, ink, ground, ratio: contrast(palette[ink], palette[ground]) }));
    });
    expect(unreadable).toEqual([]);
  });

  it('are those of the palette and no others', () => {
    for (const colorSetting of everySetting.slice(0, 60))
      for (const { name, language } of everySample) {
        const { html } = sampleEmail({ ...plainBrand, colorSetting }, language, { message: name });
        const modes = ['light', 'dark'] as const;
        const palette = new Set(modes.flatMap((mode) => Object.values(emailPalette(colorSetting, mode))));
        const used = html.replace(/&#\d+;/g, '').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
        expect(used.filter((color) => !palette.has(color))).toEqual([]);
      }
  });

  it('give every text a text colour and every surface a background, in the elements themselves', () => {
    const { html } = sampleEmail(plainBrand, 'en');
    for (const [tag] of html.matchAll(/<(?:p|h1|th|td class|a|img)\b[^>]*>/g)) {
      if (/class="(?:card|button)"/.test(tag)) expect(tag).toMatch(/background-color:#[0-9a-f]{6}/);
      else expect(tag).toMatch(/[;"]color:#[0-9a-f]{6}/);
    }
  });
});
