export { isPublicUrl } from './addresses.ts';
export { type Attempt, postOutside } from './post.ts';
