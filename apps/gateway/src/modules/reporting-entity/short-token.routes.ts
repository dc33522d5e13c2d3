import { limits, type ShortToken, ShortTokenSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation } from '../../platform/http/index.ts';

/**
 * Opens the entity portal from another site (spec section 7), or for somebody who came by a link, and nothing else of the account. Mount it
 * behind a proof that accepts these two, and no short token.
 */
export const shortTokenRoutes = ({ tokens, limits: counters }: GatewayDeps) =>
  createTenantRouter().post(
    '/reporting-entity/auth/short-token',
    operation({
      id: 'issueShortToken',
      tag: 'reporting-entity',
      summary: 'A short-lived token that opens the entity portal and nothing else',
      answers: { 200: json('The token', ShortTokenSchema) },
    }),
    requirePermission('portal:read'),
    async (c) => {
      const { scope, session } = c.var;
      await counters.countAttempt('refresh', scope.userId);
      const token = await tokens.signPortal({ session: session.id, link: scope.access?.entityId !== undefined });
      return c.json({ token, expiresInSeconds: limits.shortTokenSeconds } satisfies ShortToken);
    },
  );
