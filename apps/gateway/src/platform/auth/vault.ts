import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

export type Vault = ReturnType<typeof createVault>;

/**
 * Encrypts secrets that the product itself must read again (AES-256-GCM), with a key derived from the deployment's signing secret, so that
 * the database alone is not enough to read them.
 */
export const createVault = (secret: Uint8Array) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'esg', 'vault', 32));
  return {
    /** Encrypts a text. It can be decrypted with the same purpose only, so that a row's secret is useless in another's place. */
    seal: (text: string, purpose: string): string => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    /** Decrypts a text that was encrypted for this purpose. Throws for any other, and for one of another deployment. */
    open: (sealed: string, purpose: string): string => {
      const bytes = Buffer.from(sealed.slice(version.length + 1), 'base64url');
      if (!sealed.startsWith(`${version}.`) || bytes.length < ivBytes + tagBytes)
        throw new Error('Not a sealed secret');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
  };
};
