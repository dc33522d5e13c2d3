import { expect, it } from 'vitest';
import { documentColors } from './document-colors.ts';
import { sampleSettings } from './sample-settings.ts';
import { themeCss } from './theme-css.ts';

it('writes the tenant’s colours for light mode, chosen dark mode and the system’s dark mode', () => {
  const { css, hash } = themeCss(sampleSettings.verdant);
  expect(css.split('\n').map((line) => line.slice(0, 40))).toEqual([
    ':root{color-scheme:light;--esg-color-act',
    ':root[data-mode="dark"]{color-scheme:dar',
    '@media (prefers-color-scheme:dark){:root',
    '@media (prefers-contrast:more){:root{--e',
    ':root[data-mode="dark"]{--esg-color-acti',
    '@media (prefers-contrast:more) and (pref',
    '',
  ]);
  expect(css).toContain('--esg-color-action-bg:#1f7a4d');
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
});

it('gives each brand its own hash, the same one each time', () => {
  const hashes = Object.values(sampleSettings).map((setting) => themeCss(setting).hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(Object.values(sampleSettings).map((setting) => themeCss(setting).hash)).toEqual(hashes);
});

it('lets nothing but colours into the style sheet', () => {
  const { css } = themeCss({
    ...sampleSettings.verdant,
    primary: { ...sampleSettings.verdant.primary, hoverColor: '#fff;} body{background:url(//x)' },
  });
  expect(css).not.toContain('url');
  expect(css).toBe(themeCss(undefined).css);
});

it('gives documents colours that are readable on white paper', () => {
  expect(documentColors(sampleSettings.harbour)).toMatchObject({ primary: '#14315f', onPrimary: '#ffffff' });
  for (const setting of Object.values(sampleSettings)) {
    for (const color of Object.values(documentColors(setting))) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});
