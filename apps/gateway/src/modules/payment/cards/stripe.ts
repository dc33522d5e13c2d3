import type Stripe from 'stripe';
import * as v from 'valibot';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import type { CardOwner, CardProvider, ChargeOrder, ChargeOutcome, ProviderEvent } from './provider.ts';
import { refusalOf, requireAnswered } from './stripe-errors.ts';

export type StripeSettings = NonNullable<GatewayDeps['config']['stripe']>;
type Options = { settings: StripeSettings; now: () => Date; fetch?: typeof globalThis.fetch };

/** How far the time of an event's signature may differ from ours. */
const toleranceSeconds = 300;
const timeoutMs = 20_000;

/** Metadata that we attach to each payment and read back from its events. */
const MarksSchema = v.object({ tenant: v.string(), organisation: v.string(), bill: v.string() });

const outcomeOf = ({ id, status }: Stripe.PaymentIntent): ChargeOutcome => {
  if (status === 'succeeded') return { kind: 'paid', reference: id };
  if (status === 'processing') return { kind: 'pending', reference: id };
  const refusal = status === 'requires_action' ? 'card.authentication_required' : 'card.declined';
  return { kind: 'failed', refusal, reference: id };
};

const createCustomer = async (stripe: Stripe, { customerId, email, name, tenantId, organisationId }: CardOwner) => {
  if (customerId?.startsWith('cus_') && !customerId.startsWith('cus_sandbox_')) return customerId;
  const metadata = { tenant: tenantId, organisation: organisationId };
  return (await stripe.customers.create({ email, name, metadata })).id;
};

const keep = async (stripe: Stripe, owner: CardOwner, tokenId: string) => {
  const customer = await createCustomer(stripe, owner);
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: tokenId } });
  // Asks the bank whether the card may be charged later without its holder, and attaches the card to the customer.
  const setup = await stripe.setupIntents.create({
    customer,
    payment_method: method.id,
    confirm: true,
    usage: 'off_session',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  if (setup.status !== 'succeeded') throw new ProblemError('card.authentication_required');
  const { brand = '', last4 = '', exp_month: expiryMonth = 0, exp_year: expiryYear = 0, funding } = method.card ?? {};
  const paymentType = funding === 'debit' ? ('debit' as const) : ('card' as const);
  return { customerId: customer, cardId: method.id, card: { brand, last4, expiryMonth, expiryYear }, paymentType };
};

const charge = async (stripe: Stripe, order: ChargeOrder): Promise<ChargeOutcome> => {
  // A payment that the bank was still processing is looked up, never made again.
  if (order.reference) return outcomeOf(await stripe.paymentIntents.retrieve(order.reference));
  const { tenantId, organisationId, billId, amountMinor, currency, customerId, cardId, description } = order;
  const intent = await stripe.paymentIntents.create(
    {
      amount: amountMinor,
      currency: currency.toLowerCase(),
      customer: customerId,
      payment_method: cardId,
      off_session: true,
      confirm: true,
      description,
      metadata: { tenant: tenantId, organisation: organisationId, bill: billId },
    },
    { idempotencyKey: order.idempotencyKey },
  );
  return outcomeOf(intent);
};

const eventTypes = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.processing'];

const eventOf = (event: Stripe.Event): ProviderEvent | undefined => {
  if (!eventTypes.includes(event.type)) return undefined;
  const intent = event.data.object as Stripe.PaymentIntent;
  const marks = v.safeParse(MarksSchema, intent.metadata);
  if (!marks.success) return undefined;
  const { tenant: tenantId, organisation: organisationId, bill: billId } = marks.output;
  return { id: event.id, tenantId, organisationId, billId, outcome: outcomeOf(intent) };
};

/** Cards and payments through Stripe. Its library is loaded on first use. */
export const createStripeProvider = ({ settings, now, fetch }: Options): CardProvider => {
  let opened: Promise<Stripe> | undefined;
  const open = async () => {
    const { default: StripeClient } = await import('stripe');
    const client = fetch ? { httpClient: StripeClient.createFetchHttpClient(fetch) } : {};
    return new StripeClient(settings.secretKey, {
      ...client,
      maxNetworkRetries: 2,
      timeout: timeoutMs,
      telemetry: false,
    });
  };
  const stripe = () => {
    opened ??= open();
    return opened;
  };
  return {
    kind: 'stripe',
    keepCard: async (owner, tokenId) => {
      try {
        return await keep(await stripe(), owner, tokenId);
      } catch (error) {
        throw error instanceof ProblemError ? error : new ProblemError(refusalOf(error));
      }
    },
    charge: async (order) => {
      try {
        return await charge(await stripe(), order);
      } catch (error) {
        return { kind: 'failed', ...requireAnswered(error) };
      }
    },
    readEvent: async (body, signature) => {
      const { webhooks } = await stripe();
      const { webhookSecret } = settings;
      try {
        return eventOf(
          await webhooks.constructEventAsync(
            body,
            signature,
            webhookSecret,
            toleranceSeconds,
            undefined,
            now().getTime(),
          ),
        );
      } catch {
        throw new ProblemError('request.malformed', { message: 'The signature does not fit the event' });
      }
    },
  };
};
