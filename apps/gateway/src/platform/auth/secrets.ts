import { createHash, randomBytes } from 'node:crypto';

/** A secret nobody can guess (256 random bits), usable in an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The stored form of such a secret. It needs no salt and no slow hash, because it cannot be guessed. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
