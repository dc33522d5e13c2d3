import { existsSync, readdirSync } from 'node:fs';
import { fingerprintOfStats, isStamped, stampWith } from '../shared/fingerprint.mjs';
import { run } from '../shared/run.mjs';
import { Remedy, root } from '../shared/terminal.mjs';

const builtApps = readdirSync(`${root}/apps`).filter((app) => existsSync(`${root}/apps/${app}/vite.config.ts`));
const sources = [
  ...builtApps.flatMap((app) =>
    ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((part) => `${root}/apps/${app}/${part}`),
  ),
  ...['quantities', 'contract', 'standards', 'tokens', 'ui', 'api-client', 'app-kit', 'email', 'chart-model'].map(
    (name) => `${root}/packages/${name}`,
  ),
  `${root}/tooling/vite.ts`,
  `${root}/tooling/ahead.ts`,
  `${root}/tooling/offline-worker.ts`,
  `${root}/tooling/remote-module.ts`,
  `${root}/lingui.config.ts`,
  `${root}/node_modules/.install-stamp`,
];
const stamp = `${root}/node_modules/.build-stamp`;

/** Builds the browser apps unless no source changed since the last build. Returns a note for the progress line. */
export const build = async () => {
  const complete = builtApps.every((app) => existsSync(`${root}/apps/${app}/dist`));
  if (complete && isStamped(stamp, fingerprintOfStats(sources))) return 'up to date';
  const { code, output } = await run('turbo', ['run', 'build', '--output-logs=errors-only']);
  if (code !== 0) throw new Remedy(`Building failed:\n${output.trim().slice(-4000)}`);
  stampWith(stamp, fingerprintOfStats(sources));
  return undefined;
};
