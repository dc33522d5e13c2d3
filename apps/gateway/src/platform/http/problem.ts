import { type Issue, type Language, type Problem, type ProblemCode, problemStatus } from '@esg/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { problemMessages } from './problem-messages.gen.ts';

type Details = {
  /** English, for developers, where there is more to say than the code's own sentence. */
  message?: string;
  issues?: Issue[];
  retryAfterSeconds?: number;
  /** More properties of the body, for codes whose contract has them (`answer.stale`: `current`). */
  extra?: Record<string, unknown>;
};

/** Thrown anywhere below a route to refuse the request with a code of the contract. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;
  constructor(code: ProblemCode, details: Details = {}) {
    super(details.message ?? code);
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }
}

/** English unless the call's `platform-language` says otherwise (spec section 7). */
const messageLanguageOf = (c: Context): Language => (c.req.header('platform-language') === 'zhTw' ? 'zhTw' : 'en');

/**
 * Answers with the contract's problem body: the code for programs, and its sentence for people. `Retry-After` is set where the client
 * should wait.
 */
export const answerProblem = (c: Context, { code, details }: ProblemError) => {
  c.set('refusal', code);
  const { issues = [], retryAfterSeconds, extra } = details;
  const body: Problem = {
    statusCode: problemStatus[code],
    code,
    message: details.message ?? problemMessages[code][messageLanguageOf(c)],
    requestId: c.get('requestId') ?? '',
    issues,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  // Hono's union of statuses lacks 440, which the specification asks for.
  return c.json({ ...body, ...extra }, problemStatus[code] as ContentfulStatusCode);
};
