import { ContributionKeySchema, ContributionSessionSchema } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { addressOf, createPublicRouter, json, operation, ProblemError, validBody } from '../../platform/http/index.ts';
import { type TenantDirectory, tenantHostOf } from '../tenants/index.ts';
import { type FindInvited, openGuestSession } from './guests.service.ts';

/** Opening a link from an e-mail. */
export const guestEntryRoutes = (deps: GatewayDeps, directory: TenantDirectory, findInvited: FindInvited) =>
  createPublicRouter().post(
    '/contribution-sessions',
    operation({
      id: 'openContribution',
      tag: 'guests',
      summary: 'Open the questions that a link is for',
      answers: { 201: json('A session for these questions alone', ContributionSessionSchema) },
    }),
    validBody(ContributionKeySchema),
    async (c) => {
      await deps.limits.countAttempt('key', addressOf(c, deps.config.trustProxy));
      const tenant = await directory.find(tenantHostOf(c));
      if (!tenant) throw new ProblemError('tenant.unknown');
      const { key } = c.req.valid('json');
      return c.json(await openGuestSession(deps, findInvited, { tenantId: tenant.id, key }), 201);
    },
  );
