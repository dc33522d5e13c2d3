import type { DataPoint, HubSave, HubSaveItem, HubSavePlan } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { type Beside, reportBesideHub } from '../hub-answers/testing.ts';

let h: Harness;
let beside: Beside;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  beside = await reportBesideHub(h);
  await beside.between().settings({ disclosureCodes: ['2-7'] });
});
afterAll(() => h.close());

const saving = () => {
  const { send, get, ok } = beside.between();
  const path = `/reports/${beside.reportId()}/saved-to-hub`;
  const plan = () => ok<HubSavePlan>(get(`${path}/plan`));
  const save = async () => {
    const { stamp } = await plan();
    const target = { reportingTimeId: null, entityId: null, disclosureCodes: [], choices: [] };
    return ok<HubSave>(send('POST', path, { ...target, stamp, mode: 'ExportAll' }));
  };
  return {
    ok,
    get,
    plan,
    save,
    undo: (id: string) => send('POST', `${path}/${id}/undo`, {}),
    points: async () => (await ok<{ items: DataPoint[] }>(get('/data-points?limit=100'))).items,
  };
};

describe('a figure that is broken down', () => {
  const part = (number: string, breakdown: string, descriptor: string) => ({
    number,
    unit: '1',
    descriptor,
    breakdown,
  });
  const headcount = (...rows: object[]) => ({ type: 'integer', rows });
  const staff = headcount(
    { number: '22', unit: '1', descriptor: '' },
    part('10', 'by-gender', 'Male'),
    part('12', 'by-gender', 'Female'),
    part('20', 'by-region', 'Hong Kong'),
  );
  const place = '2-7/workforce.headcount';

  it('is saved with each of its parts, under the names that they have', async () => {
    await beside.writer().answer(place, 0, staff as never);
    const { plan, save, points, ok, get } = saving();
    const parts = async () =>
      (await plan()).items.flatMap(({ part: named, state }) => (named ? [[named.breakdown, named.name, state]] : []));
    expect(await parts()).toEqual([
      ['by-gender', 'Male', 'new'],
      ['by-gender', 'Female', 'new'],
      ['by-region', 'Hong Kong', 'new'],
    ]);
    await save();
    const stored = (await points()).filter(({ metricKey }) => metricKey === 'workforce.headcount');
    const placed = stored.map(({ sectionId, value }) => [sectionId.split(':')[1], value]);
    expect(placed.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toEqual([
      ['by-gender', headcount({ number: '10', unit: '1', descriptor: '' })],
      ['by-gender', headcount({ number: '12', unit: '1', descriptor: '' })],
      ['by-region', headcount({ number: '20', unit: '1', descriptor: '' })],
      ['total', headcount({ number: '22', unit: '1', descriptor: '' })],
    ]);
    const sectionId = encodeURIComponent('workforce.headcount:by-gender:figures');
    const labels = await ok<{ name: string }[]>(get(`/section-labels?sectionId=${sectionId}`));
    expect(labels.map(({ name }) => name)).toEqual(['Male', 'Female']);
    expect((await parts()).map(([, , state]) => state)).toEqual(['same', 'same', 'same']);
  });

  it('has one line in the data hub, whatever usual name and language a report gives it', async () => {
    await beside.writer().answer(place, 0, staff as never);
    const { plan, save, points } = saving();
    await save();
    const others = headcount(
      { number: '23', unit: '1', descriptor: '' },
      part('11', 'by-gender', '男性'),
      part('12', 'by-gender', 'Women'),
      part('20', 'by-region', 'hong kong'),
    );
    await beside.writer().answer(place, 1, others as never);
    const named = (await plan()).items.flatMap(({ part: each, state }) => (each ? [[each.name, state]] : []));
    expect(named).toEqual([
      ['男性', 'conflict'],
      ['Women', 'same'],
      ['hong kong', 'same'],
    ]);
    const sections = (await points()).filter(({ metricKey }) => metricKey === 'workforce.headcount');
    expect(sections).toHaveLength(4);
  });

  it('is one new line where one report has two names for it', async () => {
    const twice = headcount(part('10', 'by-gender', 'Men'), part('10', 'by-gender', '男性'));
    await beside.writer().answer(place, 0, twice as never);
    const { plan, save, points } = saving();
    expect((await plan()).items.map(({ point, contradicted }) => [point, contradicted])).toEqual([
      [0, false],
      [0, false],
    ]);
    await save();
    expect((await points()).filter(({ metricKey }) => metricKey === 'workforce.headcount')).toHaveLength(1);
  });

  it('never saves a part as the whole, and is undone with all its parts', async () => {
    const [, , female, region] = staff.rows;
    await beside.writer().answer(place, 0, headcount(female as object, region as object) as never);
    const { save, points, undo } = saving();
    const saved = await save();
    const sections = async () =>
      (await points()).flatMap(({ metricKey, sectionId }) =>
        metricKey === 'workforce.headcount' ? [sectionId.split(':')[1]] : [],
      );
    expect((await sections()).toSorted()).toEqual(['by-gender', 'by-region']);
    await undo(saved.id);
    expect(await sections()).toEqual([]);
  });

  it('is saved in the same way when it is saved alone: each part in its place, none as the whole', async () => {
    const [, male, female, region] = staff.rows;
    const { between } = beside;
    const { save: saveOne, ok, refused } = between();
    const field = { disclosureCode: '2-7', fieldKey: 'workforce.headcount' };
    const { points } = saving();
    const stored = async () =>
      (await points())
        .flatMap(({ metricKey, sectionId, value }) =>
          metricKey === 'workforce.headcount' && value.type === 'integer'
            ? [[sectionId.split(':')[1], ...value.rows.map(({ number }) => number)].join(' ')]
            : [],
        )
        .toSorted();
    await beside.writer().answer(place, 0, headcount(female as object, region as object) as never);
    await ok(saveOne({}, field));
    expect(await stored()).toEqual(['by-gender 12', 'by-region 20']);
    expect((await refused(saveOne({}, field))).code).toBe('hub_save.empty');

    // The whole and another part are added; of the parts in the way each is overwritten only as the person saw it.
    const changed = { ...(female as object), number: '13' };
    const moved = { ...(region as object), number: '21' };
    const whole = { number: '23', unit: '1', descriptor: '' };
    await beside.writer().answer(place, 1, headcount(whole, male as object, changed, moved) as never);
    const refusal = await refused(saveOne({ version: 2 }, field));
    const { inTheWay } = refusal as unknown as { inTheWay: HubSaveItem[] };
    const named = ({ part: of, existing }: HubSaveItem) => [of?.name, existing?.version];
    expect(inTheWay.map(named)).toEqual([
      ['Female', 1],
      ['Hong Kong', 1],
    ]);
    const [one, other] = inTheWay.map(({ existing }) => ({ id: existing?.id ?? '', version: 1 }));
    const parts = [one, other];
    for (const overwrites of [[one], [one, { ...other, version: 2 }]])
      expect(await refused(saveOne({ version: 2, overwrites }, field))).toMatchObject({
        status: 409,
        code: 'hub_save.in_the_way',
      });
    expect(await stored()).toEqual(['by-gender 12', 'by-region 20']);
    await ok(saveOne({ version: 2, overwrites: parts }, field));
    expect(await stored()).toEqual(['by-gender 10', 'by-gender 13', 'by-region 21', 'total 23']);
  });
});
