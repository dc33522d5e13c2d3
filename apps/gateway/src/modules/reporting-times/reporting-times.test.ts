import type { ReportingTime } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const year = { start: '2025-01-01', end: '2025-12-31' };
const send = (method: 'POST' | 'PUT', path: string, value: unknown, name: PersonName = 'verdant.member') =>
  h.as(name).request(path, body(method, value));
const list = async (name: PersonName = 'verdant.member') =>
  (await (await h.as(name).request('/reporting-times')).json()) as ReportingTime[];
const added = async (period = year, name: string | null = null) =>
  (await (await send('POST', '/reporting-times', { name, period })).json()) as ReportingTime;
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('reporting times', () => {
  it('are created from a template for any fiscal year, each once', async () => {
    const first = await send('POST', '/reporting-times/sets', { kind: 'quarter', year: 2025, startMonth: 4 });
    expect(
      ((await first.json()) as ReportingTime[]).map(({ kind, period }) => [kind, period.start, period.end]),
    ).toEqual([
      ['quarter', '2025-04-01', '2025-06-30'],
      ['quarter', '2025-07-01', '2025-09-30'],
      ['quarter', '2025-10-01', '2025-12-31'],
      ['quarter', '2026-01-01', '2026-03-31'],
    ]);
    await send('POST', '/reporting-times/sets', { kind: 'quarter', year: 2025, startMonth: 7 });
    expect(await list()).toHaveLength(5);
    await send('POST', '/reporting-times/sets', { kind: 'month', year: 2024, startMonth: 1 });
    expect((await list()).find(({ period }) => period.start === '2024-02-01')?.period.end).toBe('2024-02-29');
  });

  it('have days of their own, a name and an order', async () => {
    const custom = await added({ start: '2025-03-15', end: '2025-09-14' }, 'Pilot');
    const fiscal = await added();
    expect([custom.kind, fiscal.kind]).toEqual(['custom', 'fiscal-year']);
    await send('PUT', '/reporting-times/order', { ids: [fiscal.id, custom.id] });
    expect((await list()).map(({ id }) => id)).toEqual([fiscal.id, custom.id]);
    const renamed = await send('PUT', `/reporting-times/${custom.id}`, {
      name: 'First half',
      period: { start: '2025-01-01', end: '2025-06-30' },
      version: 1,
    });
    expect(await renamed.json()).toMatchObject({ name: 'First half', kind: 'custom', version: 2 });
    expect((await h.as('verdant.member').request(`/reporting-times/${custom.id}`, { method: 'DELETE' })).status).toBe(
      204,
    );
    expect(await list()).toHaveLength(1);
  });

  it('are ordered by their days, after those that somebody put in an order', async () => {
    const yearOf = (number: number) => added({ start: `${number}-01-01`, end: `${number}-12-31` });
    const starts = async () => (await list()).map(({ period }) => period.start.slice(0, 7));
    await yearOf(2024);
    await yearOf(2025);
    await send('POST', '/reporting-times/sets', { kind: 'quarter', year: 2025, startMonth: 7 });
    await yearOf(2023);
    const quarters = ['2025-07', '2025-10', '2026-01', '2026-04'];
    expect(await starts()).toEqual(['2023-01', '2024-01', '2025-01', ...quarters]);
    const ids = (await list()).map(({ id }) => id);
    await send('PUT', '/reporting-times/order', { ids: ids.toReversed() });
    await yearOf(2022);
    expect(await starts()).toEqual([...quarters.toReversed(), '2025-01', '2024-01', '2023-01', '2022-01']);
  });

  it('refuse days that are taken or impossible, and orders that leave one out', async () => {
    const { id } = await added();
    const again = await send('POST', '/reporting-times', { name: null, period: year });
    expect(await refusal(again)).toEqual([422, 'reporting_time.exists']);
    const none = await send('POST', '/reporting-times', {
      name: null,
      period: { start: '2025-02-30', end: '2025-03-01' },
    });
    expect(none.status).toBe(422);
    const other = await added({ start: '2026-01-01', end: '2026-12-31' });
    expect((await send('PUT', '/reporting-times/order', { ids: [id] })).status).toBe(422);
    const taken = await send('PUT', `/reporting-times/${other.id}`, { name: null, period: year, version: 1 });
    expect(await refusal(taken)).toEqual([422, 'reporting_time.exists']);
  });

  it('are not overwritten by somebody who saw an older one', async () => {
    const { id } = await added();
    await send('PUT', `/reporting-times/${id}`, { name: 'Mine', period: year, version: 1 });
    const late = await send('PUT', `/reporting-times/${id}`, { name: 'Late', period: year, version: 1 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'reporting_time.stale', current: { name: 'Mine', version: 2 } },
    ]);
  });
});

it('closes reporting times to strangers, entity users, other organisations and other tenants', async () => {
  const { id } = await added();
  const calls: [string, RequestInit, number][] = [
    ['/reporting-times', body('POST', { name: null, period: year }), 201],
    [`/reporting-times/${id}`, body('PUT', { name: 'Theirs', period: year, version: 1 }), 404],
    [`/reporting-times/${id}`, { method: 'DELETE' }, 404],
    ['/reporting-times/order', body('PUT', { ids: [id] }), 422],
  ];
  for (const [path, init, status] of calls) {
    expect((await h.anonymous(path, init)).status).toBe(401);
    expect((await h.as('verdant.entity').request(path, init)).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await h.as(name).request(path, init)).status, `${name} ${path}`).toBe(status);
  }
  expect(await list()).toMatchObject([{ id, name: null, version: 1 }]);
});
