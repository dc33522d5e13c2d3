import { ApiError } from '@esg/api-client';
import type { ProblemCode } from '@esg/contract';
import type { StripeError } from '@stripe/stripe-js';
import type { CardIssue } from './card-rules.ts';

const issues: Record<string, CardIssue> = {
  incomplete_number: 'incomplete',
  incomplete_expiry: 'incomplete',
  incomplete_cvc: 'incomplete',
  invalid_number: 'incorrect',
  invalid_cvc: 'incorrect',
  invalid_expiry_month: 'month-incorrect',
  invalid_expiry_year: 'year-incorrect',
  invalid_expiry_month_past: 'past',
  invalid_expiry_year_past: 'past',
};

/** Which of our sentences corresponds to an error of one of the provider's fields (spec section 5). */
export const issueOfStripe = (code: string): CardIssue => issues[code] ?? 'incorrect';

const refusals: Record<string, ProblemCode> = {
  card_declined: 'card.declined',
  insufficient_funds: 'card.insufficient_funds',
  expired_card: 'card.expired',
  incorrect_cvc: 'card.incorrect_cvc',
  invalid_cvc: 'card.incorrect_cvc',
  incorrect_number: 'card.incorrect_number',
  invalid_number: 'card.incorrect_number',
  processing_error: 'card.processing_error',
};

/**
 * The error for a token that could not be made, in the form of a refusal by the gateway. An error not caused by the card is the provider's.
 */
export const refusalOfStripe = ({ code, decline_code: declineCode, type }: StripeError): ApiError => {
  const known = refusals[declineCode ?? ''] ?? refusals[code ?? ''];
  return new ApiError(422, known ?? (type === 'card_error' ? 'card.declined' : 'card.provider_unavailable'));
};
