import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isNeighbourAway } from '../neighbour.ts';
import type { RequestVariables } from './context.ts';
import { answerProblem, ProblemError } from './problem.ts';

const codeOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined;
};

const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new ProblemError('request.too_large');
    if (error.status < 500) return new ProblemError('request.malformed');
  }
  if (isNeighbourAway(error)) return new ProblemError('server.unavailable', { retryAfterSeconds: 2 });
  const code = codeOf(error);
  // Text that PostgreSQL cannot store (a NUL character, a lone surrogate) is the client's error.
  if (code === '22021' || code === '22P05') return new ProblemError('request.invalid');
  // Two transactions waited for each other and PostgreSQL ended this one: nothing of it is stored, and the next try finds the way free.
  if (code === '40P01') return new ProblemError('server.unavailable', { retryAfterSeconds: 1 });
  return new ProblemError('server.error');
};

/** Turns everything thrown below it into the problem body; our own errors are logged with the request id. */
export const handleError: ErrorHandler<{ Variables: RequestVariables }> = (error, c) => {
  // The client closed the connection during the request: not an error, and nobody reads the answer.
  if (c.req.raw.signal.aborted) return answerProblem(c, new ProblemError('request.malformed'));
  const problem = problemOf(error);
  if (problem.code.startsWith('server.')) {
    const { requestId, caller, log } = c.var;
    log?.error({ requestId, ...caller, err: error, path: c.req.path }, 'request failed');
  }
  return answerProblem(c, problem);
};

/** The path is not served. */
export const handleUnknownRoute = (c: Context) => answerProblem(c, new ProblemError('route.not_found'));
