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

/** Two years of waste, the hazardous in kilograms and the other in tonnes, and a GRI report of the later one. */
const reportOfWaste = () =>
  reportFilledAfter(
    h,
    '306-3',
    async () => {
      const hub = hubOf(h);
      for (const [year, kilograms, tonnes] of [
        [2024, '580', '1836'],
        [2025, '624', '9560'],
      ] as const) {
        const { id } = await hub.time(`${year}-01-01`, `${year}-12-31`);
        await hub.store(id, { sectionId: `${hazardous}:total:figures`, value: figure(kilograms, 'kg') });
        await hub.store(id, { sectionId: 'waste.generated.nonhazardous:total:figures', value: figure(tonnes, 't') });
      }
    },
    'gri-2025',
  );

it('fills a sum of kilograms and tonnes in tonnes, and prints it no finer than its coarsest part, in both years', async () => {
  const { id, figureOf, answerOf } = await reportOfWaste();
  expect(await answerOf(total)).toMatchObject({ rows: [{ number: '9560.624', unit: 't' }] });
  expect((await figureOf(total)).rows).toMatchObject([
    { number: '9560.624', unitCode: 't', digits: 0, earlier: ['1836.58'] },
  ]);
  const text = await printedText(h, id, 'word', 'en');
  expect(timesIn(text, '9,561')).toBeGreaterThan(0);
  for (const finer of ['9,560.6', '9,560,624', '1,836.5']) expect(timesIn(text, finer)).toBe(0);
});

it('offers the larger unit before publishing, and still says what a sum is made of once it is written in another', async () => {
  const { id, findings, figureOf, answerOf } = await reportOfWaste();
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
