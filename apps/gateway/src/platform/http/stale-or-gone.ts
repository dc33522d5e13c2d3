import type { ProblemCode } from '@esg/contract';
import { ProblemError } from './problem.ts';

/**
 * Why a change with a version changed nothing: somebody else changed the object first, and `current` is its present state; or it no longer
 * exists. Throw the result: `throw staleOrGone(await rows.findSupplier(scoped, id))`.
 */
export const staleOrGone = (current: { readonly version: number } | undefined, code: ProblemCode = 'resource.stale') =>
  current ? new ProblemError(code, { extra: { current } }) : new ProblemError('resource.not_found');
