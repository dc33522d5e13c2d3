/** The parts of all places where people comment. They contain no words: each place has its own. */
export { CommentForm, type Said } from './CommentForm.tsx';
export { CommentList } from './CommentList.tsx';
