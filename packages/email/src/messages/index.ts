import { alreadyRegistered } from './already-registered.ts';
import { brandDraftShared } from './brand-draft-shared.ts';
import { brandPublished } from './brand-published.ts';
import { collectionCommented } from './collection-commented.ts';
import { collectionDelegated } from './collection-delegated.ts';
import { collectionExtended } from './collection-extended.ts';
import { collectionRequested } from './collection-requested.ts';
import { collectionReturned } from './collection-returned.ts';
import { consultancyAsks } from './consultancy-asks.ts';
import { consultancyLeft, consultancyReturned } from './consultancy-changed.ts';
import { contributionInvitation } from './contribution-invitation.ts';
import { contributionReminder } from './contribution-reminder.ts';
import { emailVerification } from './email-verification.ts';
import { invitation } from './invitation.ts';
import { invitationElsewhere } from './invitation-elsewhere.ts';
import { invoice } from './invoice.ts';
import { newSignIn } from './new-sign-in.ts';
import { notificationDigest } from './notification-digest.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { paymentFailed } from './payment-failed.ts';
import { securityChanged } from './security-changed.ts';
import {
  removalAnnounced,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionResumed,
  subscriptionSuspended,
} from './subscription-changed.ts';
import { supportQuestion } from './support-question.ts';
import { supportReceived } from './support-received.ts';
import { surveyInvitation } from './survey-invitation.ts';
import { trialEnding } from './trial-ending.ts';

/** Every kind of e-mail there is: tests, stories and the brand studio go through this list. */
export const messages = {
  brandDraftShared,
  brandPublished,
  alreadyRegistered,
  collectionCommented,
  collectionDelegated,
  collectionExtended,
  collectionRequested,
  collectionReturned,
  consultancyAsks,
  consultancyLeft,
  consultancyReturned,
  contributionInvitation,
  contributionReminder,
  emailVerification,
  invitation,
  invitationElsewhere,
  newSignIn,
  notificationDigest,
  passwordChanged,
  passwordReset,
  securityChanged,
  supportQuestion,
  supportReceived,
  surveyInvitation,
  invoice,
  paymentFailed,
  removalAnnounced,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionResumed,
  subscriptionSuspended,
  trialEnding,
} as const;
export type MessageName = keyof typeof messages;
