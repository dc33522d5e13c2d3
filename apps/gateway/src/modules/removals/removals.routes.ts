import { OrganizationRemovalConfirmationSchema, OrganizationRemovalSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import { createTenantRouter, empty, json, operation, validBody } from '../../platform/http/index.ts';
import type { PaymentDeps } from '../payment/index.ts';
import { readRemoval, removeDueOrganisations, requestRemoval, withdrawRemoval } from './removals.service.ts';

const tag = 'organizations';
const removal = { 200: json('When the organisation goes', OrganizationRemovalSchema) };

/** The removal of an organisation at an administrator's request, and the job that removes it. */
export const removalsRoutes = (deps: PaymentDeps) => {
  deps.jobs.define('organizations.remove', () => removeDueOrganisations(deps), { cron: '5-59/10 * * * *' });
  return createTenantRouter()
    .delete(
      '/organizations/me',
      operation({
        id: 'removeMyOrganization',
        tag,
        summary: 'Ask for the removal of the own organisation',
        answers: removal,
      }),
      requirePermission('organisation:write'),
      validBody(OrganizationRemovalConfirmationSchema),
      async (c) => c.json(await requestRemoval(deps, c.var.scope, c.req.valid('json').name)),
    )
    .get(
      '/organizations/me/removal',
      operation({
        id: 'readMyOrganizationRemoval',
        tag,
        summary: 'Whether and when the own organisation goes',
        answers: removal,
      }),
      requirePermission('organisation:read'),
      async (c) => c.json(await readRemoval(deps, c.var.scope)),
    )
    .delete(
      '/organizations/me/removal',
      operation({
        id: 'withdrawMyOrganizationRemoval',
        tag,
        summary: 'Keep the own organisation after all',
        answers: { 204: empty() },
      }),
      requirePermission('organisation:write'),
      async (c) => {
        await withdrawRemoval(deps, c.var.scope);
        return c.body(null, 204);
      },
    );
};
