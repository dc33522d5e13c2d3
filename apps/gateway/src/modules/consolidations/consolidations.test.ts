import {
  type ApproachEffect,
  type CalculationStep,
  type Consolidation,
  type Holding,
  type NewDataPoint,
  type ReportingTime,
  unpackConsolidation,
  wholeHolding,
} from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { body, type PersonName } from '../../testing/harness.ts';
import { figure, hubOf, hubSuite, scope1Section } from '../data-points/testing.ts';

const suite = hubSuite();
const span = 'start=2025-01-01&end=2025-12-31';
const scope1 = 'ghg.scope1.total';
const as = (name: PersonName = 'verdant.admin') => suite.h.as(name);
const choose = async (approach = 'operational_control', version = 0) => {
  const answer = await as().request('/boundaries/approach', body('PUT', { year: 2025, approach, version }));
  expect(answer.status).toBe(200);
};
const hold = async (id: string, more: Partial<Holding>, version = 0) => {
  const holding = { year: 2025, ...wholeHolding, ...more, version };
  expect((await as().request(`/entities/${id}/holding`, body('PUT', holding))).status).toBe(200);
};
const emits = (entityId: string | null, tonnes: string, more: Partial<NewDataPoint> = {}, time?: ReportingTime) =>
  hubOf(suite.h).store((time ?? suite.next).id, {
    sectionId: scope1Section,
    entityId,
    value: figure(tonnes, 't{CO2e}'),
    ...more,
  });
const entity = (name: string, parentId: string | null = null) => hubOf(suite.h).entity(name, parentId);
const list = async (query = span, name?: PersonName) =>
  (await (await as(name).request(`/consolidations?${query}`)).json()) as Consolidation;
const detailWith = async (key: string, query: string) =>
  unpackConsolidation(await (await as().request(`/consolidations/figures/${key}?${query}`)).json());
/** With every data point; the same figure is made of sums of the database. */
const detail = async (key = scope1, query = span) => {
  const whole = await detailWith(key, `${query}&parts=all`);
  const { steps: _, ...inSums } = await detailWith(key, query);
  expect(whole).toMatchObject(inSums);
  return whole;
};
const found = async (key = scope1) => (await list()).figures.find(({ metricKey }) => metricKey === key);
const heads = { type: 'integer' as const, rows: [{ number: '7', unit: '1', descriptor: '' }] };
const shapeOf = (steps: CalculationStep[]) =>
  steps.map(({ kind, value, gap, leftOut }) => [kind, value?.number ?? gap ?? leftOut]);

