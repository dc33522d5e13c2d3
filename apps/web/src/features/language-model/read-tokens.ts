import { integerPattern, parseDecimal } from '@esg/quantities';

/** The whole number that a person typed with their own separators, from 0 to `most`; undefined for everything else. */
export const readTokens = (typed: string, format: string, most: number): number | undefined => {
  const number = parseDecimal(typed.trim(), format);
  if (number === undefined || !integerPattern.test(number)) return undefined;
  const tokens = Number(number);
  return tokens >= 0 && tokens <= most ? tokens : undefined;
};
