import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from './database.ts';
import { lockFolder, startEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

export type DatabaseOptions = { dataDir: string; databaseUrl?: string };
export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

const openPostgres = (databaseUrl: string) => {
  const options = { connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 };
  // Statements of one transaction may be sent before the one before them is answered.
  const pool = new pg.Pool({ ...options, pipeline: true });
  return { kind: 'postgresql' as const, pool, close: () => pool.end() };
};

const openEmbedded = async (dataDir: string) => {
  const lock = lockFolder(dataDir);
  try {
    const embedded = await startEmbedded({ folder: join(dataDir, 'database') });
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
 * Opens the database at its newest shape: PostgreSQL where an address is given, otherwise the embedded one in the data
 * folder. Throws `DataFolderInUse` when another process has that folder. `pool` is for the platform (jobs, limits) alone.
 */
export const openDatabase = async ({ dataDir, databaseUrl }: DatabaseOptions) => {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  opened.pool.on('error', () => undefined);
  try {
    await migrateDatabase(opened.pool);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { ...opened, ...createDatabase(opened.pool) };
};
