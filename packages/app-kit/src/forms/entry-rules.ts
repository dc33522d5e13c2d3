import { brokenPasswordRules, EmailSchema } from '@esg/contract';
import { is } from 'valibot';
import type { IssueDescription } from '../problems/issue-sentences.ts';

const required: IssueDescription = { rule: 'required', params: {} };
/** The contract's least length of a code, of an app and for recovery alike. */
const codeLengthMin = 6;

/** Why an e-mail address cannot be sent (spec section 5). */
export const emailIssue = (value: string): IssueDescription | undefined => {
  if (value.trim() === '') return required;
  return is(EmailSchema, value) ? undefined : { rule: 'email_invalid', params: {} };
};

/** An existing password may break today's rules. */
export const passwordIssue = (value: string): IssueDescription | undefined => (value === '' ? required : undefined);

/** Why a new password is refused (spec section 5). */
export const newPasswordIssue = (value: string): IssueDescription | undefined => {
  if (value === '') return required;
  return brokenPasswordRules(value).length > 0 ? { rule: 'password_weak', params: {} } : undefined;
};

/** Why the repeated password is refused (spec section 5). */
export const repeatedIssue = (
  value: string,
  { password }: { readonly password: string },
): IssueDescription | undefined => {
  if (value === '') return required;
  return value === password ? undefined : { rule: 'password_mismatch', params: {} };
};

/** A box that must be ticked. */
export const acceptedIssue = (value: boolean): IssueDescription | undefined => (value ? undefined : required);

/** Why a code of an authenticator app, or a recovery code, cannot be sent. */
export const codeIssue = (value: string): IssueDescription | undefined => {
  const { length } = value.trim();
  if (length === 0) return required;
  return length < codeLengthMin ? { rule: 'too_short', params: { length: codeLengthMin } } : undefined;
};
