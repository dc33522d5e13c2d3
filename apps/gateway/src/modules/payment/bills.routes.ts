import { BillListQuerySchema, BillPageSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, json, operation, validQuery } from '../../platform/http/index.ts';
import { readBills } from './bills.service.ts';
import type { PaymentDeps } from './payment.deps.ts';

const tag = 'payment';

/** Bills of the own organisation. */
export const billsRoutes = (deps: PaymentDeps) =>
  createTenantRouter().get(
    '/payment/organizations/bills',
    operation({
      id: 'listBills',
      tag,
      summary: 'Bills, newest first',
      answers: { 200: json('A page of bills', BillPageSchema) },
    }),
    requirePermission('billing:manage'),
    validQuery(BillListQuerySchema),
    async (c) => c.json(await readBills(deps, c.var.scope, c.req.valid('query'))),
  );
