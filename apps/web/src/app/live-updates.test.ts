import { startKeys } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { followNotices } from './live-updates.ts';

vi.mock('@esg/app-kit', () => ({ chooseLanguage: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

/** How often the brand and a list on screen are read again by a page of 800 ms when nothing has changed for so many milliseconds. */
const readsAfter = async (unchangedFor: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(800);
  const queryClient = new QueryClient();
  const read = vi.fn(async () => 'settings');
  await queryClient.fetchQuery({ queryKey: startKeys.tenantSettings, queryFn: read });
  const readList = vi.fn(async () => []);
  const stop = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: readList }).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(['list'])).toEqual([]));
  for (const each of [read, readList]) each.mockClear();
  const connects: ((unchangedFor: number) => void)[] = [];
  const realtime = {
    onNotice: vi.fn(),
    onReconnect: vi.fn(),
    onConnect: (listener: (unchangedFor: number) => void) => connects.push(listener),
  };
  followNotices({ realtime, session: { onToken: vi.fn() } } as unknown as Services, queryClient);
  for (const connect of connects) connect(unchangedFor);
  stop();
  queryClient.clear();
  return [read.mock.calls.length, readList.mock.calls.length];
};

it('reads the brand and the page again when something changed after the page began to load, before notices could arrive', async () => {
  expect(await readsAfter(60_000)).toEqual([0, 0]);
  expect(await readsAfter(790)).toEqual([1, 1]);
});
