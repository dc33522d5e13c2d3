import type { Assessment } from '@esg/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { materialityMutations, materialityQueries } from './materiality.ts';

const api = createApiClient({
  baseUrl: 'http://gateway.example',
  headers: () => ({}),
  onTokenExpired: async () => false,
  onUnauthenticated: () => undefined,
});
const assessment = (contentsStamp: string, version: number) =>
  ({ id: 'a', version, contentsStamp, topics: [contentsStamp], settings: {} }) as unknown as Assessment;
const headOf = ({ topics: _topics, ...head }: Assessment) => head;

/** A gateway where this assessment stands; `asked` is what it was asked for. */
const gatewayWith = (standing: { now: Assessment }) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/materiality/profiles/a')[1];
    asked.push(`${request.method} ${path}`);
    return Response.json(request.method === 'PUT' || path === '/head' ? headOf(standing.now) : standing.now);
  });
  return asked;
};

it('reads what an assessment holds once, and again only when it changed', async () => {
  const standing = { now: assessment('first', 1) };
  const asked = gatewayWith(standing);
  const cache = new QueryClient();
  const read = () => cache.fetchQuery({ ...materialityQueries.one(api, 'a'), staleTime: 0 });
  const first = await read();
  standing.now = assessment('first', 2);
  const second = await read();
  expect(second).toEqual(standing.now);
  expect(second.topics).toBe(first.topics);
  standing.now = assessment('later', 3);
  expect(await read()).toEqual(standing.now);
  expect(asked).toEqual(['GET ', 'GET /head', 'GET /head', 'GET ']);
});

it('keeps no new head over old topics where somebody scored while settings were saved', async () => {
  const standing = { now: assessment('first', 1) };
  gatewayWith(standing);
  const cache = new QueryClient();
  const one = materialityQueries.one(api, 'a');
  await cache.fetchQuery(one);
  standing.now = assessment('later', 2);
  const change = new MutationObserver(cache, materialityMutations.changeSettings(api, cache));
  await change.mutate({ id: 'a', settings: standing.now.settings, version: 1 });
  expect(cache.getQueryData(one.queryKey)).toEqual(assessment('first', 1));
  expect(await cache.fetchQuery(one)).toEqual(standing.now);
});
