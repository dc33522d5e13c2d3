import type { AuditEntry, Problem, Report, ReportDisclosure, ReportModel, ValidationResult } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const period = { start: '2025-01-01', end: '2025-12-31' };
/** The provisions of part B and scopes 1 and 2, which cannot be explained instead. */
const mandatory = ['B-13', 'B-14', 'B-15', 'D-28', 'D-29'];
const because = { reason: 'explain', explanation: 'Our first report: figures follow next year.' };

/** An HKEX report with one completed provision and nothing else. */
const oneProvision = async () => {
  const { send, ok } = callerOf(h);
  const made = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'HKEX 2025' }));
  const place = `/reports/${made.id}`;
  await ok(send('PATCH', place, { version: made.version, disclosureCodes: ['A1.0'], period }));
  const value = { type: 'textArea', text: { en: 'Low-sulphur fuel', zhTw: '低硫燃料' } };
  await ok(send('PUT', `${place}/answers/A1.0/policy.emissions`, { version: 0, value }));
  await ok(send('PUT', `${place}/disclosures/A1.0`, { status: 'completed' }));
  return place;
};
const validated = async (place: string) => {
  const { get, ok } = callerOf(h);
  return ok<ValidationResult>(get(`${place}/validation`));
};
const publish = (place: string) => h.as('verdant.admin').request(`${place}/publish`, { method: 'POST' });
const change = (place: string, changes: unknown) => callerOf(h).send('PATCH', `${place}/disclosures`, { changes });
const indexOf = async (place: string, language = 'en') =>
  (await callerOf(h).ok<ReportModel>(callerOf(h).get(`${place}/model?language=${language}`))).contentIndex;
const logOf = async (place: string) => {
  const { get, ok } = callerOf(h);
  return (await ok<{ items: AuditEntry[] }>(get(`${place}/audit-log?limit=100`))).items;
};

