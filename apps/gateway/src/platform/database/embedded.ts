import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { program } from './embedded-program.ts';

export type EmbeddedOptions = {
  /** Folder the database lives in; without one it lives in memory. */
  folder?: string;
  /** Archive to start a new database from, instead of making an empty one. */
  template?: string;
};

/** The embedded database ended while it was needed. The process cannot continue without it: the rule of last resort ends it. */
export class EmbeddedDatabaseFailed extends Error {
  override readonly name = 'EmbeddedDatabaseFailed';
}

/** Another process uses the data folder. The message is the remedy. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process; stop it or choose --data-dir`);
    this.name = 'DataFolderInUse';
  }
}

/**
 * Locks the folder for this process. The embedded database has no lock of its own, and two processes would silently overwrite each other.
 * The kernel releases this lock when the process ends, however it ends.
 */
export const lockFolder = (folder: string): { release: () => void } => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'gateway.lock'));
  try {
    lock.exec(
      'PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS l(pid)',
    );
  } catch {
    lock.close();
    throw new DataFolderInUse(folder);
  }
  return { release: () => lock.close() };
};

const reply = (worker: Worker, kind: string) =>
  new Promise<void>((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
      act();
    };
    const onMessage = (message: { kind: string }) => message.kind === kind && settle(resolve);
    const onExit = () => settle(() => reject(new Error(`The embedded database stopped before it was ${kind}`)));
    worker.on('message', onMessage).on('error', reject).on('exit', onExit);
  });

/** Beginning of the name of each folder with a socket; the process id follows. */
const folderPrefix = 'esg-database-';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Removes the folders of processes that were killed before they could remove them. */
const removeLeftovers = () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1]);
    if (pid && !isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
};

/** The thread, once its database can be reached at the socket. */
const startThread = async (options: EmbeddedOptions, socketPath: string) => {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { ...options, socketPath, pgliteWasmModule: await program() },
  });
  await reply(worker, 'ready');
  return worker;
};

/**
 * Starts the embedded database in its thread and returns a pool of exactly one connection to it. If the thread ends by itself, the process
 * gets the exception `EmbeddedDatabaseFailed`.
 */
export const startEmbedded = async (options: EmbeddedOptions) => {
  removeLeftovers();
  const socketFolder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  const removeFolder = () => rmSync(socketFolder, { recursive: true, force: true });
  const worker = await startThread(options, join(socketFolder, '.s.PGSQL.5432')).catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  let isClosing = false;
  worker.on('error', (error: Error) => {
    throw new EmbeddedDatabaseFailed(`The embedded database failed: ${error.name}: ${error.message}`);
  });
  worker.on('exit', (code) => {
    if (!isClosing) throw new EmbeddedDatabaseFailed(`The embedded database ended by itself with code ${code}`);
  });
  // Several connections would interleave on the one session behind the socket.
  const pool = new pg.Pool({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // The pool replaces a connection whose query failed, but the session behind the socket stays the same: without this its prepared
    // statements, role and settings would meet the next connection.
    onConnect: (client) => client.query('discard all'),
  });
  const ask = (message: { kind: string; path?: string }, answer: string) => {
    const answered = reply(worker, answer);
    worker.postMessage(message);
    return answered;
  };
  return {
    pool,
    /** Writes the whole database into one archive file, usable as a template or a backup. */
    dump: (path: string) => ask({ kind: 'dump', path }, 'dumped'),
    close: async () => {
      isClosing = true;
      await pool.end();
      await ask({ kind: 'close' }, 'closed');
      await worker.terminate();
      removeFolder();
    },
  };
};
