import type { CollaborationSubject } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import {
  deleteComment,
  findThreadId,
  insertComment,
  insertThread,
  listThreads,
  type NewComment,
  type Subjects,
  setResolved,
} from './threads.repository.ts';

/** Begins a thread with its first comment; returns its id. */
export const startThread = async (
  scoped: Scoped,
  subject: CollaborationSubject,
  comment: NewComment,
): Promise<string> => {
  const id = await insertThread(scoped, subject, comment.at);
  await insertComment(scoped, id, comment);
  return id;
};

/** Adds a comment to a thread and reopens the thread. */
export const addComment = async (scoped: Scoped, threadId: string, comment: NewComment) => {
  await insertComment(scoped, threadId, comment);
  await setResolved(scoped, threadId, undefined);
};

/** Comments on a subject that has one thread: adds to the thread, or begins it. */
export const sayAbout = async (scoped: Scoped, subject: CollaborationSubject, comment: NewComment) => {
  const id = await findThreadId(scoped, subject);
  await (id ? addComment(scoped, id, comment) : startThread(scoped, subject, comment));
};

/** Deletes a comment of the caller about one of these subjects; returns whether there was one. */
export const deleteOwnComment = async (scoped: Scoped, subjects: Subjects, id: string) => {
  const threads = await listThreads(scoped, subjects);
  return deleteComment(
    scoped,
    threads.map((thread) => thread.id),
    id,
    scoped.userId,
  );
};