describe('publication with missing provisions', () => {
  it('is refused, and names every provision that is neither reported nor explained', async () => {
    const place = await oneProvision();
    const { provisions, findings } = await validated(place);
    expect(provisions).toMatchObject({ reported: 1, inPart: 0, explained: 0, open: 0, decision: null });
    expect(provisions.missing).toContain('B1.1');
    expect(provisions.missing).not.toContain('A1.0');
    expect(findings[0]).toMatchObject({
      kind: 'provisions-missing',
      blocking: true,
      params: { count: provisions.missing.length },
    });
    const refused = await publish(place);
    expect(refused.status).toBe(422);
    const { code, issues } = (await refused.json()) as Problem;
    expect(code).toBe('report.provisions_missing');
    expect(issues.map(({ path }) => path)).toEqual(provisions.missing.map((each) => `disclosures.${each}`));
  });

  it('is possible once all “comply or explain” provisions are left out with one reason, and the index counts them', async () => {
    const place = await oneProvision();
    const { send, ok } = callerOf(h);
    const { missing } = (await validated(place)).provisions;
    const explained = missing.filter((code) => !mandatory.includes(code));
    const answer = await change(place, [{ status: 'omitted', codes: explained, ...because }]);
    const states = (await answer.json()) as ReportDisclosure[];
    expect(states.filter(({ status }) => status === 'omitted')).toHaveLength(explained.length);
    expect((await validated(place)).provisions).toMatchObject({
      reported: 1,
      explained: explained.length,
      missing: mandatory,
    });
    expect((await publish(place)).status).toBe(422);
    await ok(send('PUT', `${place}/missing-decision`, { codes: mandatory, reason: 'The board decided so.' }));
    expect((await publish(place)).status).toBe(200);
    const { facts = [], groups = [] } = (await indexOf(place)) ?? {};
    // Together with those that the rule leaves to the issuer, the counts add up to the rows of the index.
    const notReported = groups.flatMap(({ rows }) => rows).length - 1 - missing.length;
    expect(facts.map(({ text }) => text)).toContain(
      `Complied: 1 · Explained: ${explained.length} · Missing: ${mandatory.length}`,
    );
    expect(facts).toContainEqual({ label: 'Not required and not reported', text: String(notReported) });
  });

  it('never lets a mandatory provision be explained instead', async () => {
    const place = await oneProvision();
    for (const code of mandatory)
      expect((await change(place, [{ status: 'omitted', codes: [code], ...because }])).status).toBe(422);
  });

  it('lets climate paragraphs be left out with the reliefs of Part D, and no other provision', async () => {
    const place = await oneProvision();
    const relief = {
      reason: 'commercial_sensitivity',
      explanation: 'It would tell competitors about a plant we plan.',
    };
    expect((await change(place, [{ status: 'omitted', codes: ['A2.5'], ...relief }])).status).toBe(422);
    expect((await change(place, [{ status: 'omitted', codes: ['D-22'], ...relief }])).status).toBe(200);
    const effects = { ...relief, reason: 'financial_effects' };
    expect((await change(place, [{ status: 'omitted', codes: ['D-23'], ...effects }])).status).toBe(422);
    expect((await change(place, [{ status: 'omitted', codes: ['D-25'], ...effects }])).status).toBe(200);
  });

  it('counts a figure without its breakdowns as reported in part, in the tree, the dialog and the index alike', async () => {
    const { send, ok, get } = callerOf(h);
    const made = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'HKEX 2025' }));
    const place = `/reports/${made.id}`;
    await ok(send('PATCH', place, { version: made.version, disclosureCodes: ['B1.1'], period }));
    const key = 'workforce.headcount';
    const row = (number: string, more: object = {}) => ({ number, unit: '1', descriptor: '', ...more });
    const answer = (version: number, rows: readonly object[]) =>
      ok(send('PUT', `${place}/answers/B1.1/${key}`, { version, value: { type: 'integer', rows } }));
    await answer(0, [row('22')]);
    await ok(send('PUT', `${place}/disclosures/B1.1`, { status: 'completed' }));
    const said = async () => {
      const { reported, inPart } = (await validated(place)).provisions;
      const rows = ((await indexOf(place))?.groups ?? []).flatMap((group) => group.rows);
      const counts = (await indexOf(place))?.facts.find(({ label }) => label === 'Provisions')?.text ?? '';
      const cells = rows.find(({ code }) => code === 'B1.1')?.cells.join(' ');
      const [state] = (await (await get(`${place}/disclosures`)).json()) as ReportDisclosure[];
      const { progress } = (await (await get(place)).json()) as Report;
      expect(progress.done).toBe(reported + inPart);
      return { reported, inPart, counts, cells, state };
    };
    const part = await said();
    expect(part).toMatchObject({ reported: 0, inPart: 1, counts: expect.stringContaining('Complied in part: 1') });
    expect(part.cells).toContain('Complied in part');
    expect(part.state).toMatchObject({ status: 'completed', inPart: true });
    const ways = ['by-gender', 'by-employment-type', 'by-age-group', 'by-region'];
    await answer(1, [row('22'), ...ways.map((breakdown) => row('22', { breakdown, descriptor: 'All' }))]);
    await ok(send('PUT', `${place}/disclosures/B1.1`, { status: 'completed' }));
    const whole = await said();
    expect(whole).toMatchObject({ reported: 1, inPart: 0, counts: expect.stringContaining('Complied: 1') });
    expect(whole.cells).not.toContain('Complied in part');
    expect(whole.state).toMatchObject({ status: 'completed', inPart: false });
  });

  it('needs a decision with a name, which is stored, logged and printed, and covers no provision that went missing later', async () => {
    const place = await oneProvision();
    const { send, ok } = callerOf(h);
    const { missing } = (await validated(place)).provisions;
    const first = 'B1.1';
    const others = missing.filter((code) => code !== first);
    await ok(change(place, [{ status: 'omitted', codes: [first], ...because }]));
    const reason = 'The board accepted the first report as it stands.';
    const decision = await ok(send('PUT', `${place}/missing-decision`, { codes: others, reason }));
    expect(decision).toMatchObject({ codes: others, reason, by: { name: 'Mei Chan' } });
    await ok(change(place, [{ status: 'not-selected', codes: [first] }]));
    expect(((await (await publish(place)).json()) as Problem).code).toBe('report.provisions_missing');
    await ok(send('PUT', `${place}/missing-decision`, { codes: missing, reason }));
    expect((await validated(place)).findings.map(({ kind }) => kind)).not.toContain('provisions-missing');
    expect((await publish(place)).status).toBe(200);
    for (const [language, words] of [
      ['en', `decided on `],
      ['zhTw', '決定在欠缺'],
    ] as const) {
      const [fact] = (await indexOf(place, language))?.facts.slice(-1) ?? [];
      expect(fact?.text).toContain(words);
      expect(fact?.text).toContain(reason);
      expect(fact?.text).toContain('Mei Chan');
    }
    expect(await logOf(place)).toContainEqual(
      expect.objectContaining({
        action: 'missing-decided',
        newValue: reason,
        by: expect.objectContaining({ name: 'Mei Chan' }),
      }),
    );
  });

  it('requires nothing of a GRI report with reference, and the mandatory disclosures of one in accordance', async () => {
    const { send, ok } = callerOf(h);
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'GRI 2025' }));
    const place = `/reports/${id}`;
    await ok(send('PATCH', place, { version, disclosureCodes: ['2-1'], period }));
    expect((await validated(place)).provisions.missing).toEqual([]);
    const design = await ok<{ version: number; settings: object }>(callerOf(h).get(`${place}/design`));
    await ok(
      send('PUT', `${place}/design`, {
        version: design.version,
        settings: { ...design.settings, griClaim: 'in-accordance' },
      }),
    );
    const { provisions, findings } = await validated(place);
    const { missing } = provisions;
    expect(missing).toContain('2-7');
    expect(missing).toContain('3-3');
    expect(missing).not.toContain('305-1');
    expect(findings.map(({ kind }) => kind)).not.toContain('topics-unmanaged');
    const now = await ok<Report>(callerOf(h).get(place));
    await ok(send('PATCH', place, { version: now.version, materialTopics: [] }));
    expect((await validated(place)).provisions.missing).not.toContain('3-3');
    const later = await ok<Report>(callerOf(h).get(place));
    await ok(send('PATCH', place, { version: later.version, materialTopics: ['GRI 302', 'GRI 305'] }));
    const byTopic = await validated(place);
    const codes = ['3-3 GRI 302', '3-3 GRI 305'];
    expect(byTopic.provisions.missing.filter((code) => code.startsWith('3-3'))).toEqual(codes);
    expect(byTopic.findings.map(({ kind }) => kind)).not.toContain('topics-unmanaged');
  });

  it('prints the management of a material topic below that topic, and refers other topics to the common answer', async () => {
    const { send, ok } = callerOf(h);
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'GRI 2026' }));
    const place = `/reports/${id}`;
    const disclosureCodes = ['3-3', '3-3 GRI 305', '302-1', '305-1'];
    await ok(send('PATCH', place, { version, disclosureCodes, period, materialTopics: ['GRI 302', 'GRI 305'] }));
    const said = (en: string) => ({
      version: 0,
      value: { type: 'richTextArea', blocks: { en: [{ kind: 'paragraph', runs: [{ text: en }] }] } },
    });
    await ok(send('PUT', `${place}/answers/3-3/materiality.management`, said('The board looks at each.')));
    await ok(
      send('PUT', `${place}/answers/3-3 GRI 305/topic.materiality.management`, said('We switch to heat pumps.')),
    );
    await ok(send('PUT', `${place}/disclosures/3-3 GRI 305`, { status: 'completed' }));
    const model = await ok<ReportModel>(callerOf(h).get(`${place}/model?language=en`));
    const printed = (code: string) =>
      JSON.stringify(model.chapters.find((chapter) => chapter.code === code)?.disclosures ?? []);
    expect(printed('GRI 305')).toContain('We switch to heat pumps.');
    expect(printed('GRI 302')).not.toContain('heat pumps');
    expect(printed('GRI 3')).toContain('The board looks at each.');
    const rows = model.contentIndex?.groups.flatMap((group) =>
      group.rows.flatMap(({ code, located, cells }) =>
        code.startsWith('3-3') ? [[group.title, code, located, cells[0]]] : [],
      ),
    );
    expect(rows).toEqual([
      ['GRI 3: Material Topics 2021', '3-3', true, 'Still to complete'],
      ['GRI 302: Energy 2016', '3-3', true, 'Still to complete'],
      ['GRI 305: Emissions 2016', '3-3 GRI 305', true, ''],
    ]);
  });

  it('refuses a decision about provisions that are not missing, about a published report, or by somebody who may not publish', async () => {
    const place = await oneProvision();
    const { send } = callerOf(h);
    const decide = (codes: string[], name: Parameters<typeof callerOf>[1] = 'verdant.admin') =>
      callerOf(h, name).send('PUT', `${place}/missing-decision`, { codes, reason: 'Later' });
    expect(((await (await decide(['A1.0'])).json()) as Problem).code).toBe('request.invalid');
    expect((await decide(['B1.1'], 'verdant.member')).status).toBe(403);
    expect((await decide(['B1.1'], 'harbour.admin')).status).toBe(404);
    expect((await send('PUT', `${place}/missing-decision`, { codes: [], reason: '' })).status).toBe(422);
  });
});

