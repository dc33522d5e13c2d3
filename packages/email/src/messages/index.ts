import { alreadyRegistered } from './already-registered.ts';
import { brandDraftShared } from './brand-draft-shared.ts';
import { brandPublished } from './brand-published.ts';
import { emailVerification } from './email-verification.ts';
import { invitation } from './invitation.ts';
import { newSignIn } from './new-sign-in.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';

/** Every kind of e-mail there is: tests, stories and the brand studio go through this list. */
export const messages = {
  brandDraftShared,
  brandPublished,
  alreadyRegistered,
  emailVerification,
  invitation,
  newSignIn,
  passwordChanged,
  passwordReset,
} as const;
export type MessageName = keyof typeof messages;
