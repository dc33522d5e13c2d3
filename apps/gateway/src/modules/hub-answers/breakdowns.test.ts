/** Longer than most: all tests of breakdowns use one hub and one report. */
import { type Framework, fieldStanding, type HubAnswers, type HubSavePlan, type ReportDesign } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { callerOf } from '../reports/testing.ts';
import { reportFilledAfter } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const people = (number: string) => ({ type: 'integer' as const, rows: [{ number, unit: '1', descriptor: '' }] });
const percent = (number: string) => ({ type: 'number' as const, rows: [{ number, unit: '%', descriptor: '' }] });
type Parts = Record<string, Record<string, string>>;

const reportOf = (code: string, store: (hub: ReturnType<typeof hubSteps>) => Promise<void>) =>
  reportFilledAfter(h, code, () => store(hubSteps()));

const hubSteps = () => {
  const hub = hubOf(h);
  const year = (start: string) => hub.time(`${start}-01-01`, `${start}-12-31`);
  const parts = async (
    timeId: string,
    metricKey: string,
    given: Parts,
    figureOf: (number: string) => ReturnType<typeof people | typeof percent>,
  ) => {
    for (const [breakdown, numbers] of Object.entries(given)) {
      const sectionId = `${metricKey}:${breakdown}:figures`;
      for (const [name, number] of Object.entries(numbers)) {
        const known = await hub.ok<{ id: string; name: string }[]>(
          hub.get(`/section-labels?sectionId=${encodeURIComponent(sectionId)}`),
        );
        const label =
          known.find((each) => each.name === name) ??
          (await hub.ok<{ id: string }>(hub.send('POST', '/section-labels', { sectionId, name })));
        await hub.store(timeId, { sectionId, labelIds: [label.id], value: figureOf(number) });
      }
    }
  };
  return { ...hub, year, parts };
};

const headcount = 'workforce.headcount';
const workforce: Parts = {
  'by-gender': { Male: '1914', Female: '1504' },
  'by-age-group': { '30 or below': '970', '31–40': '2034', '41–50': '386', 'Above 50': '26' },
};

