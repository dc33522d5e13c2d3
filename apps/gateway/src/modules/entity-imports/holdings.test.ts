import {
  type Boundary,
  type Entity,
  type EntityHistoryPage,
  type EntityImportDetail,
  type Problem,
  wholeHolding,
} from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { checkedEntities, sheetOf, uploadEntities } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const admin = () => h.as('verdant.admin');
const ok = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};
const step = (id: string, verb: 'apply' | 'undo') =>
  admin().request(`/entity-imports/${id}/${verb}`, { method: 'POST' });
const hold = (id: string, more: object) =>
  ok(admin().request(`/entities/${id}/holding`, body('PUT', { ...wholeHolding, year: 2025, version: 0, ...more })));
const held = async (id: string, year = 2025) => {
  const { entities } = await ok<Boundary>(admin().request(`/boundaries?year=${year}`));
  return entities.find(({ entityId }) => entityId === id);
};
const said = ({ rows }: EntityImportDetail) =>
  rows.flatMap(({ row, issues }) => issues.map(({ rule }) => `${row} ${rule}`));
const headings = [
  'Entity ID',
  'Name',
  'Boundary year',
  'Owned (%)',
  'Operated by you',
  'Financial control',
  'First day',
  'Last day',
];

describe('the boundary in a sheet of entities', () => {
  it('comes back as it was exported, in both languages, with who answers on a sheet that no import reads', async () => {
    const asia = await hubOf(h).entity('Asia');
    const depot = await hubOf(h).entity('Depot', asia.id);
    await hold(asia.id, { ownership: '40.5', financialControl: 'joint', operated: false, joined: '2020-07-01' });
    await hold(depot.id, { kind: 'lessee_operating', left: '2025-06-30', exclusion: 'Too small to matter' });
    const invited = body('POST', { email: 'wing@asia.example', entityIds: [asia.id] });
    expect((await admin().request('/entity-users', invited)).status).toBe(201);
    for (const language of ['en', 'zhTw']) {
      const answer = await admin().request(`/entities/sheet?content=entities&language=${language}&year=2025`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const { sheets } = await readXlsx(bytes);
      if (language === 'en') {
        const row = ['2025', 'Owned', '40.5', 'No', 'Joint', '2020-07-01', '', ''];
        expect(sheets[0]?.rows[1]?.slice(7)).toEqual(row);
        const people = sheets.find(({ name }) => name === 'People');
        expect(people?.rows.slice(2)).toEqual([
          ['Asia', 'wing@asia.example'],
          ['Asia › Depot', ''],
        ]);
      }
      const back = await ok<EntityImportDetail>(uploadEntities(h, bytes));
      expect(back.counts).toEqual({ new: 0, changed: 0, same: 2, error: 0 });
    }
  });

  it('changes only what the sheet changes, and says each field before and after with its year', async () => {
    const asia = await hubOf(h).entity('Asia');
    const depot = await hubOf(h).entity('Depot');
    await hold(depot.id, { ownership: '60', joined: '2024-01-01' });
    const checked = await checkedEntities(h, [
      headings,
      [asia.id, 'Asia', '2025', '40%', 'no', '共同', '2025-07-01', ''],
      [depot.id, 'Depot', '2025', '', '', '', '', ''],
      ['', 'Venture', '2025年', '50', '', '', '', ''],
    ]);
    expect(checked.counts).toEqual({ new: 1, changed: 2, same: 0, error: 0 });
    expect(checked.rows[0]?.changes).toEqual([
      { field: 'boundaryYear', before: '', after: '2025' },
      { field: 'ownership', before: '100', after: '40' },
      { field: 'operated', before: 'true', after: 'false' },
      { field: 'financialControl', before: 'group', after: 'joint' },
      { field: 'joined', before: '', after: '2025-07-01' },
    ]);
    expect(await held(asia.id)).toMatchObject({ ownership: '100', version: 0 });
    const applied = await ok<EntityImportDetail>(step(checked.id, 'apply'));
    expect(await held(asia.id)).toMatchObject({ ownership: '40', operated: false, joined: '2025-07-01', version: 1 });
    expect(await held(depot.id)).toMatchObject({ ownership: '60', joined: null, version: 2 });
    expect(await held(applied.rows[2]?.entityId ?? '')).toMatchObject({ ownership: '50', since: 2025 });
    const entities = await ok<Entity[]>(admin().request('/entities'));
    expect(entities.find(({ id }) => id === asia.id)?.version).toBe(asia.version);
    const history = await ok<EntityHistoryPage>(admin().request(`/entities/${asia.id}/history`));
    expect(history.items.map(({ action }) => action)).toEqual(['created']);
  });

  it('is undone where nobody changed it since; a year that said nothing says nothing again', async () => {
    const asia = await hubOf(h).entity('Asia');
    const depot = await hubOf(h).entity('Depot');
    await hold(depot.id, { ownership: '60' });
    const { id } = await checkedEntities(h, [
      headings.slice(0, 4),
      [asia.id, 'Asia', '2026', '40'],
      [depot.id, 'Depot North', '2025', '70'],
      ['', 'Venture', '2025', '50'],
      ['', 'Kept', '2025', '50'],
    ]);
    const applied = await ok<EntityImportDetail>(step(id, 'apply'));
    await hold(depot.id, { ownership: '80', version: 2 });
    await hold(applied.rows[3]?.entityId ?? '', { ownership: '55', version: 1 });
    const undone = await ok<EntityImportDetail>(step(id, 'undo'));
    expect(undone.rows.map(({ outcome }) => outcome)).toEqual(['restored', 'partly', 'removed', 'kept']);
    expect(await held(asia.id, 2026)).toMatchObject({ ownership: '100', version: 0, since: null });
    expect(await held(depot.id)).toMatchObject({ ownership: '80' });
    expect((await ok<Entity[]>(admin().request('/entities'))).map(({ name }) => name)).toEqual([
      'Asia',
      'Depot',
      'Kept',
    ]);
  });

  it('keeps the share of a new entity that stays because figures were entered for it', async () => {
    const { time, store } = hubOf(h, 'verdant.admin');
    const { id } = await checkedEntities(h, [
      headings.slice(0, 4),
      ['', 'Venture', '2025', '50'],
      ['', 'Unused', '2025', '50'],
    ]);
    const applied = await ok<EntityImportDetail>(step(id, 'apply'));
    const entityId = applied.rows[0]?.entityId ?? '';
    await store((await time('2025-01-01', '2025-12-31')).id, { entityId });
    const undone = await ok<EntityImportDetail>(step(id, 'undo'));
    expect(undone.rows.map(({ outcome }) => outcome)).toEqual(['kept', 'removed']);
    expect(await held(entityId)).toMatchObject({ ownership: '50', since: 2025, version: 1 });
    expect((await ok<Entity[]>(admin().request('/entities'))).map(({ name }) => name)).toEqual(['Venture']);
  });

  it('is refused row by row where a cell cannot be read', async () => {
    const checked = await checkedEntities(h, [
      headings,
      ['', 'North', '', '40', '', '', '', ''],
      ['', 'South', '1066', '40', '', '', '', ''],
      ['', 'East', '2025', '140', 'perhaps', 'nobody', 'spring', ''],
      ['', 'West', '2025', '', '', '', '2025-07-01', '2025-06-30'],
    ]);
    expect(said(checked)).toEqual([
      '2 year_missing',
      '3 year_unknown',
      '4 ownership_invalid',
      '4 operated_unknown',
      '4 control_unknown',
      '4 day_unknown',
      '5 days_reversed',
    ]);
  });

  it('is planned again where somebody changed it after the check', async () => {
    const asia = await hubOf(h).entity('Asia');
    const { id } = await checkedEntities(h, [headings.slice(0, 4), [asia.id, 'Asia', '2025', '40']]);
    await hold(asia.id, { ownership: '30' });
    const answer = await step(id, 'apply');
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([409, 'entity_import.outdated']);
    expect(await held(asia.id)).toMatchObject({ ownership: '30' });
  });

  it('keeps entity managers from the boundary of others’ entities', async () => {
    const asia = await hubOf(h).entity('Asia');
    await h.database.pool.query("update users set role = 'entity-manager' where id = $1", [
      h.as('verdant.member').scope.userId,
    ]);
    const sheet = sheetOf([headings.slice(0, 4), [asia.id, 'Asia', '2025', '40']]);
    const checked = await ok<EntityImportDetail>(uploadEntities(h, sheet, 'e.xlsx', 'verdant.member'));
    expect(said(checked)).toEqual(['2 not_yours']);
  });
});
