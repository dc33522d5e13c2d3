import * as v from 'valibot';
import { ProblemError } from './problem.ts';

/** The end of a page of a list: lists are ordered by time, and by id for equal times. */
export type ListPosition = { createdAt: Date; id: string };

const PositionSchema = v.tuple([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.uuid())]);

/** Writes a position of the list as an opaque cursor. */
export const cursorOf = ({ createdAt, id }: ListPosition) =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');

/** Reads a cursor; without one the list begins at the top. Throws `request.invalid` for a cursor that did not come from this list. */
export const positionOf = (cursor: string | undefined): ListPosition | undefined => {
  if (cursor === undefined) return undefined;
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), PositionSchema),
    Buffer.from(cursor, 'base64url').toString(),
  );
  if (!read.success)
    throw new ProblemError('request.invalid', { issues: [{ path: 'cursor', rule: 'invalid', params: {} }] });
  const [createdAt, id] = read.output;
  return { createdAt: new Date(createdAt), id };
};

/** One page of a list, from its first `limit + 1` rows: the additional row shows that the list goes on. */
export const pageOfRows = <Row extends ListPosition, Item>(
  rows: readonly Row[],
  limit: number,
  itemOf: (row: Row) => Item,
) => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(itemOf), nextCursor: last && rows.length > limit ? cursorOf(last) : null };
};
