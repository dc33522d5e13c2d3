import { issueAt } from '@esg/contract';
import * as v from 'valibot';
import { ProblemError } from '../../platform/http/index.ts';

/** The end of a page of the list: by the end of the period, null where there is none, then by moment and id. */
export type ComparablePlace = { periodEnd: string | null; createdAt: Date; id: string };

const PlaceSchema = v.tuple([
  v.nullable(v.pipe(v.string(), v.isoDate())),
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.string(), v.uuid()),
]);

/** Writes a position in the list as an opaque cursor. */
export const cursorOf = ({ periodEnd, createdAt, id }: ComparablePlace) =>
  Buffer.from(JSON.stringify([periodEnd, createdAt.toISOString(), id])).toString('base64url');

/** Reads a cursor. Throws `request.invalid` for one that this list did not return. */
export const placeOf = (cursor: string): ComparablePlace => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PlaceSchema), Buffer.from(cursor, 'base64url').toString());
  if (!read.success) throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  const [periodEnd, createdAt, id] = read.output;
  return { periodEnd, createdAt: new Date(createdAt), id };
};
