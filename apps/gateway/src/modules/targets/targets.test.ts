import { type NewTarget, type Target, type TargetWithFigures, targetLimits, wholeHolding } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { body, type PersonName } from '../../testing/harness.ts';
import { figure, hubOf, hubSuite } from '../data-points/testing.ts';
import { energyTarget } from './testing.ts';

const suite = hubSuite();
const send = (method: 'POST' | 'PUT', path: string, value: unknown, name: PersonName = 'verdant.member') =>
  hubOf(suite.h, name).send(method, path, value);
const added = (more: Partial<NewTarget> = {}) =>
  hubOf(suite.h).ok<Target>(send('POST', '/targets', energyTarget(more)));
const list = (name: PersonName = 'verdant.member') => {
  const { ok, get } = hubOf(suite.h, name);
  return ok<TargetWithFigures[]>(get('/targets?metricKey=energy.consumption.total'));
};

describe('targets', () => {
  it('are added, changed and removed by whoever writes figures, and read with the figures they are compared with', async () => {
    const { store } = hubOf(suite.h);
    await store(suite.year.id, { value: figure('0.09', 'GWh') });
    const { id } = await added();
    expect(await list()).toMatchObject([
      { target: { id, measures: [{ name: 'New boilers' }] }, figures: [{ year: 2024, value: '90' }] },
    ]);
    const changed = await send('PUT', `/targets/${id}`, { ...energyTarget({ name: 'A third' }), version: 1 });
    expect(await changed.json()).toMatchObject({ name: 'A third', version: 2 });
    expect((await hubOf(suite.h).remove(`/targets/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('of an entity are compared with its figures', async () => {
    const { store, entity } = hubOf(suite.h);
    const north = await entity('North');
    await store(suite.year.id, { entityId: north.id, value: figure('40') });
    await store(suite.next.id, { entityId: (await entity('South')).id, value: figure('7') });
    await added({ entityId: north.id });
    expect((await list())[0]?.figures).toEqual([{ year: 2024, value: '40', fewer: null }]);
  });

  it('mark a year that fewer entities have entered than an earlier one', async () => {
    const { store, entity } = hubOf(suite.h);
    const north = await entity('North');
    const south = await entity('South');
    for (const { id: entityId } of [north, south]) await store(suite.year.id, { entityId, value: figure('40') });
    await store(suite.next.id, { entityId: north.id, value: figure('7') });
    await added();
    const first = { year: 2024, value: '80', fewer: null };
    expect((await list())[0]?.figures).toEqual([first, { year: 2025, value: '7', fewer: { told: 1, of: 2 } }]);
    await store(suite.next.id, { entityId: south.id, value: figure('7') });
    expect((await list())[0]?.figures).toEqual([first, { year: 2025, value: '14', fewer: null }]);
  });

  it('are compared with every digit of a figure by shares, not with the digits that lists show of it', async () => {
    const { ok, store, entity } = hubOf(suite.h);
    const north = await entity('North');
    const admin = (path: string, value: unknown) => ok(send('PUT', path, value, 'verdant.admin'));
    await admin('/boundaries/approach', { year: 2024, approach: 'equity_share', version: 0 });
    await admin(`/entities/${north.id}/holding`, { ...wholeHolding, ownership: '60', year: 2024, version: 0 });
    await store(suite.year.id, { entityId: north.id, value: figure('366.196128') });
    await added();
    expect((await list())[0]?.figures).toEqual([{ year: 2024, value: '219.7176768', fewer: null }]);
  });

  it('refuse a change of an older state, and say what stands now', async () => {
    const { id } = await added();
    await send('PUT', `/targets/${id}`, { ...energyTarget({ name: 'Mine' }), version: 1 });
    const late = await send('PUT', `/targets/${id}`, { ...energyTarget({ name: 'Late' }), version: 1 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { name: 'Mine', version: 2 } },
    ]);
  });

  it('refuse what cannot be a path: other units, texts, a goal before its base, interim years outside or twice', async () => {
    const wrong: [Partial<NewTarget>, string][] = [
      [{ unit: 'm3' }, 'unit'],
      [{ metricKey: 'energy.management' }, 'metricKey'],
      [{ entityId: '0de0d000-0000-4000-8000-000000000001' }, 'entityId'],
      [{ goal: { year: 2020, value: '5' } }, 'goal'],
      [{ interim: [{ year: 2031, value: '5' }] }, 'interim'],
      [{ interim: [2025, 2025].map((year) => ({ year, value: '5' })) }, 'interim'],
    ];
    for (const [more, path] of wrong)
      expect(await hubOf(suite.h).refused(send('POST', '/targets', energyTarget(more)))).toMatchObject({
        status: 422,
        issues: [{ path }],
      });
  });

  it('are no more than there may be', async () => {
    await added();
    await suite.h.database.withSystem((tx) =>
      tx.execute(sql`insert into targets
        select (jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid()))).*
        from targets source, generate_series(2, ${targetLimits.targetsMax})`),
    );
    expect(await hubOf(suite.h).refused(send('POST', '/targets', energyTarget()))).toMatchObject({
      status: 422,
      code: 'resource.full',
    });
  });
});

it('keeps out strangers, entity users, other organisations and tenants', async () => {
  const { id } = await added();
  const one = `/targets/${id}`;
  const change = body('PUT', { ...energyTarget({ name: 'Theirs' }), version: 1 });
  expect((await suite.h.anonymous('/targets?metricKey=energy.consumption.total')).status).toBe(401);
  for (const init of [{}, change, { method: 'DELETE' }])
    expect((await suite.h.as('verdant.entity').request(one, init)).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    expect(await list(name)).toEqual([]);
    for (const init of [{}, change, { method: 'DELETE' }])
      expect((await suite.h.as(name).request(one, init)).status).toBe(404);
  }
  expect(await list()).toMatchObject([{ target: { id, version: 1 } }]);
});
