import type { Card, PaymentType, ProblemCode } from '@esg/contract';

/** Why a card is refused, as the person reads it. */
export type CardRefusal = Extract<ProblemCode, `card.${string}`>;

/** The owner of the card. */
export type CardOwner = {
  tenantId: string;
  organisationId: string;
  /** The provider's customer id, where it exists already. */
  customerId: string | null;
  email: string;
  name: string;
};

/** A card that can be charged later. */
export type KeptCard = {
  customerId: string;
  cardId: string;
  card: Card;
  paymentType: Extract<PaymentType, 'card' | 'debit'>;
};

export type ChargeOrder = {
  tenantId: string;
  organisationId: string;
  customerId: string;
  cardId: string;
  /** Integer, in cents. */
  amountMinor: number;
  currency: 'USD';
  billId: string;
  /** The text on the cardholder's statement of account. */
  description: string;
  /** The provider's id of the payment, where it was started before without an answer. */
  reference: string | null;
  /** The same key never charges twice. */
  idempotencyKey: string;
};

/** The outcome of a payment. `pending`: the bank needs more time, and an event will follow. */
export type ChargeOutcome =
  | { kind: 'paid'; reference: string }
  | { kind: 'pending'; reference: string }
  | { kind: 'failed'; refusal: CardRefusal; reference: string | null };

/** An event that the provider sends by itself, verified to come from it. */
export type ProviderEvent = {
  id: string;
  tenantId: string;
  organisationId: string;
  billId: string;
  outcome: ChargeOutcome;
};

/**
 * A provider that stores cards and charges them. It has no schedule: when a payment is due is our own rule (docs/adr/0025), the same for
 * each provider.
 */
export type CardProvider = {
  readonly kind: 'stripe' | 'sandbox';
  /** Stores the card of a token for payments without its holder. Throws `ProblemError` with a `CardRefusal`. */
  keepCard: (owner: CardOwner, tokenId: string) => Promise<KeptCard>;
  /** Charges the card. Resolves for every answer of the bank; throws `card.provider_unavailable` where there was none. */
  charge: (order: ChargeOrder) => Promise<ChargeOutcome>;
  /**
   * Reads an event that the provider sent; undefined for one that is not about a bill of ours. Throws `request.malformed` for a wrong
   * signature. Missing where the provider sends no events.
   */
  readEvent?: (body: string, signature: string) => Promise<ProviderEvent | undefined>;
};
