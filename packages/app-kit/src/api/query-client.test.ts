import { ApiError } from '@esg/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.useRealTimers());

const busy = (retryAfterSeconds: number) =>
  new ApiError(429, 'request.too_many', {
    code: 'request.too_many',
    message: 'Too many requests',
    requestId: 'busy',
    retryAfterSeconds,
  } as ApiError['problem']);

const asking = (queryFn: () => Promise<string>) => {
  vi.useFakeTimers();
  const client = createQueryClient();
  // A query outside a component is tried once unless it says otherwise.
  const retry = client.getDefaultOptions().queries?.retry ?? false;
  return client.fetchQuery({ queryKey: ['busy'], queryFn, retry });
};

it('waits as long as a busy server asks, and repeats the call once without telling anybody', async () => {
  const read = vi.fn().mockRejectedValueOnce(busy(4)).mockResolvedValue('here');
  const answer = asking(read);
  await vi.advanceTimersByTimeAsync(3900);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await expect(answer).resolves.toBe('here');
});

it('leaves the message to the page when the server stays busy or asks for a long wait', async () => {
  const stays = vi.fn().mockRejectedValue(busy(2));
  const answer = expect(asking(stays)).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
  expect(stays).toHaveBeenCalledTimes(2);
  const long = vi.fn().mockRejectedValue(busy(45));
  await expect(asking(long)).rejects.toMatchObject({ status: 429 });
  expect(long).toHaveBeenCalledTimes(1);
});
