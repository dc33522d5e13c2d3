import type { ColorName } from '../gen/tokens.ts';

/** The system colour keyword that replaces a role under forced colours; none for chart series, which keep their colours as drawings do. */
export const systemColor = (name: ColorName): string | undefined => {
  if (name.includes('chart')) return undefined;
  if (name.includes('focus')) return 'Highlight';
  if (/-(on|text|icon|border|default|muted|control)(-|$)/.test(name) && !name.includes('surface')) return 'CanvasText';
  return 'Canvas';
};
