import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { printedText, timesIn } from '../exports/testing.ts';
import { callerOf } from '../reports/testing.ts';
import { reportFilledAfter } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const total = 'waste.generated.total';
const hazardous = 'waste.generated.hazardous';

/** 2024 and 2025 with hazardous waste in kilograms and other waste in tonnes, and a GRI report of the later one. */
const reportOfWaste = (before: readonly [string, string], now: readonly [string, string]) =>
  reportFilledAfter(
    h,
    '306-3',
    async () => {
      const hub = hubOf(h);
      for (const [year, kilograms, tonnes] of [
        [2024, ...before],
        [2025, ...now],
      ] as const) {
        const { id } = await hub.time(`${year}-01-01`, `${year}-12-31`);
        await hub.store(id, { sectionId: `${hazardous}:total:figures`, value: figure(kilograms, 'kg') });
        await hub.store(id, { sectionId: 'waste.generated.nonhazardous:total:figures', value: figure(tonnes, 't') });
      }
    },
    'gri-2025',
  );

it('fills a sum of kilograms and tonnes in tonnes, and prints every digit of it, in both years', async () => {
  const { id, figureOf, answerOf } = await reportOfWaste(['580', '1836'], ['624', '9560']);
  expect(await answerOf(total)).toMatchObject({ rows: [{ number: '9560.624', unit: 't' }] });
  const [row] = (await figureOf(total)).rows;
  expect(row).toMatchObject({ number: '9560.624', unitCode: 't', earlier: ['1836.58'] });
  const text = await printedText(h, id, 'word', 'en');
  for (const figure of ['9,560.624', '1,836.58']) expect(timesIn(text, figure)).toBeGreaterThan(0);
  for (const rounded of ['9,561', '1,837', '1,836.580']) expect(timesIn(text, rounded)).toBe(0);
});

it('prints a sum of no tonnes and some kilograms, which is not nothing', async () => {
  const { id, figureOf } = await reportOfWaste(['300', '0'], ['400', '0']);
  expect((await figureOf(total)).rows).toMatchObject([{ number: '0.4', unitCode: 't', earlier: ['0.3'] }]);
  const text = await printedText(h, id, 'word', 'en');
  for (const figure of ['0.4', '0.3']) expect(timesIn(text, figure)).toBeGreaterThan(0);
});

it('offers the larger unit before publishing, and still says what a sum is made of once it is written in another', async () => {
  const { id, findings, figureOf, answerOf } = await reportOfWaste(['580', '1836'], ['624', '9560']);
  expect((await findings()).find(({ kind }) => kind === 'unit-mix')).toMatchObject({
    disclosureCode: '306-3',
    params: { unit: 't' },
  });
  const { send, ok } = callerOf(h);
  const inKilograms = figure('9560624', 'kg');
  expect(await answerOf(total)).not.toMatchObject(inKilograms);
  await ok(send('PUT', `/reports/${id}/answers/306-3/${total}`, { version: 1, value: inKilograms }));
  expect((await figureOf(total)).rows[0]?.calculatedFrom).toHaveLength(2);
});

it('fills shares that some entered as fractions in per cent, and a headcount in people', async () => {
  const share = 'energy.consumption.grid_pct';
  const sites = [
    { name: 'Plant', part: ['10', '%'], energy: '300', people: ['1', '{thousand}'] },
    { name: 'Office', part: ['0.4', '1'], energy: '100', people: ['400', '1'] },
  ] as const;
  const store = async () => {
    const hub = hubOf(h);
    const { id } = await hub.time('2025-01-01', '2025-12-31');
    const weights = { changeThreshold: 20, weightMetricKey: 'energy.consumption.total', formula: null, version: 0 };
    await hub.ok(hub.send('PUT', `/metrics/${share}/settings`, weights));
    for (const { name, part, energy, people } of sites) {
      const { id: entityId } = await hub.entity(name);
      const rows = [{ number: people[0], unit: people[1], descriptor: '' }];
      await hub.store(id, { entityId, sectionId: `${share}:total:figures`, value: figure(part[0], part[1]) });
      await hub.store(id, { entityId, value: figure(energy) });
      await hub.store(id, {
        entityId,
        sectionId: 'workforce.headcount:total:figures',
        value: { type: 'integer', rows },
      });
    }
  };
  const mix = await reportFilledAfter(h, 'CG-MR-130a.1', store, 'sasb-climate-2022');
  expect(await mix.answerOf(share)).toMatchObject({ rows: [{ number: '17.5', unit: '%' }] });
  const staff = await reportFilledAfter(h, '2-7', async () => undefined, 'gri-2025');
  expect(await staff.answerOf('workforce.headcount')).toMatchObject({ rows: [{ number: '1400', unit: '1' }] });
});
