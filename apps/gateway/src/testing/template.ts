import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../platform/database/embedded.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';

/** The address of another database on the same server. */
export const addressOf = (url: string, database: string) => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** What the names of the databases begin with that tests of this run make. */
export const testDatabaseOf = (template: string) => `${template.replace('template', 'test').slice(0, 30)}_`;

const makeOnPostgres = async (url: string) => {
  const name = `esg_template_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  // A database can be copied only while nobody is connected to it.
  const pool = new pg.Pool({ connectionString: addressOf(url, name), max: 1 });
  await migrateDatabase(pool);
  await pool.end();
  const remove = async () => {
    // Those that the last files left for others.
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [testDatabaseOf(name)],
    );
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { template: name, remove };
};

const makeEmbedded = async () => {
  const path = join(tmpdir(), `esg-test-template-${process.pid}.tar`);
  const embedded = await startEmbedded({});
  await migrateDatabase(embedded.pool);
  await embedded.dump(path);
  await embedded.close();
  return { template: path, remove: () => rm(path, { force: true }) };
};

/** Vitest's global set-up: migrates once, so that each test file starts from a copy. With `DATABASE_URL_TEST` on that server. */
export const setup = async ({ provide }: { provide: (key: 'template', value: string) => void }) => {
  const url = process.env.DATABASE_URL_TEST;
  const { template, remove } = url ? await makeOnPostgres(url) : await makeEmbedded();
  provide('template', template);
  return remove;
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** Name of the database, or path of the archive, that each test file's own is copied from. */
    template: string;
  }
}
