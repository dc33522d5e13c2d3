import * as v from 'valibot';
import { GivenPasswordSchema } from './auth-passwords.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** The data of WebAuthn in the browser, as `@simplewebauthn/browser` writes it; the gateway's library checks it. */
const WebAuthnSchema = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2048)) });
const KeySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const CodeSchema = v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(48));

/** A passkey as its owner sees it. */
export const PasskeySchema = v.pipe(
  v.object({ id: IdSchema, name: v.string(), createdAt: InstantSchema, lastUsedAt: v.nullable(InstantSchema) }),
  ref('Passkey'),
);
export type Passkey = v.InferOutput<typeof PasskeySchema>;

/** GET auth/security: how the signed-in person can sign in. */
export const AccountSecuritySchema = v.pipe(
  v.object({
    hasPassword: v.boolean(),
    /** The day since which an authenticator app is required; null where there is none. */
    totpSince: v.nullable(InstantSchema),
    recoveryCodesLeft: v.number(),
    passkeys: v.array(PasskeySchema),
  }),
  ref('AccountSecurity'),
);
export type AccountSecurity = v.InferOutput<typeof AccountSecuritySchema>;

/**
 * The password again, required before the ways to sign in change: POST auth/totp, auth/totp-removals, auth/recovery-codes and
 * auth/passkey-registrations.
 */
export const PasswordProofSchema = v.pipe(v.object({ password: GivenPasswordSchema }), ref('PasswordProof'));
export type PasswordProof = v.InferOutput<typeof PasswordProofSchema>;

/** POST auth/totp: a secret for an authenticator app. The app is required from the first confirmed code on (PUT auth/totp). */
export const TotpSetupSchema = v.pipe(
  v.object({ key: v.string(), secret: v.string(), otpauthUrl: v.string() }),
  ref('TotpSetup'),
);
export type TotpSetup = v.InferOutput<typeof TotpSetupSchema>;

/** PUT auth/totp. */
export const TotpConfirmationSchema = v.pipe(v.object({ key: KeySchema, code: CodeSchema }), ref('TotpConfirmation'));
export type TotpConfirmation = v.InferOutput<typeof TotpConfirmationSchema>;

/** Codes to sign in with when the authenticator app is lost, each once. Shown now and never again. */
export const RecoveryCodesSchema = v.pipe(v.object({ codes: v.array(v.string()) }), ref('RecoveryCodes'));
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodesSchema>;

/** POST auth/sign-in/second-factor: key of the sign-in's first step and a code of the app, or a recovery code. */
export const SecondFactorProofSchema = v.pipe(
  v.object({ key: KeySchema, factor: v.picklist(['totp', 'recovery-code']), code: CodeSchema }),
  ref('SecondFactorProof'),
);
export type SecondFactorProof = v.InferOutput<typeof SecondFactorProofSchema>;

/** POST auth/passkey-registrations and auth/passkey-challenges: options for `startRegistration` or `startAuthentication` of `@simplewebauthn/browser`, and the key to answer with. */
export const PasskeyOptionsSchema = v.pipe(
  v.object({ key: v.string(), options: v.record(v.string(), v.unknown()) }),
  ref('PasskeyOptions'),
);
export type PasskeyOptions = v.InferOutput<typeof PasskeyOptionsSchema>;

/** POST auth/passkey-removals. */
export const PasskeyRemovalSchema = v.pipe(
  v.object({ id: IdSchema, password: GivenPasswordSchema }),
  ref('PasskeyRemoval'),
);
export type PasskeyRemoval = v.InferOutput<typeof PasskeyRemovalSchema>;

/** Ours: how long the name of a passkey is. */
export const passkeyLimits = { nameLengthMin: 2, nameLengthMax: 80 } as const;

const PasskeyNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(passkeyLimits.nameLengthMin),
  v.maxLength(passkeyLimits.nameLengthMax),
);

/** PATCH auth/passkeys/{id}: another name for a passkey. */
export const PasskeyChangeSchema = v.pipe(v.object({ name: PasskeyNameSchema }), ref('PasskeyChange'));
export type PasskeyChange = v.InferOutput<typeof PasskeyChangeSchema>;

/** POST auth/passkeys: a new passkey, with the name its owner gives it. */
export const NewPasskeySchema = v.pipe(
  v.object({
    key: KeySchema,
    name: PasskeyNameSchema,
    response: WebAuthnSchema,
  }),
  ref('NewPasskey'),
);
export type NewPasskey = v.InferOutput<typeof NewPasskeySchema>;

/** POST auth/passkey-sign-ins: signs in with a passkey, alone or as the second factor. */
export const PasskeyProofSchema = v.pipe(v.object({ key: KeySchema, response: WebAuthnSchema }), ref('PasskeyProof'));
export type PasskeyProof = v.InferOutput<typeof PasskeyProofSchema>;
