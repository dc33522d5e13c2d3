import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);

/** Names of all migrations, in their order. */
export const migrationNames = readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** Runs these migrations in one transaction, as the product does when it starts. */
export const runMigrations = async (pool: pg.Pool, names: readonly string[]) => {
  const client = await pool.connect();
  await client.query('begin');
  for (const name of names)
    for (const statement of readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'))
      await client.query(statement);
  await client.query('commit');
  client.release();
};
