/** What all places where people comment are made of. They hold no words: each place says its own. */
export { CommentForm, type Said } from './CommentForm.tsx';
export { CommentList } from './CommentList.tsx';
