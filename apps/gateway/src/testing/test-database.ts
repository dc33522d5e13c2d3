import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../platform/database/database.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { addressOf, testDatabaseOf } from './template.ts';

/** Runs work on one connection to a database of the server. */
const onConnection = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const openPool = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 5, pipeline: true });
  // Connections that break because their database is dropped at the end are expected.
  pool.on('error', () => undefined);
  // Dropping the database may cut a connection that is just closing; nothing waits for that one any more.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const drop = (url: string, name: string) =>
  onConnection(url, (client) => client.query(`drop database if exists ${name} with (force)`));

/** Adds a database to a server: a copy of that template. Returns its name. */
const create = async (url: string, template: string): Promise<string> => {
  const name = `${testDatabaseOf(template)}${randomUUID().replaceAll('-', '')}`;
  await onConnection(url, (client) => client.query(`create database ${name} template ${template}`));
  return name;
};

/** A database of one file alone. */
const openOnPostgres = async (url: string, template: string) => {
  const name = await create(url, template);
  const pool = openPool(addressOf(url, name));
  const close = async () => {
    await pool.end();
    await drop(url, name);
  };
  return { pool, close };
};

const catalogs = [
  'class',
  'attribute',
  'attrdef',
  'constraint',
  'index',
  'trigger',
  'proc',
  'policy',
  'type',
  'rewrite',
];

/**
 * How many tables, columns, rules and functions a database has, and which of them was changed last: another after any change to them, and
 * the same after any change of rows.
 */
const shapeOf = async (client: pg.Client): Promise<string> => {
  const parts = [...catalogs, 'namespace'].map(
    (name) => `(select count(*) || ' ' || max(xmin::text::bigint) from pg_catalog.pg_${name})`,
  );
  const { rows } = await client.query<{ shape: string }>(`select concat_ws(', ', ${parts.join(', ')}) as shape`);
  return rows[0]?.shape ?? '';
};

type Copy = { readonly name: string; readonly shape: string; readonly uses: number };

/** After so many files a copy is dropped: deleted rows leave their space behind. */
const usesMax = 12;

/** Copies of the template that a file of this process has finished with, without rows. Files of one process run one after the other. */
const idle: Copy[] = [];

const makeCopy = async (url: string, template: string): Promise<Copy> => {
  const name = await create(url, template);
  return { name, shape: await onConnection(addressOf(url, name), shapeOf), uses: 0 };
};

const others = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Whether nobody else is connected. The server ends a connection a moment after it was closed. */
const isAlone = async (client: pg.Client): Promise<boolean> => {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await client.query(others)).rowCount === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
};

/** A copy that a file filled more than this is dropped: the space of deleted rows would slow the next one down. */
const bytesMax = 40 * 1024 * 1024;
const isSmall = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes) < bytesMax;
};

/** Takes the rows out and lets sequences begin again. Returns whether the copy is then as it was made, and nobody is connected to it. */
const cleared = ({ name, shape }: Copy, url: string): Promise<boolean> =>
  onConnection(addressOf(url, name), async (client) => {
    if (!(await isAlone(client)) || (await shapeOf(client)) !== shape || !(await isSmall(client))) return false;
    await client.query(doing(emptyEveryTable));
    await client.query(
      'select setval(format($1, schemaname, sequencename)::regclass, start_value, false) from pg_sequences where last_value is not null',
      ['%I.%I'],
    );
    return true;
  });

/** A separate database as the template is: one that an earlier file left so, else a copy. Making and dropping one takes longer than most files. */
const borrowOnPostgres = async (url: string, template: string) => {
  const copy = idle.pop() ?? (await makeCopy(url, template));
  const pool = openPool(addressOf(url, copy.name));
  const close = async () => {
    await pool.end();
    const uses = copy.uses + 1;
    if (uses < usesMax && (await cleared(copy, url))) idle.push({ ...copy, uses });
    else await drop(url, copy.name);
  };
  return { pool, close };
};

const withoutTriggers = 'set local session_replication_role = replica;';

/**
 * Deleting a few rows is far quicker than truncating every table, and a table that no row was ever written to takes no bytes. Without
 * triggers, the order of the tables does not matter.
 */
const emptyEveryTable = `
  ${withoutTriggers}
  for emptied in select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 loop
    execute format('delete from public.%I', emptied);
  end loop;`;

const doing = (statements: string) => `do $begin$ declare emptied text; begin ${statements} end $begin$`;

type Kept = { name: string; columns: string; rows: string };

/** All rows of all tables, with the columns that they can be inserted by. */
const readRows = async (pool: pg.Pool): Promise<Kept[]> => {
  const { rows: tables } = await pool.query<Omit<Kept, 'rows'>>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(pg_class.oid) > 0
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`);
  const kept = tables.map(async (table) => {
    const { rows } = await pool.query<{ rows: string | null }>(
      `select json_agg(stored)::text as rows from public.${pg.escapeIdentifier(table.name)} stored`,
    );
    return { ...table, rows: rows[0]?.rows ?? '[]' };
  });
  return (await Promise.all(kept)).filter(({ rows }) => rows !== '[]');
};

/** One statement that inserts these rows as they were: a thirtieth of the time in which their repositories insert them. */
const insertAgain = (kept: readonly Kept[]) =>
  doing(
    [
      withoutTriggers,
      ...kept.map(({ name, columns, rows }) => {
        const table = `public.${pg.escapeIdentifier(name)}`;
        return `insert into ${table} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${table}, ${pg.escapeLiteral(rows)});`;
      }),
    ].join('\n'),
  );

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** A separate database for one test file: embedded in memory, or on the PostgreSQL of `DATABASE_URL_TEST`. */
export const openTestDatabase = async () => {
  const url = process.env.DATABASE_URL_TEST;
  const template = inject('template');
  const { pool, close } = url ? await borrowOnPostgres(url, template) : await startEmbedded({ template });
  let again: string | undefined;
  /** Leaves the rows that `fill` inserts, and no others. They are inserted once, and then put back. */
  const begins = async (fill: () => Promise<unknown>) => {
    // By itself, so that it holds no row while others are inserted: work of the test before may still be at one.
    await pool.query(doing(emptyEveryTable)).catch((error: unknown) => {
      if (!isDeadlock(error)) throw error;
      // That work went on, and has ended by the next try or waits for it.
      return pool.query(doing(emptyEveryTable));
    });
    if (again !== undefined) return pool.query(again);
    await fill();
    again = insertAgain(await readRows(pool));
  };
  return { ...createDatabase(pool), pool, close, begins, kind: url ? ('postgresql' as const) : ('embedded' as const) };
};

/** A separate database without a table, for tests that migrate it themselves: in the same place as every other. */
export const openEmptyDatabase = (): Promise<{ pool: pg.Pool; close: () => Promise<void> }> => {
  const url = process.env.DATABASE_URL_TEST;
  return url ? openOnPostgres(url, 'template1') : startEmbedded({});
};

export type EmptyDatabase = Awaited<ReturnType<typeof openEmptyDatabase>>;
