import type {
  Answer,
  DataPoint,
  DisclosureEvidence,
  DocumentUses,
  Problem,
  Suggestion,
  SuggestionAccepted,
  SuggestionConflict,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { answering } from '../reports/testing.ts';
import { suggestingOf } from './testing.ts';

// A run takes long where many tests share the processors, and one that is cut off disturbs the next test.
vi.setConfig({ testTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const table = 'Emissions (tCO2e)\t2024\t2023\nScope 1 emissions\t1,204\t1,310\nScope 2 emissions\t88.5\t90';
const tonnes = (number: string) => ({
  type: 'number',
  rows: [{ number, unit: 't{CO2e}', descriptor: '' }],
});
const refusal = async (answer: Promise<Response>) => {
  const got = await answer;
  return `${got.status} ${got.ok ? '' : ((await got.json()) as Problem).code}`.trim();
};

/** A report with one suggestion for the emissions of scope 1. */
const suggested = async (texts: readonly string[] = ['About us', table]) => {
  const calls = suggestingOf(h);
  const report = await calls.report(['305-1']);
  const document = await calls.upload('Sustainability report 2024.pdf', texts);
  const run = await calls.run(report.id);
  const suggestions = await calls.suggestions(report.id, '?state=open');
  const [first] = suggestions;
  if (!first) throw new Error('Nothing was suggested');
  return { ...calls, report, document, run, suggestions, first };
};

describe('a suggestion', () => {
  it('is the figure of the report’s year with its unit, the passage it stands in, and the evidence that was found', async () => {
    const { first, run, report, document } = await suggested();
    expect(run).toMatchObject({
      type: 'AI_ANSWER_DISCLOSURE',
      status: 'completed',
      count: { total: 1, succeeded: 1, failed: 0, notStated: 0, suggested: 1, fromHub: 0 },
    });
    expect(first).toMatchObject({
      reportId: report.id,
      disclosureCode: '305-1',
      fieldKey: 'ghg.scope1.total',
      state: 'open',
      value: tonnes('1204'),
      period: { start: '2024-01-01', end: '2024-12-31' },
      printed: '1,204',
      reasons: ['metric_named', 'unit_in_heading', 'year_stated', 'in_table'],
      confidence: 'strong',
      decided: null,
      citation: {
        documentId: document.id,
        page: 2,
        quote: 'Scope 1 emissions\t1,204\t1,310',
        heads: ['Emissions (tCO2e)\t2024\t2023'],
      },
    });
  });

  it('is not made of the report of another company, which the run names, until a person says that it is the organisation’s own', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(['305-1']);
    const cover = 'Pacific Power Holdings Limited\nSustainability Report 2024';
    const peer = await calls.upload('Peer.pdf', [cover, table]);
    const leftOut = [{ documentId: peer.id, documentName: 'Peer.pdf', company: 'Pacific Power Holdings Limited' }];
    expect(await calls.run(report.id)).toMatchObject({ leftOut, count: { notStated: 1, suggested: 0 } });
    expect(await calls.suggestions(report.id, '?state=open')).toEqual([]);
    const own = await calls.upload('Own.pdf', ['About us', table]);
    expect(await calls.run(report.id)).toMatchObject({ leftOut, count: { suggested: 1 } });
    const [first] = await calls.suggestions(report.id, '?state=open');
    expect(first?.citation?.documentId).toBe(own.id);
    await calls.sayWhose(peer.id, '');
    await calls.sayWhose(own.id, 'Ocean Terminals Group');
    expect(await calls.run(report.id)).toMatchObject({
      leftOut: [{ documentId: own.id, company: 'Ocean Terminals Group' }],
    });
    const [other] = await calls.suggestions(report.id, '?state=open');
    expect(other?.citation?.documentId).toBe(peer.id);
  });

  it('becomes the answer when a person accepts it, logged as found by a machine and accepted by a person, with its page as evidence', async () => {
    const { first, report, accept, ok, get, suggestions } = await suggested();
    const accepted = await ok<SuggestionAccepted>(accept(report.id, first.id));
    expect(accepted.answer).toMatchObject({ value: tonnes('1204'), version: 1, updatedBy: { name: 'Mei Chan' } });
    expect(accepted.isProved).toBe(true);
    expect(accepted.suggestion).toMatchObject({ state: 'accepted', decided: { by: { name: 'Mei Chan' } } });
    expect(suggestions).toHaveLength(1);
    const log = await answering(h, report).log();
    expect(log.slice(0, 2).map(({ action, newValue, by }) => [action, newValue, by.name])).toEqual([
      ['suggestion-accepted', 'Sustainability report 2024.pdf, 2', 'Mei Chan'],
      ['answered', tonnes('1204'), 'Mei Chan'],
    ]);
    const evidence = await ok<DisclosureEvidence[]>(get(`/reports/${report.id}/disclosures/305-1/evidence`));
    expect(evidence).toMatchObject([{ kind: 'document', name: 'Sustainability report 2024.pdf', reference: 'p. 2' }]);
    expect(await refusal(accept(report.id, first.id))).toBe('409 suggestion.decided');
  });

  it('is counted among what comes from its document, open or as the answer that it became', async () => {
    const { first, report, document, accept, ok, send } = await suggested();
    const uses = (ids: string[]) => ok<DocumentUses>(send('POST', '/document-uses', { ids }));
    expect(await uses([document.id])).toEqual({ reports: [], open: 1 });
    await ok(accept(report.id, first.id));
    expect(await uses([document.id])).toEqual({ reports: [{ id: report.id, name: 'Report', answers: 1 }], open: 0 });
    expect(await uses([report.id])).toEqual({ reports: [], open: 0 });
    const others = (name: PersonName) => h.as(name).request('/document-uses', body('POST', { ids: [document.id] }));
    expect(await (await others('verdant.sister')).json()).toEqual({ reports: [], open: 0 });
    expect(await refusal(others('verdant.entity'))).toBe('403 permission.denied');
  });

  it('says where its page could not be kept as evidence: the answer stands all the same', async () => {
    const { first, report, accept, ok, get } = await suggested();
    const { tenantId, organisationId } = h.as('verdant.admin').scope;
    const { rows } = await h.database.pool.query<{ file_id: string }>('select file_id from document_versions');
    for (const { file_id: fileId } of rows) await h.deps.storage.delete({ tenantId, organisationId, fileId });
    const accepted = await ok<SuggestionAccepted>(accept(report.id, first.id));
    expect(accepted).toMatchObject({ isProved: false, answer: { value: tonnes('1204') } });
    expect(await ok<DisclosureEvidence[]>(get(`/reports/${report.id}/disclosures/305-1/evidence`))).toEqual([]);
  });

  it('never replaces an answer that the person did not see, and says both', async () => {
    const { first, report, accept, ok } = await suggested();
    const { answer, answers } = answering(h, report, 'verdant.member');
    await answer('305-1/ghg.scope1.total', 0, tonnes('1300'));
    const refused = await accept(report.id, first.id);
    expect(refused.status).toBe(409);
    expect((await refused.json()) as SuggestionConflict).toMatchObject({
      code: 'suggestion.stale',
      current: { value: tonnes('1300'), version: 1, updatedBy: { name: 'Daniel Lau' } },
      suggestion: { id: first.id, state: 'open', value: tonnes('1204') },
    });
    expect(await answers()).toMatchObject([{ value: tonnes('1300'), version: 1 }]);
    const accepted = await ok<SuggestionAccepted>(accept(report.id, first.id, { replaces: 1 }));
    expect(accepted.answer).toMatchObject({ value: tonnes('1204'), version: 2 });
  });

  it('takes the place of the total, and keeps the parts of the figure that were answered', async () => {
    const { first, report, accept, ok } = await suggested();
    const gas = { number: '700', unit: 't{CO2e}', descriptor: 'CO2', breakdown: 'by-gas' };
    const typed = { type: 'number', rows: [...tonnes('1300').rows, gas] };
    await answering(h, report).answer('305-1/ghg.scope1.total', 0, typed);
    const accepted = await ok<SuggestionAccepted>(accept(report.id, first.id, { replaces: 1 }));
    expect(accepted.answer.value).toEqual({ type: 'number', rows: [...tonnes('1204').rows, gas] });
    expect(accepted.suggestion.state).toBe('accepted');
  });

  it('keeps the parts too where the person edited the total', async () => {
    const { first, report, accept, ok } = await suggested();
    const gas = { number: '700', unit: 't{CO2e}', descriptor: 'CO2', breakdown: 'by-gas' };
    const typed = { type: 'number', rows: [...tonnes('1300').rows, gas] };
    await answering(h, report).answer('305-1/ghg.scope1.total', 0, typed);
    const change = { replaces: 1, value: tonnes('1204.5') };
    const edited = await ok<SuggestionAccepted>(accept(report.id, first.id, change));
    expect(edited.answer.value).toEqual({ type: 'number', rows: [...tonnes('1204.5').rows, gas] });
    expect(edited.suggestion.state).toBe('edited');
  });

  it('is stored as the person edited it', async () => {
    const { first, report, accept, ok } = await suggested();
    const edited = await ok<SuggestionAccepted>(accept(report.id, first.id, { replaces: 0, value: tonnes('1204.5') }));
    expect(edited).toMatchObject({ suggestion: { state: 'edited', value: tonnes('1204') } });
    expect(edited.answer.value).toEqual(tonnes('1204.5'));
    expect((await answering(h, report).log())[0]).toMatchObject({
      action: 'suggestion-edited',
      oldValue: tonnes('1204'),
    });
  });

  it('is not offered again for the same quote once it was rejected, and can be opened again', async () => {
    const { first, report, change, run, suggestions, ...calls } = await suggested();
    expect(suggestions).toHaveLength(1);
    expect((await change(report.id, first.id, 'rejected')).status).toBe(200);
    expect((await change(report.id, first.id, 'rejected')).status).toBe(200);
    expect((await answering(h, report).log()).filter(({ action }) => action === 'suggestion-rejected')).toHaveLength(1);
    expect(await calls.ok(calls.start(report.id)).then(() => calls.untilOver(report.id))).toMatchObject({
      // It was found, so nobody is told that the documents do not state it.
      count: { suggested: 0, notStated: 0 },
    });
    expect(run.count.suggested).toBe(1);
    const listed = await calls.ok<Suggestion[]>(calls.get(`/reports/${report.id}/suggestions`));
    expect(listed.map(({ state }) => state)).toEqual(['rejected']);
    expect(await refusal(calls.accept(report.id, first.id))).toBe('409 suggestion.decided');
    expect(await calls.ok(change(report.id, first.id, 'open'))).toMatchObject({ state: 'open', decided: null });
  });

  it('stands beside others that differ, each saying so; accepting one lets the others fall away', async () => {
    const { suggestions, report, accept, ok, get } = await suggested([
      table,
      'Scope 1 emissions came to 1,250 tCO2e in 2024.',
      'Scope 1 emissions came to 1,204 tonnes of CO2e in 2024.',
    ]);
    expect(suggestions.map(({ value, reasons, confidence }) => [value, reasons.slice(4), confidence])).toEqual([
      [tonnes('1204'), ['said_again', 'differs'], 'look'],
      [tonnes('1250'), ['differs'], 'look'],
    ]);
    await ok(accept(report.id, suggestions[1]?.id ?? ''));
    const after = await ok<Suggestion[]>(get(`/reports/${report.id}/suggestions`));
    expect(after.map(({ state }) => state).toSorted()).toEqual(['edited', 'replaced'].with(0, 'accepted'));
  });

  it('is saved to the data hub as well where the person wants that, with its page as evidence of the data point', async () => {
    const { first, report, accept, ok, get } = await suggested();
    const { time } = hubOf(h, 'verdant.admin');
    const reportingTime = await time('2024-01-01', '2024-12-31');
    const saveToHub = { reportingTimeId: reportingTime.id, entityId: null, overwrites: [] };
    await ok(accept(report.id, first.id, { replaces: 0, saveToHub }));
    const { items } = await ok<{ items: DataPoint[] }>(get('/data-points?metric=ghg.scope1.total'));
    expect(items).toHaveLength(1);
    const evidence = await ok<{ name: string; reference: string }[]>(get(`/data-points/${items[0]?.id}/evidence`));
    expect(evidence).toMatchObject([{ name: 'Sustainability report 2024.pdf', reference: 'p. 2' }]);
  });

  it('is not made for what the answer, or the data hub’s offer, says already', async () => {
    const calls = suggestingOf(h);
    const report = await calls.report(['305-1', '305-2']);
    await calls.upload('Report 2024.pdf', [table]);
    await answering(h, report).answer('305-1/ghg.scope1.total', 0, tonnes('1204'));
    const run = await calls.run(report.id, { disclosureCodes: ['305-1'] });
    expect(run.count).toMatchObject({ total: 1, suggested: 0, notStated: 0 });
    expect(await calls.suggestions(report.id)).toEqual([]);
  });
});

describe('a suggestion and the period of its report', () => {
  it('is neither listed nor accepted once the report is about other days, for which documents are searched again', async () => {
    const { first, report, accept, send, ok, run, suggestions, ...calls } = await suggested();
    expect([run.status, suggestions.length]).toEqual(['completed', 1]);
    const period = { start: '2023-01-01', end: '2023-12-31' };
    await ok(send('PATCH', `/reports/${report.id}`, { version: report.version, period }));
    const open = () => ok<Suggestion[]>(calls.get(`/reports/${report.id}/suggestions?state=open`));
    expect(await open()).toEqual([]);
    expect(await refusal(accept(report.id, first.id))).toBe('422 suggestion.other_period');
    await ok(calls.start(report.id));
    await calls.untilOver(report.id);
    expect(await open()).toMatchObject([{ value: tonnes('1310'), period }]);
  });
});

describe('a suggestion and its document', () => {
  it('is listed only while the document can be seen with the file that it was found in', async () => {
    const { report, document, first, accept, ok, suggestions, ...calls } = await suggested();
    expect(suggestions).toHaveLength(1);
    await calls.send('POST', '/deleted-documents', { ids: [document.id] });
    const listed = () => ok<Suggestion[]>(calls.get(`/reports/${report.id}/suggestions`));
    expect(await listed()).toEqual([]);
    expect(await refusal(accept(report.id, first.id))).toBe('422 suggestion.source_gone');
    await calls.send('POST', '/deleted-documents/restore', { ids: [document.id] });
    expect(await listed()).toHaveLength(1);
    await calls.upload(document.name, ['Something else'], `?replaces=${document.id}`);
    expect(await listed()).toEqual([]);
    expect(await refusal(accept(report.id, first.id))).toBe('422 suggestion.source_gone');
  });

  it('loses every word of a document that is purged; the answer stays', async () => {
    const { report, document, first, accept, ok, ...calls } = await suggested([
      table,
      'Scope 1 emissions came to 1,250 tCO2e in 2024.',
    ]);
    await ok(accept(report.id, first.id));
    await calls.send('POST', '/deleted-documents', { ids: [document.id] });
    await calls.send('POST', '/deleted-documents/purge', { ids: [document.id] });
    const { rows } = await h.database.pool.query('select state, quote, heads, printed, document_name from suggestions');
    expect(rows).toEqual([{ state: 'accepted', quote: '', heads: [], printed: null, document_name: '' }]);
    expect(await ok<Suggestion[]>(calls.get(`/reports/${report.id}/suggestions`))).toMatchObject([
      { state: 'accepted', citation: null, printed: null },
    ]);
    expect((await ok<Answer[]>(calls.get(`/reports/${report.id}/answers`)))[0]?.value).toEqual(tonnes('1204'));
  });
});

describe('the fence of suggestions', () => {
  it('keeps out whoever may not write reports or read documents, and other organisations and tenants', async () => {
    const { report, first } = await suggested();
    const reads = (name: PersonName) => refusal(h.as(name).request(`/reports/${report.id}/suggestions`));
    const accepts = (name: PersonName) =>
      refusal(
        h.as(name).request(`/reports/${report.id}/suggestions/${first.id}/accept`, body('POST', { replaces: 0 })),
      );
    expect(await refusal(h.anonymous(`/reports/${report.id}/suggestions`))).toBe('401 auth.not_authenticated');
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await reads(name), name).toBe('404 resource.not_found');
      expect(await accepts(name), name).toBe('404 resource.not_found');
    }
    expect(await reads('verdant.member')).toBe('200');
    await h.database.pool.query(
      "update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', '[]') where name = 'Verdant'",
    );
    h.clock.advance(12);
    expect(await reads('verdant.admin')).toBe('403 permission.denied');
    expect(await accepts('verdant.admin')).toBe('403 permission.denied');
  });

  it('refuses decisions about a report that is published', async () => {
    const { report, first, accept, change, start } = await suggested();
    await h.database.pool.query("update reports set status = 'published' where id = $1", [report.id]);
    expect(await refusal(accept(report.id, first.id))).toBe('422 report.read_only');
    expect(await refusal(change(report.id, first.id, 'rejected'))).toBe('422 report.read_only');
    expect(await refusal(start(report.id))).toBe('422 report.read_only');
  });
});
