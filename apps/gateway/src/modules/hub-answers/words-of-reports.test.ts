import type { Answer, AnswerValue, FilledByData, HubAnswer, HubAnswerOrigin, HubAnswers, Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, period } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const words = (en: string): AnswerValue => ({ type: 'textArea', text: { en } });
const rich = (en: string): AnswerValue => ({
  type: 'richTextArea',
  blocks: { en: [{ kind: 'paragraph', runs: [{ text: en }] }] },
});
const boundary = words('All subsidiaries in Hong Kong');
const materiality = rich('We asked 300 people');
const engagement = rich('Town halls twice a year');
const oversight = rich('The board meets each quarter');

const personOf = (name?: PersonName) => {
  const { send, get, ok } = callerOf(h, name);
  const begin = (versionId: string, more: object = {}) =>
    ok<Report>(send('POST', '/reports', { versionId, name: `By ${versionId}`, period, ...more }));
  const answer = (id: string, place: string, version: number, value: AnswerValue) =>
    ok<Answer>(send('PUT', `/reports/${id}/answers/${place}`, { version, value }));
  const offers = async (id: string) => (await ok<HubAnswers>(get(`/reports/${id}/hub-answers`))).answers;
  return {
    send,
    get,
    ok,
    begin,
    answer,
    answersOf: (id: string) => ok<Answer[]>(get(`/reports/${id}/answers`)),
    offers,
    offerOf: async (id: string, fieldKey: string): Promise<HubAnswer | undefined> =>
      (await offers(id)).find((each) => each.fieldKey === fieldKey),
  };
};

/** An HKEX report of 2025 with what its part B asks for in words. */
const hkexReport = async (name?: PersonName) => {
  const { begin, answer, send, ok } = personOf(name);
  const made = await begin('hkex-c2-2025');
  const codes = ['B-13', 'B-14', 'B-15'];
  const report = await ok<Report>(
    send('PATCH', `/reports/${made.id}`, { version: made.version, disclosureCodes: codes }),
  );
  await answer(report.id, 'B-15/org.boundary', 0, boundary);
  await answer(report.id, 'B-14/materiality.process', 0, materiality);
  await answer(report.id, 'B-14/stakeholder.engagement', 0, engagement);
  await answer(report.id, 'B-13/gov.oversight', 0, oversight);
  return report;
};

