import {
  type Entity,
  type EntityImportDetail,
  type EntityImportPage,
  entityImportColumns,
  type NewEntity,
  type Problem,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookOf, readAll } from '../../platform/reading/testing.ts';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { collectionsOf } from '../collections/testing.ts';
import { mergesOf } from '../entity-merges/testing.ts';
import { checkedEntities, sheetOf, uploadEntities } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const upload = (bytes: Uint8Array<ArrayBuffer>, name?: string, who?: PersonName) => uploadEntities(h, bytes, name, who);
const check = (rows: readonly (readonly string[])[], who?: PersonName) => checkedEntities(h, rows, who);
const step = (id: string, verb: 'apply' | 'undo', who: PersonName = 'verdant.admin') =>
  h.as(who).request(`/entity-imports/${id}/${verb}`, { method: 'POST' });
const done = async (answer: Promise<Response>) => (await (await answer).json()) as EntityImportDetail;
const refused = async (answer: Promise<Response> | Response) => {
  const response = await answer;
  return [response.status, ((await response.json()) as Problem).code];
};
const list = async (who: PersonName = 'verdant.admin') =>
  (await (await h.as(who).request('/entities')).json()) as Entity[];
const named = async (name: string) => (await list()).find((entity) => entity.name === name);
const added = async (fields: Partial<NewEntity>, who: PersonName = 'verdant.admin') => {
  const entity = { name: 'Plant', type: 'Site', parentId: null, fiscalYearStartMonth: 4, ...fields };
  return (await (await h.as(who).request('/entities', body('POST', entity))).json()) as Entity;
};
const change = ({ id, name, type, parentId, fiscalYearStartMonth, version }: Entity) =>
  h
    .as('verdant.admin')
    .request(`/entities/${id}`, body('PUT', { name, type, parentId, fiscalYearStartMonth, version }));
const said = ({ rows }: EntityImportDetail) =>
  rows.flatMap(({ row, issues }) =>
    issues.map(({ rule, facts }) => `${row} ${rule} ${facts.text ?? facts.first ?? ''}`.trim()),
  );
const headings = ['Name', 'Type', 'Belongs to', 'First month of the fiscal year'];
const withIds = ['Entity ID', 'Name', 'Belongs to', 'Address'];

