import {
  CardSubscriptionDraftSchema,
  CardUpdateSchema,
  OfflineSubscriptionDraftSchema,
  PaymentInformationSchema,
  SeatChangeSchema,
  SeatQuoteQuerySchema,
  SeatQuoteSchema,
  SubscriptionCurrentStatusSchema,
  SubscriptionSchema,
} from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  createTenantRouter,
  json,
  operation,
  type ScopeVariables,
  validBody,
  validQuery,
} from '../../platform/http/index.ts';
import { findSite, placeOf } from '../brands/index.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { changeSeats, quoteSeats, updateCard } from './seats.service.ts';
import { subscribeByCard, subscribeByTransfer } from './subscribe.service.ts';
import {
  cancelSubscription,
  readCurrentStatus,
  readPaymentInformation,
  readSubscription,
  resumeSubscription,
} from './subscription.service.ts';

const tag = 'payment';
const subscription = { 200: json('The subscription', SubscriptionSchema) };
const created = { 201: json('The subscription', SubscriptionSchema) };
const information = { 200: json('The way to pay', PaymentInformationSchema) };

/** The subscription of the caller's organisation. */
export const subscriptionsRoutes = (deps: PaymentDeps) => {
  const siteFor = (c: Context<{ Variables: ScopeVariables }>) =>
    deps.database.withScope(c.var.scope, (scoped) => findSite(scoped, placeOf(c, deps.config)));
  return createTenantRouter()
    .get(
      '/payment/organizations/subscriptions/current-status',
      operation({
        id: 'readSubscriptionStatus',
        tag,
        summary: 'Whether the organisation may work',
        answers: { 200: json('The status', SubscriptionCurrentStatusSchema) },
      }),
      // Everybody reads this: it decides whether the restriction page is shown.
      async (c) => c.json(await readCurrentStatus(deps, c.var.scope)),
    )
    .get(
      '/payment/organizations/subscriptions',
      operation({
        id: 'readSubscription',
        tag,
        summary: 'The subscription',
        answers: { 200: json('The subscription, or null before a plan is chosen', v.nullable(SubscriptionSchema)) },
      }),
      requirePermission('billing:manage'),
      async (c) => c.json(await readSubscription(deps, c.var.scope)),
    )
    .get(
      '/payment/organizations/payment-information',
      operation({ id: 'readPaymentInformation', tag, summary: 'How it is paid', answers: information }),
      requirePermission('billing:manage'),
      async (c) => c.json(await readPaymentInformation(deps, c.var.scope)),
    )
    .post(
      '/stripe/organizations/subscriptions',
      operation({ id: 'subscribeByCard', tag, summary: 'Subscribe and pay by card', answers: created }),
      requirePermission('billing:manage'),
      validBody(CardSubscriptionDraftSchema),
      async (c) => c.json(await subscribeByCard(deps, c.var.scope, c.req.valid('json'), await siteFor(c)), 201),
    )
    .post(
      '/payment/organizations/temp-payment-information',
      operation({ id: 'subscribeByTransfer', tag, summary: 'Subscribe and pay by bank transfer', answers: created }),
      requirePermission('billing:manage'),
      validBody(OfflineSubscriptionDraftSchema),
      async (c) => c.json(await subscribeByTransfer(deps, c.var.scope, c.req.valid('json'), await siteFor(c)), 201),
    )
    .patch(
      '/payment/organizations/subscriptions/cancel',
      operation({ id: 'cancelSubscription', tag, summary: 'Cancel at the end of what is paid', answers: subscription }),
      requirePermission('billing:manage'),
      async (c) => c.json(await cancelSubscription(deps, c.var.scope, await siteFor(c))),
    )
    .patch(
      '/payment/organizations/subscriptions/resume',
      operation({
        id: 'resumeSubscription',
        tag,
        summary: 'Undo a cancellation, or pay what is owed',
        answers: subscription,
      }),
      requirePermission('billing:manage'),
      async (c) => c.json(await resumeSubscription(deps, c.var.scope, await siteFor(c))),
    )
    .get(
      '/payment/organizations/seat',
      operation({
        id: 'quoteSeats',
        tag,
        summary: 'What a number of seats would cost',
        answers: { 200: json('The price of the change', SeatQuoteSchema) },
      }),
      requirePermission('billing:manage'),
      validQuery(SeatQuoteQuerySchema),
      async (c) => c.json(await quoteSeats(deps, c.var.scope, c.req.valid('query').seat)),
    )
    .patch(
      '/payment/organizations/seat',
      operation({ id: 'changeSeats', tag, summary: 'Change the number of seats', answers: subscription }),
      requirePermission('billing:manage'),
      validBody(SeatChangeSchema),
      async (c) => c.json(await changeSeats(deps, c.var.scope, c.req.valid('json').seat, await siteFor(c))),
    )
    .post(
      '/stripe/update-card',
      operation({ id: 'updateCard', tag, summary: 'Pay with another card', answers: information }),
      requirePermission('billing:manage'),
      validBody(CardUpdateSchema),
      async (c) => c.json(await updateCard(deps, c.var.scope, c.req.valid('json').tokenId, await siteFor(c))),
    );
};
