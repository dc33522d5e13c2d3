/**
 * What people say about anything: threads of comments over a subject. It asks nobody's permission: whoever owns the subject proves access
 * first, and names the subject with each call.
 */
export {
  type Comment,
  commentCountOf,
  countOpenThreads,
  findThread,
  listThreads,
  setResolved as resolveThread,
  type Thread,
} from './threads.repository.ts';
export { addComment, deleteOwnComment, sayAbout, startThread } from './threads.service.ts';
