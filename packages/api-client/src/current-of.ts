import { ApiError } from './api-error.ts';

/**
 * What is stored now, where a change was refused because somebody else was first (`resource.stale` and its kin); `Thing` is what the
 * refused call would have answered with.
 */
export const currentOf = <Thing>(error: unknown): Thing | undefined =>
  error instanceof ApiError && error.code.endsWith('.stale') && error.problem && 'current' in error.problem
    ? (error.problem.current as Thing)
    : undefined;
