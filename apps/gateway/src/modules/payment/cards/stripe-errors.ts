import * as v from 'valibot';
import { ProblemError } from '../../../platform/http/index.ts';
import type { CardRefusal } from './provider.ts';

/** What we read of Stripe's errors; nothing else of them reaches our responses. */
const ErrorSchema = v.object({
  type: v.optional(v.string(), ''),
  code: v.optional(v.nullable(v.string()), ''),
  decline_code: v.optional(v.nullable(v.string()), ''),
  payment_intent: v.optional(v.object({ id: v.string() })),
});

const byCode: Record<string, CardRefusal> = {
  insufficient_funds: 'card.insufficient_funds',
  expired_card: 'card.expired',
  invalid_expiry_month: 'card.expired',
  invalid_expiry_year: 'card.expired',
  incorrect_cvc: 'card.incorrect_cvc',
  invalid_cvc: 'card.incorrect_cvc',
  incorrect_number: 'card.incorrect_number',
  invalid_number: 'card.incorrect_number',
  processing_error: 'card.processing_error',
  authentication_required: 'card.authentication_required',
  resource_missing: 'card.token_unknown',
  token_already_used: 'card.token_unknown',
};

const read = (error: unknown) => {
  const parsed = v.safeParse(ErrorSchema, error);
  return parsed.success ? parsed.output : undefined;
};

/** Why Stripe refused. An error that is not an answer of a bank (network, keys, limits) is `card.provider_unavailable`. */
export const refusalOf = (error: unknown): CardRefusal => {
  const { type = '', code, decline_code: declineCode } = read(error) ?? {};
  const known = byCode[declineCode ?? ''] ?? byCode[code ?? ''];
  if (known) return known;
  return type === 'StripeCardError' || type === 'card_error' ? 'card.declined' : 'card.provider_unavailable';
};

/** The refusal of a payment with its reference. Throws `card.provider_unavailable` where the outcome is unknown. */
export const requireAnswered = (error: unknown): { refusal: CardRefusal; reference: string | null } => {
  const refusal = refusalOf(error);
  if (refusal === 'card.provider_unavailable') throw new ProblemError(refusal);
  return { refusal, reference: read(error)?.payment_intent?.id ?? null };
};
