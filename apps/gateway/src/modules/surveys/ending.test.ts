import type { Survey } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { withMateriality } from '../materiality/testing.ts';
import { scatterEnded } from './index.ts';
import { rated, refusalOf, surveysOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const daySeconds = 24 * 60 * 60;
const day = (days: number) => new Date(h.clock.now().getTime() + days * daySeconds * 1000).toISOString();

/** An anonymous survey that ends in a day, and to which five people answered. */
const ending = async (profileId?: string) => {
  const own = surveysOf(h);
  const profile = profileId ?? (await own.assessment()).id;
  const { content, privacy, id, version } = await own.start(profile, { privacy: 'anonymous' });
  const change = { content, privacy, opensAt: null, closesAt: day(1), version };
  const survey = await own.open(await own.ok<Survey>(own.send('PUT', `/surveys/${id}`, change)));
  for (const person of await own.invite(survey, 5)) await person.answer('topics', rated(3, 3));
  return {
    ...own,
    survey,
    extend: () => own.send('PUT', `/surveys/${id}`, { ...change, closesAt: day(9), version: survey.version }),
  };
};

const scatteredAt = async (id: string) =>
  (await h.database.pool.query<{ at: Date | null }>('select scattered_at as at from surveys where id = $1', [id]))
    .rows[0]?.at;

/** Runs this while another transaction, which did `held` first, is open; that one ends once `meanwhile` has run. */
const besides = async <Outcome>(
  held: readonly [string, readonly string[]],
  run: () => Promise<Outcome>,
  meanwhile: (query: (text: string, values: readonly string[]) => Promise<unknown>) => Promise<unknown>,
): Promise<Outcome> => {
  const other = await h.database.pool.connect();
  const query = (text: string, values: readonly string[]) => other.query(text, [...values]);
  try {
    await query('begin', []);
    await query(...held);
    const running = run();
    await expect
      .poll(async () => {
        const waiting = await h.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.rows.length;
      })
      .toBeGreaterThan(0);
    await meanwhile(query);
    await query('commit', []);
    return await running;
  } finally {
    await other.query('rollback');
    other.release();
  }
};

/** The embedded database has one connection: nothing happens there besides something else. */
const isAlone = () => h.database.kind === 'embedded';

describe('a survey that ends', () => {
  it('lets a first answer that is being stored name it, while closing waits for that answer', async () => {
    if (isAlone()) return;
    const { send, survey } = await ending();
    const closing = await besides(
      ['select pg_advisory_xact_lock_shared(hashtextextended($1, 102))', [survey.id]],
      () => send('POST', `/surveys/${survey.id}/closing`),
      // As the foreign key of a new response does.
      (query) => query('select 1 from surveys where id = $1 for key share nowait', [survey.id]),
    );
    expect(closing.status).toBe(200);
  });

  it('is not opened again by a last day that is moved in the moment in which it passes', async () => {
    if (isAlone()) return;
    const { survey, extend } = await ending();
    const moved = await besides(
      ['select 1 from surveys where id = $1 for no key update', [survey.id]],
      extend,
      async () => h.clock.advance(2 * daySeconds),
    );
    expect(await refusalOf(moved)).toBe('survey.closed');
  });

  it('is not opened again once its answers have lost their order', async () => {
    const { survey, extend } = await ending();
    await h.database.pool.query('update surveys set scattered_at = now() where id = $1', [survey.id]);
    expect(await refusalOf(extend())).toBe('survey.closed');
  });

  it('takes no answer once its answers have lost their order, whatever the clock of a gateway says', async () => {
    const { survey, invite } = await ending();
    const [late] = await invite(survey, 1);
    await h.database.pool.query('update surveys set scattered_at = now() where id = $1', [survey.id]);
    expect(await refusalOf(late?.answer('topics', rated(1, 1)) as Promise<Response>)).toBe('survey.closed');
  });

  it('keeps the order of its answers where its last day is moved before the order is removed', async () => {
    if (isAlone()) return;
    const { survey } = await ending();
    h.clock.advance(2 * daySeconds);
    await besides(
      ['update surveys set closes_at = $2 where id = $1', [survey.id, day(9)]],
      () => scatterEnded(h.deps),
      async () => undefined,
    );
    expect(await scatteredAt(survey.id)).toBeNull();
    h.clock.advance(10 * daySeconds);
    await scatterEnded(h.deps);
    expect(await scatteredAt(survey.id)).not.toBeNull();
  });

  it('loses the order of its answers although another one can’t', async () => {
    const one = await ending();
    const other = await ending(one.survey.profileId);
    h.clock.advance(2 * daySeconds);
    await h.database.pool.query(`
      create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse_one before delete on survey_responses for each row
      when (old.survey_id = '${one.survey.id}') execute function refuse_one();`);
    await scatterEnded(h.deps);
    await h.database.pool.query('drop trigger refuse_one on survey_responses; drop function refuse_one');
    expect([await scatteredAt(one.survey.id), await scatteredAt(other.survey.id)]).toEqual([null, expect.any(Date)]);
  });
});
