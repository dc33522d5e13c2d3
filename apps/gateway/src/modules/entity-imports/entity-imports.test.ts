import type { Entity, Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { bookOf } from '../imports/reading/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const sheetOf = (rows: readonly (readonly string[])[]) =>
  bookOf({
    sheet: rows
      .map((cells, index) => {
        const drawn = cells.map((text, place) => {
          const at = `${String.fromCharCode(65 + place)}${index + 1}`;
          return `<c r="${at}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
        });
        return `<row r="${index + 1}">${drawn.join('')}</row>`;
      })
      .join(''),
  });
const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'entities.xlsx', who: PersonName = 'verdant.admin') => {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  return h.as(who).request('/entities/import', { method: 'POST', body: form });
};
const list = async () => (await (await h.as('verdant.admin').request('/entities')).json()) as Entity[];
const headings = ['Name', 'Type', 'Belongs to', 'First month of the fiscal year'];

describe('entities of a sheet', () => {
  it('are added with their parents, whichever comes first, and in either language', async () => {
    const answer = await upload(
      sheetOf([
        headings,
        ['Tai Po plant', 'site', 'Verdant Asia', '4'],
        [],
        ['Verdant Asia', 'Company', '', ''],
        ['大埔倉庫', '建築物', 'tai po PLANT'],
      ]),
    );
    expect([answer.status, await answer.json()]).toEqual([200, { added: 3 }]);
    const entities = await list();
    const named = (name: string) => entities.find((entity) => entity.name === name);
    expect(named('Tai Po plant')).toMatchObject({
      type: 'Site',
      parentId: named('Verdant Asia')?.id,
      fiscalYearStartMonth: 4,
    });
    expect(named('大埔倉庫')).toMatchObject({ type: 'Building', parentId: named('Tai Po plant')?.id });
    const chinese = await upload(
      sheetOf([
        ['隸屬於', '名稱'],
        ['Verdant Asia', '九龍辦事處'],
      ]),
    );
    expect(await chinese.json()).toEqual({ added: 1 });
  });

  it('come with their address and post code, and never below an archived entity', async () => {
    const heads = ['Name', '地址', 'Post code'];
    const answer = await upload(sheetOf([heads, ['Depot', '8 Kin Fat Street, Tuen Mun', '999077']]));
    expect([answer.status, await answer.json()]).toEqual([200, { added: 1 }]);
    const [depot] = await list();
    expect(depot).toMatchObject({ address: '8 Kin Fat Street, Tuen Mun', postCode: '999077' });
    const tooLong = await upload(sheetOf([heads, ['Yard', 'a'.repeat(256)]]));
    expect(await tooLong.json()).toMatchObject({ issues: [{ path: 'rows.2.address', rule: 'too_long' }] });
    await h.as('verdant.admin').request(`/entities/${depot?.id}/archive`, { method: 'POST' });
    const below = await upload(sheetOf([headings, ['Gate', 'Site', 'Depot']]));
    expect(await below.json()).toMatchObject({ issues: [{ path: 'rows.2.parent', rule: 'choice_unknown' }] });
    expect(await list()).toHaveLength(1);
  });

  it('are all refused where one row is wrong, each error with its row', async () => {
    const answer = await upload(
      sheetOf([
        headings,
        ['A', 'Site'],
        ['Plant', 'Castle', 'Nobody', '13'],
        ['Twin'],
        ['Twin'],
        ['', 'Site'],
        ['Good one'],
      ]),
    );
    const { code, issues } = (await answer.json()) as Problem;
    expect([answer.status, code, issues.map(({ path, rule }) => `${path} ${rule}`)]).toEqual([
      422,
      'entity_import.refused',
      [
        'rows.2.name too_short',
        'rows.3.type choice_unknown',
        'rows.3.fiscalYearStartMonth choice_unknown',
        'rows.3.parent choice_unknown',
        'rows.4.name invalid',
        'rows.5.name invalid',
        'rows.6.name required',
      ],
    ]);
    const circle = await upload(sheetOf([headings, ['One', 'Team', 'Two'], ['Two', 'Team', 'One']]));
    expect(((await circle.json()) as Problem).issues.map(({ path }) => path)).toEqual([
      'rows.2.parent',
      'rows.3.parent',
    ]);
    expect(await list()).toEqual([]);
  });

  it('come as .xlsx of at most 10 MB, with a column of names and at least one row', async () => {
    const refused = async (answer: Promise<Response>) => ((await (await answer).json()) as Problem).code;
    const good = sheetOf([headings, ['Plant']]);
    expect(await refused(upload(good, 'entities.csv'))).toBe('file.format_refused');
    expect(await refused(upload(new TextEncoder().encode('Name\nPlant')))).toBe('file.format_refused');
    expect(await refused(upload(new Uint8Array(10 * 1_048_576 + 1)))).toBe('file.too_big');
    expect(await refused(upload(good.slice(0, 200)))).toBe('file.unreadable');
    expect(await refused(upload(sheetOf([['Colour'], ['Red']])))).toBe('entity_import.refused');
    expect(await refused(upload(sheetOf([headings])))).toBe('import.empty');
  });

  it('are for those who manage entities, in their own organisation', async () => {
    const good = sheetOf([headings, ['Plant']]);
    expect((await upload(good, 'e.xlsx', 'verdant.member')).status).toBe(403);
    expect((await upload(good, 'e.xlsx', 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous('/entities/import', { method: 'POST' })).status).toBe(401);
    expect((await upload(good, 'e.xlsx', 'harbour.admin')).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});
