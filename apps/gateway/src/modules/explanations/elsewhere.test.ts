import type { FieldExplanation, Finding, Report, ReportModel, RestatementList } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { hubOf, scope1Section } from '../data-points/testing.ts';
import { tonnes } from '../hub-answers/testing.ts';
import { answering, callerOf, period, profile } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const fieldKey = 'ghg.scope1.total';
const acquired = 'We bought a plant in Johor.';

/** Two reports of 2025 with the same figure, which differs much from that of 2024 in the data hub. */
const twoReports = async (name: PersonName = 'verdant.admin') => {
  const { send, get, ok } = callerOf(h, name);
  const hub = hubOf(h);
  const { id: before } = await hub.time('2024-01-01', '2024-12-31');
  await hub.store(before, { sectionId: scope1Section, value: tonnes('100') });
  const begin = async (versionId: string, disclosureCodes: string[], days = period) => {
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId, name: `By ${versionId}` }));
    return ok<Report>(send('PATCH', `/reports/${id}`, { version, disclosureCodes, period: days }));
  };
  const hkex = await begin('hkex-c2-2025', ['D-28']);
  const gri = await begin('gri-2025', ['2-1', '305-1']);
  await answering(h, hkex).answer('D-28/ghg.scope1.total', 0, tonnes('150'));
  const explain = (report: Report, code: string, change: object) =>
    ok<FieldExplanation[]>(send('PUT', `/reports/${report.id}/answers/${code}/${fieldKey}/explanation`, change));
  return {
    hkex,
    gri,
    begin,
    explain,
    said: ({ id }: Report) => ok<FieldExplanation[]>(get(`/reports/${id}/explanations`)),
    isAsked: async ({ id }: Report) =>
      (await ok<{ findings: Finding[] }>(get(`/reports/${id}/validation`))).findings.some(
        (finding) => finding.kind === 'change-unexplained' && finding.fieldKey === fieldKey,
      ),
    printed: async ({ id }: Report) => JSON.stringify(await ok<ReportModel>(get(`/reports/${id}/model?language=en`))),
  };
};

describe('why a figure changed', () => {
  it('is written once: another report for the same period with the same figure shows it, marked, prints it once that is ticked there, and does not ask', async () => {
    const { hkex, gri, explain, said, isAsked, printed } = await twoReports();
    await answering(h, gri).answer('305-1/ghg.scope1.total', 0, tonnes('150.0'));
    expect(await isAsked(gri)).toBe(true);
    await explain(hkex, 'D-28', { text: acquired, printed: true });
    expect(await said(gri)).toMatchObject([
      {
        disclosureCode: '305-1',
        fieldKey,
        text: acquired,
        printed: false,
        isCurrent: true,
        from: { reportId: hkex.id, name: hkex.name, disclosureCode: 'D-28' },
      },
    ]);
    expect(await isAsked(gri)).toBe(false);
    expect(await printed(hkex)).toContain(acquired);
    expect(await printed(gri)).not.toContain(acquired);
    // Another figure needs a reason of its own.
    await answering(h, gri).answer('305-1/ghg.scope1.total', 1, tonnes('180'));
    expect(await said(gri)).toEqual([]);
    expect(await isAsked(gri)).toBe(true);
    await answering(h, gri).answer('305-1/ghg.scope1.total', 2, tonnes('150'));
    expect(await explain(gri, '305-1', { text: acquired, printed: true })).toMatchObject([
      { printed: true, from: { reportId: hkex.id } },
    ]);
    expect(await printed(gri)).toContain(acquired);
  });

  it('never replaces a text that somebody wrote, and does not return to a report from which it was removed', async () => {
    const { hkex, gri, explain, said, isAsked, printed } = await twoReports();
    await answering(h, gri).answer('305-1/ghg.scope1.total', 0, tonnes('150'));
    await explain(hkex, 'D-28', { text: acquired, printed: true });
    // Each report decides whether it prints the reason, which still comes from the other one.
    expect(await explain(gri, '305-1', { text: acquired, printed: true })).toMatchObject([
      { printed: true, from: { reportId: hkex.id } },
    ]);
    // The choice stays when the reason is corrected in its own report.
    await explain(hkex, 'D-28', { text: 'We bought two plants in May.', printed: false });
    expect(await said(gri)).toMatchObject([
      { text: 'We bought two plants in May.', printed: true, from: { reportId: hkex.id } },
    ]);
    expect(await printed(gri)).toContain('in May');
    expect(await explain(gri, '305-1', { text: '' })).toEqual([]);
    expect(await explain(gri, '305-1', { text: '' })).toEqual([]);
    expect(await isAsked(gri)).toBe(true);
    expect(await printed(gri)).not.toContain(acquired);
    const [own] = await explain(gri, '305-1', { text: 'Two cold winters' });
    expect(own?.from).toBeUndefined();
    await explain(hkex, 'D-28', { text: 'We bought two plants.' });
    expect(await said(gri)).toMatchObject([{ text: 'Two cold winters' }]);
  });

  it('stays in a published report as it was printed, whatever happens to the other report', async () => {
    const { hkex, gri, explain, said, printed } = await twoReports();
    const { answer, mark } = answering(h, gri);
    await answer('2-1/org.profile', 0, profile);
    await answer('305-1/ghg.scope1.total', 0, tonnes('150'));
    for (const code of ['2-1', '305-1']) expect((await mark(code, { status: 'completed' })).status).toBe(200);
    await explain(hkex, 'D-28', { text: acquired, printed: true });
    await explain(gri, '305-1', { text: acquired, printed: true });
    expect((await callerOf(h).send('POST', `/reports/${gri.id}/publish`, {})).status).toBe(200);
    await explain(hkex, 'D-28', { text: '' });
    expect(await said(gri)).toMatchObject([{ text: acquired, from: { reportId: hkex.id } }]);
    expect(await printed(gri)).toContain(acquired);
  });

  it('is not used in reports for other periods or of other organisations', async () => {
    const { hkex, explain, begin, said } = await twoReports();
    await explain(hkex, 'D-28', { text: acquired });
    const later = await begin('gri-2025', ['305-1'], { start: '2026-01-01', end: '2026-12-31' });
    await answering(h, later).answer('305-1/ghg.scope1.total', 0, tonnes('150'));
    expect(await said(later)).toEqual([]);
    const stranger = callerOf(h, 'harbour.admin');
    const { id, version } = await stranger.ok<Report>(
      stranger.send('POST', '/reports', { versionId: 'gri-2025', name: 'Theirs' }),
    );
    await stranger.ok(stranger.send('PATCH', `/reports/${id}`, { version, disclosureCodes: ['305-1'], period }));
    await stranger.ok(
      stranger.send('PUT', `/reports/${id}/answers/305-1/${fieldKey}`, { version: 0, value: tonnes('150') }),
    );
    expect(await stranger.ok(stranger.get(`/reports/${id}/explanations`))).toEqual([]);
  });
});