describe('the consolidated figure', () => {
  it('is made of entities by their ownership down the tree, with every step', async () => {
    const c = await entity('Company C');
    const d = await entity('Company D', c.id);
    await hold(c.id, { ownership: '90', ownFigures: 'alone' });
    await hold(d.id, { ownership: '80' });
    await emits(c.id, '100');
    await emits(d.id, '1000');
    await choose('equity_share');
    const { steps, figure: made } = await detail();
    expect(made).toMatchObject({
      value: { number: '810', unit: 't{CO2e}' },
      counted: 2,
      leftOut: 0,
      entered: null,
    });
    expect(shapeOf(steps)).toEqual([
      ['entities', '810'],
      ['entities', '810'],
      ['share', '90'],
      ['source', '100'],
      ['share', '720'],
      ['source', '1000'],
    ]);
    expect(steps[4]?.share).toEqual({
      percent: '72',
      steps: [
        { entityId: c.id, rule: 'owned', percent: '90' },
        { entityId: d.id, rule: 'owned', percent: '80' },
      ],
    });
    expect((await found())?.value?.number).toBe('810');
  });

  it('is told in the unit in which people enter it, with every step', async () => {
    const energy = 'energy.consumption.total';
    const plant = await entity('Plant');
    const store = await entity('Store');
    await hold(store.id, { ownership: '50' });
    for (const [id, number] of [
      [plant.id, '1284'],
      [store.id, '100'],
    ] as const)
      await hubOf(suite.h).store(suite.next.id, { entityId: id, value: figure(number, 'MWh') });
    await hubOf(suite.h).store(suite.next.id, { entityId: null, value: figure('1334', 'MWh') });
    await choose('equity_share');
    const amount = { number: '1334', unit: 'MWh' };
    const { figure: made, steps } = await detail(energy);
    expect(made).toMatchObject({ value: amount, entered: amount, agrees: true });
    expect(new Set(steps.map(({ value }) => value?.unit))).toEqual(new Set(['MWh']));
    expect(await found(energy)).toMatchObject({ value: amount, entered: amount });
  });

  it('names the entities of the boundary without a figure, unless one above them has it', async () => {
    const plant = await entity('Plant');
    await entity('Line', plant.id);
    const company = await entity('Company');
    const store = await entity('Store', company.id);
    const sold = await entity('Sold works', company.id);
    await hold(sold.id, { exclusion: 'Sold in 2024.' });
    await emits(plant.id, '5');
    await choose();
    expect(await found()).toMatchObject({ counted: 1, leftOut: 0, without: 1 });
    expect((await detail()).without).toEqual([store.id]);
  });

  it('says that it is made of metrics of different entities', async () => {
    const plant = await entity('Plant');
    const store = await entity('Store');
    const enter = (key: string, entityId: string) =>
      hubOf(suite.h).store(suite.next.id, { sectionId: `${key}:total:figures`, entityId, value: figure('10', 'MWh') });
    const total = 'energy.consumption.total';
    await enter('energy.consumption.fuel', plant.id);
    await enter('energy.consumption.electricity', plant.id);
    await choose();
    expect(await found(total)).toMatchObject({ value: { number: '20' }, uneven: false, without: 1 });
    await enter('energy.consumption.electricity', store.id);
    expect(await found(total)).toMatchObject({ value: { number: '30' }, uneven: true, without: 0 });
  });

  it('says whether what collections ask for is approved', async () => {
    const plant = await entity('Plant');
    await emits(plant.id, '5');
    await choose();
    expect(await found()).toMatchObject({ unapproved: false });
    const asked = { name: 'Scope 1', message: '', versionId: null, reportingTimeId: suite.next.id, dueOn: null };
    const collection = { ...asked, sectionIds: [scope1Section], approverId: null, entityIds: [plant.id] };
    expect((await as().request('/collections', body('POST', collection))).status).toBe(201);
    expect(await found()).toMatchObject({ unapproved: true });
    await suite.h.database.pool.query("update collection_requests set status = 'approved'");
    expect(await found()).toMatchObject({ unapproved: false });
  });

  it('is compared with the figure entered for the group, which never replaces it', async () => {
    const plant = await entity('Plant');
    await emits(plant.id, '5');
    await emits(null, '6');
    await choose();
    expect(await found()).toMatchObject({
      value: { number: '5' },
      entered: { number: '6' },
      agrees: false,
    });
    const answer = await as().request(`/data-points/calculations/${scope1}?${span}`);
    expect(await answer.json()).toMatchObject({ steps: [{ kind: 'entities', value: { number: '5' } }, {}] });
  });

  it('is the figure entered for the group where no entity has one', async () => {
    await entity('Plant');
    await emits(null, '6');
    await choose();
    // The same figure beside itself would read as agreement.
    expect(await found()).toMatchObject({ value: { number: '6' }, entered: { number: '6' }, agrees: null, counted: 0 });
  });

  it('asks once what a parent’s own figures include, and counts nothing twice until somebody answers', async () => {
    const parent = await entity('Parent');
    const child = await entity('Child', parent.id);
    await emits(parent.id, '10');
    await emits(child.id, '4');
    await hubOf(suite.h).store(suite.next.id, { entityId: parent.id });
    await hubOf(suite.h).store(suite.next.id, { entityId: child.id });
    await choose();
    const open = await list();
    expect(open.questions).toEqual([
      { entityId: parent.id, metricKeys: expect.arrayContaining([scope1, 'energy.consumption.total']) },
    ]);
    expect(await found()).toMatchObject({ value: { number: '10' }, counted: 1, leftOut: 1 });
    expect((await detail()).steps.find(({ kind }) => kind === 'left_out')).toMatchObject({
      leftOut: 'above',
      entityId: child.id,
    });
    await hold(parent.id, { ownFigures: 'alone' });
    expect((await list()).questions).toEqual([]);
    expect(await found()).toMatchObject({ value: { number: '14' }, counted: 2, leftOut: 0 });
    await hold(parent.id, { ownFigures: 'whole' }, 1);
    expect(await found()).toMatchObject({ value: { number: '10' } });
    expect((await list()).questions).toEqual([]);
  });

  it('counts entities that joined or left by days, and closing balances only of entities that are still there', async () => {
    const plant = await entity('Plant');
    await emits(plant.id, '365');
    await hubOf(suite.h).store(suite.next.id, {
      entityId: plant.id,
      sectionId: 'workforce.headcount:total:figures',
      value: heads,
    });
    await hold(plant.id, { left: '2025-01-31' });
    await choose();
    expect(shapeOf((await detail()).steps)).toEqual([
      ['entities', '31'],
      ['pro_rata', '31'],
      ['source', '365'],
    ]);
    expect(await found()).toMatchObject({ byDay: true });
    expect(await found('workforce.headcount')).toMatchObject({ value: null, gap: 'left_out', leftOut: 1 });
  });

  it('counts an archived entity until the day on which it was archived, in sums and one by one, and keeps its years before', async () => {
    const plant = await entity('Plant');
    const sections = [{}, { sectionId: 'workforce.headcount:total:figures', value: heads }];
    const after = await hubOf(suite.h).time('2026-01-01', '2026-12-31');
    for (const time of [suite.next, after]) {
      for (const more of sections) await emits(plant.id, '365', more, time);
    }
    await choose();
    suite.h.clock.set(new Date('2026-01-31T10:00:00Z'));
    expect((await as().request(`/entities/${plant.id}/archive`, { method: 'POST' })).status).toBe(200);
    expect(await found()).toMatchObject({ value: { number: '365' }, leftOut: 0 });
    const next = 'start=2026-01-01&end=2026-12-31';
    const inNext = async (key: string) => (await list(next)).figures.find(({ metricKey }) => metricKey === key);
    expect(await inNext(scope1)).toMatchObject({ value: { number: '31' }, byDay: true });
    expect((await detail(scope1, next)).figure?.value?.number).toBe('31');
    expect(await inNext('workforce.headcount')).toMatchObject({ value: null, gap: 'left_out' });
    const later = await detail('workforce.headcount', next);
    expect(later.steps.find(({ kind }) => kind === 'left_out')).toMatchObject({ leftOut: 'archived' });
    const february = await detail(scope1, 'start=2026-02-01&end=2026-12-31');
    expect(february.steps.find(({ kind }) => kind === 'left_out')).toMatchObject({ leftOut: 'archived' });
    await as().request(`/entities/${plant.id}/restore`, { method: 'POST' });
    expect(await inNext(scope1)).toMatchObject({ value: { number: '365' } });
  });

  it('converts other fiscal years to the group’s by days, and says so', async () => {
    const plant = await entity('Plant');
    const before = await hubOf(suite.h).time('2024-04-01', '2025-03-31');
    const after = await hubOf(suite.h).time('2025-04-01', '2026-03-31');
    await emits(plant.id, '365', {}, before);
    await emits(plant.id, '730', { quality: 'estimated' }, after);
    await choose();
    expect(await found()).toMatchObject({ value: { number: '640' }, byDay: true, estimated: true });
    expect((await detail()).steps.filter(({ kind }) => kind === 'pro_rata').map(({ days }) => days)).toEqual([
      { taken: 90, all: 365 },
      { taken: 275, all: 365 },
    ]);
  });

  it('adds up months in the database to the same figure as one by one', async () => {
    const { send, ok } = hubOf(suite.h);
    const set = { kind: 'month', year: 2025, startMonth: 1 };
    const times = await ok<ReportingTime[]>(send('POST', '/reporting-times/sets', set));
    const months = times.filter(({ kind }) => kind === 'month');
    const plant = await entity('Plant');
    const office = await entity('Office', plant.id);
    await hold(plant.id, { ownership: '33.3333' });
    await hold(office.id, { joined: '2025-06-16' });
    for (const [index, month] of months.entries()) {
      await emits(plant.id, `1.${index}7`, {}, month);
      await emits(office.id, '31', {}, month);
    }
    await choose('equity_share');
    const one = await detail();
    expect((await found())?.value).toEqual(one.figure?.value);
    expect(one.figure?.incomplete).toBe(false);
  });

  it('is made of parts only of entities without a figure of their own, alone and in the list', async () => {
    const fuel = 'energy.consumption.fuel';
    const burns = (entityId: string, key: string, amount: string) =>
      hubOf(suite.h).store(suite.next.id, {
        sectionId: `${key}:total:figures`,
        entityId,
        value: figure(amount, 'MWh'),
      });
    const plant = await entity('Plant');
    const office = await entity('Office');
    const site = await entity('Site');
    for (const { id } of [plant, office]) {
      await burns(id, `${fuel}_renewable`, '3');
      await burns(id, `${fuel}_nonrenewable`, '4');
    }
    await choose();
    const both = { value: { number: '14', unit: 'MWh' }, counted: 2, without: 1 };
    expect(await found(fuel)).toMatchObject(both);
    expect((await detail(fuel)).figure).toMatchObject(both);
    await burns(plant.id, fuel, '100');
    const all = { value: { number: '107', unit: 'MWh' }, counted: 2, without: 1 };
    expect(await found(fuel)).toMatchObject(all);
    expect((await detail(fuel)).figure).toMatchObject(all);
    await burns(site.id, fuel, '1');
    expect((await detail(fuel)).figure).toEqual(await found(fuel));
  });

  it('calculates averages and intensities from its sums, and leaves out figures that cannot be added, with the reason', async () => {
    const { send, ok, store } = hubOf(suite.h);
    const one = await entity('One');
    const two = await entity('Two');
    await hold(one.id, { ownership: '50' });
    const share = { sectionId: 'energy.consumption.grid_pct:total:figures' };
    for (const [{ id: entityId }, percent, energy] of [
      [one, '10', '200'],
      [two, '40', '100'],
    ] as const) {
      await store(suite.next.id, { ...share, entityId, value: figure(percent, '%') });
      await store(suite.next.id, { entityId, value: figure(energy) });
    }
    await choose('equity_share');
    expect(await found('energy.consumption.grid_pct')).toMatchObject({ value: null, gap: 'no_weight' });
    const weights = {
      changeThreshold: 20,
      weightMetricKey: 'energy.consumption.total',
      formula: null,
      version: 0,
    };
    await ok(send('PUT', '/metrics/energy.consumption.grid_pct/settings', weights));
    // (10 × 200 × 50 % + 40 × 100) / (200 × 50 % + 100)
    expect(await found('energy.consumption.grid_pct')).toMatchObject({ value: { number: '25', unit: '%' } });
  });

  it('is empty before an approach is chosen, and shows the result of each approach', async () => {
    const plant = await entity('Plant');
    await hold(plant.id, { ownership: '40', operated: false, financialControl: 'joint' });
    await emits(plant.id, '10');
    await emits(null, '5');
    expect(await list()).toEqual({ approach: null, figures: [], questions: [] });
    expect(await detail()).toMatchObject({ approach: null, figure: null, steps: [] });
    const effects = (await (await as().request(`/consolidations/effects?${span}`)).json()) as ApproachEffect[];
    expect(
      effects.map(({ approach, whole, part, out, figures }) => [approach, whole, part, out, figures[0]?.value?.number]),
    ).toEqual([
      ['operational_control', 0, 0, 1, undefined],
      ['financial_control', 0, 1, 0, '4'],
      ['equity_share', 0, 1, 0, '4'],
    ]);
    expect(effects.map(({ figures }) => figures[0]?.entered?.number)).toEqual(['5', '5', '5']);
    expect(await list()).toMatchObject({ approach: null });
    expect((await list(`${span}&approach=equity_share`)).figures).toMatchObject([{ value: { number: '4' } }]);
  });
});

