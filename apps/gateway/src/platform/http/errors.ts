import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { RequestVariables } from './context.ts';
import { answerProblem, ProblemError } from './problem.ts';

const codeOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined;
};

/** Network failures of Node and the classes of PostgreSQL that mean "cannot be reached", "shutting down", "no space". */
const isUnavailable = (code: string | undefined) =>
  code !== undefined &&
  (/^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|ENOSPC|EAI_AGAIN)/.test(code) || /^(?:08|53|57P)/.test(code));

/** What the database driver says without a code when a connection breaks or none is to be had. */
const brokenConnection =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;
const isBroken = (error: unknown): boolean =>
  error instanceof Error && (brokenConnection.test(error.message) || isBroken(error.cause));

const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new ProblemError('request.too_large');
    if (error.status < 500) return new ProblemError('request.malformed');
  }
  const code = codeOf(error);
  if (isUnavailable(code) || isBroken(error)) return new ProblemError('server.unavailable', { retryAfterSeconds: 2 });
  // Text that PostgreSQL cannot hold (a NUL character, a lone surrogate) is the client's fault.
  if (code === '22021' || code === '22P05') return new ProblemError('request.invalid');
  return new ProblemError('server.error');
};

/** Turns everything thrown below it into the problem body; what is our fault goes to the log with its request id. */
export const handleError: ErrorHandler<{ Variables: RequestVariables }> = (error, c) => {
  const problem = problemOf(error);
  if (problem.code.startsWith('server.')) {
    const { requestId, caller, log } = c.var;
    log?.error({ requestId, ...caller, err: error, path: c.req.path }, 'request failed');
  }
  return answerProblem(c, problem);
};

/** The path is not served. */
export const handleUnknownRoute = (c: Context) => answerProblem(c, new ProblemError('route.not_found'));
