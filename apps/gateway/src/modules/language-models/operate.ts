import type { ConnectedModel } from '../../platform/connected-model.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { purposeOf } from './connection.ts';
import { deleteModel, putModel } from './language-models.repository.ts';

/** Connects a tenant's own model. Organisations that had agreed to another host, or to one that others run, have to agree anew. */
export const connectModel = (
  { vault }: { readonly vault: Pick<GatewayDeps['vault'], 'seal'> },
  tx: Transaction,
  tenantId: string,
  { key, ...model }: ConnectedModel,
  updatedAt: Date,
) => {
  const sealed = key === undefined ? null : vault.seal(key, purposeOf(tenantId));
  return putModel(tx, { tenantId, ...model, key: sealed, updatedAt });
};

/** Ends the use of the tenant's own model; the deployment's counts again. Whether there was one. */
export const disconnectModel = deleteModel;
