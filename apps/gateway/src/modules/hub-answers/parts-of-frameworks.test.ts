import type { Answer, HubAnswers, HubSavePlan, Report, ReportModel } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { offerEverything } from '../frameworks/testing.ts';
import { answering, callerOf, period } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await offerEverything(h);
});
afterAll(() => h.close());

const headcount = 'workforce.headcount';
const people = (number: string) => ({ type: 'integer' as const, rows: [{ number, unit: '1', descriptor: '' }] });
const money = (number: string) => ({ type: 'number' as const, rows: [{ number, unit: 'EUR', descriptor: '' }] });
const gender = (who: string) => `B8-NumberOf${who}Employees`;
const codes = [
  'B1-NumberOfEmployees',
  ...['Male', 'Female', 'OtherGender', 'NonReportedGender'].map(gender),
  'C8-TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector',
  'C8-RevenueDerivedFromCoal',
  'C8-RevenueDerivedFromOil',
];

/** One hundred employees, in lines of these names, and revenue from fossil fuels, in all and from coal. */
const enter = async (men: string, women: string) => {
  const hub = hubOf(h);
  const time = await hub.time(period.start, period.end);
  await hub.store(time.id, { sectionId: `${headcount}:total:figures`, value: people('100') });
  const sectionId = `${headcount}:by-gender:figures`;
  for (const [name, number] of [
    [men, '60'],
    [women, '40'],
  ] as const) {
    const { id } = await hub.ok<{ id: string }>(hub.send('POST', '/section-labels', { sectionId, name }));
    await hub.store(time.id, { sectionId, labelIds: [id], value: people(number) });
  }
  await hub.store(time.id, { sectionId: 'revenue.fossil:total:figures', value: money('900') });
  await hub.store(time.id, { sectionId: 'revenue.fossil:coal:figures', value: money('250') });
  return time;
};

const reportOf = async (versionId: string, disclosureCodes: readonly string[]) => {
  const { send, ok } = callerOf(h);
  const { id, version } = await ok<Report>(send('POST', '/reports', { versionId, name: 'Report 2025' }));
  return ok<Report>(send('PATCH', `/reports/${id}`, { version, period, disclosureCodes }));
};

/** Fills all blanks, and returns what stands where. */
const fill = async (id: string) => {
  const { send, get, ok } = callerOf(h);
  const { answers: offers } = await ok<HubAnswers>(get(`/reports/${id}/hub-answers`));
  const answers = offers.flatMap(({ state, disclosureCode, fieldKey, stamp }) =>
    state === 'blank' ? [{ disclosureCode, fieldKey, stamp }] : [],
  );
  if (answers.length > 0) await ok(send('POST', `/reports/${id}/hub-answers`, { answers }));
  const numbers = (await ok<Answer[]>(get(`/reports/${id}/answers`))).map(({ disclosureCode, value }) => [
    disclosureCode,
    value && 'rows' in value ? value.rows.flatMap((row) => (row.breakdown ? [] : [row.number])).join() : value,
  ]);
  return { numbers: Object.fromEntries(numbers) as Record<string, string>, offers };
};

describe('a disclosure that asks for a part of a metric', () => {
  it.each([
    ['Male', 'Female'],
    ['男性', '女性'],
    ['Men', 'Women employees'],
  ])('gets its line of the data hub, here called %s or %s, and never the whole', async (men, women) => {
    await enter(men, women);
    const { id } = await reportOf('vsme-2026', codes);
    expect((await fill(id)).numbers).toEqual({
      'B1-NumberOfEmployees': '100',
      [gender('Male')]: '60',
      [gender('Female')]: '40',
      'C8-TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector': '900',
      'C8-RevenueDerivedFromCoal': '250',
    });
  });

  it('says which answers may be saved: its line may, and nothing of what asks for something else', async () => {
    const { get, ok } = callerOf(h);
    const keysOf = async (versionId: string, code: string) => {
      const { id } = await reportOf(versionId, [code]);
      return (await ok<HubAnswers>(get(`/reports/${id}/hub-answers?disclosure=${code}`))).metricKeys;
    };
    expect(await keysOf('vsme-2026', gender('Female'))).toContain(headcount);
    expect(await keysOf('gri-2025', '303-3')).toContain('water.withdrawal.total');
    const narrower = await keysOf('gri-2025', '305-1');
    expect(narrower).toContain('ghg.scope1.total');
    expect(narrower).not.toContain('ghg.base_year_emissions');
  });

  it('prints its own figure beside the previous year and the same number elsewhere', async () => {
    const hub = hubOf(h);
    const last = await hub.time('2024-01-01', '2024-12-31');
    await hub.store(last.id, { sectionId: `${headcount}:total:figures`, value: people('90') });
    const { id } = await reportOf('vsme-2026', codes.slice(0, 3));
    const { answer } = answering(h, { id } as Report);
    for (const code of codes.slice(0, 3)) await answer(`${code}/${headcount}`, 0, people('50'));
    const { get, ok } = callerOf(h);
    const model = await ok<ReportModel>(get(`/reports/${id}/model?language=en`));
    const printed = model.chapters.flatMap(({ disclosures }) =>
      disclosures.flatMap(({ code, fields }) =>
        fields.flatMap(({ key, content, isPart }) =>
          key === headcount ? [{ code, content: JSON.stringify(content), isPart }] : [],
        ),
      ),
    );
    const shown = printed.map(({ code, content, isPart }) => [
      code,
      content.includes('"90"'),
      content.includes('"50"'),
      isPart,
    ]);
    expect(shown).toEqual([
      ['B1-NumberOfEmployees', true, true, undefined],
      [gender('Male'), false, true, true],
      [gender('Female'), false, true, true],
    ]);
  });

  it('is saved as that line, under the name that it has in the data hub', async () => {
    await enter('男性', '女性');
    const { id } = await reportOf('vsme-2026', codes.slice(0, 3));
    const { answer } = answering(h, { id } as Report);
    await answer(`${gender('Male')}/${headcount}`, 0, people('61'));
    const { get, ok } = callerOf(h);
    const { items } = await ok<HubSavePlan>(get(`/reports/${id}/saved-to-hub/plan`));
    expect(items.map(({ part, state, existing }) => [part?.breakdown, state, existing?.value])).toEqual([
      ['by-gender', 'conflict', people('60')],
    ]);
  });
});

