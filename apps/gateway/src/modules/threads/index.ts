/**
 * Threads of comments on any subject. This module checks no permissions: the module that owns the subject checks access first, and names
 * the subject with each call.
 */
export {
  type Comment,
  commentCountOf,
  countOpenThreads,
  findThread,
  listThreads,
  passPartOn,
  passThreadsOn,
  setResolved as resolveThread,
  type Thread,
} from './threads.repository.ts';
export { addComment, deleteOwnComment, sayAbout, startThread } from './threads.service.ts';
