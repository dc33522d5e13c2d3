import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { connectionOf, type Transaction } from './transactions.ts';

type Statement<Result> = { execute: (values?: Record<string, unknown>) => Promise<Result> };
type Query<Result> = { prepare: (name: string) => Statement<Result> };

/**
 * A statement that is asked so often that making and planning it each time costs more than running it: made once, and parsed once on each
 * connection. Values come by name, as `sql.placeholder('id')`; the columns must be the same each time.
 *
 *     const byId = prepared('reports.by_id', (db) => db.select().from(reports).where(eq(reports.id, sql.placeholder('id'))));
 *     const [row] = await byId(scoped, { id });
 */
export const prepared = <Result>(name: string, make: (db: NodePgDatabase) => Query<Result>) => {
  let made: Statement<Result> | undefined;
  return ({ tx }: { readonly tx: Transaction }, values: Record<string, unknown>): Promise<Result> => {
    made ??= make(drizzle.mock() as unknown as NodePgDatabase).prepare(name);
    // The library binds a statement to the connection it was made on; this one runs on the transaction's.
    const here = Object.create(made, { client: { value: connectionOf(tx) } }) as Statement<Result>;
    return here.execute(values);
  };
};