/** A report of 2025 that was published with 150 tonnes and is reopened with the present figure. */
const republishing = async (title: string, now: ReturnType<typeof tonnes>) => {
  const { send, get, ok } = callerOf(h);
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: title }));
  const change = { version: begun.version, disclosureCodes: ['2-1', '305-1'], period };
  const report = await ok<Report>(send('PATCH', `/reports/${begun.id}`, change));
  const { answer, mark } = answering(h, report);
  const publish = async () => {
    for (const code of ['2-1', '305-1']) await ok(mark(code, { status: 'completed' }));
    return send('POST', `/reports/${report.id}/publish`, {});
  };
  await answer('2-1/org.profile', 0, profile);
  await answer('305-1/ghg.scope1.total', 0, tonnes('150'));
  expect((await publish()).status).toBe(200);
  h.clock.advance(60);
  await ok(send('POST', `/reports/${report.id}/reopen`, {}));
  await answer('305-1/ghg.scope1.total', 1, now);
  const path = `/reports/${report.id}/restatements`;
  const place = { disclosureCode: '305-1', fieldKey, descriptor: '' };
  return {
    id: report.id,
    publish,
    explained: async () => (await ok<RestatementList>(get(path))).items.map(({ explained }) => explained),
    note: (text: string) => ok<RestatementList>(send('PUT', path, { ...place, note: text })),
    printed: () => ok<ReportModel>(get(`/reports/${report.id}/model?language=en`)),
  };
};

describe('why a published figure changed', () => {
  const misread = 'A meter was read wrongly.';

  it('is written once: another report that published the same figure shows and prints the same reason', async () => {
    const one = await republishing('The one', tonnes('160'));
    const other = await republishing('The other', tonnes('160000', 'kg{CO2e}'));
    expect(await other.explained()).toEqual([null]);
    expect((await other.publish()).status).toBe(422);
    await one.note(misread);
    expect(await other.explained()).toMatchObject([
      { note: misread, from: { reportId: one.id, name: 'The one', disclosureCode: '305-1' } },
    ]);
    // The draft prints what its publication will print.
    const { restatements } = await other.printed();
    expect(restatements).toMatchObject([{ code: '305-1', note: misread }]);
    expect((await other.publish()).status).toBe(200);
    expect((await other.printed()).restatements).toEqual(restatements);
  });

  it('is asked for again where it was removed, and never replaces a text that somebody wrote', async () => {
    const one = await republishing('The one', tonnes('160'));
    const other = await republishing('The other', tonnes('160'));
    const third = await republishing('The third', tonnes('170'));
    await one.note(misread);
    expect(await third.explained()).toEqual([null]);
    for (const _twice of [1, 2]) {
      await other.note('');
      expect(await other.explained()).toEqual([null]);
    }
    await other.note('Our own words.');
    await one.note('A meter was broken.');
    expect(await other.explained()).toMatchObject([{ note: 'Our own words.' }]);
  });
});
