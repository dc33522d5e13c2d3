import { randomBytes } from 'node:crypto';
import { signInLimits } from '@esg/contract';
import { Secret, TOTP } from 'otpauth';
import { hashSecret } from '../../../platform/auth/index.ts';

const secretBytes = 20;
const periodSeconds = 30;
/** Codes of the half minute before and after are accepted too, because clocks differ. */
const window = 1;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });

/** A secret for an authenticator app, in base 32. */
export const newTotpSecret = () => new Secret({ size: secretBytes }).base32;

/** The address that an authenticator app reads from a QR code, with `issuer` and `label` to show. */
export const totpAddress = (secret: string, issuer: string, label: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: periodSeconds }).toString();

/** The number of the half minute of this code; nothing when it is none of the accepted ones. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const delta = /^\d{6}$/.test(code) ? totpOf(secret).validate({ token: code, timestamp, window }) : null;
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
};

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 28;

const newRecoveryCode = () => {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
};

/** The recovery codes of an account: 140 bits each, so that a plain hash protects them. */
export const newRecoveryCodes = () => Array.from({ length: signInLimits.recoveryCodes }, newRecoveryCode);

/** The stored form of a recovery code, however it was typed. */
export const hashRecoveryCode = (code: string) => hashSecret(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
