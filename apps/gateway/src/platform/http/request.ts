import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../log.ts';
import type { RequestVariables } from './context.ts';

const acceptable = /^[\w-]{8,64}$/;

/** Gives the request an id (the caller's own where it is valid), and writes one line to the log when it is answered. */
export const trackRequest = (log: Log) =>
  createMiddleware<{ Variables: RequestVariables }>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && acceptable.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('log', log);
    c.header('x-request-id', requestId);
    const started = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - started);
    const { method, path } = c.req;
    const answer = { status: c.res.status, code: c.get('refusal'), milliseconds };
    log.info({ requestId, ...c.get('caller'), method, path, ...answer }, 'request');
  });
