import { paymentMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useState } from 'react';
import type { CardFieldsProps } from './card-entry.ts';
import { type CardFieldName, cardIssues, emptyCard, readExpiry } from './card-rules.ts';
import { useCardSentences } from './use-card-sentences.ts';

/** A card while it is typed: errors of the fields that were left, and its token once it is complete. */
export const useSandboxCard = ({ ref, onComplete }: CardFieldsProps) => {
  const [card, setCard] = useState(emptyCard);
  const [left, setLeft] = useState<readonly CardFieldName[]>([]);
  const { labels, sentence } = useCardSentences();
  const token = useMutation(paymentMutations.sandboxToken(useApi()));
  const issues = cardIssues(card, new Date());
  const isComplete = Object.keys(issues).length === 0;

  useEffect(() => onComplete(isComplete), [isComplete, onComplete]);
  useImperativeHandle(ref, () => ({
    takeToken: async () => {
      const { month: expiryMonth, year: expiryYear } = readExpiry(card.expiry);
      const { name, number, cvc } = card;
      const given = { name: name.trim(), number: number.trim(), cvc: cvc.trim(), expiryMonth, expiryYear };
      return (await token.mutateAsync(given)).tokenId;
    },
  }));
  return {
    card,
    labels,
    type: (field: CardFieldName, value: string) => setCard({ ...card, [field]: value }),
    leave: (field: CardFieldName) => setLeft([...left, field]),
    errorOf: (field: CardFieldName) => {
      const issue = issues[field];
      return issue && left.includes(field) ? sentence(field, issue) : undefined;
    },
  };
};
