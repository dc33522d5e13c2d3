import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '../../platform/http/index.ts';

/** The most common passwords of leaked lists, the most common first. */
const known: readonly string[] = dictionary['passwords-common'];
const knownSet = new Set(known);
/** How many of them also count as a base word of a password (ASVS 6.2.4 asks for 3000). */
const words = new Set(known.slice(0, 3000));

const shifted = '!@#$%^&*()';
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/** Characters typed with Shift as the digits below them: `1qaz@WSX` is `1qaz2wsx`. */
const unshifted = (text: string) =>
  text.toLowerCase().replaceAll(/[!@#$%^&*()]/g, (sign) => String((shifted.indexOf(sign) + 1) % 10));
/** The word within its digits and signs, without disguise: of `P@ssw0rd-2026!` it is `password`. */
const wordIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replaceAll(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);

/** Whether a password is among the most common ones, or one of them with the usual decoration. */
export const isCommonPassword = (password: string): boolean =>
  [password.toLowerCase(), plain(password), unshifted(password)].some((form) => knownSet.has(form)) ||
  words.has(wordIn(password));

/** Shorter ones are part of many passwords by chance. */
const wordLengthMin = 4;

const wordsOf = (text: string) =>
  [plain(text), ...text.toLowerCase().split(/[^a-z0-9]+/)].filter(({ length }) => length >= wordLengthMin);

/** Words that anybody would try for this account: its e-mail, and the product's name. */
export type PasswordContext = { email: string; tenant: { name: string; companyName: string; host: string } };

/** Whether a password contains a word of its account or its tenant (ASVS 6.2.11). */
export const namesItsContext = (password: string, { email, tenant }: PasswordContext): boolean => {
  const [local = '', domain = ''] = email.split('@');
  const withoutTop = (host: string) => host.split('.').slice(0, -1).join('.');
  const context = [local, withoutTop(domain), tenant.name, tenant.companyName, withoutTop(tenant.host)];
  const text = plain(password);
  return context.flatMap(wordsOf).some((word) => text.includes(word));
};

/**
 * Refuses an easily guessed new password: throws `request.invalid` with the rule `password_common` or `password_context` at this path of
 * the request.
 */
export const requireUncommon = (password: string, context: PasswordContext, path = 'password') => {
  const rule = isCommonPassword(password)
    ? 'password_common'
    : namesItsContext(password, context)
      ? 'password_context'
      : undefined;
  if (rule) throw new ProblemError('request.invalid', { issues: [{ path, rule, params: {} }] });
};
