import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { createLog } from '../log.ts';
import { createCalls } from './calls.ts';
import { createJobs, type Job } from './jobs.ts';

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
