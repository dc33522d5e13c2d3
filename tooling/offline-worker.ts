import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const file = 'offline-worker.js';
const place = "const build = 'development';";

/** Writes the name of the build into the worker that keeps pages: a browser replaces a worker, and all that it kept, when its file changes. */
export const nameOfflineWorker = (): Plugin => ({
  name: 'esg:name-offline-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = 'dist' }, bundle) => {
      const code = await readFile(join(dir, file), 'utf8');
      if (!code.includes(place)) throw new Error(`${file} has no place for the name of the build.`);
      const build = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 12);
      await writeFile(join(dir, file), code.replace(place, `const build = '${build}';`));
    },
  },
});
