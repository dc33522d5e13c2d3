import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { toolEnvironment } from '../shared/run.mjs';
import { Remedy, root } from '../shared/terminal.mjs';

const readyTimeoutMs = 120_000;
const stopTimeoutMs = 10_000;

/** The gateway's message to its parent: `ready`, or `failed` with a message that is the remedy. */
const outcomeOf = (child) =>
  new Promise((resolve) => {
    child.on('message', (message) => resolve(message));
    child.once('exit', (code, signal) => resolve({ type: 'ended', message: `It ended with ${signal ?? code}.` }));
    child.once('error', (error) => resolve({ type: 'ended', message: error.message }));
    setTimeout(
      () => resolve({ type: 'ended', message: `It stayed silent for ${readyTimeoutMs / 1000} seconds.` }),
      readyTimeoutMs,
    ).unref();
  });

/** A new `gateway.log` in the data folder; the log of the start before stays beside it, because it may say why that one ended. */
export const openLog = (dataDir) => {
  const logFile = join(dataDir, 'gateway.log');
  if (existsSync(logFile)) renameSync(logFile, join(dataDir, 'gateway.previous.log'));
  return { logFile, log: openSync(logFile, 'w') };
};

/**
 * Starts the gateway with its log going to `gateway.log` in the data folder. The child runs in its own process group, so that Ctrl-C
 * reaches it once and through us; it stops by itself when we are gone.
 */
export const launchGateway = ({ node, port, dataDir, databaseUrl }) => {
  const { logFile, log } = openLog(dataDir);
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO: '1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const child = spawn(node, ['--no-warnings', `${root}/apps/gateway/src/server.ts`], {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: 127, signal: null }));
  });
  return { child, ended, logFile, outcome: outcomeOf(child) };
};

/** Resolves when the gateway is ready; throws its own message, or the end of its log, when it fails. */
export const waitUntilReady = async ({ outcome, logFile }) => {
  const { type, message } = await outcome;
  if (type === 'ready') return;
  if (type === 'failed') throw new Remedy(message);
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  throw new Remedy(`The gateway did not start. ${message} The end of ${logFile}:\n${tail}`);
};

/** Stops the gateway cleanly, and by force when it takes longer than ten seconds. Resolves when it has ended. */
export const stopGateway = async ({ child, ended }) => {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
};
