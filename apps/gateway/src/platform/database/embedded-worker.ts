/**
 * Runs the embedded PostgreSQL in a separate thread, so that a long query never stops the event loop that serves people, and offers it on a
 * unix socket, so that the gateway uses one driver for both kinds of database.
 */
import { closeSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteInterface } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedOptions } from './embedded.ts';
import { SyncingNodeFS, startParams } from './embedded-files.ts';

const options = workerData as EmbeddedOptions & { socketPath: string; pgliteWasmModule: WebAssembly.Module };

const open = async ({ folder, template, pgliteWasmModule }: typeof options): Promise<PGlite> => {
  const loadDataDir = template ? new Blob([readFileSync(template)]) : undefined;
  const extensions = { btree_gist, pg_trgm };
  return folder
    ? PGlite.create({ fs: new SyncingNodeFS(folder), extensions, startParams, loadDataDir, pgliteWasmModule })
    : PGlite.create({ extensions, loadDataDir, pgliteWasmModule });
};

const db = await open(options);
// There is one connection at a time, but the next one may call while those that failed before it are still hanging up.
const server = new PGLiteSocketServer({ db, path: options.socketPath, maxConnections: 10 });
await server.start();

/** Writes the whole database into one archive, synced to the disk before it is reported. */
const dump = async (path: string, source: PGliteInterface) => {
  const { writeFile } = await import('node:fs/promises');
  await writeFile(path, Buffer.from(await (await source.dumpDataDir('none')).arrayBuffer()));
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

parentPort?.on('message', async (message: { kind: 'close' } | { kind: 'dump'; path: string }) => {
  if (message.kind === 'dump') {
    await dump(message.path, db);
    parentPort?.postMessage({ kind: 'dumped' });
    return;
  }
  await server.stop();
  await db.close();
  parentPort?.postMessage({ kind: 'closed' });
  parentPort?.close();
});
parentPort?.postMessage({ kind: 'ready' });