describe('a disclosure that asks for something else than all that the metric counts', () => {
  const fleet = 'FB-FR-110a.1';
  const fuel = 'energy.consumption.fuel';
  const energy = (number: string) => ({ type: 'number' as const, rows: [{ number, unit: 'MWh', descriptor: '' }] });

  it('is offered the whole, which a person may use, and is neither filled with it nor compared with it', async () => {
    const hub = hubOf(h);
    const time = await hub.time(period.start, period.end);
    await hub.store(time.id, { sectionId: `${fuel}:total:figures`, value: energy('800') });
    const { id } = await reportOf('sasb-climate-2022', [fleet]);
    const { numbers, offers } = await fill(id);
    expect(numbers).toEqual({});
    const stateOf = (list: HubAnswers['answers']) => list.find(({ fieldKey }) => fieldKey === fuel)?.state;
    expect(stateOf(offers)).toBe('suggested');
    const { answer } = answering(h, { id } as Report);
    await answer(`${fleet}/${fuel}`, 0, energy('300'));
    const { get, ok } = callerOf(h);
    expect(stateOf((await ok<HubAnswers>(get(`/reports/${id}/hub-answers`))).answers)).toBeUndefined();
  });

  it('keeps a calculated figure that a person used, whatever is answered beside it', async () => {
    const hub = hubOf(h);
    const time = await hub.time(period.start, period.end);
    const tonnes = (number: string) => ({
      type: 'number' as const,
      rows: [{ number, unit: 't{CO2e}', descriptor: '' }],
    });
    for (const key of ['ghg.scope1.total', 'ghg.scope2.location_based'])
      await hub.store(time.id, { sectionId: `${key}:total:figures`, value: tonnes('60') });
    const { id } = await reportOf('uk-secr-2018', ['LU-2']);
    const { send, get, ok } = callerOf(h);
    const use = async (fieldKey: string) => {
      const { answers } = await ok<HubAnswers>(get(`/reports/${id}/hub-answers`));
      const offer = answers.find((each) => each.fieldKey === fieldKey);
      const asked = [{ disclosureCode: 'LU-2', fieldKey, stamp: offer?.stamp }];
      await ok(send('POST', `/reports/${id}/hub-answers`, { answers: asked }));
    };
    const both = 'ghg.scope12.location_based';
    const bothOf = async () =>
      (await ok<Answer[]>(get(`/reports/${id}/answers`))).find(({ fieldKey }) => fieldKey === both)?.value;
    await use(both);
    const used = await bothOf();
    expect(used).toMatchObject({ rows: [{ number: '120' }] });
    await use('ghg.scope1.total');
    expect(await bothOf()).toEqual(used);
    const { answer } = answering(h, { id } as Report);
    await answer('LU-2/ghg.scope2.location_based', 0, tonnes('50'));
    expect(await bothOf()).toEqual(used);
  });

  it('is not saved as the whole', async () => {
    const time = await hubOf(h).time(period.start, period.end);
    const { id } = await reportOf('sasb-climate-2022', [fleet]);
    const { answer } = answering(h, { id } as Report);
    await answer(`${fleet}/${fuel}`, 0, energy('300'));
    const { get, send, ok } = callerOf(h);
    const { items, withoutMetric } = await ok<HubSavePlan>(get(`/reports/${id}/saved-to-hub/plan`));
    expect([items, withoutMetric]).toEqual([[], 1]);
    const request = { version: 1, reportingTimeId: time.id, entityId: null, overwrites: [] };
    const refused = await send('POST', `/reports/${id}/answers/${fleet}/${fuel}/saved-to-hub`, request);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'hub_answers.no_metric']);
  });
});
