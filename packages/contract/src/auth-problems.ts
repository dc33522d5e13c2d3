/** Refusals of signing in, and of the links of e-mails, with their HTTP status. */
export const authProblems = {
  /** E-mail and password do not match. Never says which of the two is wrong. */
  'auth.invalid_credentials': 422,
  /** Too many wrong passwords; `Retry-After` says how many seconds the account stays locked. */
  'auth.locked': 429,
  /** The link of an e-mail, or the next step of a sign-in, was used, has expired, or never existed. */
  'auth.link_invalid': 422,
  /** A newer e-mail has the link that works; `sentAt` says when it was sent. */
  'auth.link_replaced': 422,
  /** The present password, required for a change, is wrong. */
  'auth.password_wrong': 422,
  /** The code of an authenticator app, or the recovery code, is wrong. */
  'auth.code_wrong': 422,
  /** The passkey was not accepted. */
  'auth.passkey_refused': 422,
  /** The sign-in provider of the organisation does not answer as a provider does. */
  'auth.provider_unreachable': 422,
} as const satisfies Record<string, number>;
