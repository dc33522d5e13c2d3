import { holdsChinese } from '../formats.ts';

/** Most letters of any of the texts; a Chinese one counts for two. */
export const lettersIn = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => [...text].reduce((sum, sign) => sum + (holdsChinese(sign) ? 2 : 1), 0)));

/** Points of a bold digit of a cell in the widest font that stands in for ours where a computer has not got it. */
const digitPoints = 6.3;
/** Air beside a figure. */
const airPoints = 7;

/** Points that a column of figures takes at least, so that no number is broken wherever the file is opened. */
export const figureWidth = (texts: readonly string[], least: number): number =>
  Math.max(least, Math.ceil(lettersIn(texts) * digitPoints + airPoints));
