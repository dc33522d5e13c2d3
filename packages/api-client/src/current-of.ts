import { ApiError } from './api-error.ts';

/**
 * The stored record, where a change was refused because somebody else was first (`resource.stale` and similar codes); `Thing` is the
 * response of the refused call.
 */
export const currentOf = <Thing>(error: unknown): Thing | undefined =>
  error instanceof ApiError && error.code.endsWith('.stale') && error.problem && 'current' in error.problem
    ? (error.problem.current as Thing)
    : undefined;
