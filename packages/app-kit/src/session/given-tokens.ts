import { type ApiClient, fetchMe } from '@esg/api-client';
import type { TokenPair, User } from '@esg/contract';
import { readUserInfo } from './session-tokens.ts';
import { readClaims } from './token.ts';

/** A person as they are named to themselves. */
export type NamedPerson = { readonly name: string; readonly email: string };
/** The two people of a replacement by an address; undefined where they are unknown. */
export type Replacement = { readonly present: NamedPerson | undefined; readonly coming: NamedPerson };

const named = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): NamedPerson => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
});

/** The signed-in person, as far as this browser knows. */
const presentPerson = async (): Promise<NamedPerson | undefined> => {
  try {
    return named(JSON.parse((await readUserInfo()) ?? '') as User);
  } catch {
    return undefined;
  }
};

/**
 * Whether tokens from an address replace the stored ones. A link must not sign anybody in as somebody else without asking: what they write
 * and upload then would be that other person's. Tokens that the gateway does not know replace nothing.
 */
export const mayTakeOver = async (
  { given, kept }: { given: TokenPair; kept: TokenPair },
  clientFor: (tokens: TokenPair) => ApiClient,
  ask: (replacement: Replacement) => Promise<boolean>,
): Promise<boolean> => {
  const coming = await fetchMe(clientFor(given)).catch(() => undefined);
  if (!coming) return false;
  if (coming.id === readClaims(kept.accessToken)?.sub) return true;
  return ask({ present: await presentPerson(), coming: named(coming) });
};
