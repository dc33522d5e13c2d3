import { useLingui } from '@lingui/react/macro';
import { type CardFieldName, type CardIssue, cardNameLength } from './card-rules.ts';

/** Labels of a card's fields, and the sentences of spec section 5 for their errors. */
export const useCardSentences = () => {
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
      incorrect: t`${label} isn’t correct`,
      'month-incorrect': t`The month of the expiry date isn’t correct`,
      'year-incorrect': t`The year of the expiry date isn’t correct`,
      past: t`Please enter a valid expiry date.`,
    };
    return sentences[issue];
  };
  return { labels, sentence };
};
