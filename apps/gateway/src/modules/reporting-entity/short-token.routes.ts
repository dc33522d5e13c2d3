import { limits, type ShortToken, ShortTokenSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation } from '../../platform/http/index.ts';

/** Opens the entity portal from another site (spec section 7), and nothing else of the account. */
export const shortTokenRoutes = ({ tokens, limits: counters }: GatewayDeps) =>
  createTenantRouter().post(
    '/reporting-entity/auth/short-token',
    operation({
      id: 'issueShortToken',
      tag: 'reporting-entity',
      summary: 'A short-lived token that opens the entity portal and nothing else',
      answers: { 200: json('The token', ShortTokenSchema) },
    }),
    requirePermission('entity-portal:read'),
    async (c) => {
      await counters.countAttempt('refresh', c.var.scope.userId);
      const token = await tokens.signPortal(c.var.session.id);
      return c.json({ token, expiresInSeconds: limits.shortTokenSeconds } satisfies ShortToken);
    },
  );
