import type { ColorName, ColorSetting, Mode, SettingPath, ThemeShift } from '@esg/tokens';
import { deriveTheme } from '@esg/tokens';
import { nearestUnshifted, type ThemeReportRow, themeReport } from '@esg/tokens/studio';

/** Parts of the list of pairs, in their order. */
export const pairGroups = ['buttons', 'banner', 'text', 'marks', 'status', 'charts'] as const;
export type PairGroup = (typeof pairGroups)[number];

/** One pair of roles in one mode. */
export type Pair = ThemeReportRow & { readonly mode: Mode };

const modes = ['light', 'dark'] as const satisfies readonly Mode[];

const groupOf = (color: ColorName): PairGroup => {
  if (/-(action|secondary)-on$/.test(color)) return 'buttons';
  if (/-special-/.test(color)) return 'banner';
  if (/-status-/.test(color)) return 'status';
  if (/-chart-/.test(color)) return 'charts';
  return /-(text|link)-|-on$|-accent-text$/.test(color) ? 'text' : 'marks';
};

/** Every pair of the contrast table in both modes, by group. */
export const pairsOf = (setting: ColorSetting): Readonly<Record<PairGroup, readonly Pair[]>> => {
  const groups: Record<PairGroup, Pair[]> = { buttons: [], banner: [], text: [], marks: [], status: [], charts: [] };
  for (const mode of modes) {
    for (const row of themeReport(setting, mode)) groups[groupOf(row.color)].push({ ...row, mode });
  }
  return groups;
};

/** A colour that could not be used as requested: as a fill, or only as the brand on a surface. */
export type Shift = Omit<ThemeShift, 'name'> & {
  /** The roles that use the replacement. */
  readonly roles: readonly ColorName[];
  readonly modes: readonly Mode[];
  readonly kind: 'shifted' | 'adapted';
};

/** All colours that were not used as requested; one for several roles or in both modes is listed once. */
export const shiftsOf = (setting: ColorSetting): Shift[] => {
  const told = new Map<string, Shift>();
  for (const mode of modes) {
    const { shifts, adaptations } = deriveTheme(setting, mode);
    const all = [
      ...shifts.map((shift) => ({ ...shift, kind: 'shifted' as const })),
      ...adaptations.map((shift) => ({ ...shift, kind: 'adapted' as const })),
    ];
    for (const shift of all) {
      const key = `${shift.path} ${shift.used}`;
      const { name, ...first } = shift;
      const { roles, modes: seen, ...known } = told.get(key) ?? { ...first, roles: [], modes: [] };
      told.set(key, { ...known, roles: [...new Set([...roles, name])], modes: [...new Set([...seen, mode])] });
    }
  }
  return [...told.values()];
};

/** The nearest colour for this place that is used unchanged in all these modes; nothing where each mode needs another. */
export const nearestFor = (setting: ColorSetting, path: SettingPath, asked: readonly Mode[]): string | undefined => {
  const found = asked.map((mode) => nearestUnshifted(setting, path, mode));
  return found.every((color) => color === found[0]) ? found[0] : undefined;
};
