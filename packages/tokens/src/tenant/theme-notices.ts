import type { ColorName } from '../gen/tokens.ts';
import { difference, parseHex, toOklch } from './color.ts';
import { type ColorSetting, settingValue } from './color-setting.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Mode } from './palette.ts';

/**
 * Warnings about a readable brand before it is published. `main-lost`: the main action looks like a quiet one; `actions-alike`: like the
 * second one. `near-danger`: like a destructive one. `near-series`: the highlighted chart series looks like others, by number.
 * `sheet-lost`: the report's cover looks like the paper around it. `foreign-state`: a hover or active colour has another hue than its
 * resting colour.
 */
export type ThemeNotice =
  | { kind: 'main-lost' | 'actions-alike' | 'near-danger' | 'sheet-lost'; modes: readonly Mode[] }
  | { kind: 'near-series'; modes: readonly Mode[]; series: readonly number[] }
  | { kind: 'foreign-state'; path: `${StateGroup}.${'hoverColor' | 'activeColor'}` };

/** Groups whose hover and active colours are shown. */
export type StateGroup = 'primary' | 'secondary';

const modes = ['light', 'dark'] as const;
const series = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Distances in OKLab below which two separate fills on a page look alike. */
const near = { fills: 0.05, danger: 0.1, series: 0.08 } as const;

type Colors = Readonly<Record<ColorName, string>>;
const distance = (colors: Colors, a: ColorName, b: ColorName): number => difference(colors[a], colors[b]);

const fillNotices = {
  'main-lost': (colors) => distance(colors, 'esg-color-action-bg', 'esg-color-surface-default') < near.fills,
  'actions-alike': (colors) => distance(colors, 'esg-color-action-bg', 'esg-color-secondary-bg') < near.fills,
  'near-danger': (colors) => distance(colors, 'esg-color-action-bg', 'esg-color-status-danger-solid') < near.danger,
  'sheet-lost': (colors) =>
    (['from', 'to'] as const).every(
      (end) => distance(colors, `esg-color-special-${end}`, 'esg-color-surface-default') < near.fills,
    ),
} as const satisfies Record<string, (colors: Colors) => boolean>;

const nearSeries = (colors: Colors): number[] =>
  series.filter((number) => distance(colors, 'esg-color-chart-highlight', `esg-color-chart-${number}`) < near.series);

const greyChroma = 0.04;
const hueMost = Math.PI / 6;

/** Whether a colour looks like a state of another: same hue, or both grey. */
const belongs = (state: string, rest: string): boolean => {
  const own = toOklch(state);
  const other = toOklch(rest);
  const isGrey = [own, other].map(({ chroma }) => chroma < greyChroma);
  if (isGrey[0] || isGrey[1]) return Math.abs(own.chroma - other.chroma) < 2 * greyChroma;
  const turn = Math.abs(own.hue - other.hue);
  return Math.min(turn, 2 * Math.PI - turn) <= hueMost;
};

/** Given states of a group with another hue than its resting colour. */
export const foreignStates = (
  setting: ColorSetting,
  group: StateGroup,
): `${StateGroup}.${'hoverColor' | 'activeColor'}`[] =>
  (['hoverColor', 'activeColor'] as const)
    .map((key) => `${group}.${key}` as const)
    .filter((path) => {
      const state = parseHex(settingValue(setting, path));
      const rest = parseHex(setting[group].color);
      return state !== undefined && rest !== undefined && !belongs(state, rest);
    });

/** Warnings about a brand besides its readability. None for the default theme, which nobody can change. */
export const themeNotices = (setting: ColorSetting): ThemeNotice[] => {
  const looks = modes.map((mode) => ({ mode, ...deriveTheme(setting, mode) }));
  if (looks.some(({ isDefault }) => isDefault)) return [];
  const alike = (Object.keys(fillNotices) as (keyof typeof fillNotices)[]).flatMap((kind): ThemeNotice[] => {
    const found = looks.filter(({ colors }) => fillNotices[kind](colors)).map(({ mode }) => mode);
    return found.length > 0 ? [{ kind, modes: found }] : [];
  });
  const charted = looks.filter(({ colors }) => nearSeries(colors).length > 0);
  const numbers = new Set(charted.flatMap(({ colors }) => nearSeries(colors)));
  return [
    ...alike,
    ...(charted.length > 0
      ? [
          {
            kind: 'near-series' as const,
            modes: charted.map(({ mode }) => mode),
            series: [...numbers].sort((a, b) => a - b),
          },
        ]
      : []),
    ...(['primary', 'secondary'] as const).flatMap((group) =>
      foreignStates(setting, group).map((path) => ({ kind: 'foreign-state' as const, path })),
    ),
  ];
};
