import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the embedded database lives in a data folder. */
export const embeddedFolder = (dataDir: string) => join(dataDir, 'database');

const runMaker = async (folder: string) => {
  const script = fileURLToPath(new URL('./make-embedded-worker.ts', import.meta.url));
  // What runs for a second is not worth optimising, which takes 80 MB.
  const flags = ['--no-warnings', '--liftoff-only'];
  const child = spawn(process.execPath, [...flags, script, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) throw new Error(`The embedded database could not be made (${signal ?? code}): ${said.trim()}`);
};

/**
 * Makes an empty embedded database where the data folder has none yet, whole or not at all. Making one takes several hundred megabytes
 * more than having it, which only a process that ends gives back: so this is done by another one, before the gateway itself loads.
 */
export const makeEmbedded = async (dataDir: string) => {
  const folder = embeddedFolder(dataDir);
  if (existsSync(folder)) return;
  const making = `${folder}-${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  try {
    await runMaker(making);
    // Whoever else was first has made the same.
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
};
