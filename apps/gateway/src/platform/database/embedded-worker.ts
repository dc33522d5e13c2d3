/**
 * Runs the embedded PostgreSQL in a thread of its own, so that a long query never stops the event loop that serves people,
 * and offers it on a unix socket, so that the gateway has one driver for both kinds of database.
 */
import { closeSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteInterface } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedOptions } from './embedded.ts';

/** What is needed of Emscripten's module before the database starts. */
type EmscriptenModule = {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } };
};

/** The plain Node file system never syncs: a power cut could take acknowledged writes with it. This one does. */
class SyncingNodeFS extends NodeFS {
  override async init(pg: PGlite, opts: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, opts);
    const sync = (module: unknown) => {
      (module as EmscriptenModule).FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    const before = result.emscriptenOpts.preRun;
    const steps = Array.isArray(before) ? before : before ? [before] : [];
    return { ...result, emscriptenOpts: { ...result.emscriptenOpts, preRun: [sync, ...steps] } };
  }
}

/** `wal_sync_method=fsync`: the default, fdatasync, is a stub in this build. Small buffers halve the memory at equal work. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

const options = workerData as EmbeddedOptions & { socketPath: string; pgliteWasmModule: WebAssembly.Module };

const open = async ({ folder, template, pgliteWasmModule }: typeof options): Promise<PGlite> => {
  const loadDataDir = template ? new Blob([readFileSync(template)]) : undefined;
  const extensions = { btree_gist, pg_trgm };
  return folder
    ? PGlite.create({ fs: new SyncingNodeFS(folder), extensions, startParams, loadDataDir, pgliteWasmModule })
    : PGlite.create({ extensions, loadDataDir, pgliteWasmModule });
};

const db = await open(options);
const server = new PGLiteSocketServer({ db, path: options.socketPath });
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
