export type { EmailBrand } from './brand.ts';
export { type AlreadyRegistered, alreadyRegistered } from './messages/already-registered.ts';
export { type BrandDraftShared, brandDraftShared } from './messages/brand-draft-shared.ts';
export { type BrandPublished, brandPublished } from './messages/brand-published.ts';
export { type CollectionCommented, collectionCommented } from './messages/collection-commented.ts';
export { type CollectionDelegated, collectionDelegated } from './messages/collection-delegated.ts';
export { type CollectionExtended, collectionExtended } from './messages/collection-extended.ts';
export { type CollectionRequested, collectionRequested } from './messages/collection-requested.ts';
export { type CollectionReturned, collectionReturned } from './messages/collection-returned.ts';
export { type ConsultancyAsks, consultancyAsks } from './messages/consultancy-asks.ts';
export { type ConsultancyChanged, consultancyLeft, consultancyReturned } from './messages/consultancy-changed.ts';
export { type ContributionInvitation, contributionInvitation } from './messages/contribution-invitation.ts';
export {
  type ContributionReminder,
  contributionReminder,
  type OpenContribution,
} from './messages/contribution-reminder.ts';
export { type EmailVerification, emailVerification } from './messages/email-verification.ts';
export { type MessageName, messages } from './messages/index.ts';
export { type Invitation, invitation } from './messages/invitation.ts';
export { type InvitationElsewhere, invitationElsewhere } from './messages/invitation-elsewhere.ts';
export { type Invoice, invoice } from './messages/invoice.ts';
export { type NewSignIn, newSignIn } from './messages/new-sign-in.ts';
export { type NotificationDigest, notificationDigest } from './messages/notification-digest.ts';
export { type PasswordChanged, passwordChanged } from './messages/password-changed.ts';
export { type PasswordResetMail, passwordReset } from './messages/password-reset.ts';
export { type PaymentFailed, paymentFailed } from './messages/payment-failed.ts';
export { type SecurityChange, type SecurityChanged, securityChanged } from './messages/security-changed.ts';
export {
  removalAnnounced,
  type SubscriptionChanged,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionResumed,
  subscriptionSuspended,
} from './messages/subscription-changed.ts';
export { supportQuestion } from './messages/support-question.ts';
export { supportReceived } from './messages/support-received.ts';
export { type SurveyInvitation, surveyInvitation } from './messages/survey-invitation.ts';
export { type TrialEnding, trialEnding } from './messages/trial-ending.ts';
export { pinMode, type RenderedEmail, renderEmail, sampleEmail } from './render.ts';
