import { keys } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { followNotices } from './live-updates.ts';

vi.mock('@esg/app-kit', () => ({ chooseLanguage: vi.fn() }));
afterEach(() => vi.restoreAllMocks());

/** How often the brand is read again when the first connection is ready this long after the page began to load. */
const readsAfter = async (milliseconds: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
  const queryClient = new QueryClient();
  const read = vi.fn(async () => 'settings');
  await queryClient.fetchQuery({ queryKey: keys.tenantSettings, queryFn: read });
  read.mockClear();
  const connects: (() => void)[] = [];
  const realtime = {
    onNotice: vi.fn(),
    onReconnect: vi.fn(),
    onConnect: (listener: () => void) => connects.push(listener),
  };
  followNotices({ realtime, session: { onToken: vi.fn() } } as unknown as Services, queryClient);
  for (const connect of connects) connect();
  queryClient.clear();
  return read.mock.calls.length;
};

it('reads the brand again when notices arrive long after the page was made, and keeps that of a young page', async () => {
  expect(await readsAfter(800)).toBe(0);
  expect(await readsAfter(60_000)).toBe(1);
});
