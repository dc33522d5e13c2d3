import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, difference, toHex, toRgb } from './color.ts';
import { settingPaths } from './color-setting.ts';
import { contrastTable } from './contrast-table.ts';
import { deriveTheme } from './derive-theme.ts';
import { gradientContrast } from './gradient.ts';
import { mixRgb } from './rgb.ts';
import { parseSettingJson, settingFromTokens, settingToTokens } from './setting-tokens.ts';
import { themeDeclarations } from './theme-declarations.ts';
import { nearestUnshifted, themeReport } from './theme-report.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map(toHex);
const state = fc.oneof({ weight: 3, arbitrary: hex }, { weight: 1, arbitrary: fc.constant('') });
const parts = { color: hex, hoverColor: state, activeColor: state, darkColor: hex };
const optional = { requiredKeys: ['color', 'hoverColor', 'activeColor'] as ('color' | 'hoverColor' | 'activeColor')[] };
const group = fc.record(parts, optional);
const setting = fc.record({
  isDefaultTheme: fc.constant(false),
  primary: group,
  secondary: group,
  special: fc.record(
    { ...parts, secondaryColor: state, darkSecondaryColor: hex },
    { requiredKeys: [...optional.requiredKeys, 'secondaryColor'] },
  ),
});
type Setting = Parameters<typeof settingToTokens>[0];

/** The requested second action of a mode, where nothing inverts it. */
const restIn = (shown: 'light' | 'dark', { color, darkColor }: Setting['primary']) =>
  shown === 'dark' ? (darkColor ?? color) : color;
const mode = fc.constantFrom('light' as const, 'dark' as const);
const runs = { numRuns: 1000, seed: 20261121 };

describe('any brand', { timeout: 60_000 }, () => {
  it('is readable in every pair of the contrast table', () => {
    fc.assert(
      fc.property(setting, mode, (brand, shown) => {
        const { colors } = deriveTheme(brand, shown);
        const unreadable = contrastTable.flatMap(({ colors: fronts, on, least }) =>
          fronts.flatMap((front) => on.filter((ground) => !(contrast(colors[front], colors[ground]) >= least))),
        );
        expect(unreadable).toEqual([]);
        const [from, middle, text] = (['from', 'middle', 'on'] as const).map((part) =>
          toRgb(colors[`esg-color-special-${part}`]),
        );
        expect(gradientContrast(from ?? 0, middle ?? 0, text ?? 0)).toBeGreaterThanOrEqual(4.5);
      }),
      runs,
    );
  });

  it('keeps both colours of its gradient as they were given, those of each mode apart', () => {
    fc.assert(
      fc.property(setting, mode, (brand, shown) => {
        const { colors } = deriveTheme(brand, shown);
        const { special } = brand;
        const from = restIn(shown, special);
        expect(colors['esg-color-special-from']).toBe(from);
        const own = shown === 'dark' ? special.darkSecondaryColor : undefined;
        expect(colors['esg-color-special-to']).toBe(own ?? (special.secondaryColor || from));
      }),
      runs,
    );
  });

  it('keeps the text on its gradient at 7:1 pixel by pixel, for people who ask for more contrast', () => {
    fc.assert(
      fc.property(setting, mode, (brand, shown) => {
        const { colors } = deriveTheme(brand, shown, 'more');
        const [from, middle] = (['from', 'middle'] as const).map((part) => toRgb(colors[`esg-color-special-${part}`]));
        const worst = Array.from({ length: 257 }, (_, step) =>
          contrast(toHex(mixRgb(from ?? 0, middle ?? 0, step / 256)), colors['esg-color-special-on']),
        );
        expect(Math.min(...worst)).toBeGreaterThanOrEqual(7);
      }),
      { ...runs, numRuns: 300 },
    );
  });

  it('shows hover and active apart from rest, and keeps the given colours where that is possible', () => {
    fc.assert(
      fc.property(setting, mode, (brand, shown) => {
        const { colors, shifts, adaptations } = deriveTheme(brand, shown);
        const isTurned = adaptations.some(({ reason }) => reason.kind === 'quiet');
        for (const [role, asked] of [
          ['action', brand.primary],
          ['secondary', brand.secondary],
        ] as const) {
          const rest = colors[`esg-color-${role}-bg`];
          if (role === 'secondary' && isTurned) {
            expect(shown).toBe('dark');
            continue;
          }
          expect(rest).toBe(restIn(shown, asked));
          // The states of an own dark colour are derived.
          if (shown === 'dark' && asked.darkColor !== undefined) continue;
          for (const [part, wish] of [
            ['hover', asked.hoverColor],
            ['active', asked.activeColor],
          ] as const) {
            const name = `esg-color-${role}-bg-${part}` as const;
            expect(difference(colors[name], rest)).toBeGreaterThanOrEqual(0.02);
            const fits = contrast(wish, colors[`esg-color-${role}-on`]) >= 4.5 && difference(wish, rest) >= 0.02;
            if (wish !== '' && fits) expect(colors[name]).toBe(wish);
            expect(shifts.some((shift) => shift.name === name)).toBe(wish !== '' && !fits);
          }
        }
        for (const { reason } of shifts) {
          if (reason.kind === 'contrast') expect(reason.ratio).toBeLessThan(reason.least);
          else if (reason.kind === 'difference') expect(reason.difference).toBeLessThan(reason.least);
          else expect.unreachable('a shift is never for quietness');
        }
      }),
      runs,
    );
  });

  it('comes back unchanged from design tokens and JSON', () => {
    fc.assert(
      fc.property(setting, (brand) => {
        expect(settingFromTokens(JSON.parse(JSON.stringify(settingToTokens(brand))))).toEqual({
          setting: brand,
          errors: [],
        });
        expect(parseSettingJson(JSON.stringify(brand))).toEqual({ setting: brand, errors: [] });
      }),
      runs,
    );
  });

  it('has a nearest colour that needs no shift wherever one was shifted', () => {
    fc.assert(
      fc.property(setting, mode, (brand, shown) => {
        const { shifts, adaptations } = deriveTheme(brand, shown);
        const bends = adaptations.filter(({ name }) => name === 'esg-color-special-middle');
        for (const { path } of [...shifts, ...bends]) {
          const nearest = nearestUnshifted(brand, path, shown);
          const [part = '', key = ''] = path.split('.');
          const changed = { ...brand, [part]: { ...brand[part as 'primary'], [key]: nearest } };
          const then = deriveTheme(changed, shown);
          expect([...then.shifts, ...then.adaptations].some((shift) => shift.path === path)).toBe(false);
        }
      }),
      { ...runs, numRuns: 60 },
    );
  });
});

