import { ApiError } from '@esg/api-client';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useImperativeHandle, useState } from 'react';
import type { CardFieldsProps } from './card-entry.ts';
import { type CardFieldName, type CardIssue, nameIssue } from './card-rules.ts';
import { issueOfStripe, refusalOfStripe } from './stripe-issues.ts';
import { useCardSentences } from './use-card-sentences.ts';

/** Fields that the provider draws. */
export type StripeFieldName = Exclude<CardFieldName, 'name'>;
type Seen = Record<StripeFieldName, { complete: boolean; issue: CardIssue | undefined }>;

const untouched: Seen[StripeFieldName] = { complete: false, issue: 'required' };

/** The known state of a card in the provider's fields: never its text, only whether it is complete and its errors. */
export const useStripeCard = ({ ref, onComplete }: CardFieldsProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const { labels, sentence } = useCardSentences();
  const [name, setName] = useState('');
  const [seen, setSeen] = useState<Seen>({ number: untouched, expiry: untouched, cvc: untouched });
  const [left, setLeft] = useState<readonly CardFieldName[]>([]);
  const nameProblem = nameIssue(name);
  // The form stays closed until the name is valid and all three fields report complete (spec section 5).
  const isComplete = stripe !== null && !nameProblem && Object.values(seen).every(({ complete }) => complete);

  useEffect(() => onComplete(isComplete), [isComplete, onComplete]);
  useImperativeHandle(ref, () => ({
    takeToken: async () => {
      const number = elements?.getElement(CardNumberElement);
      if (!stripe || !number) throw new ApiError(0, 'card.provider_unavailable');
      const { token, error } = await stripe.createToken(number, { name: name.trim() });
      if (error) throw refusalOfStripe(error);
      return token.id;
    },
  }));
  return {
    name,
    labels,
    typeName: setName,
    see: (field: StripeFieldName, { complete, empty, error }: StripeElementChangeEvent & StripeState) => {
      const issue = error ? issueOfStripe(error.code) : empty ? ('required' as const) : undefined;
      setSeen((before) => ({
        ...before,
        [field]: { complete, issue: issue ?? (complete ? undefined : ('incomplete' as const)) },
      }));
    },
    leave: (field: CardFieldName) => setLeft((before) => [...before, field]),
    errorOf: (field: CardFieldName) => {
      const issue = field === 'name' ? nameProblem : seen[field].issue;
      return issue && left.includes(field) ? sentence(field, issue) : undefined;
    },
  };
};

/** The common part of the provider's three kinds of change event. */
type StripeState = { readonly error?: { readonly code: string } | undefined };