it('keeps organisations, tenants, entity users and strangers apart', async () => {
  const plant = await entity('Plant');
  await emits(plant.id, '10');
  await choose();
  for (const name of ['verdant.sister', 'harbour.admin'] as const)
    expect(await list(`${span}&approach=equity_share`, name)).toMatchObject({ figures: [] });
  for (const path of ['/consolidations', '/consolidations/effects', `/consolidations/figures/${scope1}`]) {
    expect((await as('verdant.entity').request(`${path}?${span}`)).status).toBe(403);
    expect((await suite.h.anonymous(`${path}?${span}`)).status).toBe(401);
  }
});

it('exports the calculation as a workbook whose formulas give the same result', async () => {
  const plant = await entity('Plant');
  await hold(plant.id, { ownership: '72.5', left: '2025-01-31' });
  await emits(plant.id, '365');
  await choose('equity_share');
  const answer = await as().request(`/consolidations/figures/${scope1}/file?${span}&language=en`);
  expect(answer.status).toBe(200);
  const [sheet] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets;
  const formulas = [...(sheet?.cells ?? [])].flatMap(([at, { formula, formulaResult }]) =>
    formula ? [[at, [formula, formulaResult]] as const] : [],
  );
  expect(new Map(formulas)).toEqual(
    new Map([
      ['1,4', ['E3', 22.475]],
      ['2,3', ['72.5/100', 0.725]],
      ['2,4', ['E4*D3', 22.475]],
      ['3,3', ['31/365', 31 / 365]],
      ['3,4', ['E5*D4', 31]],
    ]),
  );
  expect((await suite.h.anonymous(`/consolidations/figures/${scope1}/file?${span}&language=en`)).status).toBe(401);
});

it('shows an entity manager the figures of the whole organisation, and a second organisation none of them', async () => {
  const plant = await entity('Plant');
  await emits(plant.id, '10');
  await choose();
  const member = as('verdant.member').scope.userId;
  await suite.h.database.pool.query("update users set role = 'entity-manager' where id = $1", [member]);
  expect(await list(span, 'verdant.member')).toEqual(await list());
  const path = `/consolidations/figures/${scope1}`;
  expect((await as('verdant.member').request(`${path}/file?${span}&language=en`)).status).toBe(200);
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    const { request } = as(name);
    const own = await (await request(`${path}?${span}&approach=equity_share`)).text();
    expect(own).not.toContain(plant.id);
    const effects = (await (await request(`/consolidations/effects?${span}`)).json()) as ApproachEffect[];
    expect(effects.map(({ whole, part, out, figures }) => [whole, part, out, figures.length])).toEqual(
      effects.map(() => [0, 0, 0, 0]),
    );
    const file = await request(`${path}/file?${span}&approach=equity_share&language=en`);
    const [sheet] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
    expect(JSON.stringify(sheet?.rows)).not.toContain('Plant');
  }
});
