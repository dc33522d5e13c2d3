import {
  type ClimateScreening,
  climateScreeningLimits,
  type DataPoint,
  type NewClimateActivity,
  type NewScreeningStatement,
  type ScreeningCategory,
  type ScreeningEstimate,
  type ScreeningEventPage,
  type ScreeningStatement,
} from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { climateOf, gasLine, steamFactor } from '../climate/testing.ts';
import { hubOf } from '../data-points/testing.ts';
import { readZip } from '../exports/render/testing/read-zip.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const months = 'from=2025-01&to=2025-12';
const undecided = { relevance: null, criteria: [], reason: '', version: 0 };
const noPlan = { method: null, owner: '', dueOn: null, version: 0 };

const spend = (more: Partial<ScreeningEstimate> = {}): ScreeningEstimate => ({
  activityTypeId: 'spend-goods',
  year: '2025',
  amount: '1000000',
  unit: 'USD',
  basis: null,
  activity: null,
  region: null,
  factorId: null,
  prices: { year: 2025, withTax: false },
  source: 'Ledger 4000 to 4999',
  ...more,
});

const rail = spend({
  activityTypeId: 'rail-travel',
  amount: '10000',
  unit: '{passenger}.km',
  activity: 'Rail: National rail',
  region: 'GB',
  prices: null,
});

const waste = (more: Partial<NewClimateActivity> = {}) =>
  gasLine({
    activityTypeId: 'waste-treatment',
    activity: 'Waste: asbestos, landfill',
    basis: null,
    category: 5,
    amount: '9',
    unit: 't',
    ...more,
  });

const screeningOf = (name: PersonName = 'verdant.admin') => {
  const calls = climateOf(h, name);
  const { ok, get, send } = calls;
  const all = (query = months) => ok<ClimateScreening>(get(`/climate-screening?${query}`));
  const category = async (number: number) => {
    const found = (await all()).categories.find((each) => each.category === number);
    if (!found) throw new Error(`No category ${number}`);
    return found;
  };
  const decide = (number: number, change: object) =>
    send('PUT', `/climate-screening/${number}/decision`, { ...undecided, ...change });
  const plan = (number: number, change: object) =>
    send('PUT', `/climate-screening/${number}/plan`, { ...noPlan, ...change });
  const estimate = (number: number, estimates: readonly object[], version = 0) =>
    send('PUT', `/climate-screening/${number}/estimates`, { estimates, version });
  const log = async (query = '') => (await ok<ScreeningEventPage>(get(`/climate-screening-events${query}`))).items;
  return { ...calls, all, category, decide, plan, estimate, log };
};

