import { createHash } from 'node:crypto';
import { apiLimits } from '@esg/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../database/index.ts';
import type { ScopeVariables } from './context.ts';
import { beginAnswer, forgetAnswer, type GivenAnswer, keepAnswer } from './idempotency.repository.ts';
import { marksOf } from './marks.ts';
import { ProblemError } from './problem.ts';

/** After this long an unfinished request counts as lost with its process, and may be made again. */
const lostSeconds = 60;
const keptHeaders = ['content-type', 'etag', 'location'];

const keyOf = (c: Context) => {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  const { idempotencyKeyLengthMax: length } = apiLimits;
  if (key.length > 0 && key.length <= length) return key;
  throw new ProblemError('request.invalid', {
    issues: [{ path: 'idempotency-key', rule: key ? 'too_long' : 'required', params: { length } }],
  });
};

/** The parts of the request that decide what happens: another one with the same key is refused. */
const hashRequest = async ({ req }: Context) => {
  const hash = createHash('sha256').update(`${req.method} ${new URL(req.url).pathname}${new URL(req.url).search}\n`);
  return hash.update(Buffer.from(await req.raw.clone().arrayBuffer())).digest('hex');
};

const readAnswer = async ({ res }: Context): Promise<GivenAnswer> => ({
  body: await res.clone().text(),
  headers: Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = res.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ),
});

const replay = (status: number, { body, headers }: GivenAnswer) =>
  new Response(body === '' ? null : body, { status, headers: { ...headers, 'idempotent-replayed': 'true' } });

/**
 * Lets API keys repeat any write: the first answer is kept for a day with a hash of its request and given again. The same key with
 * another request is refused with `request.key_reused`, one that is still being worked on with `request.in_progress`. What failed on
 * our side, or came too often, is not kept: it may be tried again.
 */
export const idempotent = ({ database, now }: { database: Database; now: () => Date }) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    const scope = c.get('scope');
    const key = scope.key && marksOf(c)?.['x-writes'] ? keyOf(c) : undefined;
    if (key === undefined) return next();
    const request = { key, hash: await hashRequest(c), now: now(), lostSeconds };
    const before = await database.withScope(scope, (scoped) => beginAnswer(scoped, request));
    if (before.kind === 'another') throw new ProblemError('request.key_reused');
    if (before.kind === 'running') throw new ProblemError('request.in_progress', { retryAfterSeconds: 1 });
    if (before.kind === 'given') return replay(before.status, before.answer);
    await next();
    const { status } = c.res;
    const answer = status >= 500 || status === 429 ? undefined : await readAnswer(c);
    await database.withScope(scope, (scoped) =>
      answer ? keepAnswer(scoped, key, status, answer) : forgetAnswer(scoped, key),
    );
  });
