import type { Scope } from '../../platform/database/index.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { deleteOrganisation, listOrganisationFiles } from './removal.repository.ts';

/**
 * Removes an organisation with everything that belongs to it: first the rows, all or none, then the bytes of its files. An organisation
 * that owns its tenant stays: the operator has to end the tenant, and the log says that it waits.
 */
export const removeOrganisation = async ({ database, storage, statuses, log }: PaymentDeps, scope: Scope) => {
  const { tenantId, organisationId } = scope;
  const removed = await database.withSystem(async (tx) => {
    const fileIds = await listOrganisationFiles(tx, organisationId);
    return (await deleteOrganisation(tx, tenantId, organisationId)) ? fileIds : undefined;
  });
  statuses.forget(organisationId);
  if (!removed)
    return log.warn({ kind: 'payment', organisationId }, 'an organisation that owns its tenant is due for removal');
  for (const fileId of removed)
    await storage
      .delete({ tenantId, organisationId, fileId })
      .catch((err: unknown) => log.warn({ err, fileId }, 'a file of a removed organisation is still stored'));
  log.info({ kind: 'payment', organisationId }, 'an organisation was removed');
};
