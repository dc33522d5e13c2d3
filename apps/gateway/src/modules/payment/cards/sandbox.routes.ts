import { CardTokenSchema, SandboxCardSchema } from '@esg/contract';
import { requirePermission } from '../../../platform/auth/index.ts';
import { createTenantRouter, json, operation, ProblemError, validBody } from '../../../platform/http/index.ts';
import type { PaymentDeps } from '../payment.deps.ts';
import { makeSandboxToken } from './sandbox.ts';

/** Replaces the card provider's own script where no provider is configured. */
export const sandboxRoutes = (deps: PaymentDeps) =>
  createTenantRouter().post(
    '/card-sandbox/tokens',
    operation({
      id: 'makeSandboxCardToken',
      tag: 'payment',
      summary: 'A token of a test card; only where no card provider is configured',
      answers: { 201: json('The token, good once', CardTokenSchema) },
    }),
    requirePermission('billing:manage'),
    validBody(SandboxCardSchema),
    async (c) => {
      if (deps.cards.kind !== 'sandbox') throw new ProblemError('route.not_found');
      return c.json(await makeSandboxToken(deps, c.var.scope, c.req.valid('json')), 201);
    },
  );
