import type { ProblemCode } from '@esg/contract';
import { ProblemError } from './problem.ts';

/**
 * Why a change that named a version changed nothing: somebody else was first, and `current` is what stands now; or it is no longer there.
 * Throw what it gives: `throw staleOrGone(await rows.findSupplier(scoped, id))`.
 */
export const staleOrGone = (current: { readonly version: number } | undefined, code: ProblemCode = 'resource.stale') =>
  current ? new ProblemError(code, { extra: { current } }) : new ProblemError('resource.not_found');