describe('a sheet of entities', () => {
  it('is checked without writing anything, and written completely when it is applied', async () => {
    const checked = await check([
      headings,
      ['Tai Po plant', 'site', 'Verdant Asia', '4'],
      [],
      ['Verdant Asia', 'Company', '', ''],
      ['大埔倉庫', '建築物', 'tai po PLANT'],
    ]);
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { new: 3, changed: 0, same: 0, error: 0 },
      result: null,
    });
    expect(checked.rows[0]).toMatchObject({
      row: 2,
      kind: 'new',
      changes: [
        { field: 'name', before: '', after: 'Tai Po plant' },
        { field: 'type', before: '', after: 'Site' },
        { field: 'parent', before: '', after: 'Verdant Asia' },
        { field: 'fiscalYearStartMonth', before: '', after: '4' },
      ],
    });
    expect(await list()).toEqual([]);
    const applied = await done(step(checked.id, 'apply'));
    expect(applied).toMatchObject({ state: 'applied', result: { added: 3, changed: 0 } });
    const plant = await named('Tai Po plant');
    expect(plant).toMatchObject({ type: 'Site', fiscalYearStartMonth: 4, parentId: (await named('Verdant Asia'))?.id });
    expect(await named('大埔倉庫')).toMatchObject({ type: 'Building', parentId: plant?.id });
    expect(applied.rows[0]?.entityId).toBe(plant?.id);
  });

  it('reads types as screens call them, and as sheets of before did, in both languages', async () => {
    const names = 'Location site 地點 場所 Boat Vessel 船舶 Entity Team 團隊 Factory 其他'.split(' ');
    const { rows } = await check([headings, ...names.map((name, index) => [`Plant ${index}`, name])]);
    expect(rows.map(({ changes }) => changes.find(({ field }) => field === 'type')?.after).join(' ')).toBe(
      'Site Site Site Site Vessel Vessel Vessel Team Team Team Other Other',
    );
  });

  it('changes the entities of its hidden ids, field by field, whatever the order of its rows', async () => {
    const asia = await added({ name: 'Asia' });
    const plant = await added({ name: 'Plant', parentId: asia.id, address: 'Old Road' });
    const checked = await check([
      withIds,
      [plant.id, 'Works', 'Asia', ''],
      [asia.id, 'APAC', '', ''],
      ['', 'Depot', 'APAC', 'New Road'],
    ]);
    expect(checked.rows.map(({ kind, changes }) => [kind, changes])).toEqual([
      [
        'changed',
        [
          { field: 'name', before: 'Plant', after: 'Works' },
          { field: 'address', before: 'Old Road', after: '' },
        ],
      ],
      ['changed', [{ field: 'name', before: 'Asia', after: 'APAC' }]],
      ['new', expect.anything()],
    ]);
    await done(step(checked.id, 'apply'));
    expect(await named('Works')).toMatchObject({ id: plant.id, parentId: asia.id, type: 'Site', version: 2 });
    expect(await named('Depot')).toMatchObject({ parentId: asia.id, address: 'New Road' });
  });

  it('distinguishes entities of one name by their path', async () => {
    const asia = await added({ name: 'Asia' });
    const europe = await added({ name: 'Europe' });
    for (const parent of [asia, europe]) await added({ name: 'Head office', parentId: parent.id });
    const unclear = await check([headings, ['Canteen', 'Team', 'Head office']]);
    expect(said(unclear)).toEqual(['2 parent_ambiguous Head office']);
    const clear = await check([headings, ['Canteen', 'Team', 'europe > head office']]);
    await done(step(clear.id, 'apply'));
    expect(await named('Canteen')).toMatchObject({
      parentId: (await list()).find(({ name, parentId }) => name === 'Head office' && parentId === europe.id)?.id,
    });
  });

  it('reads a copied row as a new entity, and refuses two rows for one entity', async () => {
    const plant = await added({ name: 'Plant' });
    const copied = await check([withIds, [plant.id, 'Plant 2'], [plant.id, 'Plant']]);
    expect(copied.rows.map(({ kind }) => kind)).toEqual(['new', 'same']);
    const twice = await check([withIds, [plant.id, 'Works'], [plant.id, 'Yard']]);
    expect(said(twice)).toEqual(['3 id_repeated 2']);
  });
});

it('reads the first month of a fiscal year by its number or by its name in either language', async () => {
  const written = ['4', '04', 'April', 'apr', '四月', '4月', '十月'];
  const checked = await check([headings, ...written.map((month, index) => [`Plant ${index}`, 'Site', '', month])]);
  const monthIn = ({ changes }: (typeof checked)['rows'][number]) =>
    changes.find(({ field }) => field === 'fiscalYearStartMonth')?.after;
  expect(checked.rows.map(monthIn)).toEqual(['4', '4', '4', '4', '4', '4', '10']);
});

