import { ProblemError } from './problem.ts';

/** No schema nests as deep; what does could end this walk. */
const depthMax = 200;

/**
 * What a client sent with well-formed text: half a character, as a cut in the middle of an emoji leaves it, becomes the sign for
 * one that cannot be read, because no JSON column takes it. Throws `request.invalid`, naming the field, for the character that
 * no column of PostgreSQL takes (U+0000), and `request.malformed` for what nests without end.
 */
export const wellFormed = (value: unknown, path: readonly string[] = []): unknown => {
  if (path.length > depthMax) throw new ProblemError('request.malformed');
  if (typeof value === 'string') {
    if (value.includes('\u0000'))
      throw new ProblemError('request.invalid', { issues: [{ path: path.join('.'), rule: 'invalid', params: {} }] });
    return value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map((item, index) => wellFormed(item, [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const name = String(wellFormed(key, path));
      return [name, wellFormed(item, [...path, name])];
    }),
  );
};
