import type { ColorName } from '../gen/tokens.ts';

/**
 * The keyword of the system's colour that stands in the place of a role under forced colours; none for series of charts, which
 * stay as drawings do.
 */
export const systemColor = (name: ColorName): string | undefined => {
  if (name.includes('chart')) return undefined;
  if (name.includes('focus')) return 'Highlight';
  if (/-(on|text|icon|border|default|muted|control)(-|$)/.test(name) && !name.includes('surface')) return 'CanvasText';
  return 'Canvas';
};
