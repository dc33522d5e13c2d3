import { type ApiClient, fetchMe } from '@esg/api-client';
import type { TokenPair, User } from '@esg/contract';
import { readUserInfo } from './session-tokens.ts';
import { readClaims } from './token.ts';

/** Somebody as they are named to themselves. */
export type NamedPerson = { readonly name: string; readonly email: string };
/** Whom an address would put in whose place; undefined where it cannot be told. */
export type Replacement = { readonly present: NamedPerson | undefined; readonly coming: NamedPerson };

const named = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): NamedPerson => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
});

/** Who is signed in here, as far as this browser knows. */
const presentPerson = async (): Promise<NamedPerson | undefined> => {
  try {
    return named(JSON.parse((await readUserInfo()) ?? '') as User);
  } catch {
    return undefined;
  }
};

/**
 * Whether tokens that came in an address take the place of those that this browser keeps. A link must not sign anybody in as
 * somebody else unasked: what they write and upload then would be that other person's. Tokens that the gateway does not know
 * take nobody's place.
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
