import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The port of the product that all journeys share. */
export const port = Number(process.env.E2E_PORT ?? 4390);

/** The gateway's address for calls without the browser; name the tenant with `tenantHeader`. */
export const api = (path: string, onPort = port) => `http://127.0.0.1:${onPort}/api${path}`;

/** The header that names the tenant of a call. */
export const tenantHeader = (tenant: string, onPort = port) => ({ 'tenant-url': `${tenant}.localhost:${onPort}` });

/** The data folder of the shared product. */
export const dataDir = join(tmpdir(), `esg-journeys-${port}`);

/** Starts the shared product on an empty data folder. */
export const startCommand = `node ${root}/tooling/start.mjs --port ${port} --data-dir ${dataDir} --reset --yes`;

/** A separate product of one journey, to be stopped, killed and started again on the same data. */
export type Product = {
  readonly url: (tenant: string, path?: string) => string;
  readonly port: number;
  /** Starts again after `stop` or `kill`, on the same data. Resolves when it answers. */
  readonly start: () => Promise<void>;
  /** Whether the process that was started last is alive. */
  readonly isRunning: () => boolean;
  /** Everything it has written so far, including its log. */
  readonly said: () => string;
  /** Sends its process a signal. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Its exit code, once it has ended. */
  readonly ended: () => Promise<number | null>;
  /** Ends it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
  /** Ends it like a power cut: nothing gets a chance to clean up. */
  readonly kill: () => Promise<void>;
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>;
};

const readyWithinMs = 240_000;

const untilHealthy = async (ownPort: number) => {
  for (const until = Date.now() + readyWithinMs; Date.now() < until; ) {
    const healthy = await fetch(api('/health', ownPort)).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product on port ${ownPort} did not become ready within ${readyWithinMs / 1000} seconds.`);
};

type Options = {
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** A data folder to share with another gateway; its creator removes it. */
  sharedFolder?: string;
  /** A module that is loaded into its process first. */
  preload?: string;
};

/** Starts a separate gateway on an empty data folder; the apps must be built already, which `npm start` does. */
export const startProduct = async (ownPort: number, options: Options = {}): Promise<Product> => {
  const folder = options.sharedFolder ?? mkdtempSync(join(tmpdir(), 'esg-product-'));
  const logFile = join(folder, `gateway-${ownPort}.log`);
  const imports = options.preload ? ['--import', options.preload] : [];
  let child: ReturnType<typeof spawn> | undefined;
  let gone: Promise<number | null> = Promise.resolve(null);

  const start = async () => {
    const log = openSync(logFile, 'a');
    const started = spawn(process.execPath, ['--no-warnings', ...imports, 'apps/gateway/src/server.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(ownPort), DATA_DIR: folder, DEMO: '1', ...options.env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    gone = new Promise((resolve) => started.once('exit', resolve));
    child = started;
    const ended = gone.then((code) => {
      throw new Error(
        `The product on port ${ownPort} ended with ${code} at its start: ${readFileSync(logFile, 'utf8').slice(-500)}`,
      );
    });
    // From then on it may end in any way.
    ended.catch(() => undefined);
    await Promise.race([untilHealthy(ownPort), ended]);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };
  const remove = async () => {
    await end('SIGKILL');
    if (!options.sharedFolder) rmSync(folder, { recursive: true, force: true });
  };
  await start().catch(async (error: unknown) => {
    // Otherwise it would still answer on this port at the next try.
    await remove();
    throw error;
  });
  return {
    url: (tenant, path = '/ct/') => `http://${tenant}.localhost:${ownPort}${path}`,
    port: ownPort,
    start,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
    said: () => readFileSync(logFile, 'utf8'),
    signal: (name) => {
      child?.kill(name);
    },
    ended: () => gone,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    remove,
  };
};