describe('many disclosures at once', () => {
  it('change together or not at all', async () => {
    const place = await oneProvision();
    const before = (await validated(place)).provisions;
    const unexplained = await change(place, [
      { status: 'omitted', codes: ['A1.1', 'A1.3'], reason: 'explain', explanation: '' },
    ]);
    expect(unexplained.status).toBe(422);
    const unknown = await change(place, [{ status: 'omitted', codes: ['A1.1', 'Z9'], ...because }]);
    expect(((await unknown.json()) as Problem).code).toBe('disclosure.not_selected');
    expect((await validated(place)).provisions).toEqual(before);
  });

  it('are undone to their former state', async () => {
    const place = await oneProvision();
    const { get, ok } = callerOf(h);
    const before = await ok<ReportDisclosure[]>(get(`${place}/disclosures`));
    await ok(change(place, [{ status: 'omitted', codes: ['A1.0', 'A1.1'], ...because }]));
    await ok(
      change(place, [
        { status: 'not-selected', codes: ['A1.1'] },
        { status: 'selected', codes: ['A1.3'] },
        { status: 'not-selected', codes: ['A1.3'] },
        { status: 'in-progress', codes: ['A1.0'] },
        { status: 'completed', codes: ['A1.0'] },
      ]),
    );
    expect(await ok(get(`${place}/disclosures`))).toEqual(before);
  });

  it('are logged one by one, each with its reason', async () => {
    const place = await oneProvision();
    await callerOf(h).ok(change(place, [{ status: 'omitted', codes: ['A1.1', 'A1.3'], ...because }]));
    const entries = (await logOf(place)).filter(({ action }) => action === 'disclosure-changed');
    expect(entries.map(({ section }) => section)).toEqual(expect.arrayContaining(['A1.1', 'A1.3']));
    expect(entries.find(({ section }) => section === 'A1.3')?.newValue).toContain(because.explanation);
  });
});
