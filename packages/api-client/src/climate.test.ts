import { afterEach, expect, it, vi } from 'vitest';
import { fetchClimateLines } from './climate.ts';
import { createApiClient } from './create-api-client.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads no more lines than it was asked for, however many there are', async () => {
  const seen: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url);
    seen.push(searchParams);
    const items = Array.from({ length: Number(searchParams.get('limit') ?? 25) }, (_, index) => ({
      id: String(index),
    }));
    return Response.json({ items, nextCursor: `page ${seen.length + 1}` });
  });
  const client = createApiClient({
    baseUrl: 'http://gateway.example',
    headers: () => ({}),
    onTokenExpired: async () => false,
    onUnauthenticated: () => undefined,
  });
  expect(await fetchClimateLines(client, { state: 'open' }, 250)).toHaveLength(250);
  expect(seen.map((search) => [search.get('limit'), search.get('cursor'), search.get('state')])).toEqual([
    ['100', null, 'open'],
    ['100', 'page 2', 'open'],
    ['50', 'page 3', 'open'],
  ]);
});
