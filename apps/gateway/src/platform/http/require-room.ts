import type { ProblemCode } from '@esg/contract';
import { lockLimit, type Scoped } from '../database/index.ts';
import { ProblemError } from './problem.ts';

type Room = {
  /** How many there are now. */
  count: (scoped: Scoped) => Promise<number>;
  most: number;
  code?: ProblemCode;
};

/**
 * Throws `resource.full`, or the module's own code, where the organisation has reached its limit. Others who want to add one wait until
 * this transaction is over, so that simultaneous requests never exceed the limit.
 */
export const requireRoom = async (scoped: Scoped, what: string, { count, most, code = 'resource.full' }: Room) => {
  await lockLimit(scoped, what);
  if ((await count(scoped)) >= most) throw new ProblemError(code);
};
