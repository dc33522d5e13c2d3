import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '@esg/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, isTemporary } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { listReports, readReport, recordAnswer } from './generated/sdk.gen.ts';

type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let baseUrl: string;
let seen: Seen[];
let answer: (request: Seen, response: ServerResponse) => void;

const reply = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const problem = (code: Problem['code'], statusCode: number): Problem => ({
  statusCode,
  code,
  message: code,
  requestId: 'r-1',
  issues: [],
});

beforeEach(async () => {
  seen = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    seen.push(entry);
    answer(entry, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const session = (tokens: string[]) => {
  let current = 0;
  const hooks = {
    headers: () => ({ authorization: `Bearer ${tokens[current]}`, 'tenant-url': 'verdant.localhost' }),
    onTokenExpired: vi.fn(async () => {
      current += 1;
      return current < tokens.length;
    }),
    onUnauthenticated: vi.fn(),
  };
  return { hooks, client: createApiClient({ baseUrl, ...hooks }) };
};

const value = { type: 'checkbox', checked: true } as const;
const path = { id: 'r1', code: 'GRI 2-1', fieldKey: 'name' };

it('sends the headers of the session and returns the body', async () => {
  answer = (_, response) => reply(response, 200, { items: [], nextCursor: null, total: 0 });
  const { client } = session(['one']);
  const { data } = await listReports({ client, throwOnError: true, query: { state: 'ongoing' } });
  expect(data).toEqual({ items: [], nextCursor: null, total: 0 });
  expect(seen[0]).toMatchObject({
    url: '/api/reports?state=ongoing',
    headers: { authorization: 'Bearer one', 'tenant-url': 'verdant.localhost' },
  });
});

it('refreshes an expired token once for all calls that fail together, and repeats each call with its body', async () => {
  answer = ({ headers }, response) =>
    headers.authorization === 'Bearer new'
      ? reply(response, 200, {})
      : reply(response, 440, problem('auth.token_expired', 440));
  const { client, hooks } = session(['old', 'new']);
  const write = () => recordAnswer({ client, throwOnError: true, path, body: { value, version: 3 } });
  await Promise.all([write(), write(), write()]);
  expect(hooks.onTokenExpired).toHaveBeenCalledTimes(1);
  expect(seen.filter(({ headers }) => headers.authorization === 'Bearer new').map(({ body }) => body)).toEqual(
    Array(3).fill(JSON.stringify({ value, version: 3 })),
  );
});

it('ends the session when the token cannot be refreshed', async () => {
  answer = (_, response) => reply(response, 440, problem('auth.token_expired', 440));
  const { client, hooks } = session(['old']);
  await expect(readReport({ client, throwOnError: true, path })).rejects.toMatchObject({
    code: 'auth.token_expired',
    status: 440,
  });
  expect(hooks.onUnauthenticated).toHaveBeenCalledTimes(1);
});

it('ends the session when nobody is signed in, but not where only a token from before the refresh was refused', async () => {
  answer = ({ headers }, response) =>
    headers.authorization === 'Bearer new'
      ? reply(response, 200, {})
      : reply(response, 401, problem('auth.not_authenticated', 401));
  let token = 'old';
  const onUnauthenticated = vi.fn();
  const client = createApiClient({
    baseUrl,
    onUnauthenticated,
    onTokenExpired: async () => false,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
  const call = readReport({ client, throwOnError: true, path });
  // Another tab signed in again during the call.
  token = 'new';
  await call;
  expect(onUnauthenticated).not.toHaveBeenCalled();
  token = 'old';
  await expect(readReport({ client, throwOnError: true, path })).rejects.toMatchObject({ status: 401 });
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

it('lets calls be tried again when a lost connection kept their token from being refreshed', async () => {
  answer = (_, response) => reply(response, 440, problem('auth.token_expired', 440));
  const onUnauthenticated = vi.fn();
  const client = createApiClient({
    baseUrl,
    onUnauthenticated,
    headers: () => ({ authorization: 'Bearer old' }),
    onTokenExpired: async () => Promise.reject(new ApiError(0, 'network.unreachable')),
  });
  const error = await readReport({ client, throwOnError: true, path }).catch((reason: unknown) => reason);
  expect(isTemporary(error)).toBe(true);
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

it('never repeats a refused or failed call by itself', async () => {
  answer = (_, response) => reply(response, 503, problem('server.unavailable', 503));
  const { client } = session(['one']);
  const error = await readReport({ client, throwOnError: true, path }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(isTemporary(error)).toBe(true);
  expect(seen).toHaveLength(1);
});

it('returns the other person’s value with a stale write', async () => {
  const current = { disclosureCode: 'GRI 2-1', fieldKey: 'name', value, version: 4 };
  answer = (_, response) => reply(response, 409, { ...problem('answer.stale', 409), current });
  const { client } = session(['one']);
  const error = await recordAnswer({ client, throwOnError: true, path, body: { value, version: 3 } }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: 'answer.stale', current: { version: 4 } });
  expect(isTemporary(error)).toBe(false);
});

it('returns the present draft of the brand, and no answer, with a stale change of a brand', async () => {
  answer = (_, response) => reply(response, 409, { ...problem('brand.stale', 409), current: null });
  const { client } = session(['one']);
  const error = await readReport({ client, throwOnError: true, path }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'brand.stale', currentBrand: null, current: undefined });
});

it('reports that the gateway does not answer', async () => {
  const client = createApiClient({ ...session(['one']).hooks, baseUrl: 'http://127.0.0.1:1' });
  await expect(readReport({ client, throwOnError: true, path })).rejects.toMatchObject({
    code: 'network.unreachable',
    status: 0,
  });
});

it('gives a problem code to a refusal that does not come from the gateway', async () => {
  answer = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  const { client } = session(['one']);
  await expect(readReport({ client, throwOnError: true, path })).rejects.toMatchObject({
    code: 'server.unavailable',
    status: 502,
  });
});

it('lets a caller cancel a call', async () => {
  answer = () => {};
  const { client } = session(['one']);
  const controller = new AbortController();
  const call = readReport({ client, throwOnError: true, path, signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('waits a minute for an answer, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { client } = session(['one']);
    const asked = async () => {
      const waiting = new Promise<ServerResponse>((resolve) => {
        answer = (_, response) => resolve(response);
      });
      const call = readReport({ client, throwOnError: true, path });
      // A call that is refused before anything looks at it would end the test run.
      call.catch(() => undefined);
      return { call, response: await waiting };
    };
    const slow = await asked();
    await vi.advanceTimersByTimeAsync(59_000);
    reply(slow.response, 200, { id: 'r1' });
    expect((await slow.call).data).toEqual({ id: 'r1' });

    const silent = await asked();
    await vi.advanceTimersByTimeAsync(61_000);
    await expect(silent.call).rejects.toBeInstanceOf(ApiError);
  } finally {
    vi.useRealTimers();
  }
});
