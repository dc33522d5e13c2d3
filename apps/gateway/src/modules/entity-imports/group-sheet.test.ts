import { type EntityImportDetail, wholeHolding } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { uploadEntities } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('shows how the group holds each entity and who answers for it on a sheet that no import reads', async () => {
  const asia = await hubOf(h).entity('Asia');
  const holding = { ...wholeHolding, ownership: '40', financialControl: 'joint', joined: '2020-07-01' };
  const year = h.clock.now().getUTCFullYear();
  const changed = body('PUT', { ...holding, year, version: 0 });
  expect((await h.as('verdant.admin').request(`/entities/${asia.id}/holding`, changed)).status).toBe(200);
  const invited = body('POST', { email: 'wing@asia.example', entityIds: [asia.id] });
  expect((await h.as('verdant.admin').request('/entity-users', invited)).status).toBe(201);
  const bytes = new Uint8Array(
    await (await h.as('verdant.admin').request('/entities/sheet?content=entities&language=en')).arrayBuffer(),
  );
  const { sheets } = await readXlsx(bytes);
  const group = sheets.find(({ name }) => name === 'Group and people');
  expect(group?.rows.slice(2)).toEqual([
    ['Asia', String(year), 'Owned', '40', 'Yes', 'Joint', '2020-07-01', '', '', 'wing@asia.example'],
  ]);
  const answer = (await (await uploadEntities(h, bytes)).json()) as EntityImportDetail;
  expect(answer.rows.map(({ kind }) => kind)).toEqual(['same']);
});
