import type { ColorName } from '../gen/tokens.ts';
import type { BrandColors } from '../tenant/color-setting.ts';
import { contrastTable } from '../tenant/contrast-table.ts';
import { gradientLeast, textShare } from '../tenant/gradient.ts';
import { basePalette, type Mode, type Palette, slots } from '../tenant/palette.ts';
import { black, differenceOf, luminanceAlong, mixRgb, type Rgb, toOklab, white } from '../tenant/rgb.ts';
import { anyGrounds, demands, type Fill } from '../tenant/roles.ts';
import { type Contrast, leastOf } from '../tenant/stronger.ts';
import { contrastRatio, relativeLuminance } from './oracle.ts';

/** The derivation under test; wrong ones show that the proof can fail. */
export type Derivation = {
  writeBrand: (palette: Palette, brand: BrandColors, mode: Mode) => void;
  readableState: (asked: Rgb, on: Rgb) => Rgb;
  quietInDark: (fill: Fill) => Fill;
  strengthen: (palette: Palette, mode: Mode) => void;
};

/** One colour of the cube as the primary, the secondary and the special colour of a brand, with the derived colours. */
export type Case = {
  color: Rgb;
  /** Asked for as hover colour of the second action and as end of the gradient. */
  partner: Rgb;
  mode: Mode;
  palette: Palette;
  /** Relative luminance of each slot of the palette. */
  luminances: Float64Array;
  derivation: Derivation;
};

/** A law: the measured value is never below `least`. `once`: it does not depend on the mode. */
export type Law = { name: string; least: number; measure: (found: Case) => number; once?: true };

/** A pair of roles whose colours depend on the brand. */
export type PairLaw = { name: string; least: number; front: number; ground: number };

const isFixed = (name: ColorName): boolean => /-(status|focus|chart-\d|logo)/.test(name);

/** Every pair of the contrast table; with more contrast also those that do not depend on the brand, because they change as well. */
export const pairLaws = (contrast: Contrast): readonly PairLaw[] =>
  contrastTable.flatMap((row) =>
    row.colors.flatMap((color) =>
      row.on
        .filter((ground) => contrast === 'more' || !(isFixed(color) && isFixed(ground)))
        .map((ground) => ({
          name: `${color} on ${ground}`,
          least: leastOf(row, contrast),
          front: slots[color],
          ground: slots[ground],
        })),
    ),
  );

const groundSlots = Object.entries(slots).flatMap(([name, slot]) =>
  /^esg-color-(surface-(?!scrim)|selection-bg)/.test(name) ? [slot] : [],
);
const at = (found: Case, name: ColorName): Rgb => found.palette[slots[name]] ?? 0;
const contrast = (a: Rgb, b: Rgb): number => contrastRatio(relativeLuminance(a), relativeLuminance(b));
const onGrounds = ({ luminances }: Case, color: Rgb): number => {
  const value = relativeLuminance(color);
  let worst = 21;
  for (const slot of groundSlots) worst = Math.min(worst, contrastRatio(value, luminances[slot] ?? 0));
  return worst;
};
const onAnyGrounds = ({ mode }: Case, color: Rgb): number => {
  const { darkest, lightest } = anyGrounds[mode];
  const value = relativeLuminance(color);
  return Math.min(contrastRatio(value, darkest), contrastRatio(value, lightest));
};
const darkSurface = basePalette.dark[slots['esg-color-surface-default']] ?? 0;
const holds = (condition: boolean): number => (condition ? 1 : 0);

const samples = 24;
/** Worst contrast along the text's part of a gradient: at the rounded colours of a screen, and in between. */
const gradient = (found: Case, end: Rgb, on: Rgb): number => {
  const from = at(found, 'esg-color-special-from');
  const ground = relativeLuminance(on);
  let worst = 21;
  for (let step = 0; step <= samples; step++) {
    const share = step / samples;
    const shown = relativeLuminance(mixRgb(from, end, share));
    worst = Math.min(worst, contrastRatio(luminanceAlong(from, end, share), ground), contrastRatio(shown, ground));
  }
  return worst;
};

/** A colour that meets every demand of a role by itself must be used unchanged. */
const kept = (name: ColorName, meets: (found: Case) => boolean): Law => ({
  name: `${name} is the brand's own colour where that reads`,
  least: 1,
  measure: (found) => holds(at(found, name) === found.color || !meets(found)),
});

const stateNames = [
  'esg-color-action-bg-hover',
  'esg-color-action-bg-active',
  'esg-color-secondary-bg-hover',
  'esg-color-secondary-bg-active',
] as const;

