export { isPublicUrl } from './addresses.ts';
export { createFetchOutside, createStreamOutside } from './fetch.ts';
export { type Attempt, postOutside } from './post.ts';
export { RefusedAddress } from './request.ts';
export { createResolveText, type ResolveText } from './text-records.ts';
