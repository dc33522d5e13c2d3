import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Remedy } from '../shared/terminal.mjs';

const marker = '.esg-data';
const lockFile = 'gateway.lock';

const probe = `const { DatabaseSync } = require('node:sqlite');
try { const d = new DatabaseSync(process.argv[1]); d.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK'); d.close(); }
catch (error) { process.exit(/locked/.test(error.message) ? 3 : 0); }`;

/** Refuses with a remedy when a running gateway holds the folder. `node` must be Node 24. */
export const requireUnlocked = (dataDir, node) => {
  const file = join(dataDir, lockFile);
  if (!existsSync(file)) return;
  const { status } = spawnSync(node, ['--no-warnings', '-e', probe, file]);
  if (status === 3) {
    throw new Remedy(
      `The data folder ${dataDir} is in use by another start: stop that one, or start with "npm start -- --data-dir <other folder>".`,
    );
  }
};

const isOurs = (dataDir) => existsSync(join(dataDir, marker));
const isEmpty = (dataDir) => readdirSync(dataDir).length === 0;

/** Makes the folder and marks it as ours; refuses a file, or a folder with other content. */
export const claimDataFolder = (dataDir) => {
  const stat = statSync(dataDir, { throwIfNoEntry: false });
  if (stat && !stat.isDirectory()) throw new Remedy(`${dataDir} is a file: give a folder with "--data-dir <folder>".`);
  if (stat && !isOurs(dataDir) && !isEmpty(dataDir) && !existsSync(join(dataDir, lockFile))) {
    throw new Remedy(`${dataDir} holds other files: give an empty or new folder with "--data-dir <folder>".`);
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!isOurs(dataDir))
      writeFileSync(
        join(dataDir, marker),
        'Data of the ESG reporting product. "npm start -- --reset" may delete this folder.\n',
      );
  } catch (error) {
    throw new Remedy(
      `The data folder ${dataDir} cannot be written (${error.code}): give another with "--data-dir <folder>".`,
    );
  }
};

const confirm = async (dataDir) => {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`Delete everything in ${dataDir}? Type "yes" to go on: `);
  prompt.close();
  return answer.trim().toLowerCase() === 'yes';
};

/** Deletes the data folder. Only a folder with our mark, only when no process uses it, only after a yes. */
export const resetDataFolder = async (dataDir, { yes, node }) => {
  if (!existsSync(dataDir)) return;
  if (!isOurs(dataDir))
    throw new Remedy(`${dataDir} was not made by this product, so --reset leaves it alone: delete it yourself.`);
  requireUnlocked(dataDir, node);
  if (!yes && !process.stdin.isTTY)
    throw new Remedy('--reset asks before it deletes: add --yes when there is no terminal.');
  if (!yes && !(await confirm(dataDir))) throw new Remedy('Nothing was deleted.');
  rmSync(dataDir, { recursive: true });
};