const seenStates = stateNames.map((name): Law => {
  const rest = name.replace(/-(hover|active)$/, '') as ColorName;
  return {
    name: `${name} is seen to differ from rest`,
    least: demands.state,
    once: true,
    measure: (found) => differenceOf(at(found, name), at(found, rest)),
  };
});

const askedStates = [white, black].flatMap((on): Law[] => [
  {
    name: `a state asked for reads under ${on === white ? 'white' : 'black'}`,
    least: demands.text,
    once: true,
    measure: ({ color, derivation }) => contrast(derivation.readableState(color, on), on),
  },
  {
    name: `a state asked for stays where it reads under ${on === white ? 'white' : 'black'}`,
    least: 1,
    once: true,
    measure: ({ color, derivation }) =>
      holds(contrast(color, on) < demands.text || derivation.readableState(color, on) === color),
  },
]);

/** Laws beyond the contrast table: keeping colours, distinguishing them, gradients, and the independence of the groups. */
const standardLaws: readonly Law[] = [
  {
    name: 'resting colours are kept exactly',
    least: 1,
    measure: (found) =>
      holds(
        (['esg-color-action-bg', 'esg-color-secondary-bg', 'esg-color-special-from'] as const).every(
          (name) => at(found, name) === found.color,
        ) && at(found, 'esg-color-special-to') === found.partner,
      ),
  },
  kept('esg-color-accent-text', (found) => onGrounds(found, found.color) >= demands.text),
  kept('esg-color-accent-solid', (found) => onGrounds(found, found.color) >= demands.mark[found.mode]),
  kept('esg-color-action-border', (found) => onGrounds(found, found.color) >= demands.control),
  kept('esg-color-secondary-border', (found) => onAnyGrounds(found, found.color) >= demands.control),
  kept(
    'esg-color-selection-on',
    (found) => contrast(found.color, at(found, 'esg-color-selection-bg')) >= demands.selection,
  ),
  {
    name: 'what is selected reads at 7:1',
    least: demands.selection,
    measure: (found) => contrast(at(found, 'esg-color-selection-on'), at(found, 'esg-color-selection-bg')),
  },
  {
    name: 'no surface is darker than is known of all',
    least: 0,
    measure: ({ luminances, mode }) =>
      groundSlots.reduce((least, slot) => Math.min(least, luminances[slot] ?? 0), 1) - anyGrounds[mode].darkest,
  },
  {
    name: 'no surface is lighter than is known of all',
    least: 0,
    measure: ({ luminances, mode }) =>
      anyGrounds[mode].lightest - groundSlots.reduce((most, slot) => Math.max(most, luminances[slot] ?? 0), 0),
  },
  {
    name: 'the edge of a second action is found on any surface of any brand',
    least: demands.control,
    measure: (found) => onAnyGrounds(found, at(found, 'esg-color-secondary-border')),
  },
  ...seenStates,
  ...askedStates,
  {
    name: 'a tint is as quiet in the dark as it is in the light',
    least: 0,
    once: true,
    measure: ({ color, derivation }) => {
      const turned = derivation.quietInDark({ color, hover: undefined, active: undefined }).color;
      const { lightness, a, b } = toOklab(color);
      const isTint = Math.hypot(a, b) < 0.08 && lightness > 0.61;
      return turned === color && !isTint ? 0 : 1.3 * contrast(color, white) - contrast(turned, darkSurface);
    },
  },
  {
    name: 'text reads along its whole stretch of the gradient',
    least: demands.text,
    once: true,
    measure: (found) => gradient(found, at(found, 'esg-color-special-middle'), at(found, 'esg-color-special-on')),
  },
  {
    name: 'the gradient goes straight from one colour to the other where one text reads on the way',
    least: 1,
    once: true,
    measure: (found) => {
      const straight = mixRgb(found.color, found.partner, textShare);
      return holds(
        at(found, 'esg-color-special-middle') === straight ||
          [white, black].every((on) => gradient(found, straight, on) < gradientLeast + 0.01),
      );
    },
  },
];

/** With more contrast colours change, so nothing is promised about keeping them. */
const strongLaws: readonly Law[] = [
  ...seenStates,
  {
    name: 'text reads at 7:1 along its whole stretch of the gradient',
    least: 7,
    once: true,
    measure: (found) => gradient(found, at(found, 'esg-color-special-middle'), at(found, 'esg-color-special-on')),
  },
];

export const lawsOf = (contrast: Contrast): readonly Law[] => (contrast === 'standard' ? standardLaws : strongLaws);
