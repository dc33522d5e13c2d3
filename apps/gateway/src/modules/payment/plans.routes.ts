import {
  BeginningPriceQuerySchema,
  BeginningPriceSchema,
  BillingContactSchema,
  TemporaryPaymentSchema,
  VoucherCodeEntrySchema,
  VoucherSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, json, operation, validBody, validQuery } from '../../platform/http/index.ts';
import type { PaymentDeps } from './payment.deps.ts';
import {
  changeBillingContact,
  chooseTemporaryPayment,
  enterVoucher,
  readBeginningPrice,
  readBillingContact,
  readTemporaryPayment,
} from './plans.service.ts';

const tag = 'payment';
const chosen = { 200: json('What is chosen', TemporaryPaymentSchema) };

/** Prices, the choice before it is paid, vouchers, and the billing contact. */
export const plansRoutes = (deps: PaymentDeps) =>
  createTenantRouter()
    .get(
      '/payment/beginningPrice',
      operation({
        id: 'readBeginningPrice',
        tag,
        summary: 'What a seat costs',
        answers: { 200: json('The price', BeginningPriceSchema) },
      }),
      requirePermission('billing:manage'),
      validQuery(BeginningPriceQuerySchema),
      async (c) => c.json(await readBeginningPrice(deps, c.var.scope, c.req.valid('query').userType)),
    )
    .get(
      '/payment/temporary',
      operation({ id: 'readTemporaryPayment', tag, summary: 'The plan chosen and not paid yet', answers: chosen }),
      requirePermission('billing:manage'),
      async (c) => c.json(await readTemporaryPayment(deps, c.var.scope)),
    )
    .post(
      '/payment/temporary',
      operation({ id: 'chooseTemporaryPayment', tag, summary: 'Choose plan and seats', answers: chosen }),
      requirePermission('billing:manage'),
      validBody(TemporaryPaymentSchema),
      async (c) => c.json(await chooseTemporaryPayment(deps, c.var.scope, c.req.valid('json'))),
    )
    .post(
      '/organizations/voucher-codes',
      operation({
        id: 'enterVoucherCode',
        tag,
        summary: 'Enter a voucher code for the plan being chosen',
        answers: { 200: json('What it gives', VoucherSchema) },
      }),
      requirePermission('billing:manage'),
      validBody(VoucherCodeEntrySchema),
      async (c) => c.json(await enterVoucher(deps, c.var.scope, c.req.valid('json').voucherCode)),
    )
    .get(
      '/payment/organizations/billing-contact',
      operation({
        id: 'readBillingContact',
        tag,
        summary: 'Who invoices are addressed to',
        answers: { 200: json('The contact, or null', v.nullable(BillingContactSchema)) },
      }),
      requirePermission('billing:manage'),
      async (c) => c.json(await readBillingContact(deps, c.var.scope)),
    )
    .put(
      '/payment/organizations/billing-contact',
      operation({
        id: 'changeBillingContact',
        tag,
        summary: 'Change who invoices are addressed to',
        answers: { 200: json('The contact', BillingContactSchema) },
      }),
      requirePermission('billing:manage'),
      validBody(BillingContactSchema),
      async (c) => c.json(await changeBillingContact(deps, c.var.scope, c.req.valid('json'))),
    );
