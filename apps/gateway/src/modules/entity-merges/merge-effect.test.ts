import { type EntityMergeEffect, type Holding, wholeHolding } from '@esg/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { body, type PersonName } from '../../testing/harness.ts';
import { refusal } from '../collections/testing.ts';
import { figure, hubOf, hubSuite, scope1Section } from '../data-points/testing.ts';
import { mergesOf } from './testing.ts';

const suite = hubSuite();
const scope1 = 'ghg.scope1.total';
let m: ReturnType<typeof mergesOf>;
beforeEach(() => {
  m = mergesOf(suite.h);
});

const hold = (id: string, more: Partial<Holding>) =>
  m.call(`/entities/${id}/holding`, body('PUT', { year: 2025, ...wholeHolding, ...more, version: 0 }));
const chooseShares = () =>
  m.call('/boundaries/approach', body('PUT', { year: 2025, approach: 'equity_share', version: 0 }));
const emits = (entityId: string, tonnes: string, timeId = suite.next.id) =>
  hubOf(suite.h).store(timeId, { sectionId: scope1Section, entityId, value: figure(tonnes, 't{CO2e}') });
const ask = (id: string, given: object, name?: PersonName) =>
  m.call(`/entities/${id}/merge/effect`, body('POST', given), name);
type Choices = { id: string; choice: 'take' | 'add' }[];
const effectOf = async (id: string, into: string, choices: Choices = []) => {
  const { stamp, conflicts } = await m.read(id, into);
  const rest = conflicts.filter((conflict) => !choices.some((choice) => choice.id === conflict.id));
  const answer = await ask(id, { into, stamp, choices: [...choices, ...m.keepAll(rest)] });
  expect(answer.status).toBe(200);
  return (await answer.json()) as EntityMergeEffect;
};
const groupOf = async () => {
  const span = 'start=2025-01-01&end=2025-12-31';
  const answer = await m.call(`/consolidations/figures/${scope1}?${span}`);
  return ((await answer.json()) as { figure: { value: { number: string } | null } }).figure.value?.number;
};
const tonnes = (number: string) => ({ number, unit: 't{CO2e}' });

/** A mill of which a third is owned, with a yard below it, and works that are owned in whole. */
const pair = async () => {
  const { entity } = hubOf(suite.h);
  const mill = await entity('Mill');
  const yard = await entity('Yard', mill.id);
  const works = await entity('Works');
  await hold(mill.id, { ownership: '33.3333', ownFigures: 'alone' });
  await hold(works.id, { ownFigures: 'alone' });
  await chooseShares();
  return { mill, yard, works };
};

describe('the effect of a merge on the group', () => {
  it('has shares and figures before and after it, exactly as the merge makes them, and stores nothing', async () => {
    const { mill, yard, works } = await pair();
    await emits(mill.id, '100.7');
    await emits(yard.id, '10');
    const before = await groupOf();
    const effect = await effectOf(mill.id, works.id);
    expect(effect).toMatchObject({
      period: { start: '2025-01-01', end: '2025-12-31' },
      approach: 'equity_share',
    });
    expect(effect.shares).toEqual(
      expect.arrayContaining([
        { entityId: mill.id, before: '33.3333', after: '100' },
        { entityId: yard.id, before: '33.3333', after: '100' },
        { entityId: works.id, before: '100', after: '100' },
      ]),
    );
    expect(effect.figures).toContainEqual({ metricKey: scope1, before: tonnes('36.8999631'), after: tonnes('110.7') });
    expect(before).toBe('36.8999631');
    expect(await groupOf()).toBe(before);
    expect((await m.entities()).get(mill.id)).toMatchObject({ archivedAt: null, version: 1 });
    expect((await m.merge(mill.id, works.id)).status).toBe(200);
    expect(await groupOf()).toBe('110.7');
  });

  it('follows the choices about figures of the same days', async () => {
    const { mill, works } = await pair();
    const { id } = await emits(mill.id, '30');
    await emits(works.id, '7');
    const scope1After = async (choices: Choices) =>
      (await effectOf(mill.id, works.id, choices)).figures.find(({ metricKey }) => metricKey === scope1)?.after;
    expect(await scope1After([])).toEqual(tonnes('7'));
    expect(await scope1After([{ id, choice: 'take' }])).toEqual(tonnes('30'));
    expect(await scope1After([{ id, choice: 'add' }])).toEqual(tonnes('37'));
  });

  it('names no figure where none changes, and no share where no approach was chosen', async () => {
    const { entity } = hubOf(suite.h);
    const mill = await entity('Mill');
    const works = await entity('Works');
    await emits(mill.id, '5');
    expect(await effectOf(mill.id, works.id)).toMatchObject({ approach: null, shares: [], figures: [] });
  });

  it('is refused as the merge is, and to other organisations, entity users and strangers', async () => {
    const { mill, works } = await pair();
    const { stamp } = await m.read(mill.id, works.id);
    const given = { into: works.id, stamp, choices: [] };
    expect(await refusal(await ask(mill.id, { ...given, stamp: 'old' }))).toEqual([409, 'entity_merge.outdated']);
    expect(await refusal(await ask(mill.id, { ...given, into: mill.id }))).toEqual([422, 'entity_merge.refused']);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect(await refusal(await ask(mill.id, given, name))).toEqual([404, 'resource.not_found']);
    expect((await ask(mill.id, given, 'verdant.entity')).status).toBe(403);
    expect((await suite.h.anonymous(`/entities/${mill.id}/merge/effect`, body('POST', given))).status).toBe(401);
    await suite.h.database.pool.query("update users set role = 'entity-manager' where id = $1", [
      suite.h.as('verdant.member').scope.userId,
    ]);
    expect(await refusal(await ask(mill.id, given, 'verdant.member'))).toEqual([403, 'permission.denied']);
  });
});
