import * as v from 'valibot';
import { EmailSchema, type TokenPairSchema } from './accounts.ts';
import { GivenPasswordSchema, NewPasswordSchema } from './auth-passwords.ts';
import { LanguageSchema } from './language-schemas.ts';
import { IdSchema, InstantSchema, PersonNameSchema, ref } from './schema.ts';

/** Secret of a link in an e-mail, or of the next step of a sign-in: valid once, for its own purpose, at its own tenant. */
const KeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** POST auth/registrations. The response is the same whether or not the e-mail has an account; the next step comes by e-mail. */
export const RegistrationSchema = v.pipe(
  v.object({
    firstName: PersonNameSchema,
    lastName: PersonNameSchema,
    email: EmailSchema,
    password: NewPasswordSchema,
    acceptedTerms: v.literal(true, 'required'),
    language: LanguageSchema,
  }),
  ref('Registration'),
);
export type Registration = v.InferOutput<typeof RegistrationSchema>;

/** POST auth/confirmation-emails and POST auth/password-resets: requests an e-mail with a link. The response is always the same. */
export const LinkRequestSchema = v.pipe(v.object({ email: EmailSchema }), ref('LinkRequest'));
export type LinkRequest = v.InferOutput<typeof LinkRequestSchema>;

/** A link of an e-mail: `key` of its address. */
export const LinkSchema = v.pipe(v.object({ key: KeySchema }), ref('Link'));
export type Link = v.InferOutput<typeof LinkSchema>;

/** POST auth/email-confirmations: the key of the e-mail, and the password where it is asked for. */
export const EmailConfirmationSchema = v.pipe(
  v.object({ key: KeySchema, password: v.optional(GivenPasswordSchema) }),
  ref('EmailConfirmation'),
);
export type EmailConfirmation = v.InferOutput<typeof EmailConfirmationSchema>;

/**
 * 202 of a confirmation: the account was requested in another browser, so this one has to prove with the password that it is the same
 * person.
 */
export const ConfirmationStepSchema = v.pipe(
  v.object({ step: v.literal('password'), email: v.string() }),
  ref('ConfirmationStep'),
);
export type ConfirmationStep = v.InferOutput<typeof ConfirmationStepSchema>;

/** POST auth/new-passwords: the key of the e-mail, or of a sign-in that asks for another password. */
export const PasswordResetSchema = v.pipe(
  v.object({ key: KeySchema, password: NewPasswordSchema }),
  ref('PasswordReset'),
);
export type PasswordReset = v.InferOutput<typeof PasswordResetSchema>;

/** PUT auth/change-password (spec section 7). */
export const PasswordChangeSchema = v.pipe(
  v.object({ currentPassword: GivenPasswordSchema, newPassword: NewPasswordSchema }),
  ref('PasswordChange'),
);
export type PasswordChange = v.InferOutput<typeof PasswordChangeSchema>;

/** POST auth/invitation-lookups: what the invited person sees before they accept. */
export const InvitationViewSchema = v.pipe(
  v.object({
    email: v.string(),
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    organizationName: v.string(),
    /** Its name in Chinese, if it has one. */
    organizationChineseName: v.nullable(v.string()),
    invitedBy: v.string(),
    expiresAt: InstantSchema,
  }),
  ref('InvitationView'),
);
export type InvitationView = v.InferOutput<typeof InvitationViewSchema>;

/** 422 of an invitation's link: a newer e-mail has the one that works. */
export const LinkReplacedSchema = v.pipe(
  v.object({
    statusCode: v.literal(422),
    code: v.literal('auth.link_replaced'),
    message: v.string(),
    requestId: v.string(),
    sentAt: InstantSchema,
  }),
  ref('LinkReplaced'),
);
export type LinkReplaced = v.InferOutput<typeof LinkReplacedSchema>;

/** POST auth/invitation-acceptances: makes the account and signs in. */
export const InvitationAcceptanceSchema = v.pipe(
  v.object({
    key: KeySchema,
    firstName: PersonNameSchema,
    lastName: PersonNameSchema,
    password: NewPasswordSchema,
    acceptedTerms: v.literal(true, 'required'),
    language: LanguageSchema,
  }),
  ref('InvitationAcceptance'),
);
export type InvitationAcceptance = v.InferOutput<typeof InvitationAcceptanceSchema>;

/** The second factors with which a person can prove who they are. */
export const secondFactors = ['totp', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** 202 of a sign-in: the password was right, and there is one more step. The key is valid for some minutes. */
export const SignInStepSchema = v.pipe(
  v.variant('step', [
    v.object({ step: v.literal('second-factor'), key: v.string(), factors: v.array(v.picklist(secondFactors)) }),
    /** An operator set the password, and it must be replaced: POST auth/new-passwords. */
    v.object({ step: v.literal('new-password'), key: v.string() }),
  ]),
  ref('SignInStep'),
);
export type SignInStep = v.InferOutput<typeof SignInStepSchema>;
export type SignInOutcome = v.InferOutput<typeof TokenPairSchema> | SignInStep;

/** GET auth/sessions: one per valid sign-in. Names of browser and system are null where they are unknown. */
export const AccountSessionSchema = v.pipe(
  v.object({
    id: IdSchema,
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    address: v.nullable(v.string()),
    signedInAt: InstantSchema,
    /** Accurate to the lifetime of an access token. */
    lastUsedAt: InstantSchema,
    /** Whether it is the session of the caller. */
    isCurrent: v.boolean(),
  }),
  ref('AccountSession'),
);
export type AccountSession = v.InferOutput<typeof AccountSessionSchema>;

/** DELETE auth/sessions: `except=current` keeps the caller's session. */
export const SessionsEndSchema = v.object({ except: v.optional(v.literal('current')) });