describe('the screening of scope 3', () => {
  it('has all 15 categories before anybody said anything of them', async () => {
    const { categories, statement } = await screeningOf().all();
    expect(categories.map(({ category }) => category)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(
      categories.every(({ relevance, version, lines }) => relevance === null && version === 0 && lines.count === 0),
    ).toBe(true);
    expect(statement.en).toContain('Not decided yet: 1 Purchased goods and services; 2 Capital goods');
  });

  it('keeps a decision with who made it and when, and a plan that changes neither', async () => {
    const { ok, decide, plan } = screeningOf();
    const relevant = { relevance: 'relevant', criteria: ['size', 'spend'], reason: 'Half of what we spend' };
    const decided = await ok<ScreeningCategory>(decide(1, relevant));
    expect(decided).toMatchObject({ ...relevant, version: 1 });
    expect(decided.decidedBy).not.toBe('');
    const planned = await ok<ScreeningCategory>(
      plan(1, { method: 'spend', owner: 'Procurement', dueOn: '2026-03-31', version: 1 }),
    );
    expect(planned).toMatchObject({
      ...relevant,
      method: 'spend',
      owner: 'Procurement',
      dueOn: '2026-03-31',
      version: 2,
    });
    expect(planned.decidedAt).toBe(decided.decidedAt);
  });

  it('refuses a category that is left out without a reason', async () => {
    const { refused, decide } = screeningOf();
    expect(await refused(decide(14, { relevance: 'not_relevant' }))).toMatchObject({
      status: 422,
      code: 'request.invalid',
      issues: [{ path: 'reason', rule: 'required' }],
    });
  });

  it('refuses what somebody else has changed since, and answers what they stored', async () => {
    const { ok, refused, decide, plan } = screeningOf();
    await ok(decide(14, { relevance: 'not_relevant', reason: 'We grant no franchises' }));
    for (const answer of [decide(14, { relevance: 'relevant' }), plan(14, { owner: 'Sales', version: 7 })])
      expect(await refused(answer)).toMatchObject({
        status: 409,
        code: 'resource.stale',
        current: { category: 14, relevance: 'not_relevant', reason: 'We grant no franchises', version: 1 },
      });
  });

  it('lists who did what, of all categories and of one', async () => {
    const { ok, decide, plan, log } = screeningOf();
    await ok(decide(14, { relevance: 'not_relevant', reason: 'We grant no franchises' }));
    await ok(plan(6, { method: 'activity' }));
    expect((await log()).map(({ category, deed }) => [category, deed])).toEqual([
      [6, 'planned'],
      [14, 'decided'],
    ]);
    expect(await log('?category=14')).toMatchObject([{ relevance: 'not_relevant', reason: 'We grant no franchises' }]);
  });
});

describe('a rough estimate', () => {
  it('is calculated by a confirmed factor of the library', async () => {
    const { ok, estimate, category } = screeningOf();
    await ok(estimate(6, [rail]));
    const { estimates, estimatedKgCo2e } = await category(6);
    expect(estimates[0]).toMatchObject({ question: null, kgCo2e: estimatedKgCo2e });
    expect(Number(estimatedKgCo2e)).toBeGreaterThan(0);
    expect(estimates[0]?.factors[0]?.source).not.toBe('');
  });

  it('has a question instead of a number until an own factor is confirmed', async () => {
    const { ok, estimate, category, addFactor, confirm } = screeningOf();
    await ok(estimate(1, [spend()]));
    expect(await category(1)).toMatchObject({
      estimatedKgCo2e: null,
      estimates: [{ kgCo2e: null, question: { reason: 'factor_missing' }, factors: [] }],
    });
    const factor = await addFactor(
      steamFactor({
        activityTypeId: 'spend-goods',
        name: 'Office supplies',
        origin: 'own',
        region: 'GLOBAL',
        method: null,
        unit: 'USD',
        prices: { year: 2025, withTax: false },
      }),
    );
    expect((await category(1)).estimates[0]?.question?.reason).toBe('factor_unconfirmed');
    await confirm(factor);
    expect(await category(1)).toMatchObject({ estimatedKgCo2e: '250000', estimates: [{ question: null }] });
  });

  it('is refused for a kind of another category, a unit of another kind, an unknown country, and beyond the limit', async () => {
    const { refused, estimate } = screeningOf();
    const wrong = async (number: number, estimates: readonly object[]) => {
      const { status, issues } = await refused(estimate(number, estimates));
      return [status, issues?.[0]?.path];
    };
    expect(await wrong(7, [spend()])).toEqual([422, 'estimates.0.activityTypeId']);
    expect(await wrong(1, [spend({ unit: 'kWh' })])).toEqual([422, 'estimates.0.unit']);
    expect(await wrong(6, [rail, { ...rail, region: 'XX' }])).toEqual([422, 'estimates.1.region']);
    const many = Array.from({ length: climateScreeningLimits.estimatesMax + 1 }, () => spend());
    expect(await wrong(1, many)).toEqual([422, 'estimates']);
  });
});

describe('activity data beside the screening', () => {
  it('stand in their category, with the months that have lines, and those that wait for an answer', async () => {
    const { add, category, all } = screeningOf();
    await add(waste());
    await add(waste({ month: '2025-04' }));
    await add(waste({ month: '2025-05', activity: null, region: null }));
    await add(waste({ month: '2026-01' }));
    const { lines } = await category(5);
    expect(lines).toMatchObject({ count: 2, openCount: 1, months: 3 });
    expect(Number(lines.kgCo2e)).toBeGreaterThan(0);
    expect((await all()).statement.en).toContain(
      'Scope 3 categories with activity data in this period: 5 Waste from operations.',
    );
  });
});

describe('the inventory report', () => {
  const wordOf = async (language: string) => {
    const answer = await climateOf(h).get(`/climate-inventories/files/word?${months}&language=${language}`);
    const { 'word/document.xml': xml = new Uint8Array() } = await readZip(new Uint8Array(await answer.arrayBuffer()));
    return new TextDecoder().decode(xml).replaceAll(/<[^>]+>/g, ' ');
  };

  it('prints a category that is left out with its reason, what is planned, and what nobody decided', async () => {
    const { ok, add, decide, plan } = screeningOf();
    await add(waste());
    await ok(decide(14, { relevance: 'not_relevant', reason: 'We grant no franchises' }));
    await ok(decide(1, { relevance: 'relevant', criteria: ['size'] }));
    await ok(plan(1, { method: 'spend', version: 1 }));
    const english = await wordOf('en');
    expect(english).toContain('Scope 3, category 14 Franchises: not relevant');
    expect(english).toContain('We grant no franchises');
    expect(english).toContain('1 Purchased goods and services: planned method: spending');
    expect(english).toContain('whose relevance has not been decided yet');
    expect(await wordOf('zhTw')).toContain('範圍 3 類別 14 特許經營：不相關');
  });

  it('leaves out no category that has results, whatever was decided of it', async () => {
    const { ok, add, decide, all } = screeningOf();
    await add(waste());
    await ok(decide(5, { relevance: 'not_relevant', reason: 'Little waste' }));
    expect((await all()).statement.en).not.toContain('Little waste');
    expect(await wordOf('en')).not.toContain('Little waste');
  });

  it('leaves out no category, and calls none without data, whose lines wait for an answer', async () => {
    const { ok, add, decide, all, category } = screeningOf();
    const open = { activity: null, region: null };
    await add(waste(open));
    expect((await category(5)).lines).toMatchObject({ count: 0, openCount: 1 });
    const undecidedYet = (await all()).statement;
    expect(undecidedYet.en).toContain('that has not been calculated yet: 5 Waste from operations.');
    expect(undecidedYet.en).not.toContain('No scope 3 category has activity data');
    expect(undecidedYet.en).not.toMatch(/Not decided yet:.* 5 Waste/);
    expect(undecidedYet.zhTw).toContain('有活動數據但尚未計算的範圍 3 類別：5 ');
    await ok(decide(5, { relevance: 'not_relevant', reason: 'Little waste' }));
    expect((await all()).statement.en).toContain('that has not been calculated yet: 5 Waste from operations.');
    expect((await all()).statement.en).not.toContain('Little waste');
    const printed = await wordOf('en');
    expect(printed).not.toContain('Little waste');
    expect(printed).toMatch(/activity data that is not part of the totals.*: 5 Waste from operations\./);
  });

  it('keeps a relevant category planned while its lines wait for an answer', async () => {
    const { ok, add, decide, all } = screeningOf();
    await add(waste({ activity: null, region: null }));
    await ok(decide(5, { relevance: 'relevant' }));
    const { statement } = await all();
    expect(statement.en).toContain('5 Waste from operations is relevant and has not been calculated yet.');
    expect(statement.en).not.toContain('No scope 3 category has activity data');
  });
});

describe('the workbook', () => {
  it('has the decisions with their reasons, tonnes, shares and rough estimates, in both languages', async () => {
    const { ok, add, decide, estimate, get } = screeningOf();
    await add(waste());
    await ok(decide(14, { relevance: 'not_relevant', reason: 'We grant no franchises' }));
    await ok(estimate(1, [spend()]));
    const read = async (language: string) => {
      const answer = await get(`/climate-screening/file?${months}&language=${language}`);
      expect(answer.status).toBe(200);
      return (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets;
    };
    const [categories, estimates] = await read('en');
    expect(categories?.rows).toHaveLength(16);
    expect(categories?.rows[14]?.slice(0, 4)).toEqual([
      '14 Franchises',
      'Not relevant',
      expect.anything(),
      'We grant no franchises',
    ]);
    expect(categories?.rows[5]?.[11]).toBe(100);
    expect(estimates?.rows[1]?.slice(0, 2)).toEqual(['1 Purchased goods and services', 'Goods and services by spend']);
    expect(estimates?.rows[1]?.[8]).toContain('No number');
    expect((await read('zhTw'))[0]?.rows[14]?.slice(0, 2)).toEqual(['14 特許經營', '不相關']);
  });
});

describe('the statement', () => {
  const publish = (reportingTimeId: string, replaces: NewScreeningStatement['replaces'] = null) => {
    const { ok, send } = climateOf(h);
    return ok<ScreeningStatement>(send('POST', '/climate-screening/statement', { reportingTimeId, replaces }));
  };

  it('becomes an answer of the data hub in both languages, and changes with the screening', async () => {
    const { ok, decide, get } = screeningOf();
    const time = await hubOf(h).time('2025-01-01', '2025-12-31');
    await ok(decide(14, { relevance: 'not_relevant', reason: 'We grant no franchises' }));
    const first = await publish(time.id);
    expect(first).toMatchObject({ state: 'created', standing: { en: '', zhTw: '' } });
    const point = await ok<{ metricKey: string; value: object }>(get(`/data-points/${first.dataPointId}`));
    expect(point).toMatchObject({
      metricKey: 'ghg.scope3.screening',
      value: { type: 'textArea', text: first.statement },
    });
    expect(first.statement.en).toContain(
      '14 Franchises is left out because it is not relevant: We grant no franchises.',
    );
    expect(first.statement.zhTw).toContain('14 特許經營不相關，故不納入：');
    expect(await publish(time.id)).toMatchObject({ state: 'same' });
    await ok(decide(15, { relevance: 'relevant' }));
    const kept = await publish(time.id);
    expect(kept).toMatchObject({ state: 'kept', standing: first.statement, version: first.version });
    const { dataPointId, version } = kept;
    expect(await publish(time.id, { dataPointId, version })).toMatchObject({
      state: 'changed',
      dataPointId: first.dataPointId,
      version: version + 1,
    });
  });

  it('replaces no text that was not shown, and answers the one that stands there', async () => {
    const { ok, refused, send, decide, get } = screeningOf();
    const time = await hubOf(h).time('2025-01-01', '2025-12-31');
    const { dataPointId } = await publish(time.id);
    await ok(decide(15, { relevance: 'relevant' }));
    const shown = await publish(time.id);
    const { reportingTimeId, labelIds, source, internal, quality, methodology, explanation } = await ok<DataPoint>(
      get(`/data-points/${dataPointId}`),
    );
    const theirs = { en: shown.standing.en, zhTw: '另一段文字' };
    const value = { type: 'textArea', text: theirs };
    const change = { reportingTimeId, labelIds, value, source, internal, quality, methodology, explanation };
    await ok(send('PUT', `/data-points/${dataPointId}`, { ...change, version: shown.version }));
    const answer = await refused(
      send('POST', '/climate-screening/statement', {
        reportingTimeId: time.id,
        replaces: { dataPointId, version: shown.version },
      }),
    );
    expect(answer).toMatchObject({
      status: 409,
      code: 'resource.stale',
      current: { state: 'kept', dataPointId, version: shown.version + 1, standing: theirs },
    });
    expect(await ok(get(`/data-points/${dataPointId}`))).toMatchObject({ value: { text: theirs } });
  });

  it('is refused for a reporting time of nobody, and one that begins within a month', async () => {
    const { refused, ok, send } = climateOf(h);
    const odd = await ok<{ id: string }>(
      send('POST', '/reporting-times', { name: null, period: { start: '2025-01-15', end: '2025-12-31' } }),
    );
    for (const reportingTimeId of ['00000000-0000-4000-8000-000000000000', odd.id])
      expect(
        await refused(send('POST', '/climate-screening/statement', { reportingTimeId, replaces: null })),
      ).toMatchObject({ status: 422, issues: [{ path: 'reportingTimeId' }] });
  });
});

describe('the fence', () => {
  it('lets people plan and estimate who may write, and decide only those who answer for the inventory', async () => {
    const { ok, refused, decide, plan, estimate } = screeningOf('verdant.member');
    await ok(plan(6, { method: 'activity' }));
    await ok(estimate(6, [rail], 1));
    expect(await refused(decide(6, { relevance: 'relevant', version: 2 }))).toMatchObject({
      status: 403,
      code: 'permission.denied',
    });
  });

  it('shows nothing of another organisation or tenant, and nothing to anonymous callers and entity users', async () => {
    const { ok, decide } = screeningOf();
    await ok(decide(14, { relevance: 'not_relevant', reason: 'We grant no franchises' }));
    for (const other of ['verdant.sister', 'harbour.admin'] as const) {
      const theirs = screeningOf(other);
      expect(await theirs.category(14)).toMatchObject({ relevance: null, reason: '', version: 0 });
      expect(await theirs.log()).toEqual([]);
      await theirs.ok(theirs.decide(14, { relevance: 'relevant' }));
    }
    expect(await screeningOf().category(14)).toMatchObject({ relevance: 'not_relevant', version: 1 });
    for (const path of [
      `/climate-screening?${months}`,
      '/climate-screening-events',
      `/climate-screening/file?${months}&language=en`,
    ]) {
      expect((await h.anonymous(path)).status).toBe(401);
      expect((await climateOf(h, 'verdant.entity').get(path)).status).toBe(403);
    }
  });

  it('is closed without the flag of the calculator', async () => {
    await h.database.pool.query(`update tenants set feature_flag = '{"featureFlags":[],"versionIds":[]}'`);
    h.clock.advance(12);
    const { get, refused, decide } = screeningOf();
    expect((await get(`/climate-screening?${months}`)).status).toBe(403);
    expect(await refused(decide(6, { relevance: 'relevant' }))).toMatchObject({ status: 403 });
  });
});
