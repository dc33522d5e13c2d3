import type { Problem, Supplier, SupplierImportDetail, SupplierImportPage } from '@esg/contract';
import { supplierLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { sheetOf } from '../entity-imports/testing.ts';
import { suppliersOf } from '../suppliers/testing.ts';
import { checkedSuppliers, uploadSuppliers } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const headings = ['Name', 'Your reference', 'Country', 'Contact e-mail'];
const withIds = ['Supplier ID', 'Name', 'Your reference', 'Country', 'Contact e-mail'];
const check = (rows: readonly (readonly string[])[], who?: PersonName) => checkedSuppliers(h, rows, who);
const step = (id: string, verb: 'apply' | 'undo', who: PersonName = 'verdant.admin') =>
  h.as(who).request(`/supplier-imports/${id}/${verb}`, { method: 'POST' });
const done = async (answer: Promise<Response>) => (await (await answer).json()) as SupplierImportDetail;
const code = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as Problem).code];
};
const list = async (who: PersonName = 'verdant.admin') =>
  (await (await h.as(who).request('/suppliers')).json()) as Supplier[];
const shown = async () =>
  (await list()).map(({ name, reference, country, contactEmail }) => [name, reference, country, contactEmail]);
const add = async (name: string, more: object = {}) => {
  const fields = { name, reference: '', country: null, contactEmail: null, ...more };
  return (await (await h.as('verdant.admin').request('/suppliers', body('POST', fields))).json()) as Supplier;
};
const said = ({ rows }: SupplierImportDetail) =>
  rows.flatMap(({ row, issues }) => issues.map(({ rule }) => `${row} ${rule}`));
const sheet = async (query: string) =>
  new Uint8Array(await (await h.as('verdant.admin').request(`/suppliers/sheet?${query}`)).arrayBuffer());

describe('an import of suppliers', () => {
  it('adds and changes nothing before it is applied, and all of it then', async () => {
    const mill = await add('Mill', { reference: 'V-1', contactEmail: 'old@mill.example' });
    const checked = await check([
      withIds,
      [mill.id, 'Mill', 'V-1', '', 'New@Mill.example'],
      ['', 'Dye works', 'V-2', 'Hong Kong', ''],
      ['', 'Paper', '', 'cn', 'paper@paper.example'],
    ]);
    expect(checked.counts).toEqual({ new: 2, changed: 1, same: 0, error: 0 });
    expect(checked.rows[0]?.changes).toEqual([
      { field: 'contactEmail', before: 'old@mill.example', after: 'new@mill.example' },
    ]);
    expect(await shown()).toEqual([['Mill', 'V-1', null, 'old@mill.example']]);
    const applied = await done(step(checked.id, 'apply'));
    expect(applied.result).toMatchObject({ added: 2, changed: 1 });
    expect(await shown()).toEqual([
      ['Dye works', 'V-2', 'HK', null],
      ['Mill', 'V-1', null, 'new@mill.example'],
      ['Paper', '', 'CN', 'paper@paper.example'],
    ]);
    expect(await code(step(checked.id, 'apply'))).toEqual([422, 'import.step_refused']);
  });

  it('is undone by who imported it and by administrators, and by no other colleague', async () => {
    const { id } = await check([headings, ['Mill', '', '', '']]);
    await done(step(id, 'apply'));
    const { scope: admin } = h.as('verdant.admin');
    const { userId } = h.as('verdant.member').scope;
    await h.database.pool.query('update users set entities_manager_id = $1 where id = $2', [admin.userId, userId]);
    expect(await code(step(id, 'undo', 'verdant.member'))).toEqual([403, 'permission.denied']);
    expect(await list()).toHaveLength(1);
    expect((await done(step(id, 'undo'))).undone?.by.id).toBe(admin.userId);
  });

  it('changes the supplier that has the reference of a row without an id', async () => {
    const mill = await add('Mill', { reference: 'V-1' });
    const { rows } = await check([headings, ['Mill Limited', 'v-1', '', '']]);
    expect(rows.map(({ kind, supplierId }) => [kind, supplierId])).toEqual([['changed', mill.id]]);
  });

  it('changes nothing where the exported sheet comes back as it is, in both languages', async () => {
    await add('Mill', { reference: '0017', country: 'HK', contactEmail: 'ann@mill.example' });
    await add('Dye works');
    for (const language of ['en', 'zhTw']) {
      const bytes = await sheet(`content=suppliers&language=${language}`);
      const back = (await (await uploadSuppliers(h, bytes)).json()) as SupplierImportDetail;
      expect(back.counts).toEqual({ new: 0, changed: 0, same: 2, error: 0 });
    }
    const template = await uploadSuppliers(h, await sheet('content=template&language=en'));
    expect(((await template.json()) as Problem).code).toBe('import.empty');
  });

  it('names every error by its row and then writes nothing', async () => {
    const gone = await add('Gone');
    await h.as('verdant.admin').request(`/suppliers/${gone.id}/archive`, { method: 'POST' });
    await add('Mill', { reference: 'V-1' });
    const checked = await check([
      withIds,
      ['', '', 'x', '', ''],
      ['', 'A', '', '', ''],
      ['', 'Castle', '', 'Atlantis', 'not an address'],
      ['', 'Mill', '', '', ''],
      ['', 'Mill', '', '', ''],
      [gone.id, 'Gone', '', '', ''],
      ['0de0e171-0000-4000-8000-000000000099', 'Nobody', '', '', ''],
    ]);
    expect(said(checked)).toEqual([
      '2 name_missing',
      '3 name_short',
      '4 country_unknown',
      '4 email_invalid',
      '6 duplicate',
      '7 archived',
      '8 id_unknown',
    ]);
    expect(await code(step(checked.id, 'apply'))).toEqual([422, 'entity_import.refused']);
    expect((await list()).length).toBe(2);
  });

  it('refuses other files and sheets, and more rows than there may be suppliers', async () => {
    const upload = (bytes: Uint8Array<ArrayBuffer>, name?: string) => code(uploadSuppliers(h, bytes, name));
    expect(await upload(sheetOf([['Colour'], ['Red']]))).toEqual([422, 'entity_import.names_missing']);
    expect(await upload(sheetOf([headings, ['Mill']]), 'suppliers.csv')).toEqual([422, 'file.format_refused']);
    const many = Array.from({ length: supplierLimits.suppliersMax + 1 }, (_, row) => [`Supplier ${row}`]);
    expect(await upload(sheetOf([['Name'], ...many]))).toEqual([422, 'import.too_many']);
  });

  it('shows a new plan where suppliers changed after the check', async () => {
    const checked = await check([headings, ['Mill', '', '', '']]);
    await add('Mill');
    expect(await code(step(checked.id, 'apply'))).toEqual([409, 'entity_import.outdated']);
    expect((await list()).length).toBe(1);
  });

  it('undoes what nobody changed since, and keeps what is asked for figures', async () => {
    const { mill, asked, add: addOne } = await suppliersOf(h);
    const paper = await addOne('Paper', { reference: 'P' });
    const { id } = await check([
      withIds,
      [mill.id, 'Mill Limited', 'M-1', '', ''],
      [paper.id, 'Paper', 'P-1', '', ''],
      ['', 'Fresh', '', '', ''],
      ['', 'Asked', '', '', ''],
    ]);
    const applied = await done(step(id, 'apply'));
    const one = (name: string) => applied.rows.find((row) => row.name === name)?.supplierId ?? '';
    await asked({ entityIds: [one('Asked')] });
    const present = (await list()).find((supplier) => supplier.id === mill.id);
    await h.as('verdant.admin').request(
      `/suppliers/${mill.id}`,
      body('PUT', {
        name: 'Mill Group',
        reference: 'M-1',
        country: null,
        contactEmail: null,
        version: present?.version,
      }),
    );
    const undone = await done(step(id, 'undo'));
    expect(undone.rows.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Mill Limited', 'partly'],
      ['Paper', 'restored'],
      ['Fresh', 'removed'],
      ['Asked', 'kept'],
    ]);
    expect((await list()).map(({ name, reference }) => [name, reference])).toEqual([
      ['Asked', ''],
      ['Dye works', ''],
      ['Mill Group', ''],
      ['Paper', 'P'],
    ]);
    expect(await code(step(id, 'undo'))).toEqual([422, 'import.step_refused']);
  });
});

