import { paymentMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type CardFieldName, type CardIssue, cardIssues, cardNameLength, emptyCard, readExpiry } from './card-rules.ts';

/** Sentences of spec section 5. */
const useCardSentences = () => {
  const { t } = useLingui();
  const labels: Record<CardFieldName, string> = {
    name: t`Name on card`,
    number: t`Card number`,
    expiry: t`Expiry date`,
    cvc: t`Security code`,
  };
  const sentence = (field: CardFieldName, issue: CardIssue): string => {
    const label = labels[field];
    const { min, max } = cardNameLength;
    const sentences: Record<CardIssue, string> = {
      required: t`${label} is required`,
      'too-short': t`${label} may not be less than ${min} characters`,
      'too-long': t`${label} may not be greater than ${max} characters`,
      incomplete: t`${label} is incomplete`,
      incorrect: t`${label} is not correct`,
      'month-incorrect': t`The month of the expiry date is not correct`,
      'year-incorrect': t`The year of the expiry date is not correct`,
      past: t`Please enter a valid expiry date.`,
    };
    return sentences[issue];
  };
  return { labels, sentence };
};

/** A card being typed: what is wrong with the fields that were left, and its token once it is complete. */
export const useCard = () => {
  const [card, setCard] = useState(emptyCard);
  const [left, setLeft] = useState<readonly CardFieldName[]>([]);
  const { labels, sentence } = useCardSentences();
  const token = useMutation(paymentMutations.sandboxToken(useApi()));
  const issues = cardIssues(card, new Date());

  const takeToken = async (): Promise<string> => {
    const { month: expiryMonth, year: expiryYear } = readExpiry(card.expiry);
    const { name, number, cvc } = card;
    const given = { name: name.trim(), number: number.trim(), cvc: cvc.trim(), expiryMonth, expiryYear };
    return (await token.mutateAsync(given)).tokenId;
  };
  return {
    card,
    labels,
    type: (field: CardFieldName, value: string) => setCard({ ...card, [field]: value }),
    leave: (field: CardFieldName) => setLeft([...left, field]),
    errorOf: (field: CardFieldName) => {
      const issue = issues[field];
      return issue && left.includes(field) ? sentence(field, issue) : undefined;
    },
    isComplete: Object.keys(issues).length === 0,
    /** Rejects with the refusal of the provider. */
    takeToken,
    pending: token.isPending,
  };
};

export type CardEntry = ReturnType<typeof useCard>;
