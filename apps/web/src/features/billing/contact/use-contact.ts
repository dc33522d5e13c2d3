import { useProblemSentences } from '@esg/app-kit';
import type { BillingContact } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useContactLabels } from './ContactFields.tsx';
import { type ContactField, contactIssues, emptyContact } from './contact-rules.ts';

/** A billing contact while it is typed, with the sentences for its errors. `refusal` is the gateway's answer. */
export const useContact = (given: Partial<BillingContact> | null, refusal: unknown) => {
  const stored = { ...emptyContact, ...given };
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const labels = useContactLabels();
  const prefix = useId();
  const [contact, setContact] = useState(stored);
  const [phoneTyped, setPhoneTyped] = useState(stored.phone);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly ContactField[]>([]);
  const issues = contactIssues(contact);
  const phoneIssue = phoneTyped.trim() === '' ? issue({ rule: 'required', params: {} }, labels.phone) : undefined;
  const phoneError = contact.phone === '' ? (phoneIssue ?? t`Invalid Phone Number`) : undefined;

  const errors: Partial<Record<ContactField, string>> = {};
  // Typed text is checked as soon as the field is left (spec section 5), missing text when the form is sent.
  const isTyped = (field: ContactField) => (field === 'phone' ? phoneTyped : contact[field]).trim() !== '';
  for (const field of Object.keys(labels) as ContactField[]) {
    const own = issues[field];
    const mine = field === 'phone' ? phoneError : own && issue(own, labels[field]);
    const message =
      (tried || (left.includes(field) && isTyped(field)) ? mine : undefined) ?? issueAt(refusal, field, labels[field]);
    if (message) errors[field] = message;
  }
  return {
    contact,
    errors,
    idOf: (field: ContactField) => `${prefix}-${field}`,
    /** Whether something typed is not stored yet. */
    isUnsaved: (Object.keys(labels) as ContactField[]).some((field) => contact[field] !== stored[field]),
    isComplete: Object.keys(issues).length === 0 && !phoneError,
    // Builds on the previous state: a telephone number is parsed once its plans are loaded, perhaps while somebody types elsewhere.
    change: (change: Partial<BillingContact>) => setContact((before) => ({ ...before, ...change })),
    changePhone: ({ value, typed }: { value: string | undefined; typed: string }) => {
      setPhoneTyped(typed);
      setContact((before) => ({ ...before, phone: value ?? '' }));
    },
    leave: (field: ContactField) => setLeft((before) => [...before, field]),
    /** From now on the fields show their errors. */
    look: () => setTried(true),
  };
};
