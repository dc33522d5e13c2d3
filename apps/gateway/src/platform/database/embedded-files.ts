import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's module that is needed before the database starts. */
type EmscriptenModule = {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } };
};

/** The plain Node file system never syncs: a power cut could lose acknowledged writes. This one syncs. */
export class SyncingNodeFS extends NodeFS {
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
export const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];
