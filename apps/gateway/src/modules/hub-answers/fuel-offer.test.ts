import type { Answer, HubAnswers, Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { callerOf, period } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const fuel = 'energy.consumption.fuel';
const nonRenewable = 'energy.consumption.fuel_nonrenewable';
const renewable = 'energy.consumption.fuel_renewable';

/** A GRI report about energy that begins with these fuels of the data hub, in MWh or the unit beside the number. */
const reportAfter = async (
  fuels: Record<string, string | [number: string, unit: string]>,
  more: Record<string, string> = {},
) => {
  const hub = hubOf(h);
  const { id: timeId } = await hub.time(period.start, period.end);
  const sectionId = `${fuel}:by-fuel-type:figures`;
  for (const [name, amount] of Object.entries(fuels)) {
    const { id } = await hub.ok<{ id: string }>(hub.send('POST', '/section-labels', { sectionId, name }));
    const value = typeof amount === 'string' ? figure(amount) : figure(...amount);
    await hub.store(timeId, { sectionId, labelIds: [id], value });
  }
  for (const [key, number] of Object.entries(more))
    await hub.store(timeId, { sectionId: `${key}:total:figures`, value: figure(number) });
  const { send, get, ok } = callerOf(h);
  let latest = '';
  const begin = async (versionId: string, code: string) => {
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId, name: `By ${versionId}` }));
    latest = id;
    await ok(send('PATCH', `/reports/${id}`, { version, disclosureCodes: [code], period }));
    const { answers: offers } = await ok<HubAnswers>(get(`/reports/${id}/hub-answers`));
    const places = offers.flatMap(({ state, disclosureCode, fieldKey, stamp }) =>
      state === 'blank' ? [{ disclosureCode, fieldKey, stamp }] : [],
    );
    await ok(send('POST', `/reports/${id}/hub-answers`, { answers: places }));
    const answers = await ok<Answer[]>(get(`/reports/${id}/answers`));
    return (key: string): string[][] => {
      const value = answers.find(({ fieldKey }) => fieldKey === key)?.value;
      const rows = value?.type === 'number' ? value.rows : [];
      return rows.map(({ descriptor, number, unit, breakdown }) => [breakdown ?? '', descriptor, number, unit]);
    };
  };
  const unused = async () => (await ok<HubAnswers>(get(`/reports/${latest}/hub-answers`))).unused;
  return { begin, unused };
};

describe('fuels that were entered in one list', () => {
  it('answer a field that asks for one kind of fuel, by type of fuel, with their sum where the list is complete', async () => {
    const { begin } = await reportAfter({ Petrol: '63', Diesel: '840.5', 'Pellet fuel': '12' });
    const gri = await begin('gri-2025', '302-1');
    expect(gri(nonRenewable)).toEqual([
      ['', '', '903.5', 'MWh'],
      ['by-fuel-type', 'Petrol', '63', 'MWh'],
      ['by-fuel-type', 'Diesel', '840.5', 'MWh'],
    ]);
    expect(gri(renewable)).toEqual([
      ['', '', '12', 'MWh'],
      ['by-fuel-type', 'Pellet fuel', '12', 'MWh'],
    ]);
    expect(gri(fuel)).toEqual([]);
    // Where fuels of all kinds are asked for, they are listed there only.
    const hkex = await begin('hkex-c2-2025', 'A2.1');
    expect(hkex(fuel)).toHaveLength(4);
    expect(hkex(nonRenewable)).toEqual([]);
  });

  it('have their sum in the largest of their units', async () => {
    const { begin } = await reportAfter({ Petrol: ['63000', 'kWh'], Diesel: '840.5' });
    expect((await begin('gri-2025', '302-1'))(nonRenewable)).toEqual([
      ['', '', '903.5', 'MWh'],
      ['by-fuel-type', 'Petrol', '63000', 'kWh'],
      ['by-fuel-type', 'Diesel', '840.5', 'MWh'],
    ]);
  });

  it('have no sum where the kind of a fuel is unknown, or the total is larger than the list', async () => {
    const { begin } = await reportAfter({ Petrol: '63', Other: '5' }, { [fuel]: '100', 'energy.consumption.gas': '7' });
    const gri = await begin('gri-2025', '302-1');
    expect(gri(nonRenewable)).toEqual([
      ['by-fuel-type', 'Petrol', '63', 'MWh'],
      ['by-fuel-type', 'Natural gas', '7', 'MWh'],
    ]);
    // A fuel of an unknown kind is listed among the fuels of all kinds.
    expect(gri(fuel)).toEqual([
      ['', '', '100', 'MWh'],
      ['by-fuel-type', 'Petrol', '63', 'MWh'],
      ['by-fuel-type', 'Other', '5', 'MWh'],
    ]);
  });

  it('are printed beside the total energy of GRI 302-1, whatever burns them, even where their kind is unknown', async () => {
    const { begin } = await reportAfter({ '汽油（車輛）': '63', 'Diesel (generators)': '5' });
    expect((await begin('gri-2025', '302-1'))(nonRenewable)).toEqual([
      ['', '', '68', 'MWh'],
      ['by-fuel-type', '汽油（車輛）', '63', 'MWh'],
      ['by-fuel-type', 'Diesel (generators)', '5', 'MWh'],
    ]);
  });

  it('are printed as one figure where nothing tells them apart', async () => {
    const { begin, unused } = await reportAfter({}, { [fuel]: '100', 'energy.consumption.total': '300' });
    expect((await begin('gri-2025', '302-1'))(fuel)).toEqual([['', '', '100', 'MWh']]);
    expect(await unused()).toEqual([]);
  });

  it('answer in part where only a fuel with a metric of its own has data', async () => {
    const { begin } = await reportAfter({}, { 'energy.consumption.gas': '7' });
    const gri = await begin('gri-2025', '302-1');
    expect(gri(nonRenewable)).toEqual([['by-fuel-type', 'Natural gas', '7', 'MWh']]);
    const hkex = await begin('hkex-c2-2025', 'A2.1');
    expect(hkex(nonRenewable)).toEqual([]);
  });

  it('are replaced by a figure that was entered for the kind', async () => {
    const { begin } = await reportAfter({ Petrol: '63' }, { [nonRenewable]: '70' });
    const gri = await begin('gri-2025', '302-1');
    expect(gri(nonRenewable)).toEqual([['', '', '70', 'MWh']]);
    expect(gri(fuel)).toEqual([['by-fuel-type', 'Petrol', '63', 'MWh']]);
  });
});
