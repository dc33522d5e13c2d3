import { keys } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { followNotices } from './live-updates.ts';

vi.mock('@esg/app-kit', () => ({ chooseLanguage: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

/** How often the brand and a list on screen are read again when the first connection is ready this long after the page began to load. */
const readsAfter = async (milliseconds: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
  const queryClient = new QueryClient();
  const read = vi.fn(async () => 'settings');
  await queryClient.fetchQuery({ queryKey: keys.tenantSettings, queryFn: read });
  const readList = vi.fn(async () => []);
  const stop = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: readList }).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(['list'])).toEqual([]));
  for (const each of [read, readList]) each.mockClear();
  const connects: (() => void)[] = [];
  const realtime = {
    onNotice: vi.fn(),
    onReconnect: vi.fn(),
    onConnect: (listener: () => void) => connects.push(listener),
  };
  followNotices({ realtime, session: { onToken: vi.fn() } } as unknown as Services, queryClient);
  for (const connect of connects) connect();
  stop();
  queryClient.clear();
  return [read.mock.calls.length, readList.mock.calls.length];
};

it('reads the brand and the page again when notices arrive long after the page was made, and keeps those of a young page', async () => {
  expect(await readsAfter(800)).toEqual([0, 0]);
  expect(await readsAfter(60_000)).toEqual([1, 1]);
});
