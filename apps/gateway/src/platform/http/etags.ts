import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ScopeVariables } from './context.ts';
import { marksOf } from './marks.ts';
import { answerProblem, ProblemError } from './problem.ts';

/** Strong and weak tags are treated alike: compression on the way makes strong ones weak. */
const tagsOf = (header: string | undefined) => (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
const tagOf = (version: unknown) => (typeof version === 'number' ? `"${version}"` : undefined);

const versionOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;

const wrong = () =>
  new ProblemError('request.invalid', { issues: [{ path: 'if-match', rule: 'invalid', params: {} }] });

/** The request with the version of `If-Match` where the operation expects it: in the body, or in the query of a removal. */
const withVersion = async ({ req }: Context, tag: string): Promise<Request> => {
  const version = Number(/^"(\d{1,9})"$/.exec(tag)?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) throw wrong();
  const { method, headers, signal } = req.raw;
  const url = new URL(req.url);
  if (method === 'DELETE') {
    url.searchParams.set('version', String(version));
    return new Request(url, { method, headers, signal });
  }
  const body: unknown = await req.raw
    .clone()
    .json()
    .catch(() => undefined);
  const changed = typeof body === 'object' && body !== null ? { ...body, version } : body;
  return new Request(url, { method, headers, signal, body: JSON.stringify(changed ?? null) });
};

/** A stale write is a failed precondition where `If-Match` set one; the present state comes with it, as always. */
const answerStale = (c: Context, { details }: ProblemError) => {
  const { extra } = details;
  const tag = tagOf(versionOf(extra?.current));
  c.res = undefined;
  c.res = answerProblem(c, new ProblemError('request.precondition_failed', extra ? { extra } : {}));
  if (tag) c.res.headers.set('etag', tag);
};

/** Passes the version of the answered object to its ETag: `c.json(tagged(c, report))`. */
export const tagged = <Thing extends { readonly version: number }>(
  c: Context<{ Variables: ScopeVariables }>,
  thing: Thing,
): Thing => {
  c.set('version', thing.version);
  return thing;
};

const answerTag = (c: Context<{ Variables: ScopeVariables }>) => {
  const tag = tagOf(c.get('version'));
  if (!tag) return;
  c.res.headers.set('etag', tag);
  if (c.req.method !== 'GET' || !tagsOf(c.req.header('if-none-match')).includes(tag)) return;
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers: { etag: tag } });
};

/**
 * ETags of single things out of their version: `If-None-Match` answers 304, a stale `If-Match` 412 with the present state. Works
 * on operations that are marked `versioned`, for people and keys alike.
 */
export const answerETags = createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
  if (!marksOf(c)?.['x-versioned']) return next();
  const expected = c.req.method === 'GET' ? undefined : c.req.header('if-match');
  if (expected && expected !== '*') c.req.raw = await withVersion(c, tagsOf(expected)[0] ?? '');
  await next();
  if (c.error instanceof ProblemError && expected && c.error.code.endsWith('.stale')) answerStale(c, c.error);
  else answerTag(c);
});
