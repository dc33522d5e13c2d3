import type { Answer, Comparison, Denominator, HubAnswers, MetricSettings } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
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
      {
        number: '208.110723',
        unitSymbol: 'kWh per employee',
        descriptor: '',
        earlier: ['276.542517'],
        digits: 1,
        calculatedFrom: ['Total energy consumption', 'Employees (headcount)'],
      },
    ]);
    expect((await figureOf(intensity, 'zhTw')).rows).toMatchObject([{ unitSymbol: '千瓦時／僱員' }]);
  });

  it('is measured by the denominator that the organisation chooses: money, area, or one of its own', async () => {
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

  it('is printed with four digits, and a sum of both years with every digit that was typed', async () => {
    const hub = hubOf(h);
    for (const [year, fuel, power] of [
      [2024, '829000.125', '627.55'],
      [2025, '711000', '322.4'],
    ] as const) {
      const { id } = await hub.time(`${year}-01-01`, `${year}-12-31`);
      const store = (key: string, value: object) =>
        hub.store(id, { sectionId: `${key}:total:figures`, value } as never);
      await store('energy.consumption.fuel', kwh(fuel));
      await store('energy.consumption.electricity', kwh(power));
      await store('workforce.headcount', people('3418'));
    }
    const { figureOf } = await reportFilledAfter(h, 'A2.1', async () => undefined);
    const [sum] = (await figureOf('energy.consumption.total')).rows;
    expect(sum).toMatchObject({ number: '711322.4', earlier: ['829627.675'] });
    expect(sum).not.toHaveProperty('digits');
    expect((await figureOf(intensity)).rows[0]).toMatchObject({ digits: 1 });
  });

  it('is compared with the digits that the report prints, and a total with every digit', async () => {
    const { id } = await reportFilledAfter(h, 'A2.1', () => storeYears());
    const { get, ok } = hubOf(h);
    const figures = `${intensity},energy.consumption.total`;
    const { rows } = await ok<Comparison>(get(`/comparisons?reports=${id}&figures=${figures}`));
    expect(rows.map(({ key, values: [one] }) => [key, one?.value, one?.digits])).toEqual([
      [intensity, '208.110723', 1],
      ['energy.consumption.total', '711322.45', undefined],
    ]);
  });

  it('is calculated from the total that its provision asks for', async () => {
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
    expect((await (await waste('A1.3')).figureOf('waste.intensity.hazardous')).rows[0]?.number).toBe('0.0005');
    expect((await (await waste('A1.4')).figureOf('waste.intensity.nonhazardous')).rows[0]?.number).toBe('0.03');
  });

  it('names the emissions that it counts, because frameworks differ', async () => {
    const hub = hubOf(h);
    const { id } = await hub.time('2025-01-01', '2025-12-31');
    for (const [key, value] of [
      ['ghg.scope1.total', figure('1000', 't{CO2e}')],
      ['ghg.scope2.location_based', figure('200', 't{CO2e}')],
      ['ghg.scope3.total', figure('6000', 't{CO2e}')],
      ['workforce.headcount', people('100')],
    ] as const)
      await hub.store(id, { sectionId: `${key}:total:figures`, value });
    const { answerOf, figureOf } = await reportFilledAfter(h, 'D-28', async () => undefined);
    const all = { number: '72', descriptor: 'per employee, scope 1, 2 and 3' };
    expect(await answerOf('ghg.intensity.physical')).toMatchObject({ rows: [all] });
    expect((await figureOf('ghg.intensity.physical', 'zhTw')).rows).toMatchObject([
      { descriptor: '範圍 1、2 及 3', unitSymbol: expect.stringMatching(/／僱員$/) },
    ]);
    const draft = { versionId: 'gri-2025', name: 'GRI', fillFromHub: true };
    const period = { start: '2025-01-01', end: '2025-12-31' };
    const { id: reportId } = await hub.ok<{ id: string }>(hub.send('POST', '/reports', { ...draft, period }));
    const answers = await hub.ok<Answer[]>(hub.get(`/reports/${reportId}/answers`));
    const direct = { number: '12', descriptor: 'per employee, scope 1 and 2' };
    expect(answers.find(({ fieldKey }) => fieldKey === 'ghg.intensity.physical')?.value).toMatchObject({
      rows: [direct],
    });
  });

  it('stays as it was typed where somebody typed it', async () => {
    const typed = (timeId: string) =>
      hubOf(h).store(timeId, {
        sectionId: `${intensity}:total:figures`,
        value: figure('590', 'kW.h/{unit}', 'HK$ million'),
      });
    const { figureOf } = await reportFilledAfter(h, 'A2.1', () => storeYears(typed));
    const [row] = (await figureOf(intensity)).rows;
    expect(row).not.toHaveProperty('digits');
    expect([row]).toMatchObject([{ number: '590', unitSymbol: 'kWh per HK$ million', earlier: ['590'] }]);
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

const kilograms = (number: string) => figure(number, 'kg');

describe('a figure that is calculated in a report', () => {
  const typing = async (code: string, answers: Record<string, object>) => {
    const { send, get, ok } = hubOf(h);
    const report = await reportFilledAfter(h, code, async () => undefined);
    const path = `/reports/${report.id}`;
    const type = async (key: string, value: object) => {
      const known = (await ok<Answer[]>(get(`${path}/answers`))).find(({ fieldKey }) => fieldKey === key);
      await ok(send('PUT', `${path}/answers/${code}/${key}`, { version: known?.version ?? 0, value }));
    };
    for (const [key, value] of Object.entries(answers)) await type(key, value);
    const besideHub = async (key: string) =>
      (await ok<HubAnswers>(get(`${path}/hub-answers`))).answers.find(({ fieldKey }) => fieldKey === key);
    return { ...report, type, besideHub };
  };
  const parts = {
    'energy.consumption.electricity': kwh('1000.22'),
    'energy.consumption.fuel': kwh('500'),
  };
  const total = 'energy.consumption.total';

  it('follows the figures that it is calculated from, and names them', async () => {
    const { answerOf, type, besideHub } = await typing('A2.1', parts);
    expect(await answerOf(total)).toEqual(kwh('1500.22'));
    expect(await besideHub(total)).toMatchObject({
      state: 'same',
      formula: 'energy.consumption.fuel + energy.consumption.electricity',
      calculated: null,
    });
    await type('energy.consumption.fuel', kwh('501'));
    expect(await answerOf(total)).toEqual(kwh('1501.22'));
  });

  it('stays as somebody typed it, with the calculated figure beside it', async () => {
    const { answerOf, type, besideHub } = await typing('A2.1', parts);
    await type(total, kwh('1500'));
    expect(await besideHub(total)).toMatchObject({ calculated: null });
    await type(total, kwh('1400'));
    expect(await besideHub(total)).toMatchObject({ state: 'conflict', calculated: kwh('1500.22') });
    await type('energy.consumption.fuel', kwh('502'));
    expect(await answerOf(total)).toEqual(kwh('1400'));
    expect(await besideHub(total)).toMatchObject({ calculated: kwh('1502.22') });
  });

  it('follows a formula of the organisation, and adds up no pollutants without one', async () => {
    const { send, ok, get } = hubOf(h);
    const sum = 'air.emissions';
    const { answerOf, type } = await typing('A1.1', { 'air.nox': kilograms('398.05'), 'air.sox': kilograms('0.91') });
    await type('air.pm', kilograms('36.26'));
    expect(await answerOf(sum)).toBeNull();
    const settings = await ok<MetricSettings>(get(`/metrics/${sum}/settings`));
    expect(settings).toMatchObject({ effectiveFormula: null, offeredFormula: 'air.nox + air.sox + air.pm' });
    const { changeThreshold, offeredFormula: formula } = settings;
    await ok(send('PUT', `/metrics/${sum}/settings`, { changeThreshold, formula, weightMetricKey: null, version: 0 }));
    await type('air.sox', kilograms('1.91'));
    expect(await answerOf(sum)).toEqual(kilograms('436.22'));
  });

  it('is divided by a denominator from the data hub for its year, and follows its total', async () => {
    const { send, ok } = hubOf(h);
    const store = async () => {
      const { id } = await hubOf(h).time('2025-01-01', '2025-12-31');
      await hubOf(h).store(id, { sectionId: 'workforce.headcount:total:figures', value: people('1000') });
    };
    const { id, answerOf } = await reportFilledAfter(h, 'A2.1', store);
    const put = (key: string, value: object) =>
      ok(send('PUT', `/reports/${id}/answers/A2.1/${key}`, { version: 0, value }));
    await put('energy.consumption.electricity', kwh('1000'));
    await put('energy.consumption.fuel', kwh('500'));
    expect(await answerOf('energy.consumption.total')).toEqual(kwh('1500'));
    expect(await answerOf(intensity)).toEqual(figure('1.5', 'kW.h/{unit}', 'per employee'));
  });

  it('shows a typed total of the data hub beside the sum of its parts there', async () => {
    const { id } = await reportFilledAfter(h, 'A2.1', async () => {
      const time = await hubOf(h).time('2025-01-01', '2025-12-31');
      for (const [key, value] of [...Object.entries(parts), [total, kwh('1600')] as const])
        await hubOf(h).store(time.id, { sectionId: `${key}:total:figures`, value });
    });
    const { get, ok } = hubOf(h);
    const { answers } = await ok<HubAnswers>(get(`/reports/${id}/hub-answers`));
    expect(answers.find(({ fieldKey }) => fieldKey === total)).toMatchObject({
      state: 'same',
      formula: null,
      calculated: kwh('1500.22'),
    });
  });
});
