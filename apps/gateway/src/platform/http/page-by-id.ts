import { issueAt, type PageQuery } from '@esg/contract';
import { ProblemError } from './problem.ts';

/**
 * One page of a list that is read whole, in the order of `idOf`: what comes or goes meanwhile neither shows anything twice nor hides
 * what was there all the time. Throws `request.invalid` for a cursor that no list gave out.
 */
export const pageById = <Item>(items: readonly Item[], idOf: (item: Item) => string, { cursor, limit }: PageQuery) => {
  const after = cursor === undefined ? '' : Buffer.from(cursor, 'base64url').toString();
  if (cursor !== undefined && Buffer.from(after).toString('base64url') !== cursor)
    throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  const left = items.filter((item) => idOf(item) > after).toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const page = left.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page,
    nextCursor: last && left.length > limit ? Buffer.from(idOf(last)).toString('base64url') : null,
  };
};
