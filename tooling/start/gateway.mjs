import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from '../shared/run.mjs';
import { Remedy, root } from '../shared/terminal.mjs';

const readyTimeoutMs = 120_000;
const stopTimeoutMs = 10_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const isHealthy = (port) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Starts the gateway with its log going to `gateway.log` in the data folder. The child runs in its own process group, so
 * that Ctrl-C reaches it once and through us.
 */
export const launchGateway = ({ node, port, dataDir, databaseUrl }) => {
  const logFile = join(dataDir, 'gateway.log');
  const log = openSync(logFile, 'w');
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO: '1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const child = spawn(
    node,
    ['--no-warnings', '--import', `${root}/tooling/start/follow-parent.mjs`, `${root}/apps/gateway/src/server.ts`],
    { cwd: root, env: toolEnvironment(env), stdio: ['ignore', log, log, 'ipc'], detached: true },
  );
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 127, signal: null }));
  });
  return { child, ended, logFile, port };
};

/** Resolves when the gateway answers; throws with the end of its log when it ends or stays silent instead. */
export const waitUntilReady = async ({ ended, logFile, port }) => {
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (const untilMs = performance.now() + readyTimeoutMs; !over && performance.now() < untilMs; await pause(50)) {
    if (await isHealthy(port)) return;
  }
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  throw new Remedy(`The gateway did not start. The end of ${logFile}:\n${tail}`);
};

/** Stops the gateway cleanly, and by force when it takes longer than ten seconds. Resolves when it is gone. */
export const stopGateway = async ({ child, ended }) => {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
};
