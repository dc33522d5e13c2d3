export { isPublicUrl } from './addresses.ts';
export { createFetchOutside } from './fetch.ts';
export { type Attempt, postOutside } from './post.ts';
export { createResolveText, type ResolveText } from './text-records.ts';
