import type { DisclosureEvidence, Finding, ReportDocument } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { contributionsOf, guestOf, keyFor, newAddress, scope1 } from '../contributions/testing.ts';
import { hubOf } from '../data-points/testing.ts';
import { reportBesideHub, tonnes } from '../hub-answers/testing.ts';
import { callerOf, completeReport } from '../reports/testing.ts';
import { outcome, setRules, working } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const pdf = (name = 'Bills.pdf') => {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], name));
  return { method: 'POST', body: form };
};
const evidenceFor = (of: 'none' | 'figures' | 'all', isBlocking = false) =>
  setRules(h, [], { ofDisclosures: false, evidence: { of, isBlocking } });

/** A report with both disclosures answered, and calls about its evidence. */
const provable = async () => {
  const { id } = await completeReport(h);
  const { get, ok, send } = callerOf(h);
  return {
    id,
    ok,
    send,
    missing: async () =>
      (await ok<{ findings: Finding[] }>(get(`/reports/${id}/validation`))).findings
        .filter(({ kind }) => kind === 'evidence-required')
        .map(({ disclosureCode, blocking }) => [disclosureCode, blocking]),
    add: (name: string, proves = '', person: PersonName = 'verdant.admin') =>
      h.as(person).request(`/reports/${id}/documents${proves && `?proves=${proves}`}`, pdf(name)),
    of: (code: string) => ok<DisclosureEvidence[]>(get(`/reports/${id}/disclosures/${code}/evidence`)),
  };
};

describe('a rule of evidence', () => {
  it('is a finding where no document proves a figure, as advice or blocking', async () => {
    const { id, missing, add, send } = await provable();
    expect(await missing()).toEqual([]);
    await evidenceFor('figures');
    expect(await missing()).toEqual([['305-1', false]]);
    await evidenceFor('all', true);
    expect(await missing()).toEqual([
      ['2-1', true],
      ['305-1', true],
    ]);
    expect(await outcome(send('POST', `/reports/${id}/publish`, {}))).toBe('422 report.not_ready');
    await add('Bills.pdf', '305-1');
    await add('Register.pdf', '2-1');
    expect(await missing()).toEqual([]);
    expect(await outcome(send('POST', `/reports/${id}/publish`, {}))).toBe('200');
  });

  it('is set for one report by somebody who may publish', async () => {
    const { id, missing, send } = await provable();
    await evidenceFor('all', true);
    const own = { own: { of: 'none', isBlocking: false } };
    const { work, send: as } = working(h, id);
    expect(await work()).toMatchObject({ evidence: { of: 'all', isBlocking: true }, isOwnEvidence: false });
    expect(await outcome(as('verdant.member', 'PUT', '/evidence-rule', own))).toBe('403 permission.denied');
    expect(await outcome(as('verdant.sister', 'PUT', '/evidence-rule', own))).toBe('404 resource.not_found');
    expect(await outcome(as('verdant.admin', 'PUT', '/evidence-rule', own))).toBe('204');
    expect(await work()).toMatchObject({ evidence: { of: 'none' }, isOwnEvidence: true });
    expect(await missing()).toEqual([]);
    expect(await outcome(send('PUT', `/reports/${id}/evidence-rule`, { own: null }))).toBe('204');
    expect(await missing()).toHaveLength(2);
  });
});

describe('the evidence of a disclosure', () => {
  it('consists of the report’s documents, each with its page or cell, and the documents of invited people', async () => {
    const { id, ok, send, add, of } = await provable();
    const [document] = await ok<ReportDocument[]>(add('Bills.pdf', '305-1', 'verdant.member'));
    const path = `/reports/${id}/documents/${document?.id}`;
    await ok(send('PUT', path, { disclosureCodes: ['305-1'], references: { '305-1': 'p. 3', '2-1': 'p. 9' } }));
    const work = contributionsOf(h);
    const email = newAddress();
    await work.invite({ id }, { people: [{ email, name: 'Ho Lam' }] });
    const guest = await guestOf(h, await keyFor(h, email));
    await guest.call(`/contribution/evidence/${scope1.code}/${scope1.fieldKey}`, pdf('meter.pdf'));
    expect(await of('305-1')).toMatchObject([
      { kind: 'document', name: 'Bills.pdf', reference: 'p. 3', by: 'Daniel Lau', heldBy: null },
      { kind: 'contribution', name: 'meter.pdf', by: 'Ho Lam (external)', heldBy: expect.any(String) },
    ]);
    expect(await of('2-1')).toEqual([]);
    expect((await working(h, id).of('305-1'))?.evidenceCount).toBe(2);
    await ok(send('PUT', path, { disclosureCodes: [] }));
    expect((await working(h, id).of('305-1'))?.evidenceCount).toBe(1);
  });

  it('includes the documents of the data point that it was filled from, while the answer is unchanged', async () => {
    const beside = await reportBesideHub(h);
    const point = await beside.store({ value: tonnes('10') });
    await hubOf(h).ok(h.as('verdant.admin').request(`/data-points/${point.id}/evidence`, pdf('Meter.pdf')));
    await beside.between().takeAll();
    const { get, ok } = callerOf(h);
    const read = () => ok<DisclosureEvidence[]>(get(`/reports/${beside.reportId()}/disclosures/305-1/evidence`));
    expect(await read()).toMatchObject([{ kind: 'data-point', name: 'Meter.pdf', heldBy: point.id }]);
    await beside.writer().answer('305-1/ghg.scope1.total', 1, tonnes('11'));
    expect(await read()).toEqual([]);
  });

  it('is closed to everybody else', async () => {
    const { id } = await provable();
    const path = `/reports/${id}/disclosures/305-1/evidence`;
    expect(await outcome(h.as('verdant.sister').request(path))).toBe('404 resource.not_found');
    expect(await outcome(h.as('harbour.admin').request(path))).toBe('404 resource.not_found');
    expect(await outcome(h.as('verdant.entity').request(path))).toBe('403 permission.denied');
    expect((await h.anonymous(path)).status).toBe(401);
  });
});
