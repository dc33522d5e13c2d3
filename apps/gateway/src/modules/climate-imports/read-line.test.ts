import type { ClimateFactor, ClimateImportDetail } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { steamFactor } from '../climate/testing.ts';
import { csv, importsOf as importsOfPerson } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const importsOf = () => importsOfPerson(h);

it('counts amounts by the unit and the multiple of their heading, and by no other', async () => {
  const { rows, ok, upload, map, until } = importsOf();
  const issueOf = (rule: string, text: string) => [{ kind: 'error', issues: [{ rule, facts: { text } }] }];
  const made = await ok<ClimateImportDetail>(
    upload(csv('Meter,Month,用量（萬千瓦時）,Gas (MWh)', 'A1,2025-12,6.1,20')),
  );
  const suggestion = made.sheets[0]?.suggestion;
  if (!suggestion) throw new Error('No sheet was read');
  const checkedWith = async (unit: string, at = 2) => {
    const columns = suggestion.columns
      .filter(({ index, field }) => field === 'amount' || index !== at)
      .map(({ index, field }) => ({ index: field === 'amount' ? at : index, field }));
    const usual = { ...suggestion.usual, activityTypeId: 'electricity', unit };
    await ok(map(made.id, { ...suggestion, usual, columns }));
    await until(made.id, 'checked');
    return rows(made.id);
  };
  expect(suggestion.usual.unit).toBe('kWh');
  expect(await checkedWith('kWh')).toMatchObject([{ kind: 'new', after: { amount: '61000', unit: 'kWh' } }]);
  expect(await checkedWith('MWh')).toMatchObject(issueOf('unit_of_heading', '用量（萬千瓦時）'));
  expect(await checkedWith('kWh', 3)).toMatchObject(issueOf('unit_of_heading', 'Gas (MWh)'));
  expect(await checkedWith('MWh', 3)).toMatchObject([{ kind: 'new', after: { amount: '20', unit: 'MWh' } }]);
});

it('takes the unit of a row before that of the heading, but not where only the heading has a multiple', async () => {
  const { checked, rows } = importsOf();
  const { id } = await checked(
    csv(
      "Meter,Activity,Month,Usage ('000 kWh),Unit",
      'A,electricity,2025-03,2,GWh',
      'B,electricity,2025-03,2,MWh',
      "C,electricity,2025-03,2,'000 kWh",
    ),
  );
  expect((await rows(id)).map(({ after }) => [after?.amount, after?.unit])).toEqual([
    ['2', 'GWh'],
    ['2', 'MWh'],
    ['2', 'MWh'],
  ]);
  const miles = await checked(csv("Meter,Activity,Month,Usage ('000 mi),Unit", 'A,car-travel,2025-03,2,mi'));
  expect((await rows(miles.id))[0]?.issues.map(({ rule }) => rule)).toEqual(['unit_of_heading']);
});

it('names what was used by an own confirmed factor before the library', async () => {
  const { checked, step, lines, send, ok } = importsOf();
  const gases = [{ gas: 'CO2', kgPerUnit: '7', isEquivalent: false, isBeside: false }];
  const own = steamFactor({ activityTypeId: 'refrigerants', name: 'R-410A', unit: 'kg', method: null, gases });
  const sheet = (source: string) =>
    csv(
      'Meter,Activity,What exactly,Month,Amount,Unit,Country,Invoice',
      `Chiller,refrigerants,r-410a,2025-03,2,kg,GB,${source}`,
    );
  const written = async (source: string) => {
    await step((await checked(sheet(source))).id, 'apply');
    const line = (await lines()).find((each) => each.source === source);
    return [line?.activity, line?.outcomes[0]?.kgCo2e];
  };
  const factor = await ok<ClimateFactor>(send('POST', '/climate-factors', own));
  expect((await written('1'))[0]).toBe('Leak of R-410A');
  await ok(send('POST', `/climate-factors/${factor.id}/confirm`, { version: factor.version }));
  expect(await written('2')).toEqual(['R-410A', '14']);
});
