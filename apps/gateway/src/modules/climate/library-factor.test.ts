import type { ClimateActivity, ClimateLibraryFactor, ClimateRules, ClimateTypeDetail } from '@esg/contract';
import { listEmissionFactors } from '@esg/standards';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const path = (id: string) => `/climate-library-factors/${id}`;
const outcomeOf = ({ outcomes }: ClimateActivity) => {
  const location = outcomes.find(({ method }) => method === 'location');
  return [location?.kgCo2e, location?.question?.reason];
};
const powerOf2024 = electricityLine({ region: 'HK', month: '2024-05', activity: 'Electricity, HK Electric' });

describe('a factor of the library that nobody compared', () => {
  it('begins an own factor with all that the library says of it', async () => {
    const { get, ok } = climateOf(h);
    expect(await ok<ClimateLibraryFactor>(get(path('hke-hk-2024')))).toEqual({
      activityTypeId: 'electricity',
      name: 'Electricity, HK Electric',
      origin: 'supplier',
      region: 'HK',
      unit: 'kWh',
      basis: null,
      method: 'location',
      gwpSet: null,
      prices: null,
      gases: [{ gas: 'unsplit', kgPerUnit: '0.6', isEquivalent: true, isBeside: false }],
      publicationYear: 2025,
      validFrom: '2024-01-01',
      validTo: '2024-12-31',
      source: 'HK Electric Investments Sustainability Report 2024',
      evidence: '',
      licence: 'facts (figure published by the company)',
      uncertaintyPercent: null,
    });
  });

  it('is accepted as an own factor, whichever it is, once what its publisher leaves open is stated', async () => {
    const { get, ok, addFactor, confirm } = climateOf(h);
    for (const { id } of listEmissionFactors({ unverified: true }).filter(({ verified }) => !verified)) {
      const begun = await ok<ClimateLibraryFactor>(get(path(id)));
      // Of town gas per 48 MJ the library does not say whether they are gross or net.
      const basis = id === 'hk-epd-towngas' ? 'gross' : begun.basis;
      const added = await addFactor({ ...begun, basis, evidence: 'Page 1', documents: [] });
      expect(await confirm(added), id).toMatchObject({ confirmedAt: expect.any(String) });
    }
  });

  it('names the own factor that somebody entered for it, and whether lines go by that', async () => {
    const { get, ok, addFactor, confirm } = climateOf(h);
    const enteredFor = async (id: string) =>
      (await ok<ClimateTypeDetail>(get('/climate-library/electricity'))).unread.find((each) => each.id === id)?.entered;
    const begun = await ok<ClimateLibraryFactor>(get(path('hke-hk-2024')));
    expect(await enteredFor('hke-hk-2024')).toBeNull();
    const added = await addFactor({ ...begun, publicationYear: 2026, evidence: 'Page 80', documents: [] });
    const entered = { id: added.id, by: added.updatedBy };
    expect(await enteredFor('hke-hk-2024')).toEqual({ ...entered, isTaken: false });
    await confirm(added);
    expect(await enteredFor('hke-hk-2024')).toEqual({ ...entered, isTaken: true });
    expect(await enteredFor('hke-hk-2023')).not.toMatchObject(entered);
  });

  it('is offered only where it goes with the warming potentials of the rules', async () => {
    const { get, ok, send } = climateOf(h);
    const setsOf = async () => {
      const { unread } = await ok<ClimateTypeDetail>(get('/climate-library/refrigerants'));
      const ids = new Set(unread.map(({ id }) => id));
      return new Set(
        listEmissionFactors({ unverified: true }).flatMap((each) => (ids.has(each.id) ? [each.gwpSet] : [])),
      );
    };
    expect([...(await setsOf())]).toEqual(expect.arrayContaining(['AR5']));
    expect(await setsOf()).not.toContain('AR6');
    const { updatedBy: _, updatedAt: __, ...rules } = await ok<ClimateRules>(get('/climate-rules'));
    await ok(send('PUT', '/climate-rules', { ...rules, gwpSet: 'AR6' }));
    expect([...(await setsOf())]).toEqual(expect.arrayContaining(['AR6']));
    expect(await setsOf()).not.toContain('AR5');
  });

  it('answers the lines that name it once it was compared and added: new ones at once, others by the recalculation', async () => {
    const { get, ok, add, read, addFactor, confirm, recalculate } = climateOf(h);
    const before = await add(powerOf2024);
    expect(outcomeOf(before)).toEqual([null, 'factor_unconfirmed']);
    const begun = await ok<ClimateLibraryFactor>(get(path('hke-hk-2024')));
    const added = await addFactor({ ...begun, evidence: 'Page 80', documents: [] });
    expect(outcomeOf(await add(powerOf2024))).toEqual([null, 'factor_unconfirmed']);
    await confirm(added);
    expect(outcomeOf(await add(powerOf2024))).toEqual(['600', undefined]);
    await recalculate(false);
    expect(outcomeOf(await read(before.id))).toEqual(['600', undefined]);
    const { factors, unread } = await ok<ClimateTypeDetail>(get('/climate-library/electricity'));
    expect(factors.find(({ id }) => id === added.id)?.name.en).toBe('Electricity, HK Electric');
    expect(unread.map(({ id }) => id)).toContain('hke-hk-2024');
  });

  it('is not there where it was compared, or where the library has none, and is for nobody who may not read', async () => {
    const { get, refused } = climateOf(h);
    for (const id of ['clp-hk-2019', 'dragons', 'x'.repeat(61)])
      expect(await refused(get(path(id)))).toMatchObject({ status: 404, code: 'resource.not_found' });
    expect((await h.as('verdant.entity').request(path('hke-hk-2024'))).status).toBe(403);
  });
});
