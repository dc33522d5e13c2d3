import pg from 'pg';
import { createDatabase } from './database.ts';
import { lockFolder, startEmbedded } from './embedded.ts';
import { embeddedFolder } from './make-embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type DatabaseOptions = { dataDir: string; databaseUrl?: string };
export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

const openPostgres = (databaseUrl: string) => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Statements of one transaction may be sent before the previous one was answered.
    pipeline: true,
    // Detects, on idle connections too, a server that disappeared without closing them, as in a failover.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  return { kind: 'postgresql' as const, pool, close: () => pool.end() };
};

const openEmbedded = async (dataDir: string) => {
  const lock = lockFolder(dataDir);
  try {
    const embedded = await startEmbedded({ folder: embeddedFolder(dataDir) });
    const close = async () => {
      await embedded.close();
      lock.release();
    };
    return { kind: 'embedded' as const, pool: embedded.pool, close };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/**
 * Opens the database with the newest schema: PostgreSQL where an address is given, otherwise the embedded one in the data folder. Throws
 * `DataFolderInUse` when another process has that folder. `pool` is for the platform (jobs, limits) only. Work given to `alone` is done by
 * one gateway of the deployment at a time, for each kind of work; `queues` may be needed in the middle of `setUp`.
 */
export const openDatabase = async ({ dataDir, databaseUrl }: DatabaseOptions) => {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  // A connection that breaks is replaced by the next query, and whoever was using it is told by a rejection. Both events would end
  // the process without a listener: the pool's is for connections that are idle, the connection's own for those in use.
  opened.pool.on('error', () => undefined);
  opened.pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateDatabase(opened.pool);
  } catch (error) {
    await opened.close();
    throw error;
  }
  // The embedded database has one connection, and its folder belongs to this process only.
  const alone = <Result>(kind: 'setUp' | 'queues', work: () => Promise<Result>): Promise<Result> =>
    opened.kind === 'embedded' ? work() : oneAtATime(opened.pool, kind, work);
  return { ...opened, ...createDatabase(opened.pool), alone };
};
