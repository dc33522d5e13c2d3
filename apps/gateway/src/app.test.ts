import { readFile } from 'node:fs/promises';
import { climateImportLimits, limits } from '@esg/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from './testing/harness.ts';
import {
  document,
  fencedOperations as fenced,
  type Operation,
  operations,
  publicOperations,
} from './testing/operations.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

/** Fills ids that belong to nobody into a path. */
const concrete = (path: string) =>
  path
    .replace(/^\/api/, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? '00000000-0000-4000-8000-000000000000' : 'none'));

const request = ({ path, method, requestBody }: Operation, headers: Record<string, string> = {}) => {
  const init = { method, headers: { 'content-type': 'application/json', ...headers } };
  return h.anonymous(concrete(path), requestBody ? { ...init, body: '{}' } : init);
};

describe('fence matrix', () => {
  it('covers every operation of the OpenAPI document', () => {
    expect(operations.length).toBeGreaterThan(20);
    expect(publicOperations.filter((id) => !operations.some(({ operationId }) => operationId === id))).toEqual([]);
  });

  it.each(fenced)('$operationId answers 401 to anonymous callers', async (operation) => {
    const answer = await request(operation);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'auth.not_authenticated' });
  });

  it.each(fenced)('$operationId answers 401 to a made-up token', async (operation) => {
    expect((await request(operation, { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' })).status).toBe(401);
  });

  it.each(fenced)('$operationId answers 440 to an expired token', async (operation) => {
    const { accessToken } = await h.signIn('verdant.admin');
    h.clock.advance(16 * 60);
    const answer = await request(operation, { authorization: `Bearer ${accessToken}` });
    expect(answer.status).toBe(440);
    expect(await answer.json()).toMatchObject({ code: 'auth.token_expired' });
  });

  it.each(operations)('$operationId never answers 500', async (operation) => {
    expect((await request(operation)).status).toBeLessThan(500);
    const { accessToken } = await h.signIn('verdant.admin');
    const answer = await request(operation, { authorization: `Bearer ${accessToken}` });
    expect(answer.status).toBeLessThan(500);
  });
});

describe('a list that comes in pages', () => {
  const takes = ({ parameters }: Operation, name: string) => parameters?.some((each) => each.name === name) ?? false;
  const pages = operations.filter((operation) => takes(operation, 'cursor') || takes(operation, 'limit'));

  /** Lists that are read whole for a file. */
  const largestPages: Readonly<Record<string, number>> = { listClimateImportRows: climateImportLimits.rowsPageMax };

  it.each(pages)(
    '$operationId accepts a page size from 1 to the largest, and names the field of any other',
    async (operation) => {
      // Only consultants have a board.
      const person = h.as(operation.operationId === 'readClientBoard' ? 'harbour.admin' : 'verdant.admin');
      const largest = largestPages[operation.operationId] ?? limits.pageSizeMax;
      for (const limit of ['-1', '0', '1.5', 'ten', '', String(largest + 1)]) {
        const answer = await person.request(`${concrete(operation.path)}?limit=${limit}`);
        const problem = (await answer.json()) as { code?: string; issues?: { path: string }[] };
        expect([limit, answer.status, problem.code]).toEqual([limit, 422, 'request.invalid']);
        expect(problem.issues?.map(({ path }) => path)).toContain('limit');
      }
    },
  );
});

describe('requests', () => {
  it('get an id, security headers and no cache', async () => {
    const { headers } = await h.anonymous('/health', { headers: { 'x-request-id': 'trace-12345678' } });
    expect(headers.get('x-request-id')).toBe('trace-12345678');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('do not choose a request id that could break the log', async () => {
    const { headers } = await h.anonymous('/health', { headers: { 'x-request-id': 'a b"c{}' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that are not JSON are refused as malformed, and their text is not repeated', async () => {
    const answer = await h.anonymous('/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": "a@b.example", "password": "secret-word"',
    });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain('request.malformed');
    expect(text).not.toContain('secret-word');
  });

  it('with a wrong field are refused with the field’s name, and never repeat a password', async () => {
    const answer = await h.anonymous('/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'not an address', password: 'secret-word' }),
    });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(JSON.parse(text).issues).toEqual([{ path: 'email', rule: 'email_invalid', params: {} }]);
    expect(text).not.toContain('secret-word');
  });

  it('larger than a route takes are refused', async () => {
    const answer = await h.anonymous('/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(1_200_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'request.too_large' });
  });

  it('from another site are accepted from hosts of tenants only', async () => {
    const ask = (origin: string) => h.anonymous('/health', { headers: { origin } });
    const allowed = (await ask('http://harbour.localhost:4200')).headers.get('access-control-allow-origin');
    expect(allowed).toBe('http://harbour.localhost:4200');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('to a path that is not served are answered with a problem body', async () => {
    const answer = await h.as('verdant.admin').request('/nothing-here');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ statusCode: 404, code: 'route.not_found', issues: [] });
  });
});

describe('OpenAPI document', () => {
  it('matches the committed one (npm run openapi -w @esg/gateway)', async () => {
    const committed = await readFile(new URL('../../../packages/contract/openapi.json', import.meta.url), 'utf8');
    // Compared as a boolean: the difference of the two texts would fill the screen.
    expect(JSON.stringify(document) === JSON.stringify(JSON.parse(committed))).toBe(true);
  });

  it('is served as it is committed', async () => {
    const served = (await (await h.anonymous('/openapi.json')).json()) as typeof document;
    expect(served.paths).toEqual(document.paths);
  });
});
