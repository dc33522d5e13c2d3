import * as v from 'valibot';
import { ProblemError } from '../../platform/http/index.ts';
import type { ListPosition } from './reports.repository.ts';
import { issueAt } from './values.ts';

const PositionSchema = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.uuid())]);

/** Writes a position of the list as an opaque cursor. */
export const cursorOf = ({ createdAt, id }: ListPosition) =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');

/** Reads a cursor. Throws `request.invalid` for one that this list did not give out. */
export const positionOf = (cursor: string): ListPosition => {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), PositionSchema),
    Buffer.from(cursor, 'base64url').toString(),
  );
  if (!read.success) throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  const [createdAt, id] = read.output;
  return { createdAt: new Date(createdAt), id };
};
