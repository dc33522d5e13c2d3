import { ApiError } from '@esg/api-client';
import { requestStatuses } from '@esg/contract';
import { expect, it } from 'vitest';
import { isSubmitted, type Left, settleAll, submitOnce } from './submit-once.ts';

const nothing: Left = { count: 0, kinds: [], hasFailed: false };
const steps = (change: Partial<Parameters<typeof submitOnce>[0]> = {}) => {
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  const given = { settle: step('settle'), isWanted: async () => true, submit: step('submit'), giveUp: step('give up') };
  return { done, all: { ...given, ...change } };
};

it('submits nothing that was withdrawn while answers and files were sent', async () => {
  const draft = { isKept: true };
  const settle = async () => {
    draft.isKept = false;
  };
  const { done, all } = steps({ settle, isWanted: async () => draft.isKept });
  expect([await submitOnce(all), done]).toEqual([false, []]);
});

it('gives up a submission that was refused, and keeps one that waits for the gateway', async () => {
  const failing = async (error: ApiError) => {
    const { done, all } = steps({ submit: () => Promise.reject(error) });
    await expect(submitOnce(all)).rejects.toBe(error);
    return done;
  };
  expect(await failing(new ApiError(422, 'collection.incomplete'))).toEqual(['settle', 'give up']);
  expect(await failing(new ApiError(0, 'network.unreachable'))).toEqual(['settle']);
  expect(await failing(new ApiError(401, 'auth.not_authenticated'))).toEqual(['settle']);
});

it('submits after the files of an earlier visit and of another tab', async () => {
  const files = new Map([
    ['here', 'kept'],
    ['other tab', 'kept'],
  ]);
  const seen: number[] = [];
  await settleAll({
    begin: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      files.set('here', 'queued');
    },
    isOnline: () => true,
    read: async () => {
      seen.push(files.size);
      const count = files.get('here') === 'queued' ? 1 : 0;
      if (count > 0) files.delete('here');
      else setTimeout(() => files.delete('other tab'));
      return { ...nothing, count };
    },
    keepsFiles: async () => files.size > 0,
  });
  expect(files.size).toBe(0);
  expect(seen).toEqual([2, 1, 0]);
});

it('stops at what was refused, and waits without a connection', async () => {
  const settling = (left: Partial<Left>, isOnline = true) =>
    settleAll({
      begin: async () => undefined,
      isOnline: () => isOnline,
      read: async () => ({ ...nothing, ...left }),
      keepsFiles: async () => !isOnline,
    });
  await expect(settling({ count: 1, kinds: ['refused'] })).rejects.toMatchObject({ code: 'collection.incomplete' });
  await expect(settling({ count: 1, hasFailed: true })).rejects.toMatchObject({ code: 'collection.incomplete' });
  await expect(settling({}, false)).rejects.toMatchObject({ code: 'network.unreachable' });
});

it('takes only what was delivered for submitted', () => {
  expect(requestStatuses.filter((status) => isSubmitted({ status }))).toEqual(['submitted', 'approved', 'changed']);
});
