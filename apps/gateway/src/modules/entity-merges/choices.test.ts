import type { Target, TargetWithFigures } from '@esg/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { figure, hubOf, hubSuite } from '../data-points/testing.ts';
import { energyTarget } from '../targets/testing.ts';
import { mergesOf } from './testing.ts';

const suite = hubSuite();
let m: ReturnType<typeof mergesOf>;
beforeEach(() => {
  m = mergesOf(suite.h);
});

/** Two entities: the first has the quarters of 2024, the other one the year. */
const quarters = async () => {
  const { entity, store, time } = hubOf(suite.h);
  const mill = await entity('Mill');
  const works = await entity('Works');
  const one = await time('2024-01-01', '2024-03-31');
  const two = await time('2024-04-01', '2024-06-30');
  const first = await store(one.id, { entityId: mill.id, value: figure('10') });
  const second = await store(two.id, { entityId: mill.id, value: figure('20') });
  const year = await store(suite.year.id, { entityId: works.id, value: figure('400') });
  return { mill, works, first, second, year };
};

describe('figures that meet the same figure of the other entity', () => {
  it('are one conflict with one choice', async () => {
    const { mill, works, first, second, year } = await quarters();
    expect((await m.read(mill.id, works.id)).conflicts).toMatchObject([
      { id: first.id, sources: [{ id: first.id }, { id: second.id }], targets: [{ id: year.id }], canAdd: false },
    ]);
  });

  it('are chosen between by name: a merge without a choice is refused and changes nothing', async () => {
    const { mill, works, first, second } = await quarters();
    const { stamp } = await m.read(mill.id, works.id);
    const answer = await m.send(mill.id, { into: works.id, stamp, choices: [] });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'request.invalid',
      issues: [{ path: 'choices', rule: 'required' }],
    });
    expect((await m.pointsOf(mill.id)).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('are all taken where the person takes them', async () => {
    const { mill, works, first, second, year } = await quarters();
    expect((await m.merge(mill.id, works.id, [{ id: first.id, choice: 'take' }])).status).toBe(200);
    expect((await m.pointsOf(works.id)).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await m.historyOf(first.id)).toMatchObject([
      { action: 'moved' },
      { action: 'merged', value: figure('400') },
      { action: 'created' },
    ]);
    expect((await m.historyOf(year.id))[0]).toMatchObject({ action: 'removed', value: figure('400') });
  });

  it('all give way to it where the person doesn’t, and stay in its history', async () => {
    const { mill, works, year } = await quarters();
    await m.merge(mill.id, works.id);
    expect((await m.pointsOf(works.id)).map(({ id }) => id)).toEqual([year.id]);
    const kept = (await m.historyOf(year.id)).flatMap(({ action, value }) => (action === 'merged' ? [value] : []));
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([figure('10'), figure('20')]));
  });

  it('are one conflict over figures of both that overlap one after the other, and no further', async () => {
    const { entity, store, time } = hubOf(suite.h);
    const mill = await entity('Mill');
    const works = await entity('Works');
    const fiscal = await time('2024-04-01', '2025-03-31');
    const apart = await time('2026-01-01', '2026-12-31');
    const across = await store(fiscal.id, { entityId: mill.id });
    const lone = await store(apart.id, { entityId: mill.id });
    await store(apart.id, { entityId: works.id });
    const before = await store(suite.year.id, { entityId: works.id });
    const after = await store(suite.next.id, { entityId: works.id });
    expect((await m.read(mill.id, works.id)).conflicts).toMatchObject([
      { id: across.id, sources: [{ id: across.id }], targets: [{ id: before.id }, { id: after.id }] },
      { id: lone.id },
    ]);
  });
});

describe('a choice', () => {
  const refused = async (answer: Response) => [answer.status, ((await answer.json()) as { issues: unknown }).issues];

  it('is refused by its place where it is about no conflict, or about one that has a choice', async () => {
    const { mill, works, first, second } = await quarters();
    const take = ({ id }: { id: string }) => ({ id, choice: 'take' as const });
    for (const other of [second, works, first])
      expect(await refused(await m.merge(mill.id, works.id, [take(first), take(other)]))).toMatchObject([
        422,
        [{ path: 'choices.1.id', rule: 'choice_unknown', params: { choice: other.id } }],
      ]);
    expect(await m.pointsOf(mill.id)).toHaveLength(2);
  });
});

describe('figures that are added up', () => {
  it('keep source and explanation of both, the other one’s in the history', async () => {
    const { entity, store, ok, get } = hubOf(suite.h);
    const mill = await entity('Mill');
    const works = await entity('Works');
    const mine = { source: 'Mill bill', explanation: 'New kiln' };
    const theirs = { source: 'Works bill', explanation: 'As before' };
    const kept = await store(suite.year.id, { entityId: works.id, ...theirs });
    const added = await store(suite.year.id, { entityId: mill.id, ...mine });
    await m.merge(mill.id, works.id, [{ id: added.id, choice: 'add' }]);
    expect(await ok(get(`/data-points/${kept.id}`))).toMatchObject({ value: figure('200'), ...theirs });
    expect((await m.historyOf(kept.id)).find(({ action }) => action === 'merged')).toMatchObject(mine);
  });
});

it('passes targets on with the figures that they are compared with', async () => {
  const { entity, store, send, ok, get } = hubOf(suite.h);
  const mill = await entity('Mill');
  const works = await entity('Works');
  await store(suite.year.id, { entityId: mill.id, value: figure('40') });
  const { id } = await ok<Target>(send('POST', '/targets', energyTarget({ entityId: mill.id })));
  expect((await m.merge(mill.id, works.id)).status).toBe(200);
  expect(await ok<TargetWithFigures[]>(get('/targets?metricKey=energy.consumption.total'))).toMatchObject([
    { target: { id, entityId: works.id, version: 2 }, figures: [{ year: 2024, value: '40' }] },
  ]);
});
