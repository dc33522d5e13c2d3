import { draftsOf, useUnsent } from '@esg/app-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LeftBehind, nothingLeft } from './left-behind.ts';
import { outlookBy } from './outlook.ts';
import { readLeftBehind } from './read-left-behind.ts';
import { useSending } from './use-submission.ts';

/** What this person answered on this device and nothing will send, and how to discard it. Read again once something is refused. */
export const useLeftBehind = () => {
  const sending = useSending();
  const { files, userId } = sending;
  const [left, setLeft] = useState<LeftBehind>(nothingLeft);
  const [turn, setTurn] = useState(0);
  const failed = useSyncExternalStore(
    files.queue.subscribe,
    () => files.queue.snapshot().uploads.filter(({ state }) => state === 'failed').length,
  );
  const refused = [...useUnsent().values()].filter(({ kind }) => kind === 'refused').length;
  useEffect(() => {
    const readAgain = () => setTurn((now) => now + 1);
    addEventListener('online', readAgain);
    return () => removeEventListener('online', readAgain);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these counts says that there may be more, or less.
  useEffect(() => {
    if (!userId) return;
    let isCurrent = true;
    void readLeftBehind(userId, outlookBy(sending)).then((found) => isCurrent && setLeft(found));
    return () => {
      isCurrent = false;
    };
  }, [sending, userId, turn, failed, refused]);
  return {
    left,
    discardFile: async (key: string) => {
      await files.discard(key);
      setTurn((now) => now + 1);
    },
    discardAnswer: async (id: string) => {
      await draftsOf(userId).drop(id);
      setTurn((now) => now + 1);
    },
  };
};