describe('access to imports of suppliers', () => {
  it('is limited to people who keep suppliers, in their own organisation', async () => {
    const rows = [headings, ['Mill', '', '', '']];
    const { id } = await check(rows);
    for (const who of ['verdant.member', 'verdant.entity', 'verdant.supplier'] as const) {
      expect((await uploadSuppliers(h, sheetOf(rows), 's.xlsx', who)).status).toBe(403);
      for (const path of ['', `/${id}`]) expect((await h.as(who).request(`/supplier-imports${path}`)).status).toBe(403);
      expect((await h.as(who).request('/suppliers/sheet?content=suppliers&language=en')).status).toBe(403);
      for (const verb of ['apply', 'undo'] as const) expect((await step(id, verb, who)).status).toBe(403);
    }
    expect((await h.as('verdant.sister').request(`/supplier-imports/${id}`)).status).toBe(404);
    // A consultancy has nobody to ask.
    expect((await h.as('harbour.admin').request(`/supplier-imports/${id}`)).status).toBe(403);
    for (const verb of ['apply', 'undo'] as const) {
      expect(await code(step(id, verb, 'verdant.sister'))).toEqual([404, 'resource.not_found']);
      expect(await code(step(id, verb, 'harbour.admin'))).toEqual([403, 'permission.denied']);
    }
    expect((await h.anonymous('/supplier-imports', { method: 'POST' })).status).toBe(401);
    for (const verb of ['apply', 'undo'] as const)
      expect((await h.anonymous(`/supplier-imports/${id}/${verb}`, { method: 'POST' })).status).toBe(401);
    await done(step(id, 'apply'));
    const page = (await (await h.as('verdant.sister').request('/supplier-imports')).json()) as SupplierImportPage;
    expect(page.items).toEqual([]);
    expect(await list('verdant.sister')).toEqual([]);
  });

  it('refuses entity managers, who keep no suppliers', async () => {
    await h.database.pool.query("update users set role = 'entity-manager' where id = $1", [
      h.as('verdant.member').scope.userId,
    ]);
    expect(await code(uploadSuppliers(h, sheetOf([headings, ['Mill']]), 's.xlsx', 'verdant.member'))).toEqual([
      403,
      'permission.denied',
    ]);
  });

  it('knows nothing of another organisation’s suppliers, nor of entities', async () => {
    const { ok } = await suppliersOf(h);
    const entity = { name: 'Plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const plant = await ok<{ id: string }>(h.as('verdant.admin').request('/entities', body('POST', entity)));
    const theirs = await add('Mine');
    expect(said(await check([withIds, [plant.id, 'Plant'], [theirs.id, 'Mine']]))).toEqual(['2 id_unknown']);
    expect(said(await check([withIds, [theirs.id, 'Mine']], 'verdant.sister'))).toEqual(['2 id_unknown']);
  });
});
