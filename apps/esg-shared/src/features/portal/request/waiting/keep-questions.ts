import { draftsOf } from '@esg/app-kit';
import type { PortalTask } from '@esg/contract';
import { metricOf } from '../metric-of.ts';
import { readKeptFiles } from './file-store.ts';
import { type KeptQuestion, questionId, unneededQuestions } from './kept-questions.ts';

/** Keeps the words of these questions beside what waits for them. */
export const keepQuestions = async (userId: string, task: PortalTask, sectionIds: readonly string[]): Promise<void> => {
  for (const asked of task.questions.filter(({ sectionId }) => sectionIds.includes(sectionId))) {
    const question = metricOf(task, asked);
    if (!question) continue;
    const value: KeptQuestion = { request: task.name, entity: task.entityName, question };
    await draftsOf(userId).keep({ id: questionId({ ...task, ...asked }), value, version: 0, seen: null });
  }
};

/** Forgets the words of questions for which nothing waits. */
export const forgetQuestions = async (userId: string): Promise<void> => {
  const drafts = draftsOf(userId);
  for (const id of unneededQuestions(await drafts.all(), await readKeptFiles(userId))) await drafts.drop(id);
};