describe('a sheet with errors', () => {
  it('lists each error with its row, and cannot be applied', async () => {
    const depot = await added({ name: 'Depot' });
    await h.as('verdant.admin').request(`/entities/${depot.id}/archive`, { method: 'POST' });
    const checked = await check([
      [...headings, 'Address', 'Entity ID'],
      ['A', 'Site'],
      ['Plant', 'Castle', 'Nobody', '13'],
      ['Twin'],
      ['Twin'],
      ['', 'Site'],
      ['Gate', '', 'Depot'],
      ['Yard', '', '', '', 'a'.repeat(256)],
      ['=', '', ''],
      ['Lost', '', '', '', '', '0197d2b0-0000-7000-8000-000000000000'],
      ['Depot', '', '', '', '', depot.id],
      ['#N/A', '#DIV/0!', '#REF!'],
      ['Good one'],
    ]);
    expect(said(checked)).toEqual([
      '2 name_short',
      '3 type_unknown Castle',
      '3 month_unknown 13',
      '3 parent_unknown Nobody',
      '4 duplicate Twin',
      '5 duplicate Twin',
      '6 name_missing',
      '7 parent_archived Depot',
      '8 text_long',
      '9 formula_without_value',
      '10 id_unknown',
      '11 archived',
      '12 cell_error #N/A',
    ]);
    expect(checked.counts).toMatchObject({ new: 1, error: 11 });
    expect(await refused(step(checked.id, 'apply'))).toEqual([422, 'entity_import.refused']);
    expect(await list()).toHaveLength(1);
  });

  it('never puts an entity below itself, too deep, or beside one of the same name', async () => {
    expect(said(await check([headings, ['One', 'Team', 'Two'], ['Two', 'Team', 'One']]))).toEqual([
      '2 circular',
      '3 circular',
    ]);
    const asia = await added({ name: 'Asia' });
    const plant = await added({ name: 'Plant', parentId: asia.id });
    expect(said(await check([withIds, [asia.id, 'Asia', 'Plant']]))).toEqual(['2 circular']);
    expect(said(await check([headings, ['plant', 'Team', 'Asia']]))).toEqual(['2 duplicate plant']);
    expect(said(await check([withIds, [plant.id, 'Asia', '']]))).toEqual(['2 duplicate Asia']);
    const chain = Array.from({ length: 9 }, (_, index) => [
      `Level ${index}`,
      '',
      index === 0 ? '' : `Level ${index - 1}`,
    ]);
    expect(said(await check([headings, ...chain]))).toEqual(['10 too_deep']);
  });
});

