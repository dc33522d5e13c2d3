import type { Card, PaymentType, ProblemCode } from '@esg/contract';

/** Why a card is refused, as the person is told. */
export type CardRefusal = Extract<ProblemCode, `card.${string}`>;

/** Whose card it is. */
export type CardOwner = {
  tenantId: string;
  organisationId: string;
  /** The provider's customer, where there is one already. */
  customerId: string | null;
  email: string;
  name: string;
};

/** A card that payments can be taken from later. */
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
  /** What the card's holder reads on their statement of account. */
  description: string;
  /** The payment's own name, where it was begun before and not answered. */
  reference: string | null;
  /** The same key never takes money twice. */
  idempotencyKey: string;
};

/** What came of a payment. `pending`: the bank takes its time, and an event will tell. */
export type ChargeOutcome =
  | { kind: 'paid'; reference: string }
  | { kind: 'pending'; reference: string }
  | { kind: 'failed'; refusal: CardRefusal; reference: string | null };

/** Something the provider tells by itself, checked to be from it. */
export type ProviderEvent = {
  id: string;
  tenantId: string;
  organisationId: string;
  billId: string;
  outcome: ChargeOutcome;
};

/**
 * Whoever holds cards and takes payments from them. It keeps no calendar: when what is due is our own rule (docs/adr/0025), the same
 * for each provider.
 */
export type CardProvider = {
  readonly kind: 'stripe' | 'sandbox';
  /** Keeps the card of a token for payments without its holder. Throws `ProblemError` with a `CardRefusal`. */
  keepCard: (owner: CardOwner, tokenId: string) => Promise<KeptCard>;
  /** Takes a payment. Resolves for every answer of the bank; throws `card.provider_unavailable` where there was none. */
  charge: (order: ChargeOrder) => Promise<ChargeOutcome>;
  /**
   * Reads an event that the provider sent; undefined for one that says nothing of a bill of ours. Throws `request.malformed` where the
   * signature does not fit. Missing where the provider sends none.
   */
  readEvent?: (body: string, signature: string) => Promise<ProviderEvent | undefined>;
};
