import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

export type EmbeddedOptions = {
  /** Folder the database lives in; without one it lives in memory. */
  folder?: string;
  /** Archive to start a new database from, instead of making an empty one. */
  template?: string;
};

/** Another process holds the data folder. The message is the remedy. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process; stop it or choose --data-dir`);
    this.name = 'DataFolderInUse';
  }
}

/**
 * Takes the folder for this process alone. The embedded database has no lock of its own and two processes would silently
 * overwrite each other. The kernel frees this lock when the process dies, however it dies.
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

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL's program, compiled once for all that are started in this process: that costs more than starting one. */
const program = () => {
  compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
};

/** Starts the embedded database in its thread and gives a pool of exactly one connection to it. */
export const startEmbedded = async (options: EmbeddedOptions) => {
  const socketFolder = mkdtempSync(join(tmpdir(), 'esg-database-'));
  const socketPath = join(socketFolder, '.s.PGSQL.5432');
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { ...options, socketPath, pgliteWasmModule: await program() },
  });
  await reply(worker, 'ready');
  // Several connections would interleave on the one session behind the socket.
  const pool = new pg.Pool({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
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
      await pool.end();
      await ask({ kind: 'close' }, 'closed');
      await worker.terminate();
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
};
