import { brandDraftShared } from './brand-draft-shared.ts';
import { brandPublished } from './brand-published.ts';

/** Every kind of e-mail there is: tests, stories and the brand studio go through this list. */
export const messages = { brandDraftShared, brandPublished } as const;
export type MessageName = keyof typeof messages;
