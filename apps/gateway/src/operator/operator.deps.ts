import type { MarkPaid, PassTime } from '../modules/payment/index.ts';
import type { Passwords } from '../platform/auth/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { Storage } from '../platform/storage/index.ts';

/** What operators' orders are carried out with. */
export type OperatorDeps = {
  database: Pick<Database, 'withSystem'>;
  storage: Storage;
  passwords: Pick<Passwords, 'hash'>;
  now: () => Date;
  /** The accounts site of the deployment, where one is configured. */
  accountsUrl: string | undefined;
  /** See `createMarkPaid`. */
  markPaid: MarkPaid;
  /** Missing in production and where the product does not run; see `createPassTime`. */
  passTime?: PassTime | undefined;
  /** Called after a subscription changed: whoever remembers its status forgets it, and its people are told. */
  onSubscriptionChanged: (owner: { tenantId: string; organisationId: string }) => void;
  /** Called when a tenant is found in another way: whoever remembers tenants forgets them. */
  onHostsChanged: () => void;
};
