import type { ColorName } from '../gen/tokens.ts';
import { type Hex, toHex } from './color.ts';
import type { ModeBrand, Origin, SettingPath } from './color-setting.ts';
import { gradientContrast, gradientLeast, textShare } from './gradient.ts';
import { colorAt, groundNames, type Mode, type Palette } from './palette.ts';
import { contrastOf, differenceOf, mixRgb, type Rgb } from './rgb.ts';
import { demands, type Fill } from './roles.ts';

/**
 * Which pair a colour would have broken. `contrast`: `ratio` is its contrast with `color`, `least` the required one. `difference`: it is
 * readable, but indistinguishable from the resting colour; distances in OKLab. `quiet`: a tint that would glare in dark mode, compared with
 * the surface there.
 */
export type ShiftReason =
  | { kind: 'contrast'; against: ColorName; color: Hex; ratio: number; least: number }
  | { kind: 'difference'; against: ColorName; color: Hex; difference: number; least: number }
  | { kind: 'quiet'; against: ColorName; color: Hex };

/** A colour of the setting that could not be used unchanged in a role, its replacement, and the reason. */
export type ThemeShift = { name: ColorName; path: SettingPath; asked: Hex; used: Hex; reason: ShiftReason };

type Place = { name: ColorName; path: SettingPath };
type Against = { against: ColorName; least: number; ratio: number };

const shift = (palette: Palette, { name, path }: Place, asked: Rgb, reason: ShiftReason): ThemeShift[] => {
  const used = colorAt(palette, name);
  return asked === used ? [] : [{ name, path, asked: toHex(asked), used: toHex(used), reason }];
};

const contrastReason = (palette: Palette, { against, ratio, least }: Against): ShiftReason => ({
  kind: 'contrast',
  against,
  color: toHex(colorAt(palette, against)),
  ratio,
  least,
});

const stateReason = (palette: Palette, role: 'action' | 'secondary', asked: Rgb): ShiftReason => {
  const against = `esg-color-${role}-on` as const;
  const ratio = contrastOf(asked, colorAt(palette, against));
  if (ratio < demands.text) return contrastReason(palette, { against, ratio, least: demands.text });
  const rest = colorAt(palette, `esg-color-${role}-bg`);
  const difference = differenceOf(asked, rest);
  return { kind: 'difference', against: `esg-color-${role}-bg`, color: toHex(rest), difference, least: demands.state };
};

const states = [
  { state: 'hover', key: 'hoverColor' },
  { state: 'active', key: 'activeColor' },
] as const;

const fillShifts = (palette: Palette, group: 'primary' | 'secondary', fill: Fill): ThemeShift[] => {
  const role = group === 'primary' ? 'action' : 'secondary';
  return states.flatMap(({ state, key }) => {
    const asked = fill[state];
    const place = { name: `esg-color-${role}-bg-${state}`, path: `${group}.${key}` } as const;
    return asked === undefined ? [] : shift(palette, place, asked, stateReason(palette, role, asked));
  });
};

/** Hover and active colours that a palette could not use as the brand asks. */
export const brandShifts = (palette: Palette, { primary, secondary, origin }: ModeBrand): ThemeShift[] => [
  ...fillShifts(palette, 'primary', primary),
  // States of an inverted tint were inverted with it, which is reported once, with the tint.
  ...(origin.tint === undefined ? fillShifts(palette, 'secondary', secondary) : []),
];

/** The surface on which a colour is least visible. */
const hardest = (palette: Palette, color: Rgb, least: number): ShiftReason => {
  const pairs = groundNames.map((against) => ({ against, least, ratio: contrastOf(color, colorAt(palette, against)) }));
  return contrastReason(
    palette,
    pairs.reduce((worst, next) => (next.ratio < worst.ratio ? next : worst)),
  );
};

/** The contrast at the end of a gradient's text, without the adaptation that it needed. */
const gradientBend = (palette: Palette, { special: { from, to }, origin }: ModeBrand): ThemeShift[] => {
  const name = 'esg-color-special-middle';
  const against = 'esg-color-special-on';
  const straight = mixRgb(from, to, textShare);
  const used = colorAt(palette, name);
  if (used === straight) return [];
  const ratio = gradientContrast(from, straight, colorAt(palette, against));
  // The rule for all text applies; only a gradient that would just meet it fails by the rounding of screens.
  const least = ratio < demands.text ? demands.text : gradientLeast;
  const reason = contrastReason(palette, { against, ratio, least });
  return [{ name, path: origin.end, asked: toHex(to), used: toHex(used), reason }];
};

const turnedTint = (palette: Palette, { tint }: Origin): ThemeShift[] => {
  if (tint === undefined) return [];
  const against = 'esg-color-surface-default';
  const reason = { kind: 'quiet', against, color: toHex(colorAt(palette, against)) } as const;
  return shift(palette, { name: 'esg-color-secondary-bg', path: 'secondary.color' }, tint, reason);
};

/**
 * Differences from the requested colours although all of them are used: the brand as text or as a mark, the gradient under its text, a tint
 * in dark mode.
 */
export const brandAdaptations = (palette: Palette, brand: ModeBrand, mode: Mode): ThemeShift[] => {
  const { primary, origin } = brand;
  const places = [
    { name: 'esg-color-accent-text', least: demands.text },
    { name: 'esg-color-accent-solid', least: demands.mark[mode] },
  ] as const;
  return [
    ...places.flatMap(({ name, least }) =>
      shift(palette, { name, path: origin.primary }, primary.color, hardest(palette, primary.color, least)),
    ),
    ...gradientBend(palette, brand),
    ...turnedTint(palette, origin),
  ];
};