describe('texts of one report', () => {
  it('answer the same questions of another framework for the same period, marked with their origin', async () => {
    const { begin, answersOf, offerOf, get, ok, send } = personOf();
    const hkex = await hkexReport();
    const days = `start=${period.start}&end=${period.end}`;
    const announced = await ok<FilledByData>(get(`/frameworks/gri-2025/filled?${days}`));
    expect(announced.fields).toBeGreaterThanOrEqual(4);
    const gri = await begin('gri-2025', { fillFromHub: true });
    const stored = await answersOf(gri.id);
    const valueAt = (code: string, key: string) =>
      stored.find(({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === key)?.value;
    expect(valueAt('2-2', 'org.boundary')).toEqual(boundary);
    expect(valueAt('3-1', 'materiality.process')).toEqual(materiality);
    expect(valueAt('2-29', 'stakeholder.engagement')).toEqual(engagement);
    expect(valueAt('2-12', 'gov.oversight')).toEqual(oversight);
    // How impacts on nature are identified is another question, which this text would answer wrongly.
    expect(valueAt('101-4', 'materiality.process')).toBeUndefined();
    expect((await ok<Report>(get(`/reports/${gri.id}`))).disclosureCodes).not.toContain('101-4');
    const from = { reportId: hkex.id, versionId: 'hkex-c2-2025', name: hkex.name, disclosureCode: 'B-15' };
    expect(await offerOf(gri.id, 'org.boundary')).toMatchObject({
      disclosureCode: '2-2',
      state: 'same',
      origin: { edited: false },
      from,
    });
    const origin = await ok<HubAnswerOrigin>(get(`/reports/${gri.id}/hub-answers/2-2/org.boundary`));
    expect(origin).toMatchObject({ taken: { value: boundary, from }, offered: { from } });
    // Like figures they are undone one by one.
    const places = { answers: [{ disclosureCode: '2-2', fieldKey: 'org.boundary' }] };
    expect(await ok(send('POST', `/reports/${gri.id}/hub-answers/undo`, places))).toEqual({ undone: 1 });
    expect(await offerOf(gri.id, 'org.boundary')).toMatchObject({ state: 'blank', offered: boundary, origin: null });
  });

  it('are offered where they were written later or changed, and never replace what somebody wrote', async () => {
    const { begin, offerOf, answer, ok, send } = personOf();
    const gri = await begin('gri-2025', { fillFromHub: true });
    await answer(gri.id, '2-29/stakeholder.engagement', 0, rich('Our own words'));
    const hkex = await hkexReport();
    const offer = await offerOf(gri.id, 'org.boundary');
    expect(offer).toMatchObject({ state: 'blank', offered: boundary, from: { reportId: hkex.id } });
    expect(await offerOf(gri.id, 'stakeholder.engagement')).toBeUndefined();
    const asked = { disclosureCode: '2-2', fieldKey: 'org.boundary', stamp: offer?.stamp };
    await ok(send('POST', `/reports/${gri.id}/hub-answers`, { answers: [asked] }));
    await answer(hkex.id, 'B-15/org.boundary', 1, words('Hong Kong and Macau'));
    expect(await offerOf(gri.id, 'org.boundary')).toMatchObject({ state: 'newer', current: boundary });
    // Their report may be removed: the filled answer stays.
    expect((await h.as('verdant.admin').request(`/reports/${hkex.id}`, { method: 'DELETE' })).ok).toBe(true);
    expect(await offerOf(gri.id, 'org.boundary')).toMatchObject({ state: 'same', current: boundary });
  });

  it('become the report’s own once somebody rewrote them, whatever the other report says', async () => {
    const { begin, answer, offerOf } = personOf();
    const hkex = await hkexReport();
    const gri = await begin('gri-2025', { fillFromHub: true });
    await answer(gri.id, '2-2/org.boundary', 1, words('Hong Kong and Shenzhen'));
    expect(await offerOf(gri.id, 'org.boundary')).toBeUndefined();
    await answer(hkex.id, 'B-15/org.boundary', 1, words('Hong Kong and Macau'));
    expect(await offerOf(gri.id, 'org.boundary')).toBeUndefined();
  });

  it('are used for the same entities in whatever order they were chosen', async () => {
    const { begin, send, ok, answer, offerOf } = personOf();
    const plant = (name: string) => ({ name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 });
    const north = await ok<{ id: string }>(send('POST', '/entities', plant('North')));
    const south = await ok<{ id: string }>(send('POST', '/entities', plant('South')));
    const about = async (versionId: string, entityIds: string[], disclosureCodes: string[]) => {
      const { id, version } = await begin(versionId);
      return ok<Report>(send('PATCH', `/reports/${id}`, { version, entityIds, disclosureCodes }));
    };
    const hkex = await about('hkex-c2-2025', [north.id, south.id], ['B-15']);
    await answer(hkex.id, 'B-15/org.boundary', 0, boundary);
    const gri = await about('gri-2025', [south.id, north.id], ['2-2']);
    expect(await offerOf(gri.id, 'org.boundary')).toMatchObject({ state: 'blank', offered: boundary });
  });

  it('are not used in reports for other periods or of other organisations', async () => {
    await hkexReport();
    const { begin, offerOf } = personOf();
    const other = await begin('gri-2025', { period: { start: '2024-01-01', end: '2024-12-31' }, fillFromHub: true });
    expect(await offerOf(other.id, 'org.boundary')).toBeUndefined();
    const stranger = personOf('harbour.admin');
    const theirs = await stranger.begin('gri-2025', { fillFromHub: true });
    expect(await stranger.offerOf(theirs.id, 'org.boundary')).toBeUndefined();
  });

  it('are offered for a similar question, and wait for a person to accept them', async () => {
    const { begin, answer, answersOf, offerOf, send, ok } = personOf();
    const made = await begin('hkex-c2-2025');
    const hkex = await ok<Report>(
      send('PATCH', `/reports/${made.id}`, { version: made.version, disclosureCodes: ['B-13', 'B-14', 'B7.3'] }),
    );
    const statement = rich('The board oversees ESG and reviews our goals each quarter');
    const unchanged = words('No figure was restated');
    const training = words('All directors took a course of the ICAC');
    await answer(hkex.id, 'B-13/gov.board_statement', 0, statement);
    await answer(hkex.id, 'B-14/org.comparatives', 0, unchanged);
    await answer(hkex.id, 'B7.3/corruption.training', 0, training);
    const { id, version } = await begin('gri-2025', { fillFromHub: true });
    const disclosureCodes = ['2-4', '2-12', '2-22', '205-2'];
    const gri = await ok<Report>(send('PATCH', `/reports/${id}`, { version, disclosureCodes }));
    const suggested = async (key: string, code: string, value: AnswerValue) => {
      const offer = await offerOf(gri.id, key);
      expect(offer).toMatchObject({
        state: 'suggested',
        offered: value,
        from: { reportId: hkex.id, disclosureCode: code },
      });
      return offer;
    };
    await suggested('gov.oversight', 'B-13', statement);
    await suggested('org.restatements', 'B-14', unchanged);
    await suggested('disclosure.explanation', 'B7.3', training);
    const offer = await suggested('org.strategy_statement', 'B-13', statement);
    expect((await answersOf(gri.id)).filter(({ fieldKey }) => fieldKey.startsWith('gov.'))).toEqual([]);
    const asked = { disclosureCode: '2-22', fieldKey: 'org.strategy_statement', stamp: offer?.stamp };
    await ok(send('POST', `/reports/${gri.id}/hub-answers`, { answers: [asked] }));
    expect(await offerOf(gri.id, 'org.strategy_statement')).toMatchObject({ state: 'same', current: statement });
    // A text written here is not compared with it.
    await answer(gri.id, '2-12/gov.oversight', 0, oversight);
    expect(await offerOf(gri.id, 'gov.oversight')).toBeUndefined();
  });

  it('are offered between an anti-corruption policy and the texts beside anti-corruption figures', async () => {
    const { begin, answer, offerOf, send, ok } = personOf();
    const withCodes = async (versionId: string, disclosureCodes: string[]) => {
      const { id, version } = await begin(versionId);
      return ok<Report>(send('PATCH', `/reports/${id}`, { version, disclosureCodes }));
    };
    const hkex = await withCodes('hkex-c2-2025', ['B7.0', 'B7.3']);
    const gri = await withCodes('gri-2025', ['205-1', '205-2']);
    const policy = words('Nobody may offer or take an advantage');
    await answer(hkex.id, 'B7.0/corruption.policy', 0, policy);
    expect(await offerOf(gri.id, 'disclosure.explanation')).toMatchObject({
      state: 'suggested',
      offered: policy,
      from: { reportId: hkex.id, disclosureCode: 'B7.0' },
    });
    await answer(hkex.id, 'B7.0/corruption.policy', 1, words(''));
    const told = words('All staff signed the code of conduct');
    await answer(gri.id, '205-2/disclosure.explanation', 0, told);
    for (const key of ['corruption.policy', 'corruption.training'])
      expect(await offerOf(hkex.id, key)).toMatchObject({
        state: 'suggested',
        offered: told,
        from: { reportId: gri.id, disclosureCode: '205-2' },
      });
  });

  it('are offered from the commitments of GRI 2-23 for an anti-corruption policy, as plain lines', async () => {
    const { begin, answer, offerOf, send, ok } = personOf();
    const begun = await begin('hkex-c2-2025');
    const hkex = await ok<Report>(
      send('PATCH', `/reports/${begun.id}`, { version: begun.version, disclosureCodes: ['B7.0'] }),
    );
    const other = await begin('gri-2025');
    const gri = await ok<Report>(
      send('PATCH', `/reports/${other.id}`, { version: other.version, disclosureCodes: ['2-23'] }),
    );
    await answer(gri.id, '2-23/ethics.commitments', 0, rich('We commit to the ten principles and tolerate no bribery'));
    expect(await offerOf(hkex.id, 'corruption.policy')).toMatchObject({
      state: 'suggested',
      offered: words('We commit to the ten principles and tolerate no bribery'),
      from: { reportId: gri.id, disclosureCode: '2-23' },
    });
  });
});
