import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../platform/database/database.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';

const openOnPostgres = async (url: string) => {
  const name = `esg_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: address.href, max: 5 });
  // Connections that break because their database is dropped at the end are expected.
  pool.on('error', () => undefined);
  // Dropping the database may cut a connection that is just closing; nobody waits for that one any more.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrateDatabase(pool);
  const close = async () => {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { pool, close };
};

/** A database of its own for one test file: embedded in memory, or on the PostgreSQL of `DATABASE_URL_TEST`. */
export const openTestDatabase = async () => {
  const url = process.env.DATABASE_URL_TEST;
  const { pool, close } = url ? await openOnPostgres(url) : await startEmbedded({ template: inject('template') });
  const empty = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
    );
    if (rows.length > 0) await pool.query(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`);
  };
  return { ...createDatabase(pool), pool, close, empty, kind: url ? ('postgresql' as const) : ('embedded' as const) };
};
