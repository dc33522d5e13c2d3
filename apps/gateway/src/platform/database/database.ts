import type { ApiScope, OrganisationType, Role } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Whose data is touched, and by whom. Made by the authentication of a request, never from what the client sends. */
export type Scope = {
  readonly tenantId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly role: Role;
  /** Of the organisation; what the role may do depends on it. */
  readonly organisationType?: OrganisationType | undefined;
  /** Set while somebody of a consultancy works in a client's organisation: who they are at home. */
  readonly visitor?: Visitor | undefined;
  /** Set while a program works with an API key: nobody is there, and `userId` is the key's own id. */
  readonly key?: KeyHolder | undefined;
  /** Set while somebody without an account works with the link of an invitation: `userId` is the invitation's id. */
  readonly guest?: Guest | undefined;
};
/** Somebody external, by the name they are invited under. */
export type Guest = { readonly name: string };
export type KeyHolder = { readonly name: string; readonly scopes: readonly ApiScope[] };
export type Visitor = { readonly organisationId: string; readonly organisationName: string; readonly name: string };

/** The scope of a person's own account: at home also while they view a client. */
export const homeScopeOf = ({ visitor, ...scope }: Scope): Scope =>
  visitor ? { ...scope, organisationId: visitor.organisationId } : scope;

/** The handle inside a transaction; nothing else can run SQL. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
/** A scope with its open transaction: what every repository takes. */
export type Scoped = Scope & { readonly tx: Transaction };

export type Database = ReturnType<typeof createDatabase>;

const afterwards = new WeakMap<Transaction, (() => void)[]>();

/** Calls it once that transaction has been committed, and never if it is rolled back. For what hurries: nothing may depend on it, the process can end in between. */
export const afterCommit = (tx: Transaction, run: () => void) => {
  afterwards.get(tx)?.push(run);
};

/**
 * The only ways to the data. Both run one transaction: committed when the callback resolves, rolled back when it throws.
 * Never call one inside the other's callback: on the embedded database, which has one connection, it would wait for itself.
 */
export const createDatabase = (pool: pg.Pool) => {
  const db = drizzle(pool);
  const transaction = async <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const runs: (() => void)[] = [];
    const result = await db.transaction((tx) => {
      afterwards.set(tx, runs);
      return run(tx);
    });
    for (const each of runs) each();
    return result;
  };
  return {
    /** Runs in the person's fence: rows of other tenants and organisations do not exist here. */
    withScope: <Result>(scope: Scope, run: (scoped: Scoped) => Promise<Result>): Promise<Result> =>
      transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('app.tenant', ${scope.tenantId}, true), set_config('app.organisation', ${scope.organisationId}, true), set_config('role', 'esg_app', true)`,
        );
        return run({ ...scope, tx });
      }),
    /** Runs as the product itself, across tenants. For sign-in, host lookup, jobs and seed; never for a person's request. */
    withSystem: <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> =>
      transaction(async (tx) => {
        await tx.execute(sql`select set_config('role', 'esg_system', true)`);
        return run(tx);
      }),
    /**
     * Tells the planner what these columns of the table hold by now. Call it where a job adds many rows: the embedded database never
     * looks by itself, others look a minute later, and until then each look-up may read the whole table.
     */
    refreshStatistics: async (table: string, columns: readonly string[]) => {
      await pool.query(`analyze ${table} (${columns.join()})`);
    },
  };
};
