import type {
  BaseYearAdoption,
  BaseYearPart,
  ClimateBaseYear,
  ClimateInventorySettings,
  Entity,
  HubRestatementList,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { climateOf, fieldsOfFactor, gasLine, steamFactor, steamLine } from '../climate/testing.ts';
import { hubOf } from '../data-points/testing.ts';
import { tonnes } from '../hub-answers/testing.ts';
import { answering, completeReport } from '../reports/testing.ts';
import { baseYearChangeOf, exceedsThreshold } from './base-year-change.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const part = (entityId: string | null, kgCo2e: string, more: Partial<BaseYearPart> = {}): BaseYearPart => ({
  entityId,
  scope: '1',
  method: null,
  share: '1',
  kgCo2e,
  ...more,
});

describe('a change of the base year', () => {
  it('is divided into what joined, left, counts otherwise and was recalculated, digit by digit', () => {
    const adopted = [part('a', '100'), part('b', '50'), part('c', '80', { share: '0.5' })];
    const present = [part('a', '90'), part('c', '160', { share: '1' }), part('d', '7')];
    expect(baseYearChangeOf(adopted, present)).toMatchObject({
      kgCo2e: { location: '27', market: '27' },
      joined: [{ entityId: 'd', location: '7' }],
      left: [{ entityId: 'b', location: '-50' }],
      shares: [{ entityId: 'c', location: '80' }],
      recalculated: { location: '-10', market: '-10' },
    });
  });

  it('exceeds the threshold by either method, and only beyond it', () => {
    const scope2 = (method: 'location' | 'market', kg: string) => part('a', kg, { scope: '2', method });
    const change = baseYearChangeOf(
      [scope2('location', '100'), scope2('market', '100')],
      [scope2('location', '100'), scope2('market', '95')],
    );
    expect(change.percent).toEqual({ location: '0', market: '-5' });
    expect(exceedsThreshold(change, '5')).toBe(false);
    expect(exceedsThreshold(change, '4.99')).toBe(true);
    expect(exceedsThreshold(baseYearChangeOf([], [part('a', '1')]), '5')).toBe(true);
  });
});

const nothing = { scope1: '0', scope2Location: '0', scope2Market: '0', scope3: '0', location: '0', market: '0' };

const baseOf = (name: PersonName = 'verdant.admin') => {
  const { ok, get, send, ...others } = climateOf(h, name);
  const choose = async (thresholdPercent: string | null = '5', baseYearStart = '2025-01') => {
    const now = await ok<ClimateInventorySettings>(get('/climate-inventory-settings'));
    const { updatedBy: _, updatedAt: __, ...settings } = now;
    return ok(send('PUT', '/climate-inventory-settings', { ...settings, baseYearStart, thresholdPercent }));
  };
  const read = () => ok<ClimateBaseYear>(get('/climate-base-year'));
  const asked = async (version: number, reason = 'First inventory'): Promise<BaseYearAdoption> => {
    const { period, present } = await read();
    return {
      version,
      period: period ?? { start: '2025-01-01', end: '2025-12-31' },
      present: present ?? nothing,
      reason,
      language: 'en',
    };
  };
  const adopt = async (version: number, reason?: string) =>
    ok<ClimateBaseYear>(send('POST', '/climate-base-year/adoptions', await asked(version, reason)));
  return { ...others, ok, get, send, choose, base: read, asked, adopt };
};

const addEntity = (name: string) => {
  const { ok, send } = climateOf(h);
  return ok<Entity>(send('POST', '/entities', { parentId: null, name, type: 'Site', fiscalYearStartMonth: 1 }));
};

