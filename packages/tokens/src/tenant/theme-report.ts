import type { ColorName } from '../gen/tokens.ts';
import { apca } from './apca.ts';
import { contrast as contrastBetween, fromOklch, type Hex, type Oklch, parseHex, toOklch } from './color.ts';
import { type SettingPath, settingValue } from './color-setting.ts';
import { contrastTable } from './contrast-table.ts';
import { deriveTheme, type Theme } from './derive-theme.ts';
import type { Mode } from './palette.ts';
import { type Contrast, leastOf } from './stronger.ts';
import type { ThemeShift } from './theme-shifts.ts';

/** One pair of roles in one theme. */
export type ThemeReportRow = {
  /** The foreground, and its colour. */
  color: ColorName;
  foreground: string;
  /** The background, and its colour. */
  on: ColorName;
  background: string;
  /** Contrast ratio (WCAG 2.2), the required one, and whether it is met. */
  ratio: number;
  least: number;
  passes: boolean;
  /** Lightness contrast after APCA, for information. */
  apca: number;
  /** The changes that this pair needed; absent where everything is as the tenant asked. */
  shift?: ThemeShift;
};

/** Everything that was not used as requested: shifts first, then adaptations. */
const moved = ({ shifts, adaptations }: Theme): ThemeShift[] => [...shifts, ...adaptations];
/** A better choice of colour. A tint is inverted because it is a tint, so no other tint would help. */
const spared = (theme: Theme): ThemeShift[] => moved(theme).filter(({ reason }) => reason.kind !== 'quiet');

/** Every pair of the contrast table in a tenant's theme, with its figures. Total, like `deriveTheme`. */
export const themeReport = (colorSetting: unknown, mode: Mode, contrast: Contrast = 'standard'): ThemeReportRow[] => {
  const theme = deriveTheme(colorSetting, mode, contrast);
  const shifts = new Map(moved(theme).map((shift) => [shift.name, shift]));
  return contrastTable.flatMap((row) =>
    row.colors.flatMap((color) =>
      row.on.map((on): ThemeReportRow => {
        const foreground = theme.colors[color];
        const background = theme.colors[on];
        const ratio = contrastBetween(foreground, background);
        const least = leastOf(row, contrast);
        const shift = shifts.get(color) ?? shifts.get(on);
        const figures = { ratio, least, passes: ratio >= least, apca: apca(foreground, background) };
        return { color, foreground, on, background, ...figures, ...(shift ? { shift } : {}) };
      }),
    ),
  );
};

const withColor = (setting: unknown, path: SettingPath, color: Hex): unknown => {
  const [group = '', key = ''] = path.split('.');
  const all = setting as Record<string, Record<string, unknown>>;
  return { ...all, [group]: { ...all[group], [key]: color } };
};

const steps = 256;

/** The colour of this lightness and hue, as colourful as requested or as the screen allows. */
const atLightness = (asked: Oklch, lightness: number): Hex => {
  const shown = (chroma: number) => fromOklch({ lightness, chroma, hue: asked.hue });
  const fits = (chroma: number) => Math.abs(toOklch(shown(chroma)).chroma - chroma) < 0.004;
  let held = 0;
  let tried = asked.chroma;
  if (fits(asked.chroma)) return shown(asked.chroma);
  for (let round = 0; round < 8; round++) {
    const middle = (held + tried) / 2;
    if (fits(middle)) held = middle;
    else tried = middle;
  }
  return shown(held);
};

/**
 * The colour nearest to the requested one at this path of a setting that is used unchanged in this mode: same hue, as little lighter or
 * darker as possible; the requested one where nothing shifts it. Undefined when the setting has no colour there, is malformed, or asks for
 * the default theme. For `primary.color`, "unchanged" includes its use as text on surfaces.
 */
export const nearestUnshifted = (colorSetting: unknown, path: SettingPath, mode: Mode = 'light'): Hex | undefined => {
  const asked = parseHex(settingValue(colorSetting, path));
  if (asked === undefined || deriveTheme(colorSetting, mode).isDefault) return undefined;
  const stays = (color: Hex) =>
    spared(deriveTheme(withColor(colorSetting, path, color), mode)).every((shift) => shift.path !== path);
  if (stays(asked)) return asked;
  const from = toOklch(asked);
  for (let step = 1; step <= steps; step++) {
    for (const lightness of [from.lightness - step / steps, from.lightness + step / steps]) {
      const color = lightness >= 0 && lightness <= 1 ? atLightness(from, lightness) : undefined;
      if (color !== undefined && stays(color)) return color;
    }
  }
  return undefined;
};
