import { expect, it } from 'vitest';
import { sampleSettings } from './sample-settings.ts';
import { foreignStates, type ThemeNotice, themeNotices } from './theme-notices.ts';

const group = (color: string) => ({ color, hoverColor: '', activeColor: '' });
const brand = (primary: string, secondary: string, special = primary, secondaryColor = '') => ({
  isDefaultTheme: false,
  primary: group(primary),
  secondary: group(secondary),
  special: { ...group(special), secondaryColor },
});
const kinds = (setting: Parameters<typeof themeNotices>[0]) => themeNotices(setting).map(({ kind }) => kind);
const modesOf = (setting: Parameters<typeof themeNotices>[0], kind: ThemeNotice['kind']) =>
  themeNotices(setting).flatMap((notice) => (notice.kind === kind && 'modes' in notice ? notice.modes : []));

it('warns that a white main action looks like a quiet one, and its cover like paper', () => {
  expect(modesOf(brand('#ffffff', '#e0e7ff'), 'main-lost')).toEqual(['light']);
  expect(modesOf(brand('#ffffff', '#e0e7ff'), 'sheet-lost')).toEqual(['light']);
  expect(kinds(brand('#1f7a4d', '#e3f1d9', '#1f7a4d', '#8fb339'))).not.toContain('main-lost');
});

it('warns that both actions look the same', () => {
  expect(modesOf(brand('#14315f', '#14315f'), 'actions-alike')).toEqual(['light', 'dark']);
  expect(kinds(sampleSettings.harbour)).not.toContain('actions-alike');
});

it('warns that the brand is close to the destructive colour, or to other series of a chart', () => {
  expect(kinds(brand('#c62828', '#fdecea'))).toContain('near-danger');
  expect(kinds(brand('#1f7a4d', '#e3f1d9'))).not.toContain('near-danger');
  const all = ['#1f7a4d', '#14315f', '#b45309', '#7a1f5c'].flatMap((color) => themeNotices(brand(color, '#eeeeee')));
  for (const notice of all) if (notice.kind === 'near-series') expect(notice.series.length).toBeGreaterThan(0);
});

it('distinguishes a state of another hue from a state of the brand’s own hue', () => {
  const stale = {
    ...sampleSettings.default,
    isDefaultTheme: false,
    primary: { ...sampleSettings.default.primary, color: '#facc15' },
  };
  expect(foreignStates(stale, 'primary')).toEqual(['primary.hoverColor', 'primary.activeColor']);
  for (const setting of Object.values(sampleSettings))
    for (const name of ['primary', 'secondary'] as const) expect(foreignStates(setting, name)).toEqual([]);
});

it('gives no warning about the default theme', () => {
  expect(themeNotices(sampleSettings.default)).toEqual([]);
});
