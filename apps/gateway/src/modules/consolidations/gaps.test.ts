import { type Holding, unpackConsolidation, wholeHolding } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { body } from '../../testing/harness.ts';
import { figure, hubOf, hubSuite, scope1Section } from '../data-points/testing.ts';

const suite = hubSuite();
const span = 'start=2025-01-01&end=2025-12-31';
const scope1 = 'ghg.scope1.total';
const as = () => suite.h.as('verdant.admin');
const choose = async () => {
  const approach = { year: 2025, approach: 'operational_control', version: 0 };
  expect((await as().request('/boundaries/approach', body('PUT', approach))).status).toBe(200);
};
const hold = async (id: string, more: Partial<Holding>) => {
  const holding = { year: 2025, ...wholeHolding, ...more, version: 0 };
  expect((await as().request(`/entities/${id}/holding`, body('PUT', holding))).status).toBe(200);
};
const emits = (entityId: string | null, tonnes: string) =>
  hubOf(suite.h).store(suite.next.id, { sectionId: scope1Section, entityId, value: figure(tonnes, 't{CO2e}') });
const entity = (name: string, parentId: string | null = null) => hubOf(suite.h).entity(name, parentId);
const detail = async (query = span) =>
  unpackConsolidation(await (await as().request(`/consolidations/figures/${scope1}?${query}`)).json());

describe('a consolidated figure', () => {
  it('names each entity without a figure below own operations, and what an approval still holds back', async () => {
    const group = await entity('Group');
    const depot = await entity('Depot', group.id);
    const asia = await entity('Asia', group.id);
    const ship = await entity('Ship', asia.id);
    await emits(group.id, '1000');
    await emits(asia.id, '50');
    await choose();
    await hold(asia.id, { ownFigures: 'alone' });
    expect(await detail()).toMatchObject({ without: [] });
    await hold(group.id, { ownFigures: 'alone' });
    expect((await detail()).without).toEqual(expect.arrayContaining([depot.id, ship.id]));
    expect((await detail()).figure).toMatchObject({ value: { number: '1050' }, without: 2 });
    await emits(ship.id, '640');
    const head = { name: 'Scope 1', message: '', versionId: null, reportingTimeId: suite.next.id, dueOn: null };
    const asked = { ...head, sectionIds: [scope1Section], approverId: null, entityIds: [asia.id, ship.id] };
    expect((await as().request('/collections', body('POST', asked))).status).toBe(201);
    const only = await detail(`${span}&approved=only`);
    expect(only.figure?.value?.number).toBe('1000');
    expect(new Set(only.without)).toEqual(new Set([depot.id, asia.id, ship.id]));
  });

  it('lacks nothing of an entity that was merged into another', async () => {
    const kept = await entity('Kept');
    const merged = await entity('Merged');
    await emits(merged.id, '20');
    await choose();
    const preview = await as().request(`/entities/${merged.id}/merge?into=${kept.id}`);
    const { stamp } = (await preview.json()) as { stamp: string };
    const merge = body('POST', { into: kept.id, stamp, choices: [] });
    expect((await as().request(`/entities/${merged.id}/merge`, merge)).status).toBe(200);
    expect((await detail()).figure).toMatchObject({ value: { number: '20' }, counted: 1, without: 0 });
  });
});
