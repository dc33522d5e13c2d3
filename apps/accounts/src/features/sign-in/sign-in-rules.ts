import type { IssueDescription } from '@esg/app-kit';
import { EmailSchema } from '@esg/contract';
import { is } from 'valibot';

/** Why an e-mail address cannot be sent (spec section 5). */
export const emailIssue = (value: string): IssueDescription | undefined => {
  if (value.trim() === '') return { rule: 'required', params: {} };
  return is(EmailSchema, value) ? undefined : { rule: 'email_invalid', params: {} };
};

export const passwordIssue = (value: string): IssueDescription | undefined =>
  value === '' ? { rule: 'required', params: {} } : undefined;
