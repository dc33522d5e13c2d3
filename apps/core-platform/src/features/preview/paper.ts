import type { ReportModel } from '@esg/contract';
import { type ColorName, paperTheme } from '@esg/tokens';
import type { CSSProperties } from 'react';

/**
 * Variables of a sheet of paper: light whatever the interface's mode, in the colours of the exported files. Set on the paper, so that
 * everything drawn on it, including charts, uses them.
 */
export const paperVariables = ({ colors }: ReportModel['brand']): CSSProperties => {
  const own: Partial<Record<ColorName, string>> = {
    'esg-color-accent-solid': colors.primary,
    'esg-color-accent-on': colors.onPrimary,
    'esg-color-accent-text': colors.accent,
    'esg-color-chart-highlight': colors.primary,
  };
  const all = Object.entries({ ...paperTheme(colors), ...own });
  return Object.fromEntries(all.map(([name, color]) => [`--${name}`, color])) as CSSProperties;
};
