import * as v from 'valibot';

/** Lengths of a password in characters (spec section 5); the upper one is ours. */
export const passwordLength = { min: 8, max: 128 } as const;

/** The special characters a password may hold, and of which it holds at least one (spec section 5, "a defined set"). */
export const passwordSpecials = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Each rule of spec section 5 with its test. `allowed`: letters, digits and the special characters, nothing else. */
const rules = {
  length: (password: string) => password.length >= passwordLength.min && password.length <= passwordLength.max,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  special: (password: string) => [...password].some((character) => passwordSpecials.includes(character)),
  allowed: (password: string) => /^[!-~]*$/.test(password),
} as const;

export type PasswordRule = keyof typeof rules;
/** The rules in the order in which a form lists them. */
export const passwordRules = Object.keys(rules) as readonly PasswordRule[];

/** The rules of spec section 5 that this password breaks; empty for a good one. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !rules[rule](password));

/** A new password. What breaks a rule gets the issue `password_weak`; `brokenPasswordRules` says which. */
export const NewPasswordSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(passwordLength.max),
  v.check((password) => brokenPasswordRules(password).length === 0, 'password_weak'),
);

/** A password as somebody types it to sign in: old ones may break today's rules. */
export const GivenPasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
