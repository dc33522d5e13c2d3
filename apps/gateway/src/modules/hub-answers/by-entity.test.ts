import { type AnswerValue, limits, type Report, type ReportModel, wholeHolding } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { type Beside, reportBesideHub, scope1, tonnes } from './testing.ts';

let h: Harness;
let beside: Beside;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  beside = await reportBesideHub(h);
});
afterAll(() => h.close());

/** A group with one company of its own, which has a site, and a joint venture, under the equity share approach. */
const group = async (ownership = '40') => {
  const hub = hubOf(h);
  const company = await hub.entity('Company');
  const site = await hub.entity('Site', company.id);
  const venture = await hub.entity('Joint venture');
  const put = (path: string, value: object) => h.as('verdant.admin').request(path, body('PUT', value));
  await put(`/entities/${venture.id}/holding`, { year: 2025, ...wholeHolding, ownership, version: 0 });
  await put(`/entities/${company.id}/holding`, { year: 2025, ...wholeHolding, ownFigures: 'alone', version: 0 });
  await put('/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 });
  await beside.store({ entityId: company.id, value: tonnes('5') });
  await beside.store({ entityId: site.id, value: tonnes('20.5') });
  await beside.store({ entityId: venture.id, value: tonnes('100') });
};

const rowsIn = (value: AnswerValue | null | undefined) =>
  value?.type === 'number'
    ? value.rows.map(({ breakdown, descriptor, number }) => [breakdown, descriptor, number])
    : undefined;
const listed = [
  [undefined, '', '65.5'],
  ['by-entity', 'Company', '25.5'],
  ['by-entity', 'Joint venture', '40'],
];

describe('figures by entity', () => {
  it('list what each entity right below the group adds to the sum, by its share, once the report asks for it', async () => {
    await group();
    const { one, settings } = beside.between();
    expect(rowsIn((await one())?.offered)).toEqual([[undefined, '', '65.5']]);
    await settings({ figuresByEntity: true });
    expect(rowsIn((await one())?.offered)).toEqual(listed);
  });

  it('list every entity that counts, those below one entity, or the top alone, and always add up', async () => {
    await group();
    const { one, settings, refused } = beside.between();
    const rows = async (level: string) => {
      await settings({ figuresByEntity: true, figuresByEntityLevel: level });
      return rowsIn((await one())?.offered)?.slice(1);
    };
    const company = [
      ['by-entity', 'Company · Own operations', '5'],
      ['by-entity', 'Site', '20.5'],
    ];
    const venture = ['by-entity', 'Joint venture', '40'];
    expect(await rows('every')).toEqual([...company, venture]);
    const entities = await hubOf(h).ok<{ id: string; name: string }[]>(h.as('verdant.admin').request('/entities'));
    const idOf = (name: string) => entities.find((entity) => entity.name === name)?.id ?? '';
    expect(await rows(idOf('Company'))).toEqual([...company, venture]);
    expect(await rows(idOf('Joint venture'))).toEqual(listed.slice(1));
    expect(await rows('top')).toEqual(listed.slice(1));
    expect(await rows('first')).toEqual(listed.slice(1));
    const theirs = { figuresByEntityLevel: '0de0e171-0000-4000-8000-000000000099' };
    const { version } = await hubOf(h).ok<Report>(beside.between().get(`/reports/${beside.reportId()}`));
    const unknown = h
      .as('verdant.admin')
      .request(`/reports/${beside.reportId()}`, body('PATCH', { version, ...theirs }));
    expect(await refused(unknown)).toMatchObject({ status: 422, code: 'request.invalid' });
  });

  it('go down below a single parent to the first level with several, and name the parent alone where the top is asked for', async () => {
    const hub = hubOf(h);
    const parent = await hub.entity('Group');
    const site = await hub.entity('Site', parent.id);
    const venture = await hub.entity('Joint venture', parent.id);
    const put = (path: string, value: object) => h.as('verdant.admin').request(path, body('PUT', value));
    await put(`/entities/${venture.id}/holding`, { year: 2025, ...wholeHolding, ownership: '40', version: 0 });
    await put('/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 });
    await beside.store({ entityId: site.id, value: tonnes('20.5') });
    await beside.store({ entityId: venture.id, value: tonnes('100') });
    const { one, settings } = beside.between();
    await settings({ figuresByEntity: true });
    expect(rowsIn((await one())?.offered)).toEqual([
      [undefined, '', '60.5'],
      ['by-entity', 'Joint venture', '40'],
      ['by-entity', 'Site', '20.5'],
    ]);
    await settings({ figuresByEntityLevel: 'top' });
    expect(rowsIn((await one())?.offered)).toEqual([
      [undefined, '', '60.5'],
      ['by-entity', 'Group', '60.5'],
    ]);
  });

  it('are left out with a word about it where there are more than an answer can list', async () => {
    const hub = hubOf(h);
    const lots = Array.from({ length: limits.valueRowsMax }, (_, index) => `Site ${index}`);
    for (const name of lots) await beside.store({ entityId: (await hub.entity(name)).id, value: tonnes('1') });
    const { one, settings } = beside.between();
    await settings({ figuresByEntity: true });
    const answer = await one();
    expect(rowsIn(answer?.offered)).toEqual([[undefined, '', String(lots.length)]]);
    expect(answer?.notes).toContain('not_listed');
  });

  it('are answers like others: taken, changed by hand, and printed under a head of their own in both languages', async () => {
    await group();
    const { settings, takeAll, get, ok } = beside.between();
    await settings({ figuresByEntity: true, disclosureCodes: [scope1.disclosureCode], languages: ['en', 'zhTw'] });
    await takeAll();
    const answer = await beside.stored();
    expect(rowsIn(answer?.value)).toEqual(listed);
    const changed = await h
      .as('verdant.admin')
      .request(
        `/reports/${beside.reportId()}/answers/${scope1.disclosureCode}/${scope1.fieldKey}`,
        body('PUT', { version: answer?.version, value: answer?.value }),
      );
    expect(changed.status).toBe(200);
    const heads = [];
    for (const language of ['en', 'zhTw']) {
      const model = await ok<ReportModel>(get(`/reports/${beside.reportId()}/model?language=${language}`));
      const fields = model.chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields));
      const content = fields.find(({ key }) => key === scope1.fieldKey)?.content;
      if (content?.kind !== 'numbers') throw new Error('The figure is no figure');
      heads.push(content.breakdowns);
      expect(content.rows.map(({ descriptor, number }) => [descriptor, number])).toEqual([
        ['', '65.5'],
        ['Company', '25.5'],
        ['Joint venture', '40'],
      ]);
    }
    expect(heads).toEqual([[{ id: 'by-entity', label: 'By entity' }], [{ id: 'by-entity', label: '按實體' }]]);
  });

  it('are printed with the decimals that were entered, or four digits, where a share has more', async () => {
    await group('33.3333');
    const { settings, takeAll, get, ok } = beside.between();
    await settings({ figuresByEntity: true, disclosureCodes: [scope1.disclosureCode] });
    await takeAll();
    const model = await ok<ReportModel>(get(`/reports/${beside.reportId()}/model?language=en`));
    const fields = model.chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields));
    const content = fields.find(({ key }) => key === scope1.fieldKey)?.content;
    expect(content?.kind === 'numbers' && content.rows.map(({ number, digits }) => [number, digits])).toEqual([
      ['58.8333', 2],
      ['25.5', 1],
      ['33.3333', 2],
    ]);
  });

  it('are printed with those decimals beside an earlier year of the data hub, too, which has as many digits', async () => {
    await group('33.3333');
    const hub = hubOf(h);
    const before = await hub.time('2024-01-01', '2024-12-31');
    const entities = await hub.ok<{ id: string; name: string }[]>(hub.get('/entities'));
    const idOf = (name: string) => entities.find((entity) => entity.name === name)?.id ?? '';
    const put = (path: string, value: object) => hub.ok(h.as('verdant.admin').request(path, body('PUT', value)));
    const venture = idOf('Joint venture');
    await put(`/entities/${venture}/holding`, { year: 2024, ...wholeHolding, ownership: '33.3333', version: 0 });
    await put('/boundaries/approach', { year: 2024, approach: 'equity_share', version: 0 });
    await beside.store({ entityId: idOf('Company'), value: tonnes('1120.25') }, before.id);
    await beside.store({ entityId: venture, value: tonnes('110') }, before.id);
    const { settings, takeAll, get, ok } = beside.between();
    await settings({ figuresByEntity: true, disclosureCodes: [scope1.disclosureCode] });
    await takeAll();
    const model = await ok<ReportModel>(get(`/reports/${beside.reportId()}/model?language=en`));
    const fields = model.chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields));
    const content = fields.find(({ key }) => key === scope1.fieldKey)?.content;
    expect(
      content?.kind === 'numbers' && content.rows.map(({ number, earlier, digits }) => [number, earlier, digits]),
    ).toEqual([
      ['58.8333', ['1156.91663'], 2],
      ['25.5', ['1120.25'], 2],
      ['33.3333', ['36.66663'], 2],
    ]);
  });

  it('print an entity’s own operations in the language of the document', async () => {
    await group();
    const { settings, takeAll, get, ok } = beside.between();
    const codes = { disclosureCodes: [scope1.disclosureCode], languages: ['en', 'zhTw'] };
    await settings({ figuresByEntity: true, figuresByEntityLevel: 'every', ...codes });
    await takeAll();
    const names = async (language: string) => {
      const model = await ok<ReportModel>(get(`/reports/${beside.reportId()}/model?language=${language}`));
      const fields = model.chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields));
      const content = fields.find(({ key }) => key === scope1.fieldKey)?.content;
      return content?.kind === 'numbers' ? content.rows.map(({ descriptor }) => descriptor) : [];
    };
    expect(await names('en')).toEqual(['', 'Company · Own operations', 'Site', 'Joint venture']);
    expect(await names('zhTw')).toEqual(['', 'Company · 自身營運', 'Site', 'Joint venture']);
  });

  it('is a setting of the report that the log records and a new report from this one keeps', async () => {
    const { settings, send, ok, get } = beside.between();
    await settings({ figuresByEntity: true });
    const log = await ok<{ items: object[] }>(get(`/reports/${beside.reportId()}/audit-log`));
    expect(log.items).toContainEqual(
      expect.objectContaining({ field: 'figuresByEntity', oldValue: 'false', newValue: 'true' }),
    );
    const { versionId } = await ok<Report>(get(`/reports/${beside.reportId()}`));
    const next = send('POST', '/reports', { versionId, name: 'Next', selectionOf: beside.reportId() });
    expect((await ok<Report>(next)).figuresByEntity).toBe(true);
  });
});
