import { BillListQuerySchema, BillPageSchema, IdSchema, LanguageSchema } from '@esg/contract';
import * as v from 'valibot';
import { requirePermission } from '../../platform/auth/index.ts';
import {
  attachment,
  binary,
  createTenantRouter,
  json,
  operation,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import { readBill, readBills } from './bills.service.ts';
import { drawBill } from './invoice/invoice.service.ts';
import type { PaymentDeps } from './payment.deps.ts';

const tag = 'payment';
const PathSchema = v.object({ id: IdSchema });
const InvoiceQuerySchema = v.object({ language: v.optional(LanguageSchema) });

/** Bills of the caller's organisation, and their invoices. */
export const billsRoutes = (deps: PaymentDeps) =>
  createTenantRouter()
    .get(
      '/payment/organizations/bills',
      operation({
        id: 'listBills',
        tag,
        summary: 'Invoices, newest first',
        answers: { 200: json('A page of invoices', BillPageSchema) },
      }),
      requirePermission('billing:manage'),
      validQuery(BillListQuerySchema),
      async (c) => c.json(await readBills(deps, c.var.scope, c.req.valid('query'))),
    )
    .get(
      '/payment/organizations/bills/:id/file',
      operation({
        id: 'readBillFile',
        tag,
        summary: 'The invoice as PDF, in the language it was issued in unless told otherwise',
        answers: { 200: binary('The invoice') },
      }),
      requirePermission('billing:manage'),
      validParams(PathSchema),
      validQuery(InvoiceQuerySchema),
      async (c) => {
        const bill = await readBill(deps, c.var.scope, c.req.valid('param').id);
        const { content, fileName } = await drawBill(deps, c.var.scope, bill, c.req.valid('query').language);
        return c.body(Uint8Array.from(content), 200, {
          'Content-Type': 'application/pdf',
          'Content-Disposition': attachment(fileName),
          'Content-Length': String(content.byteLength),
        });
      },
    );
