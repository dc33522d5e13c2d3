import { limits, type ShortToken, ShortTokenSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation } from '../../platform/http/index.ts';

/** Opens the entity portal from another site (spec section 7). */
export const shortTokenRoutes = ({ tokens, limits: counters }: GatewayDeps) =>
  createTenantRouter().post(
    '/reporting-entity/auth/short-token',
    operation({
      id: 'issueShortToken',
      tag: 'reporting-entity',
      summary: 'A short-lived access token to hand to the entity portal',
      answers: { 200: json('The token', ShortTokenSchema) },
    }),
    requirePermission('entity-portal:read'),
    async (c) => {
      const { userId, tenantId, organisationId, role } = c.var.scope;
      await counters.countAttempt('refresh', userId);
      const claims = { sub: userId, tenant: tenantId, organisation: organisationId, role };
      const { id: session, signInId: signIn } = c.var.session;
      const token = await tokens.signAccess({ ...claims, session, signIn }, limits.shortTokenSeconds);
      return c.json({ token, expiresInSeconds: limits.shortTokenSeconds } satisfies ShortToken);
    },
  );
