import { useUnsent } from '@esg/app-kit';
import type { PortalTask } from '@esg/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { placeOfAnswer } from '../answer-name.ts';
import { isOf } from './file-queue.ts';
import { keepQuestions } from './keep-questions.ts';
import { useSending } from './use-submission.ts';

/** Keeps the words of each question for which an answer or a file waits, as long as they can be read. */
export const useKeptQuestions = (task: PortalTask) => {
  const { files, userId } = useSending();
  const { uploads } = useSyncExternalStore(files.queue.subscribe, files.queue.snapshot);
  const answers = [...useUnsent().keys()].flatMap((id) => placeOfAnswer(id) ?? []);
  const places = [...answers, ...uploads.map(({ wanted }) => wanted.place)].filter((place) => isOf(task, place));
  const waiting = [...new Set(places.map(({ sectionId }) => sectionId))].toSorted().join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is read again with each answer, and its words stay.
  useEffect(() => {
    if (userId && waiting !== '') void keepQuestions(userId, task, waiting.split('\n'));
  }, [userId, waiting, task.collectionId, task.entityId]);
};
