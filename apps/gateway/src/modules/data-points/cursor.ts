import { issueAt } from '@esg/contract';
import * as v from 'valibot';
import { ProblemError } from '../../platform/http/index.ts';

const PairSchema = v.tuple([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.string(), v.uuid())]);

/** Writes the end of a page as an opaque cursor: the sort value, and the id for equal ones. */
export const pairCursorOf = (order: string, id: string) =>
  Buffer.from(JSON.stringify([order, id])).toString('base64url');

/** Reads such a cursor. Throws `request.invalid` for one that no list returned. */
export const pairOf = (cursor: string): { order: string; id: string } => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PairSchema), Buffer.from(cursor, 'base64url').toString());
  if (!read.success) throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  return { order: read.output[0], id: read.output[1] };
};

/** The same for lists that are ordered by a day first. */
export const dayPairOf = (cursor: string): { order: string; id: string } => {
  const pair = pairOf(cursor);
  if (!/^\d{4}-\d\d-\d\d$/.test(pair.order))
    throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  return pair;
};
