import type { Finding, HubRestatementList, Report, ReportModel, RestatementList } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf, scope1Section } from '../data-points/testing.ts';
import { tonnes } from '../hub-answers/testing.ts';
import { answering, callerOf, completeReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const amount = (number: string) => ({ number, unit: 't{CO2e}' });
const scope1 = { fieldKey: 'ghg.scope1.total', descriptor: '' };

/** A published report of 2025 whose scope 1 emissions the data hub has, and next year's report that asks for the same. */
const published = async (disclosureCodes: readonly string[] = ['305-1']) => {
  const hub = hubOf(h);
  const { send, get, ok } = callerOf(h);
  const last = await completeReport(h);
  await answering(h, last).answer('305-1/ghg.scope1.total', 1, tonnes('2470'));
  await ok(send('PUT', `/reports/${last.id}/disclosures/305-1`, { status: 'completed' }));
  await ok(send('POST', `/reports/${last.id}/publish`, {}));
  const year = await hub.time('2025-01-01', '2025-12-31');
  const stored = await hub.store(year.id, { sectionId: scope1Section, value: tonnes('2470') });
  const change = async (version: number, number: string) => {
    const { sectionId: _section, entityId: _entity, ...changed } = hub.draft(year.id, { value: tonnes(number) });
    await hub.ok(hub.send('PUT', `/data-points/${stored.id}`, { ...changed, version }));
  };
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2026' }));
  const period = { start: '2026-01-01', end: '2026-12-31' };
  const next = await ok<Report>(
    send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes, period }),
  );
  for (const code of disclosureCodes) await answering(h, next).answer(`${code}/ghg.scope1.total`, 0, tonnes('2400'));
  const path = `/data-hub/restatements?reportingTimeId=${year.id}`;
  return {
    last,
    change,
    list: async () => (await ok<HubRestatementList>(get(path))).items,
    say: (note: string, figures: object[] = [{ ...scope1, old: amount('2470'), new: amount('2517.4') }]) =>
      send('PUT', '/data-hub/restatements', { reportingTimeId: year.id, figures, note }),
    printed: async (code = '305-1') => {
      const model = await ok<ReportModel>(get(`/reports/${next.id}/model?language=en`));
      const disclosure = model.chapters.flatMap(({ disclosures }) => disclosures).find((each) => each.code === code);
      const content = disclosure?.fields.find(({ key }) => key === scope1.fieldKey)?.content;
      return { row: content?.kind === 'numbers' ? content.rows[0] : undefined, restatements: model.restatements };
    },
    past: async () =>
      (await ok<{ findings: Finding[] }>(get(`/reports/${next.id}/validation`))).findings.filter(
        ({ kind }) => kind === 'past-differs',
      ),
    path,
  };
};

describe('a figure of the data hub that a published report prints', () => {
  it('is listed once it changes, with both figures and the report, and no longer once it is the published one', async () => {
    const { last, change, list } = await published();
    expect(await list()).toEqual([]);
    await change(1, '2517.4');
    const reports = [{ id: last.id, name: last.name, names: last.names, languages: last.languages }];
    const [item, ...others] = await list();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ ...scope1, reports, explained: null });
    expect([item?.old.number, item?.new.number]).toEqual(['2470', '2517.4']);
    await change(2, '2470');
    expect(await list()).toEqual([]);
  });

  it('is restated in next year’s report once somebody says why, with the reason, and compared with', async () => {
    const { change, list, say, printed, past } = await published();
    await change(1, '2517.4');
    expect((await printed()).row).toMatchObject({ earlier: ['2470'] });
    expect(await past()).toHaveLength(1);
    expect((await say('A meter was read wrongly.')).status).toBe(200);
    expect(await list()).toMatchObject([
      { explained: { note: 'A meter was read wrongly.', by: { name: 'Mei Chan' } } },
    ]);
    const { row, restatements } = await printed();
    expect(row).toMatchObject({ earlier: ['2517.4'], earlierRestated: [0] });
    expect(restatements).toMatchObject([{ code: '305-1', note: 'A meter was read wrongly.', year: '2025' }]);
    expect(await past()).toEqual([]);
  });

  it('is named on a published report that compares with it, until that is published again', async () => {
    const { change, say } = await published();
    const { ok, send, get } = callerOf(h);
    const made = await completeReport(h, 'verdant.admin', 'Report 2026');
    const period = { start: '2026-01-01', end: '2026-12-31' };
    const next = await ok<Report>(send('PATCH', `/reports/${made.id}`, { version: made.version, period }));
    await answering(h, next).answer('305-1/ghg.scope1.total', 1, tonnes('2600'));
    await ok(send('PUT', `/reports/${next.id}/disclosures/305-1`, { status: 'completed' }));
    await ok(send('POST', `/reports/${next.id}/publish`, {}));
    const changed = async () => (await ok<RestatementList>(get(`/reports/${next.id}/restatements`))).comparatives;
    expect(await changed()).toEqual([]);
    await change(1, '2517.4');
    // It compares with what last year's report published until somebody says why that changed.
    expect(await changed()).toEqual([]);
    await say('A meter was misread.');
    expect(await changed()).toMatchObject([
      { disclosureCode: '305-1', year: '2025', old: { number: '2470' }, new: { number: '2517.4' } },
    ]);
  });

  it('is one figure wherever next year’s report compares with it, also where last year’s did not print it', async () => {
    const { change, say, printed } = await published(['305-1', '102-5']);
    await change(1, '2517.4');
    expect((await printed('102-5')).row).toMatchObject({ earlier: ['2470'] });
    await say('A meter was read wrongly.');
    expect((await printed('102-5')).row).toMatchObject({ earlier: ['2517.4'], earlierRestated: [0] });
  });

  it('is asked for again once it changes again: the reason was about another figure', async () => {
    const { change, list, say, printed } = await published();
    await change(1, '2517.4');
    await say('A meter was read wrongly.');
    await change(2, '2600');
    expect(await list()).toMatchObject([{ explained: null }]);
    expect((await printed()).row).toMatchObject({ earlier: ['2470'] });
  });

  it('takes a reason for changed figures alone, and from those who may write', async () => {
    const { change, say, path } = await published();
    expect((await say('Nothing changed.')).status).toBe(422);
    await change(1, '2517.4');
    expect(
      (
        await say('Another figure.', [
          { ...scope1, old: amount('2470'), new: amount('2517.4'), fieldKey: 'ghg.scope2.location' },
        ])
      ).status,
    ).toBe(422);
    await change(2, '2600');
    // It changed again after the person read it.
    expect((await say('A meter was misread.')).status).toBe(422);
    expect((await h.anonymous(path)).status).toBe(401);
    expect((await h.as('verdant.entity').request(path)).status).toBe(403);
    expect((await h.as('harbour.admin').request(path)).status).toBe(422);
  });
});
