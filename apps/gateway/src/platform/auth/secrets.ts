import { createHash, randomBytes } from 'node:crypto';

/** A secret nobody can guess (256 random bits), fit for an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of such a secret. It needs no salt and no slow hash, because there is nothing to guess. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
