import type { MarkPaid, PassTime } from '../modules/payment/index.ts';
import type { Passwords, Vault } from '../platform/auth/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { Storage } from '../platform/storage/index.ts';

/** The dependencies of operators' orders. */
export type OperatorDeps = {
  database: Pick<Database, 'withSystem'>;
  storage: Storage;
  passwords: Pick<Passwords, 'hash'>;
  /** Seals the keys of language models. */
  vault: Pick<Vault, 'seal'>;
  /** Whether language models may have private addresses and no TLS. */
  languageModelsToLocal?: boolean | undefined;
  now: () => Date;
  /** The accounts site of the deployment, where one is configured. */
  accountsUrl: string | undefined;
  /** See `createMarkPaid`. */
  markPaid: MarkPaid;
  /** Missing in production and where the product does not run; see `createPassTime`. */
  passTime?: PassTime | undefined;
  /** Called after a subscription changed: clears its cached status, and notifies its people. */
  onSubscriptionChanged: (owner: { tenantId: string; organisationId: string }) => void;
  /** Called when the host or brand of a tenant changes: clears cached tenants. */
  onHostsChanged: () => void;
};
