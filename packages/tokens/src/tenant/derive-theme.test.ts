import { describe, expect, it } from 'vitest';
import { type ColorName, darkColors, lightColors } from '../gen/tokens.ts';
import { contrast, toHex, toRgb } from './color.ts';
import { contrastTable, statusTones } from './contrast-table.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Mode } from './palette.ts';
import { mixRgb } from './rgb.ts';
import { sampleSettings } from './sample-settings.ts';

const modes: Mode[] = ['light', 'dark'];
const steps = [0, 51, 102, 153, 204, 255];
const hex = (...rgb: number[]) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
const lattice = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => hex(r, g, b))));
const hostile = ['#ffe600', '#05060a', '#767676', '#777777', '#808080', '#fefefe', '#000000', '#00ff00', '#ff00ff'];

const brandOf = (color: string, other: string) => ({
  isDefaultTheme: false,
  primary: { color, hoverColor: other, activeColor: '' },
  secondary: { color: other, hoverColor: '', activeColor: color },
  special: { color, hoverColor: '', activeColor: '', secondaryColor: other },
});

const failures = (colors: Readonly<Record<ColorName, string>>, label: string): string[] =>
  contrastTable.flatMap(({ colors: fronts, on, least }) =>
    fronts.flatMap((front) =>
      on
        .filter((ground) => contrast(colors[front], colors[ground]) < least)
        .map((ground) => `${label}: ${front} on ${ground} ${contrast(colors[front], colors[ground]).toFixed(2)}`),
    ),
  );

const mix = (from: string, to: string, share: number) => toHex(mixRgb(toRgb(from), toRgb(to), share));

describe('the contrast table', () => {
  it.each(modes)('holds for the default brand, %s', (mode) => {
    expect(failures(mode === 'light' ? lightColors : darkColors, mode)).toEqual([]);
  });

  it.each(modes)('holds over a lattice of brands and hostile ones, %s', (mode) => {
    const brands = [...lattice, ...hostile];
    const broken = brands.flatMap((color, index) => {
      const other = brands[(index * 89 + 31) % brands.length] ?? color;
      const { colors, errors } = deriveTheme(brandOf(color, other), mode);
      return [...errors.map(({ path }) => path), ...failures(colors, `${color}/${other}`)];
    });
    expect(broken.slice(0, 20)).toEqual([]);
  });

  it.each(modes)('holds along the gradient as far as its text goes, %s', (mode) => {
    const unreadable = lattice.filter((color, index) => {
      const { colors } = deriveTheme(brandOf(color, lattice[(index * 53 + 7) % lattice.length] ?? color), mode);
      const [from, middle, on] = (['from', 'middle', 'on'] as const).map((part) => colors[`esg-color-special-${part}`]);
      return [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => contrast(mix(from ?? '', middle ?? '', share), on ?? '') < 4.5);
    });
    expect(unreadable).toEqual([]);
  });
});

