import { type ColorName, lightColors } from '../gen/tokens.ts';
import { difference, parseHex } from './color.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Mode } from './palette.ts';
import type { Contrast } from './stronger.ts';

/** A role that differs between two themes. */
export type RoleChange = {
  name: ColorName;
  mode: Mode;
  contrast: Contrast;
  before: string;
  after: string;
  /** Distance in OKLab; 0.02 is just seen side by side. */
  difference: number;
};

/** From this distance on, two colours are visibly different side by side. */
export const seenDifference = 0.02;

const names = Object.keys(lightColors) as ColorName[];

/** Every role of the theme, in each mode and contrast, that changed visibly, the largest change first. */
export const roleChanges = (before: unknown, after: unknown): RoleChange[] =>
  (['light', 'dark'] as const)
    .flatMap((mode) =>
      (['standard', 'more'] as const).flatMap((contrast) => {
        const old = deriveTheme(before, mode, contrast).colors;
        const next = deriveTheme(after, mode, contrast).colors;
        return names.flatMap((name): RoleChange[] => {
          if (parseHex(old[name]) === undefined) return [];
          const distance = difference(old[name], next[name]);
          if (distance <= seenDifference) return [];
          return [{ name, mode, contrast, before: old[name], after: next[name], difference: distance }];
        });
      }),
    )
    .sort((a, b) => b.difference - a.difference);
