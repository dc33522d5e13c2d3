import type { CollaborationSubject, CommentThread } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import * as threads from '../threads/index.ts';

/** A disclosure of the report, or one of its fields. */
export const subjectOf = (reportId: string, code: string, fieldKey: string | null): CollaborationSubject => ({
  kind: 'disclosure',
  id: reportId,
  part: fieldKey === null ? [code] : [code, fieldKey],
});

const kinds = ['disclosure'] as const;

const threadOf = ({ id, subject, resolved, comments }: threads.Thread): CommentThread => {
  const [disclosureCode = '', fieldKey = null] = subject.part;
  return {
    id,
    disclosureCode,
    fieldKey,
    resolved,
    external: null,
    comments: comments.map(({ id: commentId, text, mentions, by, at }) => ({ id: commentId, text, mentions, by, at })),
  };
};

/** Conversations of colleagues about the disclosure, in the order in which they began. */
export const listThreads = async (scoped: Scoped, reportId: string, code: string): Promise<CommentThread[]> =>
  (await threads.listThreads(scoped, { kinds, ids: [reportId], part: [code] })).map(threadOf);

/** One conversation of colleagues about the report. */
export const findThread = async (scoped: Scoped, reportId: string, id: string): Promise<CommentThread | undefined> => {
  const thread = await threads.findThread(scoped, { kinds, ids: [reportId] }, id);
  return thread && threadOf(thread);
};
