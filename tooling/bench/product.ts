import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { root } from '../shared/terminal.mjs';

/** A free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Processor time, and the peak memory of all processes. */
export type Load = { readonly processorMs: number; readonly peakMegabytes: number };

const parentsOfProcesses = () =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
          return [
            [Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }] as const,
          ];
        } catch {
          // The process has ended since the list was read.
          return [];
        }
      }),
  );

const loadOf = (pid: number): Load => {
  const processes = parentsOfProcesses();
  const isBelow = (each: number | undefined): boolean =>
    each !== undefined && (each === pid || isBelow(processes.get(each)?.parent));
  const ours = [...processes].filter(([each]) => isBelow(each));
  const peakOf = (each: number) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  return {
    processorMs: ours.reduce((sum, [, { ticks }]) => sum + ticks * 10, 0),
    peakMegabytes: Math.max(...ours.map(([each]) => peakOf(each))),
  };
};

/** A started product and the seconds from the command to its first page. */
export type Started = {
  readonly port: number;
  readonly secondsToFirstPage: number;
  /** Its use of the machine so far: the command and all processes that it started. */
  readonly load: () => Load;
  readonly stop: () => Promise<void>;
};

/** Runs the start command like a person and waits until the web app's page is served. */
export const startProduct = async (dataDir: string): Promise<Started> => {
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawn(process.execPath, [`${root}/tooling/start.mjs`, '--port', String(port), '--data-dir', dataDir], {
    cwd: root,
    // One person makes all measured calls.
    env: { ...process.env, PERSON_CALLS_PER_MINUTE_MAX: '1000000000' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let over = false;
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      over = true;
      resolve();
    }),
  );
  while (!(await answers(`http://localhost:${port}/ct/`))) {
    if (over || performance.now() - startedMs > 300_000) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const secondsToFirstPage = (performance.now() - startedMs) / 1000;
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  return { port, secondsToFirstPage, load: () => loadOf(child.pid ?? 0), stop };
};