/** Settings that are nearly right, and arbitrary values. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.anything(),
  fc.dictionary(
    fc.constantFrom('isDefaultTheme', 'primary', 'secondary', 'special', '__proto__', 'brand'),
    fc.jsonValue(),
  ),
  fc.tuple(setting, fc.constantFrom(...settingPaths), fc.jsonValue()).map(([brand, path, value]) => {
    const [part = '', key = ''] = path.split('.');
    return { ...brand, [part]: { ...brand[part as 'primary'], [key]: value } };
  }),
);

describe('anything at all as a setting', { timeout: 60_000 }, () => {
  it('gives a complete theme of colours, or the default theme with reasons, and the same one each time', () => {
    fc.assert(
      fc.property(anything, mode, (value, shown) => {
        const theme = deriveTheme(value, shown);
        expect(deriveTheme(value, shown)).toEqual(theme);
        expect(theme.errors.length === 0 || theme.isDefault).toBe(true);
        for (const { path } of theme.errors) expect(settingPaths).toContain(path);
        const declared = themeDeclarations(value, shown).map(([property, text]) => `${property}:${text}`);
        const safe = /^(color-scheme:(light|dark)|--esg-color-[a-z-]+:(#[0-9a-f]{6}|rgba\([\d., ]+\)))$/;
        expect(declared.filter((declaration) => !safe.test(declaration))).toEqual([]);
        expect(themeReport(value, shown).every(({ passes }) => passes)).toBe(true);
      }),
      runs,
    );
  });

  it('is read as a setting or refused with reasons', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const result = parseSettingJson(text);
        expect('setting' in result).toBe(result.errors.length === 0);
      }),
      runs,
    );
  });
});
