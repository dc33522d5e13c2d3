import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The embedded database's folder inside a data folder. */
export const embeddedFolder = (dataDir: string) => join(dataDir, 'database');

const runMaker = async (folder: string) => {
  const script = fileURLToPath(new URL('./make-embedded-worker.ts', import.meta.url));
  // A program that runs for a second need not be optimised, which takes 80 MB.
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
 * Creates an empty embedded database where the data folder has none yet, completely or not at all. Creating one takes several hundred
 * megabytes more than using it, which only a process that ends returns: so a separate process does it, before the gateway itself loads.
 */
export const makeEmbedded = async (dataDir: string) => {
  const folder = embeddedFolder(dataDir);
  if (existsSync(folder)) return;
  const making = `${folder}-${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  try {
    await runMaker(making);
    // A process that was faster has created the same.
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
};
