import type { Denominator, MetricSettings } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { figure, hubOf } from '../../data-points/testing.ts';
import { reportFilledAfter } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const kwh = (number: string) => figure(number, 'kWh');
const people = (number: string) => ({ type: 'integer' as const, rows: [{ number, unit: '1', descriptor: '' }] });
const intensity = 'energy.intensity.physical';

/** Energy, employees, revenue and floor area of two years. */
const storeYears = async (more: (timeId: string, year: number) => Promise<unknown> = async () => undefined) => {
  const hub = hubOf(h);
  for (const [year, energy, staff, revenue] of [
    [2024, '829627.55', '3000', '1300000000'],
    [2025, '711322.45', '3418', '1250000000'],
  ] as const) {
    const { id } = await hub.time(`${year}-01-01`, `${year}-12-31`);
    const store = (key: string, value: object) => hub.store(id, { sectionId: `${key}:total:figures`, value } as never);
    await store('energy.consumption.total', kwh(energy));
    await store('workforce.headcount', people(staff));
    await store('econ.revenue', figure(revenue, 'HKD'));
    await store('activity.floor_area', figure('100000', '[sft_i]'));
    await more(id, year);
  }
};

const choose = async (denominator: Denominator, key = intensity) => {
  const { send, get, ok } = hubOf(h);
  const { version } = await ok<MetricSettings>(get(`/metrics/${key}/settings`));
  const settings = { changeThreshold: 20, weightMetricKey: null, formula: null, denominator, version };
  return ok<MetricSettings>(send('PUT', `/metrics/${key}/settings`, settings));
};

describe('an intensity', () => {
  it('is calculated from its total and its denominator for both years, and names the denominator', async () => {
    const { figureOf } = await reportFilledAfter(h, 'A2.1', () => storeYears());
    expect((await figureOf(intensity)).rows).toMatchObject([
      { number: '208.110723', unitSymbol: 'kWh per employee', descriptor: '', earlier: ['276.542517'] },
    ]);
    expect((await figureOf(intensity, 'zhTw')).rows).toMatchObject([{ unitSymbol: '千瓦時／僱員' }]);
  });

  it('is measured by what the organisation chooses: money, area, or a thing of its own', async () => {
    const by = async (denominator: Denominator, store?: Parameters<typeof storeYears>[0]) => {
      await h.reset();
      await choose(denominator);
      const { figureOf } = await reportFilledAfter(h, 'A2.1', () => storeYears(store));
      const [{ number, unitSymbol } = { number: '', unitSymbol: '' }] = (await figureOf(intensity)).rows;
      return `${number} ${unitSymbol}`;
    };
    const revenue = { metricKey: 'econ.revenue', unit: null, times: '1000000', name: null } as const;
    expect(await by(revenue)).toBe('569.05796 kWh per HK$ million');
    const area = { metricKey: 'activity.floor_area', unit: '[sft_i]', times: '1000', name: null } as const;
    expect(await by(area)).toBe('7113.2245 kWh per 1,000 ft²');
    const own = { metricKey: 'activity.output', unit: null, times: '1', name: 'room night' } as const;
    const nights = (timeId: string) =>
      hubOf(h).store(timeId, { sectionId: 'activity.output:total:figures', value: figure('50000', '1') });
    expect(await by(own, nights)).toBe('14.226449 kWh per room night');
  });

  it('is about the total that its provision asks for', async () => {
    const waste = (code: string) =>
      reportFilledAfter(h, code, async () => {
        await h.reset();
        const hub = hubOf(h);
        const { id } = await hub.time('2025-01-01', '2025-12-31');
        for (const [key, number] of [
          ['waste.generated.hazardous', '0.5'],
          ['waste.generated.nonhazardous', '30'],
        ] as const)
          await hub.store(id, { sectionId: `${key}:total:figures`, value: figure(number, 't') });
        await hub.store(id, { sectionId: 'workforce.headcount:total:figures', value: people('1000') });
      });
    expect((await (await waste('A1.3')).figureOf('waste.intensity.physical')).rows[0]?.number).toBe('0.0005');
    expect((await (await waste('A1.4')).figureOf('waste.intensity.physical')).rows[0]?.number).toBe('0.03');
  });

  it('stays as it was typed where somebody typed it', async () => {
    const typed = (timeId: string) =>
      hubOf(h).store(timeId, {
        sectionId: `${intensity}:total:figures`,
        value: figure('590', 'kW.h/{unit}', 'HK$ million'),
      });
    const { figureOf } = await reportFilledAfter(h, 'A2.1', () => storeYears(typed));
    expect((await figureOf(intensity)).rows).toMatchObject([
      { number: '590', unitSymbol: 'kWh per HK$ million', earlier: ['590'] },
    ]);
  });

  it('refuses a denominator of another kind, and one that belongs to no intensity', async () => {
    const { send, refused } = hubOf(h);
    const put = (key: string, unit: string) =>
      refused(
        send('PUT', `/metrics/${key}/settings`, {
          changeThreshold: 20,
          weightMetricKey: null,
          formula: null,
          denominator: { metricKey: 'activity.floor_area', unit, times: '1', name: null },
          version: 0,
        }),
      );
    expect(await put(intensity, 'kWh')).toMatchObject({ code: 'request.invalid' });
    expect(await put('energy.consumption.total', 'm2')).toMatchObject({ code: 'request.invalid' });
  });
});
