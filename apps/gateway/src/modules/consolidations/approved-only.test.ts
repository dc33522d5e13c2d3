import { type Consolidation, unpackConsolidation } from '@esg/contract';
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { body } from '../../testing/harness.ts';
import { figure, hubOf, hubSuite, scope1Section } from '../data-points/testing.ts';

const suite = hubSuite();
const span = 'start=2025-01-01&end=2025-12-31';
const only = `${span}&approved=only`;
const scope1 = 'ghg.scope1.total';
const call = (path: string, init?: RequestInit) => suite.h.as('verdant.admin').request(path, init);
const found = async (query: string) =>
  ((await (await call(`/consolidations?${query}`)).json()) as Consolidation).figures.find(
    ({ metricKey }) => metricKey === scope1,
  );
const emits = (entityId: string | null, tonnes: string) =>
  hubOf(suite.h).store(suite.next.id, { sectionId: scope1Section, entityId, value: figure(tonnes, 't{CO2e}') });

/** A plant of which a collection asks for 5 t, and a store that nobody asks, of 3 t. */
const asked = async () => {
  const { entity } = hubOf(suite.h);
  const plant = await entity('Plant');
  const store = await entity('Store');
  await emits(plant.id, '5');
  await emits(store.id, '3');
  const approach = { year: 2025, approach: 'operational_control', version: 0 };
  expect((await call('/boundaries/approach', body('PUT', approach))).status).toBe(200);
  const head = { name: 'Scope 1', message: '', versionId: null, reportingTimeId: suite.next.id, dueOn: null };
  const collection = { ...head, sectionIds: [scope1Section], approverId: null, entityIds: [plant.id] };
  expect((await call('/collections', body('POST', collection))).status).toBe(201);
  return plant;
};
const approve = () => suite.h.database.pool.query("update collection_requests set status = 'approved'");

describe('with approved figures only', () => {
  it('what a collection asks for counts once it is approved, and everything else as before', async () => {
    const plant = await asked();
    expect(await found(span)).toMatchObject({ value: { number: '8' }, unapproved: true, without: 0 });
    expect(await found(only)).toMatchObject({ value: { number: '3' }, unapproved: false, counted: 1, without: 1 });
    const detail = unpackConsolidation(await (await call(`/consolidations/figures/${scope1}?${only}`)).json());
    expect(detail).toMatchObject({ figure: { value: { number: '3' } }, without: [plant.id] });
    await approve();
    expect(await found(only)).toMatchObject({ value: { number: '8' }, without: 0 });
  });

  it('the figure that was entered for the whole stays beside it', async () => {
    await asked();
    await emits(null, '9');
    expect(await found(only)).toMatchObject({ value: { number: '3' }, entered: { number: '9' } });
  });

  it('the workbook says so', async () => {
    await asked();
    const file = async (query: string) => {
      const answer = await call(`/consolidations/figures/${scope1}/file?${query}&language=en`);
      return (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows[0]?.[0];
    };
    expect([await file(span), await file(only)]).toEqual(['Step', 'Step (approved figures only)']);
  });

  it('refuses any other word', async () => {
    expect((await call(`/consolidations?${span}&approved=some`)).status).toBe(422);
  });
});
