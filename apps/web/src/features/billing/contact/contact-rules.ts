import { type IssueDescription, lineIssue } from '@esg/app-kit';
import type { BillingContact } from '@esg/contract';

export const emptyContact: BillingContact = {
  name: '',
  email: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
};

export type ContactField = keyof BillingContact;

const required: readonly ContactField[] = ['name', 'addressLine1', 'city'];

/** The check of browsers; the gateway checks again. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

/** The error of each field of a billing contact (spec sections 3 and 5). */
export const contactIssues = (contact: BillingContact): Partial<Record<ContactField, IssueDescription>> => {
  const issues: Partial<Record<ContactField, IssueDescription>> = {};
  for (const field of required) {
    const issue = lineIssue(contact[field]);
    if (issue) issues[field] = issue;
  }
  const missing = { rule: 'required', params: {} } as const;
  if (contact.email.trim() === '') issues.email = missing;
  else if (!isEmail(contact.email)) issues.email = { rule: 'email_invalid', params: {} };
  if (contact.country === '') issues.country = missing;
  return issues;
};
