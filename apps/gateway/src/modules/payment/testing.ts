import type { CardToken, Problem, Subscription } from '@esg/contract';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';

/** Stripe's public test numbers, by how they behave. */
export const cardNumbers = {
  works: '4242 4242 4242 4242',
  debit: '4000 0566 5566 5556',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  wrongCvc: '4000 0000 0000 0127',
  failsLater: '4000 0000 0000 0341',
} as const;

/** A token of a test card. */
export const tokenOf = async (h: Harness, name: PersonName, number: string): Promise<string> => {
  const card = {
    number,
    expiryMonth: 12,
    expiryYear: h.clock.now().getUTCFullYear() + 5,
    cvc: '123',
    name: 'Mei Chan',
  };
  const answer = await h.as(name).request('/card-sandbox/tokens', body('POST', card));
  if (answer.status !== 201) throw new Error(`no token: ${await answer.text()}`);
  return ((await answer.json()) as CardToken).tokenId;
};

type Choice = { userType?: 'report' | 'consultancy'; seat?: number; billingPlan?: 1 | 12; voucherCode?: string };

/** Calls the API to subscribe by card. */
export const askToSubscribe = async (h: Harness, name: PersonName, number: string, choice: Choice = {}) => {
  const draft = { userType: 'report', billingPlan: 1, seat: 3, ...choice, tokenId: await tokenOf(h, name, number) };
  return h.as(name).request('/stripe/organizations/subscriptions', body('POST', draft));
};

/** Subscribes by card, with a trial from now on. */
export const subscribe = async (
  h: Harness,
  name: PersonName,
  choice: Choice = {},
  number: string = cardNumbers.works,
): Promise<Subscription> => {
  const answer = await askToSubscribe(h, name, number, choice);
  if (answer.status !== 201) throw new Error(`not subscribed: ${await answer.text()}`);
  return (await answer.json()) as Subscription;
};

/** The code of a refusal, with its status. */
export const refusalOf = async (answer: Response) => `${answer.status} ${((await answer.json()) as Problem).code}`;
