import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.turbo']);

const walk = (path, visit) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) return visit(path, stat);
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) walk(join(path, name), visit);
};

/** Changes when any file below the paths is added, removed, resized or touched. It reads no contents, so it is quick. */
export const fingerprintOfStats = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) walk(path, (file, stat) => hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`));
  return hash.digest('hex');
};

/** The hash of one file's contents. */
export const fingerprintOfContents = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Whether the stamp file has this fingerprint. */
export const isStamped = (stamp, fingerprint) => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;

/** Records that the work of this fingerprint is done. */
export const stampWith = (stamp, fingerprint) => writeFileSync(stamp, fingerprint);
