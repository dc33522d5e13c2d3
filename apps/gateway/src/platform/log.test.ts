import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { describeFault } from './fault.ts';
import { handleError, type RequestVariables, trackRequest } from './http/index.ts';
import { createLog } from './log.ts';

const secret = 'secret-5f1c-that-nobody-may-read';
let written = '';
const log = createLog('trace', {
  write: (line: string) => {
    written += line;
  },
});
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  written = '';
});

/** The gateway's own path from a request to its log, with a query that the database refuses. */
const failing = (run: Parameters<typeof database.withSystem>[0]) =>
  new Hono<{ Variables: RequestVariables }>()
    .use(trackRequest(log))
    .get('/api/failing', async (c) => c.json(await database.withSystem(run)))
    .onError(handleError)
    .request(`/api/failing?token=${secret}`, { headers: { cookie: `session=${secret}`, authorization: secret } });

it.each([
  ['a type that does not fit', sql`insert into tenants (id, name) values (${secret}, 'x')`, '22P02'],
  ['a row that lacks something, which PostgreSQL repeats', sql`insert into users (email) values (${secret})`, '23502'],
  ['a function that does not exist', sql`select no_such_function(${secret})`, '42883'],
])('the log of a failing query has its name and code, never its parameters: %s', async (_, query, code) => {
  const answer = await failing((tx) => tx.execute(query));
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(await answer.text()).not.toContain(secret);
  const failed = written.split('\n').find((line) => line.includes('request failed')) ?? '{}';
  expect(JSON.parse(failed).err).toMatchObject({
    query: expect.stringMatching(/^(?:insert "?\w+"?|select)$/),
    cause: { code, message: `PostgreSQL refused with ${code}` },
  });
  expect(written).not.toContain(secret);
});

it('the log of a request has its path without the query', async () => {
  await failing((tx) => tx.execute(sql`select 1 as one`));
  expect(written).toContain('"path":"/api/failing"');
  expect(written).not.toContain(secret);
});

it('addresses in log messages lose their query and the user’s name and password', () => {
  const { message } = describeFault(new Error(`GET https://me:${secret}@host.example/ct?token=${secret} failed`));
  expect(message).toBe('GET https://host.example/ct?… failed');
});
