import * as v from 'valibot';
import { ref } from './schema.ts';

/** The token that the card provider gives for a card. */
export const CardTokenIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** The stored data of a card; its number never reaches the gateway's database. */
export const CardSchema = v.pipe(
  v.object({ brand: v.string(), last4: v.string(), expiryMonth: v.number(), expiryYear: v.number() }),
  ref('Card'),
);
export type Card = v.InferOutput<typeof CardSchema>;

/** POST stripe/update-card. */
export const CardUpdateSchema = v.pipe(v.object({ tokenId: CardTokenIdSchema }), ref('CardUpdate'));

/** POST card-sandbox/tokens: does what the provider's own script does in a real deployment. */
export const SandboxCardSchema = v.pipe(
  v.object({
    number: v.pipe(v.string(), v.regex(/^[\d ]{12,23}$/)),
    expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expiryYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
    cvc: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
    name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
  }),
  ref('SandboxCard'),
);
export type SandboxCard = v.InferOutput<typeof SandboxCardSchema>;
export const CardTokenSchema = v.pipe(v.object({ tokenId: v.string(), card: CardSchema }), ref('CardToken'));
export type CardToken = v.InferOutput<typeof CardTokenSchema>;