describe('deriveTheme', () => {
  it.each(modes)('keeps every resting colour and both ends of the gradient exactly, %s', (mode) => {
    for (const color of [...lattice, ...hostile]) {
      const { colors, adaptations } = deriveTheme(brandOf(color, color), mode);
      expect([colors['esg-color-action-bg'], colors['esg-color-special-from'], colors['esg-color-special-to']]).toEqual(
        [color, color, color],
      );
      const isTurned = adaptations.some(({ reason }) => reason.kind === 'quiet');
      expect(isTurned).toBe(colors['esg-color-secondary-bg'] !== color);
      if (mode === 'light') expect(isTurned).toBe(false);
    }
  });

  it('keeps a quiet second action quiet in dark mode, and uses a given dark colour unchanged', () => {
    const { secondary } = sampleSettings.harbour;
    const loudness = (mode: Mode, setting: unknown) => {
      const { colors } = deriveTheme(setting, mode);
      return contrast(colors['esg-color-secondary-bg'], colors['esg-color-surface-default']);
    };
    expect(loudness('dark', sampleSettings.harbour)).toBeLessThan(1.3);
    expect(loudness('light', sampleSettings.harbour)).toBeLessThan(1.3);
    const own = { ...sampleSettings.harbour, secondary: { ...secondary, darkColor: '#ffe4de' } };
    expect(deriveTheme(own, 'dark').colors['esg-color-secondary-bg']).toBe('#ffe4de');
    expect(deriveTheme(own, 'dark').adaptations.filter(({ reason }) => reason.kind === 'quiet')).toEqual([]);
    expect(deriveTheme(own, 'light').colors).toEqual(deriveTheme(sampleSettings.harbour, 'light').colors);
  });

  it('uses dark colours in dark mode only', () => {
    const { verdant } = sampleSettings;
    const own = {
      ...verdant,
      primary: { ...verdant.primary, darkColor: '#7fd4a6' },
      special: { ...verdant.special, darkColor: '#0b2a1b', darkSecondaryColor: '#31431a' },
    };
    const { colors } = deriveTheme(own, 'dark');
    expect([colors['esg-color-action-bg'], colors['esg-color-special-from'], colors['esg-color-special-to']]).toEqual([
      '#7fd4a6',
      '#0b2a1b',
      '#31431a',
    ]);
    expect(deriveTheme(own, 'light').colors).toEqual(deriveTheme(verdant, 'light').colors);
  });

  it('keeps a hover colour that is readable, and shifts and reports one that is not', () => {
    const yellow = deriveTheme(sampleSettings.hostileYellow, 'light');
    expect(yellow.colors['esg-color-action-bg-hover']).toBe('#e6cf00');
    expect(yellow.shifts.map(({ name, asked }) => [name, asked])).toEqual([['esg-color-action-bg-active', '#6b6000']]);
    expect(yellow.colors['esg-color-special-to']).toBe('#b45309');
    expect(deriveTheme(brandOf('#16325c', '#0f2444'), 'light').shifts).toEqual([]);
  });

  it('makes a visible hover colour where none is given', () => {
    for (const color of hostile) {
      const { colors } = deriveTheme(brandOf(color, ''), 'light');
      expect(colors['esg-color-action-bg-active']).not.toBe(color);
    }
  });

  it('never lets a tenant change colours that carry meaning', () => {
    const { colors } = deriveTheme(sampleSettings.hostileYellow, 'dark');
    const fixed = (Object.keys(darkColors) as ColorName[]).filter((name) => /-(status|focus|chart-\d)/.test(name));
    expect(fixed).toHaveLength(statusTones.length * 5 + 1 + 8);
    for (const name of fixed) expect(colors[name]).toBe(darkColors[name]);
  });

  it.each([
    [undefined, ['color.missing primary.color', 'color.missing secondary.color', 'color.missing special.color']],
    ['red', ['color.missing primary.color', 'color.missing secondary.color', 'color.missing special.color']],
    [
      brandOf('#16325c', 'red;} body{display:none'),
      [
        'color.malformed primary.hoverColor',
        'color.malformed secondary.color',
        'color.malformed special.secondaryColor',
      ],
    ],
    [
      brandOf('#fff', '#16325c'),
      ['color.malformed primary.color', 'color.malformed secondary.activeColor', 'color.malformed special.color'],
    ],
  ])('answers malformed settings with the default theme and the reasons (%#)', (setting, reasons) => {
    const { colors, errors } = deriveTheme(setting, 'light');
    expect(colors).toEqual(lightColors);
    expect(errors.map(({ code, path }) => `${code} ${path}`)).toEqual(reasons);
  });

  it('takes less than a millisecond', () => {
    for (const color of lattice) deriveTheme(brandOf(color, color), 'light');
    const start = performance.now();
    for (const color of lattice) deriveTheme(brandOf(color, color), 'dark');
    expect((performance.now() - start) / lattice.length).toBeLessThan(1);
  });
});
