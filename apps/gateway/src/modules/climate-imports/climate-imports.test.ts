import {
  type ClimateActivityPage,
  type ClimateImportDetail,
  climateImportColumns,
  type Entity,
  limits,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { holdTable } from '../../testing/held-table.ts';
import { climateOf, gasLine } from '../climate/testing.ts';
import { bills, csv, importsOf as importsOfPerson } from './testing.ts';
import { workOn } from './work.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const importsOf = (name?: PersonName) => importsOfPerson(h, name);

describe('an import of bills', () => {
  it('recognises columns, and says of each row what would become of it before anything is stored', async () => {
    const { checked, rows, lines } = importsOf();
    const { id, counts, mapping } = await checked(bills);
    expect(mapping?.columns.map(({ field }) => field)).toEqual([
      'label',
      'activityType',
      'activity',
      'month',
      'amount',
      'unit',
      'basis',
      'region',
      'source',
    ]);
    expect(counts).toEqual({ new: 2, changed: 0, same: 0, error: 2, asked: 0, doubted: 0 });
    expect(await rows(id)).toMatchObject([
      { row: 2, kind: 'new', month: '2025-03', after: { amount: '1000', unit: 'kWh' } },
      { row: 3, kind: 'new', month: '2025-04' },
      { row: 4, kind: 'error', issues: [{ rule: 'duplicate', facts: { first: 3 } }] },
      { row: 5, kind: 'error' },
    ]);
    const [, , , refused] = await rows(id);
    expect(refused?.issues.map(({ rule }) => rule)).toEqual([
      'activity_type_unknown',
      'month_unknown',
      'amount_invalid',
    ]);
    expect(await rows(id, '?kind=error&limit=1')).toMatchObject([{ row: 4 }]);
    expect(await lines()).toEqual([]);
  });

  it('says which lines will be asked something before their emissions are known, and what', async () => {
    const { checked, rows, step, get, refused } = importsOf();
    const { id, counts } = await checked(
      csv(
        'Meter,Activity,What exactly,Month,Amount,Unit,Gross or net,Country',
        'A,Natural gas in buildings and plant,Fuel: Natural gas,2025-03,1,kWh,gross,GB',
        'B,Natural gas in buildings and plant,Fuel: Natural gas,2025-03,2,kWh,,GB',
        'C,Natural gas in buildings and plant,Fuel: Natural gas,2025-03,many,kWh,,GB',
      ),
    );
    expect(counts).toEqual({ new: 2, changed: 0, same: 0, error: 1, asked: 1, doubted: 0 });
    expect(await rows(id, '?kind=asked&limit=1000')).toMatchObject([
      { row: 3, kind: 'new', question: { reason: 'calorific_basis_unstated' } },
    ]);
    await step(id, 'apply');
    const [first] = await rows(id);
    expect((await get(`/climate-activities/${first?.activityId}`)).status).toBe(200);
    expect(await refused(get(`/climate-imports/${id}/rows?limit=1001`))).toMatchObject({ code: 'request.invalid' });
  });

  it('is undone by who imported it and by administrators, and by no other colleague', async () => {
    const { checked, step, lines } = importsOf();
    const { id } = await checked(bills);
    await step(id, 'apply');
    const member = importsOf('verdant.member');
    expect(await member.refused(member.send('POST', `/climate-imports/${id}/undo`))).toMatchObject({
      code: 'permission.denied',
    });
    expect(await lines()).toHaveLength(2);
    expect((await step(id, 'undo')).undone?.by.id).toBe(h.as('verdant.admin').scope.userId);
  });

  it('of a colleague names in each line who undid it', async () => {
    const member = importsOf('verdant.member');
    const { id } = await member.checked(bills);
    await member.step(id, 'apply');
    const { lines, step, ok, get } = importsOf();
    const [written] = await lines();
    const { undone, createdBy } = await step(id, 'undo');
    const deleted = (await ok<ClimateActivityPage>(get('/climate-activities?state=deleted'))).items;
    expect(written?.updatedBy).toBe(createdBy.name);
    expect(undone?.by.name).not.toBe(createdBy.name);
    expect(deleted.map(({ updatedBy }) => updatedBy)).toEqual([undone?.by.name, undone?.by.name]);
  });

  it('never counts the money of a supplier’s sheet as energy', async () => {
    const { rows, ok, upload, map, until } = importsOf();
    const sheet = csv(
      'CLP Power Hong Kong Limited',
      'Statement of accounts',
      'Account No.,Service address,Billing period,Consumption (kWh),Amount (HK$)',
      '0012345,Verdant Manufacturing,2025-12,"61,001","98,000.50"',
    );
    const made = await ok<ClimateImportDetail>(upload(sheet));
    const suggestion = made.sheets[0]?.suggestion;
    if (!suggestion) throw new Error('No sheet was read');
    expect(suggestion).toMatchObject({ headerRow: 3, usual: { unit: 'kWh' } });
    const usual = { ...suggestion.usual, activityTypeId: 'electricity' };
    const columns = suggestion.columns.map(({ index, field }) =>
      field === 'amount' ? { index: 4, field } : { index, field },
    );
    await ok(map(made.id, { ...suggestion, usual, columns }));
    await until(made.id, 'checked');
    expect(await rows(made.id)).toMatchObject([
      { kind: 'error', issues: [{ rule: 'amount_is_money', facts: { text: 'Amount (HK$)' } }] },
    ]);
    await ok(map(made.id, { ...suggestion, usual }));
    await until(made.id, 'checked');
    expect(await rows(made.id)).toMatchObject([{ kind: 'new', after: { amount: '61001', unit: 'kWh' } }]);
    // What was chosen by mistake is not remembered for the next sheet.
    const next = await ok<ClimateImportDetail>(upload(sheet));
    expect(next.sheets[0]?.suggestion.columns).toContainEqual({ index: 3, field: 'amount' });
  });

  it('asks nothing of a meter’s next bill that was answered for an earlier one', async () => {
    const { checked, rows, step, lines, send, ok } = importsOf();
    const sheet = (month: string) =>
      csv(
        'Meter,Activity,Month,Amount,Unit,Country',
        `HKE 8810,Purchased electricity,${month},10,kWh,Hong Kong`,
        `CLP 1,Purchased electricity,${month},10,kWh,Hong Kong`,
      );
    const first = await checked(sheet('2025-03'));
    expect(first.counts).toMatchObject({ new: 2, asked: 2 });
    await step(first.id, 'apply');
    const line = (await lines()).find(({ label }) => label === 'HKE 8810');
    const { id, scope: _, outcomes: __, deletedAt: ___, updatedBy: ____, updatedAt: _____, ...fields } = line ?? {};
    await ok(send('PUT', `/climate-activities/${id}`, { ...fields, activity: 'Electricity, Hong Kong grid average' }));
    const next = await checked(sheet('2025-04'));
    expect(next.counts).toMatchObject({ new: 2, asked: 1 });
    expect(await rows(next.id, '?kind=asked')).toMatchObject([{ row: 3 }]);
  });

  it('goes by the country that somebody chose for all rows, and by one that is merely suggested for new lines alone', async () => {
    const { checked, upload, map, ok, until, step, lines, send } = importsOf();
    const sheet = csv('Meter,Activity,Month,Amount,Unit', 'Plant 3,Purchased electricity,2025-03,10,kWh');
    const first = await checked(sheet);
    expect(first.mapping?.usual.region).toBe('HK');
    await step(first.id, 'apply');
    expect(await lines()).toMatchObject([{ region: 'HK' }]);

    const corrected = await ok<ClimateImportDetail>(upload(sheet));
    const suggestion = corrected.sheets[0]?.suggestion;
    if (!suggestion) throw new Error('No sheet was read');
    await ok(map(corrected.id, { ...suggestion, usual: { ...suggestion.usual, region: 'CN' } }));
    expect((await until(corrected.id, 'checked')).counts).toMatchObject({ new: 0, changed: 1, same: 0 });
    await step(corrected.id, 'apply');
    const [line] = await lines();
    expect(line).toMatchObject({ region: 'CN', amount: '10' });

    const { id, scope: _, outcomes: __, deletedAt: ___, updatedBy: ____, updatedAt: _____, ...fields } = line ?? {};
    await ok(send('PUT', `/climate-activities/${id}`, { ...fields, region: 'HK' }));
    const next = await checked(sheet);
    expect(next.mapping?.usual.region).toBe('CN');
    expect(next.counts).toMatchObject({ new: 0, changed: 0, same: 1 });
  });

  it('names the column of a text that is too long', async () => {
    const { checked, rows } = importsOf();
    const { id } = await checked(
      csv('Meter,Activity,Month,Amount,Unit,Page', `A,Purchased electricity,2025-03,1,kWh,${'x'.repeat(300)}`),
    );
    expect((await rows(id))[0]?.issues).toContainEqual({
      rule: 'text_long',
      facts: { limit: limits.lineLengthMax, column: 'evidence' },
    });
  });

  it('is written with what its lines come to, and taken back but for what was changed since', async () => {
    const { checked, step, rows, lines, send, ok, refused } = importsOf();
    const { id } = await checked(bills);
    expect(await step(id, 'apply')).toMatchObject({ state: 'applied', result: { added: 2 } });
    const written = await lines();
    expect(written.map(({ month, outcomes }) => [month, outcomes[0]?.kgCo2e])).toEqual([
      ['2025-04', '365.92'],
      ['2025-03', '182.96'],
    ]);
    const march = written[1];
    const {
      id: lineId,
      scope: _,
      outcomes: __,
      deletedAt: ___,
      updatedBy: ____,
      updatedAt: _____,
      ...line
    } = march ?? {};
    await ok(send('PUT', `/climate-activities/${lineId}`, { ...line, amount: '5' }));
    expect(await step(id, 'undo')).toMatchObject({ state: 'undone', result: { removed: 1, kept: 1 } });
    expect((await lines()).map(({ amount }) => amount)).toEqual(['5']);
    expect((await rows(id)).map(({ outcome }) => outcome)).toEqual(['kept', 'removed', null, null]);
    expect(await refused(send('POST', `/climate-imports/${id}/undo`))).toMatchObject({ code: 'import.step_refused' });
  });

  it('is of whoever let it be written: they undo it, and whoever uploaded it does not', async () => {
    const { checked, until, ok, read } = importsOf('verdant.member');
    const made = await checked(bills);
    const admin = importsOf('verdant.admin');
    await ok(admin.apply(made));
    await until(made.id, 'applied');
    expect(await read(made.id)).toMatchObject({
      createdBy: { id: h.as('verdant.member').scope.userId },
      appliedBy: { id: h.as('verdant.admin').scope.userId, name: 'Mei Chan' },
    });
    expect((await admin.lines()).map(({ updatedBy }) => updatedBy)).toEqual(['Mei Chan', 'Mei Chan']);
    const { refused, send } = importsOf('verdant.member');
    expect(await refused(send('POST', `/climate-imports/${made.id}/undo`))).toMatchObject({
      code: 'permission.denied',
    });
    await admin.step(made.id, 'undo');
  });

  it('is undone by nobody where the undo breaks off', async () => {
    const { checked, step, read, until, send, ok } = importsOf('verdant.member');
    const { id } = await checked(bills);
    await step(id, 'apply');
    const { scope } = h.as('verdant.admin');
    await h.database.pool.query(
      `update climate_imports set state = 'undoing', attempts = 2, undone_at = now(), undone_by_id = $2, undone_by_name = 'Mei Chan' where id = $1`,
      [id, scope.userId],
    );
    await h.database.pool.query("alter table climate_imports add constraint never_undone check (state <> 'undone')");
    await expect(workOn(h.deps, { id, ...scope })).rejects.toThrow();
    await h.database.pool.query('alter table climate_imports drop constraint never_undone');
    expect(await read(id)).toMatchObject({ state: 'applied', failure: 'interrupted', result: { removed: 2 } });
    expect((await read(id)).undone).toBeUndefined();
    await ok(send('POST', `/climate-imports/${id}/undo`));
    expect((await until(id, 'undone')).undone?.by.id).toBe(h.as('verdant.member').scope.userId);
  });

  it('keeps what an attempt added that was thought lost, where the next one has read the same rows', async () => {
    // The embedded database has one connection.
    if (h.database.kind === 'embedded') return;
    const { checked, ok, apply, until, step, lines } = importsOf();
    const one = await checked(bills);
    const table = await holdTable(h, 'climate_activities');
    await ok(apply(one));
    await table.waiting(1);
    await h.database.pool.query('update climate_imports set alive_at = null where id = $1', [one.id]);
    const next = workOn(h.deps, { id: one.id, ...h.as('verdant.admin').scope });
    await table.waiting(2);
    await table.release();
    await next;
    expect(await until(one.id, 'applied')).toMatchObject({ result: { added: 2, kept: 0 } });
    expect(await step(one.id, 'undo')).toMatchObject({ result: { removed: 2, kept: 0 } });
    expect(await lines()).toEqual([]);
  });

  it('of what is there already changes what differs, and undoing restores it', async () => {
    const { checked, step, lines, rows } = importsOf();
    await step((await checked(bills)).id, 'apply');
    const again = await checked(
      csv(
        'Meter number,Activity,Month,Consumption,Unit,Invoice',
        'Boiler,Natural gas in buildings and plant,2025-03,1000.0,kWh,B1',
        'Boiler,Natural gas in buildings and plant,2025-04,4,MWh,B2',
      ),
    );
    expect(again.counts).toEqual({ new: 0, changed: 1, same: 1, error: 0, asked: 0, doubted: 0 });
    expect(await rows(again.id, '?kind=changed')).toMatchObject([{ before: { amount: '2' }, after: { amount: '4' } }]);
    await step(again.id, 'apply');
    expect((await lines()).map(({ outcomes }) => outcomes[0]?.kgCo2e)).toEqual(['731.84', '182.96']);
    await step(again.id, 'undo');
    expect((await lines()).map(({ outcomes }) => outcomes[0]?.kgCo2e)).toEqual(['365.92', '182.96']);
  });

  it('adds no bill that another sheet brought since the check, and leaves that line to it when undone', async () => {
    const { checked, step, lines, rows } = importsOf();
    const first = await checked(bills);
    const second = await checked(bills);
    expect(second.counts).toMatchObject({ new: 2 });
    await step(second.id, 'apply');
    expect(await step(first.id, 'apply')).toMatchObject({ result: { added: 0, kept: 2 } });
    const standing = await lines();
    expect(standing).toHaveLength(2);
    const [march] = await rows(first.id);
    expect(march).toMatchObject({ kind: 'new', outcome: 'kept' });
    expect(standing.map(({ id }) => id)).toContain(march?.activityId);
    await step(first.id, 'undo');
    expect(await lines()).toHaveLength(2);
  });

  it('adds each bill once where two imports of it are written at the same time', async () => {
    const { checked, until, lines, apply, ok } = importsOf();
    const imports = [await checked(bills), await checked(bills)];
    await Promise.all(imports.map((one) => ok(apply(one))));
    const results = await Promise.all(imports.map(async ({ id }) => (await until(id, 'applied')).result));
    expect(results.map((result) => result?.added).toSorted()).toEqual([0, 2]);
    expect(await lines()).toHaveLength(2);
  });

  it('is not written where the columns were matched again since its rows were seen', async () => {
    const { checked, map, ok, until, apply, refused, lines } = importsOf();
    const seen = await checked(bills);
    const { mapping } = seen;
    if (!mapping) throw new Error('The import has no mapping');
    await ok(map(seen.id, { ...mapping, columns: mapping.columns.filter(({ field }) => field !== 'source') }));
    const again = await until(seen.id, 'checked');
    expect(await refused(apply(seen))).toMatchObject({ code: 'import.step_refused' });
    expect(await lines()).toEqual([]);
    await ok(apply(again));
    expect((await until(seen.id, 'applied')).result).toMatchObject({ added: 2 });
  });

  it.each(['en', 'zhTw'])('of the sheet with the lines that are there changes nothing (%s)', async (language) => {
    const { checked, get } = importsOf();
    await climateOf(h).add(gasLine());
    const sheet = await get(`/climate-imports/sheet?content=lines&language=${language}`);
    const { counts } = await checked(await sheet.blob(), 'lines.xlsx');
    expect(counts).toMatchObject({ new: 0, changed: 0, same: 1, error: 0 });
    const template = await get(`/climate-imports/sheet?content=template&language=${language}`);
    expect(template.headers.get('content-type')).toContain('spreadsheet');
  });

  it('remembers what a heading means, and takes what holds for all rows', async () => {
    const { upload, map, ok, until, refused } = importsOf();
    const sheet = csv('Zähler,Monat,Menge', 'A1,2025-03,12');
    const made = await ok<ClimateImportDetail>(upload(sheet));
    const suggestion = made.sheets[0]?.suggestion;
    if (!suggestion) throw new Error('No sheet was read');
    const fields = ['label', 'month', 'amount'] as const;
    const columns = fields.map((field, index) => ({ index, field }));
    expect(await refused(map(made.id, { ...suggestion, columns }))).toMatchObject({
      code: 'import.mapping_incomplete',
      issues: [{ params: { field: 'unit' } }, { params: { field: 'activityType' } }],
    });
    const usual = { ...suggestion.usual, activityTypeId: 'electricity', unit: 'kWh', region: 'HK' };
    await ok(map(made.id, { ...suggestion, columns, usual }));
    expect((await until(made.id, 'checked')).counts).toMatchObject({ new: 1 });
    const next = (await ok<ClimateImportDetail>(upload(sheet))).sheets[0]?.suggestion;
    expect(next?.columns.map(({ field }) => field)).toEqual(fields);
    expect(next?.usual).toMatchObject({ activityTypeId: 'electricity', unit: 'kWh' });
  });

  it('refuses rows for all of which an entity was chosen that is archived, or is none of the organisation', async () => {
    const { upload, map, ok, until, rows, send } = importsOf();
    const mill = await ok<Entity>(
      send('POST', '/entities', { name: 'Leeds mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 }),
    );
    await ok(send('POST', `/entities/${mill.id}/archive`));
    const made = await ok<ClimateImportDetail>(
      upload(csv('Meter,Activity,Month,Amount,Unit', 'A,Purchased electricity,2025-03,1,kWh')),
    );
    const suggestion = made.sheets[0]?.suggestion;
    if (!suggestion) throw new Error('No sheet was read');
    const issuesWith = async (entityId: string) => {
      await ok(map(made.id, { ...suggestion, usual: { ...suggestion.usual, entityId } }));
      await until(made.id, 'checked');
      return (await rows(made.id))[0]?.issues;
    };
    expect(await issuesWith(mill.id)).toEqual([{ rule: 'entity_archived', facts: { text: 'Leeds mill' } }]);
    expect(await issuesWith(crypto.randomUUID())).toEqual([{ rule: 'entity_unknown', facts: {} }]);
  });

  it('is refused where the file is none, and dropped while it has changed nothing', async () => {
    const { upload, refused, checked, remove, step, get } = importsOf();
    expect(await refused(upload(csv('x'), 'bills.pdf'))).toMatchObject({ code: 'file.format_refused' });
    const { id } = await checked(bills);
    expect((await remove(`/climate-imports/${id}`)).status).toBe(204);
    expect((await get(`/climate-imports/${id}`)).status).toBe(404);
    const other = await checked(bills);
    await step(other.id, 'apply');
    expect(await refused(remove(`/climate-imports/${other.id}`))).toMatchObject({ code: 'import.step_refused' });
  });

  it('is refused to people without the calculator, and seen by nobody of another organisation', async () => {
    const { checked } = importsOf();
    const one = await checked(bills);
    const { id } = one;
    const portal = importsOf('verdant.entity');
    expect((await portal.get(`/climate-imports/${id}`)).status).toBe(403);
    expect((await portal.upload(bills)).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      const theirs = importsOf(name);
      expect((await theirs.get(`/climate-imports/${id}`)).status).toBe(404);
      expect((await theirs.apply(one)).status).toBe(404);
      expect((await theirs.get(`/climate-imports/${id}/rows`)).status).toBe(404);
    }
  });
});

it('has a heading in both languages for each column', () => {
  expect(new Set(Object.values(climateImportColumns).map(({ en }) => en)).size).toBe(13);
});
