import { describe, expect, it } from 'vitest';
import type { BrandColors } from '../tenant/color-setting.ts';
import { writeBrand } from '../tenant/derive-theme.ts';
import { readableMiddle, textShare } from '../tenant/gradient.ts';
import { groundsOf, type Mode, type Palette, slots } from '../tenant/palette.ts';
import { black, contrastOf, mixRgb, type Rgb, shiftUntil, towards, white } from '../tenant/rgb.ts';
import { accentRoles, onSurfaces, readableState } from '../tenant/roles.ts';
import { strengthen } from '../tenant/stronger.ts';
import type { Derivation } from './laws.ts';
import { latticeOf, prove, realDerivation, schemes } from './prove.ts';

/** The right derivation with one mistake. */
const spoilt = (mistake: (palette: Palette, brand: BrandColors, mode: Mode) => void): Derivation => ({
  ...realDerivation,
  writeBrand: (palette, brand, mode) => {
    writeBrand(palette, brand, mode);
    mistake(palette, brand, mode);
  },
});
const get = (palette: Palette, name: keyof typeof slots): Rgb => palette[slots[name]] ?? 0;
const strong = (mode: Mode): Rgb => (mode === 'light' ? black : white);

/** Contrast as calculated with a plain power of 2.2, or with channels taken for light. */
const wrongContrast = (power: number) => (a: Rgb, b: Rgb) => {
  const part = (rgb: Rgb, shift: number) => (((rgb >> shift) & 255) / 255) ** power;
  const light = (rgb: Rgb) => 0.2126 * part(rgb, 16) + 0.7152 * part(rgb, 8) + 0.0722 * part(rgb, 0);
  const x = light(a);
  const y = light(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};
const accentBy = (measure: (a: Rgb, b: Rgb) => number, least = 4.5) =>
  spoilt((palette, { primary }, mode) => {
    const grounds = ['surface-page', 'surface-hover', 'surface-sunken', 'selection-bg'] as const;
    palette[slots['esg-color-accent-text']] = shiftUntil(
      primary.color,
      (from) => towards(from, strong(mode)),
      (candidate) => grounds.every((name) => measure(candidate, get(palette, `esg-color-${name}`)) >= least),
    );
  });
const brokenRounding = (a: Rgb, b: Rgb) => Math.round(contrastOf(a, b) * 10) / 10;

const faults: Readonly<Record<string, Derivation>> = {
  'a wrong gamma': accentBy(wrongContrast(2.2)),
  'channels taken for light': accentBy(wrongContrast(1)),
  'ratios rounded before they are compared': accentBy(brokenRounding),
  'a ratio of 4.48 taken for enough': accentBy(contrastOf, 4.48),
  'one surface forgotten': spoilt((palette, { primary }, mode) => {
    const forgotten = mode === 'light' ? 'esg-color-selection-bg' : 'esg-color-surface-hover';
    const known = palette.slice();
    known[slots[forgotten]] = get(palette, 'esg-color-surface-default');
    palette[slots['esg-color-accent-text']] = onSurfaces(primary.color, 4.5, mode, groundsOf(known));
  }),
  'the ground of what is selected forgotten': spoilt((palette, { primary }) => {
    palette[slots['esg-color-selection-on']] = primary.color;
  }),
  'the brand used as text as it is': spoilt((palette, { primary }) => {
    palette[slots['esg-color-link-default']] = primary.color;
  }),
  'a mark not shifted': spoilt((palette, { primary }) => {
    palette[slots['esg-color-accent-solid']] = primary.color;
  }),
  'hover taken as asked, unchecked': spoilt((palette, { secondary }) => {
    palette[slots['esg-color-secondary-bg-hover']] = secondary.hover ?? 0;
  }),
  'active taken as asked, unchecked': spoilt((palette, { secondary }) => {
    palette[slots['esg-color-secondary-bg-active']] = secondary.active ?? 0;
  }),
  'hover always darker, whatever the text': spoilt((palette, { primary }) => {
    palette[slots['esg-color-action-bg-hover']] = mixRgb(primary.color, black, 0.14);
  }),
  'hover the same as rest': spoilt((palette, { primary }) => {
    palette[slots['esg-color-action-bg-hover']] = primary.color;
  }),
  'a state shifted towards its text': {
    ...realDerivation,
    readableState: (asked, on) => (contrastOf(asked, on) >= 4.5 ? asked : mixRgb(asked, on, 0.3)),
  },
  'a state shifted although it reads': {
    ...realDerivation,
    readableState: (asked, on) => readableState(asked ^ 1, on),
  },
  'a tint that glares in the dark': { ...realDerivation, quietInDark: (fill) => fill },
  'white on every fill': spoilt((palette) => {
    palette[slots['esg-color-action-on']] = white;
  }),
  'a soft dark instead of black': spoilt((palette) => {
    if (get(palette, 'esg-color-action-on') === black) palette[slots['esg-color-action-on']] = 0x17202a;
  }),
  'a resting colour made readable': spoilt((palette, { primary }, mode) => {
    palette[slots['esg-color-action-bg']] = onSurfaces(primary.color, 3, mode, groundsOf(palette));
  }),
  'an edge that is the fill': spoilt((palette, { secondary }) => {
    palette[slots['esg-color-secondary-border']] = secondary.color;
  }),
  'a gradient checked at its ends only': spoilt((palette, { special }) => {
    const on = get(palette, 'esg-color-special-on');
    const straight = mixRgb(special.from, special.to, textShare);
    if (contrastOf(straight, on) >= 4.54) palette[slots['esg-color-special-middle']] = straight;
  }),
  'the stretch of the text unchecked': spoilt((palette, { special }) => {
    palette[slots['esg-color-special-middle']] = mixRgb(special.from, special.to, textShare);
  }),
  'the end of a gradient bent': spoilt((palette) => {
    palette[slots['esg-color-special-to']] = get(palette, 'esg-color-special-middle');
  }),
  'surfaces tinted by the whole brand': spoilt((palette, { primary }) => {
    palette[slots['esg-color-surface-hover']] = mixRgb(get(palette, 'esg-color-surface-hover'), primary.color, 0.1);
  }),
  'light accents in dark mode': spoilt((palette, { primary }, mode) => {
    if (mode === 'dark') accentRoles(palette, primary.color, 'light', groundsOf(palette));
  }),
};

/** Faults that show only for people who ask for more contrast. */
const weaknesses: Readonly<Record<string, Derivation['strengthen']>> = {
  'more contrast promised and not given': () => {},
  'more contrast for text alone, not for fills': (palette, mode) => {
    const fill = palette[slots['esg-color-action-bg']] ?? 0;
    strengthen(palette, mode);
    palette[slots['esg-color-action-bg']] = fill;
  },
  'more contrast for a gradient without the rounding of screens': (palette, mode) => {
    strengthen(palette, mode);
    const [from, to, on] = (['from', 'to', 'on'] as const).map((part) => get(palette, `esg-color-special-${part}`));
    palette[slots['esg-color-special-middle']] = readableMiddle(from ?? 0, to ?? 0, on ?? 0, 7);
  },
  'more contrast against the surfaces of one brand': (palette, mode) => {
    const muted = onSurfaces(get(palette, 'esg-color-text-muted'), 6.9, mode, groundsOf(palette));
    strengthen(palette, mode);
    palette[slots['esg-color-text-muted']] = muted;
  },
};

/** Long calculations, which wait for their turn on a busy machine. */
describe('the proof finds', { timeout: 90_000 }, () => {
  it.each(Object.entries(weaknesses))('%s', (_, wrong) => {
    const scheme = { mode: 'light', contrast: 'more' } as const;
    expect(prove(latticeOf(9), scheme, { ...realDerivation, strengthen: wrong }).broken).toBeGreaterThan(0);
  });

  it.each(Object.entries(faults))('%s', (_, derivation) => {
    const broken = (['light', 'dark'] as const).map(
      (mode) => prove(latticeOf(11), { mode, contrast: 'standard' }, derivation).broken,
    );
    expect(Math.max(...broken)).toBeGreaterThan(0);
  });

  it('no fault in the derivation that the product uses', () => {
    for (const scheme of schemes) expect(prove(latticeOf(11), scheme).broken).toBe(0);
  });
});
