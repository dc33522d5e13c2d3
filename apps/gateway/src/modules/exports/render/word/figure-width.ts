import { holdsChinese } from '../formats.ts';

/** The most letters in any of the texts; a Chinese one counts for two. */
export const lettersIn = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => [...text].reduce((sum, sign) => sum + (holdsChinese(sign) ? 2 : 1), 0)));

/** Width in points of a bold digit in the widest font that replaces ours on a computer without it. */
const digitPoints = 6.3;
/** Space beside a figure. */
const airPoints = 7;

/** Minimum width of a column of figures in points, so that no number is broken wherever the file is opened. */
export const figureWidth = (texts: readonly string[], least: number): number =>
  Math.max(least, Math.ceil(lettersIn(texts) * digitPoints + airPoints));
