import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { createLog, type Log } from '../log.ts';
import { createCalls } from './calls.ts';
import { createJobs, type Job } from './jobs.ts';
import { attempt } from './long-jobs.ts';

let h: Harness;
const done: string[] = [];
let job: Job<{ name: string }>;

beforeAll(async () => {
  h = await createHarness();
  job = h.deps.jobs.define<{ name: string }>('test.note', async ({ name }) => {
    if (name === 'second try' && !done.includes('first try')) {
      done.push('first try');
      throw new Error('not yet');
    }
    done.push(name);
  });
  h.deps.jobs.onStart(() => h.database.withSystem((tx) => job.enqueue({ name: 'queued at start' }, tx)));
  await h.deps.jobs.start();
});
afterAll(() => h.close());

const until = (check: () => void) => vi.waitFor(check, { timeout: 12_000, interval: 50 });

it('accepts a job within a transaction before anything else was queued, on one connection', async () => {
  await until(() => expect(done).toContain('queued at start'));
});

it('runs a job soon after it was queued', async () => {
  await job.enqueue({ name: 'plain' });
  await until(() => expect(done).toContain('plain'));
});

it('queues a job with the transaction it belongs to, and not at all when that fails', async () => {
  const { scope } = personOf('verdant.admin');
  const failing = h.database.withSystem(async (tx) => {
    await job.enqueue({ name: 'rolled back' }, tx);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow();
  await h.database.withScope(scope, async ({ tx }) => {
    await tx.execute(sql`select 1`);
    await job.enqueue({ name: 'committed' }, tx);
  });
  await until(() => expect(done).toContain('committed'));
  expect(done).not.toContain('rolled back');
});

it('tries a failed job again', async () => {
  await job.enqueue({ name: 'second try' });
  await until(() => expect(done).toContain('second try'));
});

it('finds jobs that it was not woken for, with one query for all kinds of jobs', async () => {
  // The same pool under another name: queries of the harness's jobs meanwhile are not counted.
  const pool: typeof h.database.pool = Object.create(h.database.pool);
  const jobs = createJobs(pool, createLog('silent'), { lookEverySeconds: 0.5 });
  const found: string[] = [];
  for (const kind of ['test.left', 'test.right', 'test.neither'])
    jobs.define(kind, async () => {
      found.push(kind);
    });
  await jobs.start();
  const asked = vi.spyOn(pool, 'connect');
  await new Promise((later) => setTimeout(later, 3000));
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(9);
  asked.mockRestore();
  await h.database.pool.query(`insert into jobs.job (name, data) values ('test.left', '{}'), ('test.right', '{}')`);
  await until(() => expect(found.toSorted()).toEqual(['test.left', 'test.right']));
  await jobs.stop(0);
});

it('wakes the workers of other gateways, so that no job waits for a busy one', async () => {
  // Only one process can use the embedded database.
  if (h.database.kind === 'embedded') return;
  const begun: string[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const gateways = ['one', 'other'].map((name) => {
    const calls = createCalls(h.database.pool, createLog('silent'));
    const jobs = createJobs(h.database.pool, createLog('silent'), { calls });
    const long = jobs.define('test.long', async () => {
      begun.push(name);
      await ended;
    });
    return { jobs, long };
  });
  for (const { jobs } of gateways) await jobs.start();
  await gateways[0]?.long.enqueue({});
  await until(() => expect(begun).toHaveLength(1));
  // The process with the first job is busy; the scheduled look would come half a minute later.
  await gateways[0]?.long.enqueue({});
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(['one', 'other']), { timeout: 5000 });
  end();
  for (const { jobs } of gateways) await jobs.stop(0);
});

it('that is at work when the gateway stops ends without an error, and is tried again at the next start', async () => {
  // The harness's own pool must stay open.
  if (h.database.kind === 'embedded') return;
  const pool = new pg.Pool(h.database.pool.options);
  pool.on('error', () => undefined);
  const log = { ...createLog('silent'), error: vi.fn(), warn: vi.fn(), info: vi.fn() } as unknown as Log;
  const jobs = createJobs(pool, log);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const long = jobs.define('test.stopped', () =>
    attempt(
      { log },
      {
        row: { id: 'one', attempts: 1 },
        work: async () => {
          begun += 1;
          await ended;
          await pool.query('select 1');
        },
        sayAlive: () => pool.query('select 1'),
        fail: () => jobs.patiently(async () => void (await pool.query('select 1'))),
      },
    ),
  );
  await jobs.start();
  await long.enqueue({});
  await until(() => expect(begun).toBe(1));
  await jobs.stop(0);
  await pool.end();
  end();
  await until(() => expect(log.info).toHaveBeenCalledWith(expect.anything(), 'job left to the next start'));
  await new Promise((later) => setTimeout(later, 200));
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
  const { rows } = await h.database.pool.query("select state from jobs.job where name = 'test.stopped'");
  expect(['retry', 'active']).toContain(rows[0].state);
});
