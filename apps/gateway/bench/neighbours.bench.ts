/**
 * How long somebody of one tenant waits while a client of another sends all it can, on one gateway with the embedded database: first over
 * sockets (rooms that are not its own, again and again, and a new connection where one is cut), then by calls. Prints JSON: the middle wait
 * in milliseconds, quiet and beside each. Run: `node bench/neighbours.bench.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiLimits } from '@esg/contract';
import { signIn, startGateway } from './hub-product.ts';

const rounds = 5;
const secondsEach = 4;
/** The pause of a person at work: a screen is loaded, read, and then the next one is loaded. */
const pauseMs = 20;
const ways = ['sockets', 'calls'] as const;
type Way = (typeof ways)[number];

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Reads a list of reports again and again for `secondsEach` seconds, and returns the milliseconds of each read. */
const waits = async (read: (path: string) => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = [];
  const until = performance.now() + secondsEach * 1000;
  while (performance.now() < until) {
    const begun = performance.now();
    await read('/reports');
    taken.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return taken;
};

/** Starts the loud client in a process of its own, so that it takes no processor time from the one that measures. */
const startLoud = async (way: Way, port: number, token: string) => {
  const script = new URL('./loud-client.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--no-warnings', script, way, String(port), token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
};

const main = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-neighbours-'));
  const gateway = await startGateway(dataDir, apiLimits.personCallsPerMinuteMax);
  try {
    const loud = await signIn(gateway.port);
    const harbour = { host: 'harbour.localhost', email: 'admin@harbour.example' };
    const measured: Record<'quiet' | Way, number[]> = { quiet: [], sockets: [], calls: [] };
    const { read } = await signIn(gateway.port, harbour);
    await waits(read);
    for (let round = 0; round < rounds; round += 1) {
      measured.quiet.push(middle(await waits(read)));
      for (const way of ways) {
        const stop = await startLoud(way, gateway.port, loud.tokens.accessToken);
        measured[way].push(middle(await waits(read)));
        await stop();
      }
    }
    const { quiet, sockets, calls } = measured;
    process.stdout.write(JSON.stringify({ quiet: middle(quiet), sockets: middle(sockets), calls: middle(calls) }));
  } finally {
    await gateway.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
