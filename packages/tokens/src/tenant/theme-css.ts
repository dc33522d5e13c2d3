import { createHash } from 'node:crypto';
import { themeStyleSheet } from './theme-style-sheet.ts';

/** The tenant's style sheet and the hash of its text. */
export const themeCss = (colorSetting: unknown): { css: string; hash: string } => {
  const css = themeStyleSheet(colorSetting);
  return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 16) };
};
