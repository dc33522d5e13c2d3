import { type ClimateImportDetail, type ClimateImportQuestions, climateImportLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { csv, importsOf as importsOfPerson } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const setUp = () => {
  const person = importsOfPerson(h);
  const questions = (id: string) => person.ok<ClimateImportQuestions>(person.get(`/climate-imports/${id}/questions`));
  const answer = async (
    { id, mapping }: Pick<ClimateImportDetail, 'id' | 'mapping'>,
    change: object,
    index = 0,
  ): Promise<ClimateImportDetail> => {
    const { items } = await questions(id);
    const { choices: _, rows: __, firstMonth: ___, lastMonth: ____, ...of } = items[index] ?? ({} as never);
    if (!mapping) throw new Error('It was not matched');
    await person.ok(person.map(id, { ...mapping, answers: [...(mapping.answers ?? []), { of, change }] }));
    return person.until(id, 'checked', 'failed');
  };
  return { ...person, questions, answer };
};

const average = 'Electricity, Hong Kong grid average';
const power = (...rows: string[]) => csv('Meter,Activity,Month,Amount,Unit,Country', ...rows);
const of = (meter: string, month: string) => `${meter},Purchased electricity,${month},10,kWh,Hong Kong`;

it('asks once for each meter, and takes one answer for all of its rows', async () => {
  const { checked, questions, answer, rows, step, lines } = setUp();
  const one = await checked(
    power(of('HKE 8810', '2025-01'), of('CLP 1', '2025-01'), of('HKE 8810', '2025-02'), of('HKE 8810', '2025-03')),
  );
  expect(one.counts).toMatchObject({ new: 4, asked: 4 });
  expect(await questions(one.id)).toMatchObject({
    items: [
      { label: 'HKE 8810', reason: 'activity_unstated', rows: 3, firstMonth: '2025-01', lastMonth: '2025-03' },
      { label: 'CLP 1', rows: 1 },
    ],
    left: 0,
  });
  expect((await questions(one.id)).items[0]?.choices).toContain(average);

  const after = await answer(one, { activity: average });
  expect(after).toMatchObject({ checks: one.checks + 1, counts: { new: 4, asked: 1 } });
  expect(await rows(one.id, '?kind=asked')).toMatchObject([{ row: 3 }]);
  await step(one.id, 'apply');
  expect((await lines()).map(({ label, activity }) => [label, activity])).toEqual(
    expect.arrayContaining([
      ['HKE 8810', average],
      ['CLP 1', null],
    ]),
  );
});

it('asks nothing of the next sheet’s bills of a meter that was answered before the import', async () => {
  const { checked, answer, step } = setUp();
  const one = await checked(power(of('HKE 8810', '2025-01')));
  await answer(one, { activity: average });
  await step(one.id, 'apply');
  expect((await checked(power(of('HKE 8810', '2025-02')))).counts).toMatchObject({ new: 1, asked: 0 });
});

it('asks what an answer leads to, and takes an answer to that too', async () => {
  const { checked, questions, answer } = setUp();
  const gas = 'Natural gas in buildings and plant';
  const one = await checked(
    csv('Meter,Activity,Month,Amount,Unit,Country', `Boiler,${gas},2025-03,1,kWh,`, `Boiler,${gas},2025-04,2,kWh,`),
  );
  const reasons: string[] = [];
  const replies: Record<string, object> = {
    region_unstated: { region: 'GB' },
    activity_unstated: { activity: 'Fuel: Natural gas' },
    calorific_basis_unstated: { basis: 'gross' },
  };
  let now = one;
  while ((now.counts?.asked ?? 0) > 0 && reasons.length < 4) {
    const reason = (await questions(one.id)).items[0]?.reason ?? '';
    reasons.push(reason);
    now = await answer(now, replies[reason] ?? {});
  }
  expect(reasons).toEqual(['region_unstated', 'activity_unstated', 'calorific_basis_unstated']);
  expect(now.counts).toMatchObject({ new: 2, asked: 0 });
});

it('takes no answer for a row that has no such choice, nor for rows of another meter or entity', async () => {
  const { checked, answer, rows, ok, send } = setUp();
  const entity = { name: 'Mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
  await ok(send('POST', '/entities', entity));
  const one = await checked(
    csv(
      'Entity,Meter,Activity,Month,Amount,Unit,Country',
      ...[of('HKE 8810', '2025-01'), of('HKE 8811', '2025-01')].map((row) => `,${row}`),
      `Mill,${of('HKE 8810', '2025-01')}`,
    ),
  );
  expect((await answer(one, { activity: 'Electricity of Atlantis' })).counts).toMatchObject({ asked: 3 });
  const after = await answer(one, { activity: average });
  expect(after.counts).toMatchObject({ new: 3, asked: 2 });
  expect(await rows(one.id, '?kind=asked')).toHaveLength(2);
});

it('takes an answer for a meter whose cell breaks the line, and knows a dash for no name', async () => {
  const { checked, questions, answer, rows } = setUp();
  const broken = '"HKE\n8810"';
  const one = await checked(power(of(broken, '2025-01'), of('HKE\u200b 8810', '2025-02'), of('-', '2025-01')));
  expect(await questions(one.id)).toMatchObject({ items: [{ label: 'HKE 8810', rows: 2 }], left: 0 });
  expect((await answer(one, { activity: average })).counts).toMatchObject({ new: 3, asked: 1 });
  expect(await rows(one.id, '?kind=asked')).toMatchObject([
    { row: expect.any(Number), name: expect.stringMatching(/^-/) },
  ]);
});

it('finds a line again that an earlier import called as its cell has it', async () => {
  const { checked, step } = setUp();
  const sheet = power(of('"HKE\n8810"', '2025-01'));
  await step((await checked(sheet)).id, 'apply');
  await h.database.pool.query("update climate_activities set label = E'HKE\\n8810' where label = 'HKE 8810'");
  expect((await checked(sheet)).counts).toMatchObject({ new: 0, changed: 0, same: 1 });
});

it('asks again what unchanged rows still wait for, and changes their lines by the answer', async () => {
  const { checked, answer, step, lines } = setUp();
  const sheet = power(of('HKE 8810', '2025-01'), of('HKE 8810', '2025-02'));
  await step((await checked(sheet)).id, 'apply');
  const one = await checked(sheet);
  expect(one.counts).toMatchObject({ same: 2, changed: 0, asked: 2 });
  expect((await answer(one, { activity: average })).counts).toMatchObject({ same: 0, changed: 2, asked: 0 });
  expect(await step(one.id, 'apply')).toMatchObject({ result: { changed: 2 } });
  expect((await lines()).map(({ activity }) => activity)).toEqual([average, average]);
  await step(one.id, 'undo');
  expect((await lines()).map(({ activity }) => activity)).toEqual([null, null]);
});

it('never replaces columns or answers that somebody else gave since', async () => {
  const { checked, answer, refused, map, read } = setUp();
  const one = await checked(power(of('HKE 8810', '2025-01')));
  const after = await answer(one, { activity: average });
  if (!one.mapping) throw new Error('It was not matched');
  const stale = { ...one.mapping, checks: one.checks };
  expect(await refused(map(one.id, stale))).toMatchObject({ code: 'import.step_refused' });
  expect(await read(one.id)).toMatchObject({ checks: after.checks, mapping: { answers: [{}] }, counts: { asked: 0 } });
});

it('keeps a month of before there was a limit where its line stands', async () => {
  const { checked, step } = setUp();
  await step((await checked(power(of('A', '1995-01')))).id, 'apply');
  await h.database.pool.query("update climate_activities set month = '1985-01-01' where label = 'A'");
  expect((await checked(power(of('A', '1985-01'), of('B', '1985-01')))).counts).toMatchObject({ same: 1, error: 1 });
});

it('refuses rows of months that no bill is of', async () => {
  const { checked, rows } = setUp();
  const one = await checked(power(of('A', '1800-01'), of('A', '2099-01'), of('A', '2025-01')));
  expect(one.counts).toMatchObject({ new: 1, error: 2 });
  expect((await rows(one.id))[0]?.issues).toMatchObject([{ rule: 'month_far', facts: { from: '1990-01' } }]);
});

it('refuses more answers than allowed and shows the questions to nobody else', async () => {
  const { checked, refused, map, questions } = setUp();
  const one = await checked(power(of('HKE 8810', '2025-01')));
  const [first] = (await questions(one.id)).items;
  const { choices: _, rows: __, firstMonth: ___, lastMonth: ____, ...asked } = first ?? ({} as never);
  const answers = Array.from({ length: climateImportLimits.answersMax + 1 }, () => ({
    of: asked,
    change: { activity: average },
  }));
  if (!one.mapping) throw new Error('It was not matched');
  expect(await refused(map(one.id, { ...one.mapping, answers }))).toMatchObject({ code: 'request.invalid' });
  const reading = importsOfPerson(h, 'verdant.entity');
  expect((await reading.get(`/climate-imports/${one.id}/questions`)).status).toBe(403);
  const other = importsOfPerson(h, 'harbour.admin');
  expect(await other.refused(other.get(`/climate-imports/${one.id}/questions`))).toMatchObject({
    code: 'resource.not_found',
  });
});
