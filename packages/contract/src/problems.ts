/**
 * Every way in which the gateway refuses, with its HTTP status (spec section 8). The list is closed:
 * the apps hold one sentence in each language per code, and a code without one fails the type check.
 */
export const problemStatus = {
  /** The body, query or path does not fit its schema; `issues` names the fields. */
  'request.invalid': 422,
  /** The body is not JSON, or not multipart where a file is due. */
  'request.malformed': 400,
  /** The body is larger than the route takes. */
  'request.too_large': 413,
  /** Too many requests; `Retry-After` says how many seconds to wait. */
  'request.too_many': 429,
  /** No token, a wrong token, or a session that was revoked: sign in again. */
  'auth.not_authenticated': 401,
  /** The access token has expired: refresh it and replay the request. */
  'auth.token_expired': 440,
  /** E-mail and password do not belong together. Never says which of the two is wrong. */
  'auth.invalid_credentials': 422,
  /** Too many wrong passwords; `Retry-After` says how many seconds the account stays locked. */
  'auth.locked': 429,
  /** The link of an e-mail, or the next step of a sign-in, was used, has expired, or never was. */
  'auth.link_invalid': 422,
  /** The present password, asked for to change something, is wrong. */
  'auth.password_wrong': 422,
  /** The code of an authenticator app, or the recovery code, is wrong. */
  'auth.code_wrong': 422,
  /** The passkey was not accepted. */
  'auth.passkey_refused': 422,
  /** The provider of the organisation's sign-in does not answer as one does. */
  'auth.provider_unreachable': 422,
  /** The e-mail address has an account already. Told to administrators only. */
  'user.email_taken': 422,
  /** The caller may know that the thing exists but may not do this with it. */
  'permission.denied': 403,
  /** Not there, or belongs to another organisation or tenant: the two answer alike. */
  'resource.not_found': 404,
  /** No tenant has this host name. */
  'tenant.unknown': 404,
  /** The path is not served. */
  'route.not_found': 404,
  /** The report's life does not allow this step from its present status (decision 6). */
  'report.transition_refused': 422,
  /** Validation found blocking items; `issues` lists them. */
  'report.not_ready': 422,
  /** A published report is read-only until it is reopened. */
  'report.read_only': 422,
  /** Somebody else changed the report meanwhile; read it again. */
  'report.stale': 409,
  /** The disclosure is not among those selected for the report, or not in its framework. */
  'disclosure.not_selected': 422,
  /** Somebody else changed the same answer meanwhile; `current` holds their value. */
  'answer.stale': 409,
  /** The value does not fit the field: type, unit or choice; `issues` says which. */
  'answer.invalid': 422,
  /** Somebody else changed the draft of the brand meanwhile; `current` holds it, or null when it is gone. */
  'brand.stale': 409,
  'file.too_big': 422,
  'file.format_refused': 422,
  'file.image_too_small': 422,
  /** The bytes are not what the name or type says. */
  'file.unreadable': 422,
  /** The export is not finished, so there is no file yet. */
  'export.not_ready': 422,
  /** The same idempotency key came with another body. */
  'request.key_reused': 422,
  /** Our fault. The request id leads to the log. */
  'server.error': 500,
  /** Database or storage cannot be reached; try again. */
  'server.unavailable': 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

/** Why one field is refused. The apps hold one sentence in each language per rule (spec section 5). */
export const issueRules = [
  'required',
  'too_short',
  'too_long',
  'email_invalid',
  'not_a_number',
  'not_an_integer',
  'number_out_of_range',
  'unit_not_allowed',
  'choice_unknown',
  'date_invalid',
  'period_end_before_start',
  'color_invalid',
  'password_weak',
  'password_mismatch',
  'invalid',
] as const;
export type IssueRule = (typeof issueRules)[number];
