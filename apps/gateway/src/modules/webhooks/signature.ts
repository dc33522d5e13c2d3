import { createHmac, randomBytes } from 'node:crypto';

const mark = 'whsec_';

/** A new signing secret, as Standard Webhooks writes them: 24 random bytes. */
export const newSigningSecret = () => `${mark}${randomBytes(24).toString('base64')}`;

/**
 * The header `webhook-signature` (standardwebhooks.com): HMAC-SHA256 over id, time in seconds and body, once for each secret that is valid
 * now, so that receivers can change theirs during a rotation.
 */
export const signatureOf = (secrets: readonly string[], id: string, seconds: number, body: string) =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(mark.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