describe('a file without a sheet of entities', () => {
  it('is refused as a whole, with an error message of its own', async () => {
    const good = sheetOf([headings, ['Plant']]);
    const code = async (answer: Promise<Response>) => (await refused(answer))[1];
    expect(await code(upload(good, 'entities.csv'))).toBe('file.format_refused');
    expect(await code(upload(new TextEncoder().encode('Name\nPlant')))).toBe('file.unreadable');
    expect(await code(upload(new Uint8Array(10 * 1_048_576 + 1)))).toBe('file.too_big');
    expect(await code(upload(good.slice(0, 200)))).toBe('file.unreadable');
    expect(await code(upload(bookOf({ contentType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' })))).toBe(
      'import.macros',
    );
    expect(await code(upload(sheetOf([['Colour'], ['Red']])))).toBe('entity_import.names_missing');
    expect(await code(upload(sheetOf([headings])))).toBe('import.empty');
    const many = Array.from({ length: 10_000 }, (_, index) => [`Entity ${index}`]);
    expect(await code(upload(sheetOf([headings, ...many])))).toBe('entity_import.too_many');
    expect(await list()).toEqual([]);
  });
});

describe('an import of entities', () => {
  it('is planned again when it is applied: changes made meanwhile are shown, and nothing is written', async () => {
    const plant = await added({ name: 'Plant' });
    const checked = await check([withIds, [plant.id, 'Works'], ['', 'Depot', '']]);
    await change({ ...plant, name: 'Mill' });
    expect(await refused(step(checked.id, 'apply'))).toEqual([409, 'entity_import.outdated']);
    expect((await list()).map(({ name }) => name)).toEqual(['Mill']);
    const now = (await (
      await h.as('verdant.admin').request(`/entity-imports/${checked.id}`)
    ).json()) as EntityImportDetail;
    expect(now.rows[0]?.changes).toEqual([{ field: 'name', before: 'Mill', after: 'Works' }]);
    expect(await done(step(checked.id, 'apply'))).toMatchObject({ state: 'applied' });
    expect((await list()).map(({ name }) => name)).toEqual(['Depot', 'Works']);
  });

  it('of two sheets checked at once takes either, and says of the other what changed meanwhile', async () => {
    const rows = [headings, ['Plant', 'Site']];
    const [one, other] = await Promise.all([check(rows), check(rows)]);
    expect(await done(step(one.id, 'apply'))).toMatchObject({ state: 'applied' });
    expect(await refused(step(other.id, 'apply'))).toEqual([409, 'entity_import.outdated']);
    const answer = await h.as('verdant.admin').request(`/entity-imports/${other.id}`);
    const now = (await answer.json()) as EntityImportDetail;
    expect([now.fileName, said(now)]).toEqual(['entities.xlsx', ['2 duplicate Plant']]);
    expect(await list()).toHaveLength(1);
  });

  it('is undone in one call, and leaves everything as it was before', async () => {
    const plant = await added({ name: 'Plant', address: 'Old Road' });
    const before = await list();
    const checked = await check([
      withIds,
      [plant.id, 'Works', 'Asia', 'Here'],
      ['', 'Asia', ''],
      ['', 'Depot', 'Asia'],
    ]);
    await done(step(checked.id, 'apply'));
    const undone = await done(step(checked.id, 'undo'));
    expect(undone).toMatchObject({ state: 'undone', result: { removed: 2, restored: 1, kept: 0 } });
    expect(await list()).toEqual(before.map((entity) => ({ ...entity, version: 3 })));
    expect(await refused(step(checked.id, 'undo'))).toEqual([422, 'import.step_refused']);
  });

  it('undoes no entity that was changed since, and removes no new entity that has data', async () => {
    const plant = await added({ name: 'Plant' });
    const checked = await check([withIds, [plant.id, 'Works'], ['', 'Asia'], ['', 'Depot', 'Asia'], ['', 'Yard']]);
    await done(step(checked.id, 'apply'));
    const depot = await named('Depot');
    const works = await named('Works');
    if (!depot || !works) throw new Error('Nothing was imported');
    await added({ name: 'Gate', parentId: depot.id });
    await change({ ...works, name: 'Mill' });
    const undone = await done(step(checked.id, 'undo'));
    expect(undone.rows.map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'kept', 'removed']);
    expect((await list()).map(({ name }) => name)).toEqual(['Asia', 'Depot', 'Gate', 'Mill']);
  });

  it('keeps new entities that were merged since, on either side, and those that collections ask', async () => {
    const c = await collectionsOf(h);
    const { merge } = mergesOf(h);
    const old = await added({ name: 'Old mill' });
    const checked = await check([headings, ['Away'], ['Stays'], ['Asked'], ['Untouched']]);
    await done(step(checked.id, 'apply'));
    const [away, stays, asked] = await Promise.all(['Away', 'Stays', 'Asked'].map(named));
    if (!away || !stays || !asked) throw new Error('Nothing was imported');
    expect((await merge(away.id, old.id)).status).toBe(200);
    const other = await added({ name: 'Other mill' });
    expect((await merge(other.id, stays.id)).status).toBe(200);
    await c.asked({ entityIds: [asked.id] });
    const undone = await done(step(checked.id, 'undo'));
    expect(undone.rows.map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'kept', 'removed']);
    expect((await named('Away'))?.archivedAt).toEqual(expect.any(String));
    expect((await named('Stays'))?.archivedAt).toBeNull();
    const history = await h.as('verdant.admin').request(`/entities/${stays.id}/history`);
    expect(((await history.json()) as { items: unknown[] }).items[0]).toMatchObject({ action: 'absorbed' });
  });

  it('undoes the fields that nobody changed since, and leaves the others as they are', async () => {
    const plant = await added({ name: 'Plant', address: 'Old Road' });
    const checked = await check([withIds, [plant.id, 'Works', '', 'New Road']]);
    await done(step(checked.id, 'apply'));
    const works = await named('Works');
    if (!works) throw new Error('Nothing was imported');
    await change({ ...works, name: 'Mill' });
    const undone = await done(step(checked.id, 'undo'));
    expect(undone).toMatchObject({ result: { restored: 0, partly: 1, kept: 0 }, rows: [{ outcome: 'partly' }] });
    expect(await list()).toMatchObject([{ name: 'Mill', address: 'Old Road' }]);
  });

  it('undoes names that were exchanged, and gives none that was taken meanwhile', async () => {
    const plant = await added({ name: 'Plant' });
    const yard = await added({ name: 'Yard' });
    const exchanged = await check([withIds, [plant.id, 'Yard'], [yard.id, 'Plant']]);
    await done(step(exchanged.id, 'apply'));
    expect(await done(step(exchanged.id, 'undo'))).toMatchObject({ result: { restored: 2 } });
    const renamed = await check([withIds, [plant.id, 'Works'], ['', 'Plant']]);
    await done(step(renamed.id, 'apply'));
    expect(await done(step(renamed.id, 'undo'))).toMatchObject({ result: { restored: 1, removed: 1 } });
    const again = await check([withIds, [plant.id, 'Works']]);
    await done(step(again.id, 'apply'));
    await added({ name: 'PLANT' });
    expect(await done(step(again.id, 'undo'))).toMatchObject({ result: { restored: 0, kept: 1 } });
    expect((await list()).map(({ name }) => name)).toEqual(['PLANT', 'Works', 'Yard']);
  });

  it('is listed once it wrote something, newest first', async () => {
    await check([headings, ['Left alone']]);
    const { id } = await check([headings, ['Plant']]);
    await done(step(id, 'apply'));
    const { items } = (await (await h.as('verdant.admin').request('/entity-imports')).json()) as EntityImportPage;
    expect(items).toMatchObject([{ id, state: 'applied', fileName: 'entities.xlsx', result: { added: 1 } }]);
  });

  it('adds, changes and undoes as many entities as an organisation may have', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => [
      `Entity ${index}`,
      'Site',
      index < 10 ? '' : `Entity ${index % 10}`,
    ]);
    const checked = await check([headings, ...many]);
    expect(await done(step(checked.id, 'apply'))).toMatchObject({ result: { added: 2000 } });
    expect(await list()).toHaveLength(2000);
    const leaf = await named('Entity 1999');
    await h.as('verdant.admin').request(`/entities/${leaf?.id}/archive`, { method: 'POST' });
    expect(said(await check([headings, ['One more']]))).toEqual(['2 limit']);
    const one = { name: 'One more', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const answer = h.as('verdant.admin').request('/entities', body('POST', one));
    expect(await refused(answer)).toEqual([422, 'entity.full']);
    await h.as('verdant.admin').request(`/entities/${leaf?.id}/restore`, { method: 'POST' });
    expect(await done(step(checked.id, 'undo'))).toMatchObject({ result: { removed: 2000 } });
    expect(await list()).toEqual([]);
  });
});

describe('the sheet to download', () => {
  const sheet = async (content: string, language: string, who: PersonName = 'verdant.admin') =>
    h.as(who).request(`/entities/sheet?content=${content}&language=${language}`);
  const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

  it('contains the entities in use, and when it is imported again changes only what was edited', async () => {
    const asia = await added({ name: 'Asia & Co' });
    const plant = await added({ name: 'Plant', parentId: asia.id, postCode: '00123' });
    const gone = await added({ name: 'Gone' });
    await h.as('verdant.admin').request(`/entities/${gone.id}/archive`, { method: 'POST' });
    for (const language of ['en', 'zhTw']) {
      const bytes = await bytesOf(await sheet('entities', language));
      const answer = (await (await upload(bytes)).json()) as EntityImportDetail;
      expect(answer.rows.map(({ entityId, kind }) => [entityId, kind])).toEqual([
        [asia.id, 'same'],
        [plant.id, 'same'],
      ]);
    }
  });

  it('is empty as a template', async () => {
    await added({ name: 'Asia' });
    const rows = await readAll(await bytesOf(await sheet('template', 'en')));
    expect(rows).toEqual({
      1: Object.values(entityImportColumns).map(({ en }) => en),
    });
  });

  it('contains no entities of other organisations', async () => {
    await added({ name: 'Asia' });
    for (const who of ['verdant.sister', 'harbour.admin'] as const)
      expect(Object.keys(await readAll(await bytesOf(await sheet('entities', 'en', who))))).toEqual(['1']);
    expect((await sheet('entities', 'en', 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous('/entities/sheet?content=entities&language=en')).status).toBe(401);
  });
});