describe('the base year of an organisation', () => {
  it('is adopted once, and compared with what it comes to after a factor changed', async () => {
    const { addFactor, confirm, add, choose, adopt, base, send, ok, recalculate } = baseOf();
    const factor = await confirm(await addFactor(steamFactor()));
    await add(steamLine());
    await choose();
    expect(await base()).toMatchObject({ adopted: null, exceeds: null, present: { location: '250' } });
    expect(await adopt(0)).toMatchObject({ adopted: { number: 1, totals: { location: '250' } }, exceeds: false });
    const fields = fieldsOfFactor(factor);
    const gases = [{ gas: 'CO2', kgPerUnit: '0.3', isEquivalent: false, isBeside: false }];
    await confirm(await ok(send('PUT', `/climate-factors/${factor.id}`, { ...fields, gases })));
    expect((await base()).outdatedLines).toBe(1);
    await recalculate(false);
    const changed = await base();
    expect(changed).toMatchObject({ exceeds: true, present: { location: '300' }, adopted: { number: 1 } });
    expect(changed.change).toMatchObject({ percent: { location: '20' }, recalculated: { location: '50' } });
    const { history } = await adopt(1, 'The supplier corrected its factor');
    expect(history.map(({ number, totals }) => [number, totals.location])).toEqual([
      [2, '300'],
      [1, '250'],
    ]);
  });

  it('leaves out an entity that left since, and says so', async () => {
    const { add, choose, adopt, base, send, ok } = baseOf();
    const mill = await addEntity('Mill');
    await add(gasLine({ entityId: mill.id }));
    await add(gasLine());
    await choose();
    await ok(send('PUT', '/boundaries/approach', { year: 2025, approach: 'operational_control', version: 0 }));
    const { adopted } = await adopt(0);
    await add(gasLine({ month: '2026-01', activity: 'Fuel: Natural gas', factorId: null }));
    const holding = { kind: 'owned', ownership: '100', operated: true, financialControl: 'group', ownFigures: null };
    const left = { joined: null, left: '2026-02-28', exclusion: '', year: 2026, version: 0 };
    await ok(send('PUT', `/entities/${mill.id}/holding`, { ...holding, ...left }));
    const { change, exceeds, present } = await base();
    expect(exceeds).toBe(true);
    expect(change?.left).toEqual([expect.objectContaining({ entityId: mill.id })]);
    expect(Number(present?.location)).toBeCloseTo(Number(adopted?.totals.location) / 2, 9);
  });

  it('restates figures of published reports with the reason, and never before', async () => {
    const { addFactor, confirm, add, choose, adopt, base, send, ok, get, recalculate } = baseOf();
    const factor = await confirm(
      await addFactor(steamFactor({ activityTypeId: 'stationary-gas', unit: 'kWh', basis: 'gross', method: null })),
    );
    await add(gasLine({ amount: '9880000', factorId: factor.id }));
    const year = await hubOf(h).time('2025-01-01', '2025-12-31');
    await ok(send('POST', '/climate-publications', { reportingTimeId: year.id, replaces: false, language: 'en' }));
    const report = await completeReport(h);
    await answering(h, report).answer('305-1/ghg.scope1.total', 1, tonnes('2470'));
    await ok(send('PUT', `/reports/${report.id}/disclosures/305-1`, { status: 'completed' }));
    await ok(send('POST', `/reports/${report.id}/publish`, {}));
    const restatements = async () =>
      (await ok<HubRestatementList>(get(`/data-hub/restatements?reportingTimeId=${year.id}`))).items;
    await choose();
    await adopt(0);
    expect(await restatements()).toEqual([]);
    const fields = fieldsOfFactor(factor);
    const gases = [{ gas: 'CO2', kgPerUnit: '0.3', isEquivalent: false, isBeside: false }];
    await confirm(await ok(send('PUT', `/climate-factors/${factor.id}`, { ...fields, gases })));
    await recalculate(false);
    expect(await restatements()).toEqual([]);
    await choose('5', '2024-01');
    expect((await adopt(1, 'Another year')).adopted).toMatchObject({ number: 2, restated: 0 });
    await choose();
    expect(await base()).toMatchObject({ adopted: { number: 1 } });
    const { adopted } = await adopt(2, 'The supplier corrected its factor');
    expect(adopted).toMatchObject({ number: 3, restated: 1 });
    const [restated] = await restatements();
    expect(restated).toMatchObject({
      fieldKey: 'ghg.scope1.total',
      new: { number: '2964' },
      explained: { note: 'The supplier corrected its factor' },
    });
  });

  it('is not adopted without a base year, from an older state, or while lines are open', async () => {
    const { add, choose, adopt, send, asked, refused } = baseOf();
    const path = '/climate-base-year/adoptions';
    expect(await refused(send('POST', path, await asked(0)))).toMatchObject({ status: 422, code: 'request.invalid' });
    await choose();
    await add(gasLine());
    await adopt(0);
    expect(await refused(send('POST', path, await asked(0)))).toMatchObject({ status: 409, code: 'resource.stale' });
    expect(await refused(send('POST', path, await asked(1, '')))).toMatchObject({ status: 422 });
    const seen = await asked(1);
    await add(gasLine({ label: 'Second meter' }));
    expect(await refused(send('POST', path, seen))).toMatchObject({ status: 409, code: 'resource.stale' });
    await add(steamLine());
    expect(await refused(send('POST', path, await asked(1)))).toMatchObject({ code: 'climate.lines_open' });
  });

  it('is adopted by those who confirm factors alone, and seen by no other organisation', async () => {
    const { add, choose, adopt } = baseOf();
    await add(gasLine());
    await choose();
    await adopt(0);
    const member = baseOf('verdant.member');
    expect((await member.base()).adopted).toMatchObject({ number: 1 });
    expect((await member.send('POST', '/climate-base-year/adoptions', await member.asked(1))).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect(await baseOf(name).base()).toMatchObject({ adopted: null, history: [] });
  });
});