describe('figures with breakdowns in the data hub', () => {
  it('are complete in the report: the total, every category of every breakdown, and last year for each', async () => {
    const { figureOf } = await reportOf('B1.1', async (hub) => {
      const last = await hub.year('2024');
      const now = await hub.year('2025');
      for (const [time, total] of [
        [last, '3000'],
        [now, '3418'],
      ] as const)
        await hub.store(time.id, { sectionId: `${headcount}:total:figures`, value: people(total) });
      await hub.parts(now.id, headcount, workforce, people);
      await hub.parts(last.id, headcount, { 'by-gender': { Male: '1700', Female: '1300' } }, people);
    });
    const { rows, breakdowns, charts } = await figureOf(headcount);
    expect(rows.map(({ descriptor, number, breakdown, earlier }) => [breakdown, descriptor, number, earlier])).toEqual([
      [undefined, '', '3418', ['3000']],
      ['by-gender', 'Male', '1914', ['1700']],
      ['by-gender', 'Female', '1504', ['1300']],
      ['by-age-group', '30 or below', '970', [null]],
      ['by-age-group', '31–40', '2034', [null]],
      ['by-age-group', '41–50', '386', [null]],
      ['by-age-group', 'Above 50', '26', [null]],
    ]);
    expect(breakdowns).toEqual([
      { id: 'by-gender', label: 'By gender' },
      {
        id: 'by-age-group',
        label: 'By age group',
        note: 'In 2025, the parts add up to 3,416 employees, 2 less than the total.',
      },
    ]);
    expect(charts.map(({ kind, series }) => [kind, series.map(({ name }) => name)])).toEqual([
      ['bar', ['Employees (headcount)']],
      ['stacked', ['Male', 'Female']],
    ]);
  });

  it('are named in the language of the document', async () => {
    const { figureOf } = await reportOf('B1.1', async (hub) => {
      const now = await hub.year('2025');
      await hub.store(now.id, { sectionId: `${headcount}:total:figures`, value: people('3418') });
      await hub.parts(now.id, headcount, workforce, people);
    });
    const { rows, breakdowns } = await figureOf(headcount, 'zhTw');
    expect(rows.map(({ descriptor }) => descriptor)).toEqual([
      '',
      '男性',
      '女性',
      '30 歲或以下',
      '31 至 40 歲',
      '41 至 50 歲',
      '50 歲以上',
    ]);
    expect(breakdowns?.map(({ label }) => label)).toEqual(['按性別', '按年齡組別']);
  });

  it('get a total where none was typed', async () => {
    const { figureOf } = await reportOf('B1.1', async (hub) => {
      await hub.parts((await hub.year('2025')).id, headcount, { 'by-gender': { Male: '10', Female: '12' } }, people);
    });
    const { rows } = await figureOf(headcount);
    expect(rows.map(({ number, breakdown }) => [number, breakdown])).toEqual([
      ['22', undefined],
      ['10', 'by-gender'],
      ['12', 'by-gender'],
    ]);
  });

  it('are made of full-time and part-time employees where the hub has only these', async () => {
    const { id, figureOf } = await reportOf('B1.1', async (hub) => {
      const { id: timeId } = await hub.year('2025');
      for (const [key, number] of [
        [headcount, '1017'],
        ['workforce.full_time', '1001'],
        ['workforce.part_time', '16'],
        ['water.consumption.total', '128921'],
      ] as const)
        await hub.store(timeId, {
          sectionId: `${key}:total:figures`,
          value:
            key === 'water.consumption.total'
              ? { type: 'number', rows: [{ number, unit: 'm3', descriptor: '' }] }
              : people(number),
        });
    });
    const { rows } = await figureOf(headcount);
    expect(rows.map(({ descriptor, number, breakdown }) => [breakdown, descriptor, number])).toEqual([
      [undefined, '', '1017'],
      ['by-employment-type', 'Full-time', '1001'],
      ['by-employment-type', 'Part-time', '16'],
    ]);
    const { ok, get } = callerOf(h);
    const { unused } = await ok<HubAnswers>(get(`/reports/${id}/hub-answers`));
    expect(unused).toMatchObject([{ metricKey: 'water.consumption.total', disclosureCodes: ['A2.2'] }]);
  });

  it('are collected from each of three years where the framework asks for three, and count as answered in part with fewer', async () => {
    const yearly = 'ohs.fatalities_3y';
    const deaths = async (years: Record<string, string>) => {
      const report = await reportOf('B2.1', async (hub) => {
        for (const [start, number] of Object.entries(years))
          await hub.store((await hub.year(start)).id, {
            sectionId: 'ohs.fatalities:total:figures',
            value: people(number),
          });
      });
      const { rows, years: columns } = await report.figureOf(yearly);
      const lacking = (await report.findings()).filter(({ kind }) => kind === 'breakdown-missing');
      return { rows: rows.map(({ descriptor, number }) => [descriptor, number]), columns, lacking };
    };
    const two = await deaths({ '2024': '1', '2025': '0' });
    expect(two.rows).toEqual([
      ['2024', '1'],
      ['2025', '0'],
    ]);
    expect(two.lacking).toMatchObject([
      { disclosureCode: 'B2.1', fieldKey: yearly, params: { breakdowns: 'by-year', years: '2023' } },
    ]);
    await h.reset();
    const three = await deaths({ '2023': '2', '2024': '1', '2025': '0' });
    expect(three).toEqual({
      rows: [
        ['2023', '2'],
        ['2024', '1'],
        ['2025', '0'],
      ],
      columns: undefined,
      lacking: [],
    });
  });

  it('of several years are never saved into the data hub as figures of one: each year has its own there', async () => {
    const { id, findings } = await reportOf('B2.1', async (hub) => {
      for (const start of ['2024', '2025'])
        await hub.store((await hub.year(start)).id, { sectionId: 'ohs.fatalities:total:figures', value: people('0') });
    });
    const ofYear = (descriptor: string) => ({ number: '0', unit: '1', descriptor, breakdown: 'by-year' });
    const rows = ['2023', '2024', '2025'].map(ofYear);
    const { ok, get, send } = callerOf(h);
    const path = `/reports/${id}/answers/B2.1/ohs.fatalities_3y`;
    await ok(send('PUT', path, { version: 1, value: { type: 'integer', rows } }));
    const { items } = await ok<HubSavePlan>(get(`/reports/${id}/saved-to-hub/plan`));
    expect(items.filter(({ fieldKey }) => fieldKey === 'ohs.fatalities_3y')).toEqual([]);
    expect((await findings()).filter(({ kind }) => kind === 'hub-newer')).toEqual([]);
  });

  it('are never stacked in a chart where they are averages, whatever the design asks for', async () => {
    const hours = 'training.hours_average';
    const average = (number: string) => ({
      type: 'number' as const,
      rows: [{ number, unit: 'h/{person}', descriptor: '' }],
    });
    const { id, figureOf } = await reportOf('B3.2', async (hub) => {
      for (const [start, men, women] of [
        ['2024', '12.1', '11.8'],
        ['2025', '13.4', '12.9'],
      ] as const)
        await hub.parts((await hub.year(start)).id, hours, { 'by-gender': { Male: men, Female: women } }, average);
    });
    const sideBySide = [
      {
        kind: 'bar',
        categories: ['Male', 'Female'],
        series: [
          { name: '2024', values: ['12.1', '11.8'] },
          { name: '2025', values: ['13.4', '12.9'] },
        ],
      },
    ];
    expect((await figureOf(hours)).charts).toMatchObject(sideBySide);
    const { send, get, ok } = callerOf(h);
    const { settings, version } = await ok<ReportDesign>(get(`/reports/${id}/design`));
    const layouts = [{ disclosureCode: 'B3.2', fieldKey: hours, look: 'stacked', years: 1 }];
    await ok(send('PUT', `/reports/${id}/design`, { version, settings: { ...settings, layouts } }));
    expect((await figureOf(hours)).charts).toMatchObject(sideBySide);
  });

  it('never show one part as the whole', async () => {
    const turnover = 'workforce.turnover_rate';
    const { figureOf, answerOf } = await reportOf('B1.2', async (hub) => {
      await hub.parts((await hub.year('2025')).id, turnover, { 'by-age-group': { '31–40': '49.16' } }, percent);
    });
    const { rows, breakdowns } = await figureOf(turnover);
    expect(rows).toMatchObject([{ descriptor: '31–40', number: '49.16', breakdown: 'by-age-group' }]);
    expect(breakdowns).toMatchObject([{ label: 'By age group' }]);
    const { ok, get } = callerOf(h);
    const framework = await ok<Framework>(get('/frameworks/hkex-c2-2025'));
    const field = framework.topics
      .flatMap(({ disclosures }) => disclosures)
      .find(({ code }) => code === 'B1.2')
      ?.fields.find(({ key }) => key === turnover);
    expect(field && fieldStanding(field, await answerOf(turnover))).toBe('in-part');
  });

  it('count as answered in part while the intensity that the framework asks for is missing', async () => {
    const tonnes = (number: string, unit: string) => ({
      type: 'number' as const,
      rows: [{ number, unit, descriptor: '' }],
    });
    const waste = 'waste.generated.hazardous';
    const { id, findings } = await reportOf('A1.3', async (hub) => {
      const { id: timeId } = await hub.year('2025');
      await hub.store(timeId, { sectionId: `${waste}:total:figures`, value: tonnes('24.35', 't') });
    });
    const open = async () => (await findings()).filter(({ kind }) => kind === 'question-open');
    expect(await open()).toMatchObject([{ disclosureCode: 'A1.3', blocking: false }]);
    const { send, ok } = callerOf(h);
    await ok(
      send('PUT', `/reports/${id}/answers/A1.3/waste.intensity.hazardous_revenue`, {
        version: 0,
        value: tonnes('0.02', 't/(1000000.{currency})'),
      }),
    );
    expect(await open()).toEqual([]);
  });

  it('count as answered in part until each breakdown that the framework names is there', async () => {
    const { figureOf, findings } = await reportOf('B1.1', async (hub) => {
      const now = await hub.year('2025');
      await hub.store(now.id, { sectionId: `${headcount}:total:figures`, value: people('3418') });
      await hub.parts(now.id, headcount, workforce, people);
    });
    expect((await figureOf(headcount)).rows).toHaveLength(7);
    expect((await findings()).filter(({ kind }) => kind === 'breakdown-missing')).toMatchObject([
      { disclosureCode: 'B1.1', fieldKey: headcount, params: { breakdowns: 'by-region, by-employment-type' } },
    ]);
  });
});
