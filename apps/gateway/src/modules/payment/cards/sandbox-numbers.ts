import type { CardRefusal } from './provider.ts';

/** How a test card behaves: it works, cannot be stored, or is stored and then refuses every payment. */
export type SandboxBehaviour =
  | { at: 'never' }
  | { at: 'keep'; refusal: CardRefusal }
  | { at: 'charge'; refusal: CardRefusal };

type TestCard = { brand: string; funding?: 'credit' | 'debit'; behaviour?: SandboxBehaviour };

const refusedAtOnce = (refusal: CardRefusal): TestCard => ({ brand: 'visa', behaviour: { at: 'keep', refusal } });

/** Stripe's public test numbers (docs.stripe.com/testing); other numbers are refused. */
const testCards: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa', funding: 'debit' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard', funding: 'debit' },
  '378282246310005': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '3056930009020004': { brand: 'diners' },
  '3566002020360505': { brand: 'jcb' },
  '6200000000000005': { brand: 'unionpay' },
  '4000000000000002': refusedAtOnce('card.declined'),
  '4000000000009995': refusedAtOnce('card.insufficient_funds'),
  '4000000000009987': refusedAtOnce('card.declined'),
  '4000000000009979': refusedAtOnce('card.declined'),
  '4000000000000069': refusedAtOnce('card.expired'),
  '4000000000000127': refusedAtOnce('card.incorrect_cvc'),
  '4000000000000119': refusedAtOnce('card.processing_error'),
  '4000002500003155': refusedAtOnce('card.authentication_required'),
  '4000000000000341': { brand: 'visa', behaviour: { at: 'charge', refusal: 'card.declined' } },
};

/** The test card of this number; undefined for every other number, including valid ones: nobody should enter a real card here. */
export const testCardOf = (number: string): Required<TestCard> | undefined => {
  const found = testCards[number.replaceAll(' ', '')];
  return found && { funding: 'credit', behaviour: { at: 'never' }, ...found };
};
