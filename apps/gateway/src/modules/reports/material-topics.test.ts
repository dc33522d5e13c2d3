import type { AnswerValue, Finding, Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { answering, callerOf, period } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const reportWith = async (disclosureCodes: string[]) => {
  const { send, get, ok } = callerOf(h);
  const begun = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2025' }));
  const change = async (settings: object) => {
    const { version } = await ok<Report>(get(`/reports/${begun.id}`));
    return ok<Report>(send('PATCH', `/reports/${begun.id}`, { version, ...settings }));
  };
  const report = await change({ disclosureCodes, period });
  const { answer, answers, stateOf, log } = answering(h, report);
  const named = async () => {
    const value = (await answers()).find(({ fieldKey }) => fieldKey === 'materiality.topics')?.value;
    return value?.type === 'multiSelect' ? value.choices : null;
  };
  const found = async (wanted: Finding['kind']) => {
    const { findings } = await ok<{ findings: Finding[] }>(get(`/reports/${report.id}/validation`));
    return findings.filter(({ kind }) => kind === wanted);
  };
  const unnamed = async () =>
    (await found('topics-unnamed')).map(({ disclosureCode, params }) => [disclosureCode, params?.topics]);
  const taken = async () => {
    const { disclosureCodes } = await ok<Report>(get(`/reports/${report.id}`));
    return disclosureCodes.filter((code) => code.startsWith('3-3'));
  };
  const together = async () => (await found('topics-managed-together')).map(({ params }) => params?.topics);
  return { id: report.id, change, answer, answers, stateOf, log, named, found, unnamed, taken, together };
};

describe('the list of material topics', () => {
  it('includes every topic that the report calls material, and keeps what was chosen besides', async () => {
    const { change, answer, stateOf, log, named } = await reportWith(['3-2', '205-1', '302-1', '305-1']);
    await change({ materialTopics: ['GRI 305', 'GRI 302'] });
    expect(await named()).toEqual(['energy', 'emissions']);
    expect((await stateOf('3-2'))?.status).toBe('in-progress');
    expect((await log()).find(({ section, action }) => section === '3-2' && action === 'answered')).toBeDefined();
    await answer('3-2/materiality.topics', 1, {
      type: 'multiSelect',
      choices: ['tax', 'energy', 'emissions'],
    });
    await change({ materialTopics: ['GRI 305', 'GRI 205'] });
    expect(await named()).toEqual(['anti-corruption', 'tax', 'emissions']);
  });

  it('includes these topics also when its disclosure is selected later', async () => {
    const { change, named } = await reportWith(['305-1']);
    await change({ materialTopics: ['GRI 305'] });
    expect(await named()).toBeNull();
    await change({ disclosureCodes: ['3-2', '305-1'] });
    expect(await named()).toEqual(['emissions']);
  });

  it('is compared with the topics of the report, and validation names those that are missing', async () => {
    const { change, answer, unnamed } = await reportWith(['2-1', '3-2', '205-1', '302-1', '305-1']);
    expect(await unnamed()).toEqual([]);
    await answer('3-2/materiality.topics', 0, { type: 'multiSelect', choices: ['energy'] });
    expect(await unnamed()).toEqual([['3-2', 'GRI 205, GRI 305']]);
    await change({ materialTopics: ['GRI 302', 'GRI 305'] });
    expect(await unnamed()).toEqual([]);
    await answer('3-2/materiality.topics', 2, { type: 'multiSelect', choices: ['emissions'] });
    expect(await unnamed()).toEqual([['3-2', 'GRI 302']]);
  });
});

describe('the disclosure on managing material topics', () => {
  it('is required once the report or its answer names a material topic, until the disclosure is selected', async () => {
    const { change, answer, found } = await reportWith(['2-1', '3-2', '302-1']);
    expect(await found('topics-unmanaged')).toEqual([]);
    await answer('3-2/materiality.topics', 0, { type: 'multiSelect', choices: ['energy'] });
    const [said] = await found('topics-unmanaged');
    expect(said).toMatchObject({ blocking: false, step: 'select-disclosures', disclosureCode: '3-3' });
    await change({ disclosureCodes: ['2-1', '302-1'], materialTopics: ['GRI 302'] });
    expect(await found('topics-unmanaged')).toHaveLength(1);
    await change({ disclosureCodes: ['2-1', '302-1', '3-3'] });
    expect(await found('topics-unmanaged')).toEqual([]);
  });
});

const management: AnswerValue = {
  type: 'richTextArea',
  blocks: { en: [{ kind: 'paragraph', runs: [{ text: 'We switch to heat pumps by 2030.' }] }] },
};

describe('the management of each material topic', () => {
  it('is asked topic by topic once topics are named, and for all at once where none is left', async () => {
    const { change, stateOf, taken, log } = await reportWith(['3-3', '302-1', '305-1']);
    await change({ materialTopics: ['GRI 302', 'GRI 305'] });
    expect(await taken()).toEqual(['3-3 GRI 302', '3-3 GRI 305']);
    expect(await stateOf('3-3 GRI 305')).toMatchObject({ status: 'new', answeredFields: 0 });
    const logged = (await log()).find(({ field }) => field === 'disclosureCodes');
    expect(logged).toMatchObject({ action: 'changed', newValue: expect.stringContaining('3-3 GRI 302') });
    await change({ materialTopics: ['GRI 305'] });
    expect(await taken()).toEqual(['3-3 GRI 305']);
    await change({ materialTopics: [] });
    expect(await taken()).toEqual(['3-3']);
  });

  it('is answered for one topic without changing another, and kept when the topic is no longer material', async () => {
    const { change, answer, answers, stateOf, taken, log } = await reportWith(['3-3', '302-1', '305-1']);
    await change({ materialTopics: ['GRI 302', 'GRI 305'] });
    const place = '3-3 GRI 302/topic.materiality.management';
    expect((await answer(place, 0, management)).version).toBe(1);
    expect((await answers()).map(({ disclosureCode }) => disclosureCode)).toEqual(['3-3 GRI 302']);
    expect([(await stateOf('3-3 GRI 302'))?.status, (await stateOf('3-3 GRI 305'))?.status]).toEqual([
      'in-progress',
      'new',
    ]);
    expect((await log()).find(({ action }) => action === 'answered')).toMatchObject({ section: '3-3 GRI 302' });
    await change({ materialTopics: ['GRI 305'] });
    expect(await taken()).toEqual(['3-3 GRI 302', '3-3 GRI 305']);
  });

  it('uses an existing common answer for every topic, until a topic has its own', async () => {
    const { change, answer, answers, taken, found, together } = await reportWith(['3-3', '302-1', '305-1']);
    await answer('3-3/materiality.management', 0, management);
    await change({ materialTopics: ['GRI 302', 'GRI 305'] });
    expect(await taken()).toEqual(['3-3']);
    expect(await answers()).toHaveLength(1);
    expect(await together()).toEqual(['GRI 302, GRI 305']);
    await change({ disclosureCodes: ['3-3', '3-3 GRI 305', '302-1', '305-1'] });
    expect(await together()).toEqual([]);
    await change({ disclosureCodes: ['3-3 GRI 305', '302-1', '305-1'] });
    expect((await found('topics-unmanaged')).map(({ params }) => params?.topics)).toEqual(['GRI 302']);
  });

  it('is advised with what GRI asks of every report, once a topic is named', async () => {
    const { change, found } = await reportWith(['302-1']);
    expect(await found('foundations-missing')).toEqual([]);
    await change({ materialTopics: ['GRI 302'] });
    expect(await found('foundations-missing')).toMatchObject([{ blocking: false, step: 'select-disclosures' }]);
  });

  it('is asked for topics that the report uses, and not for a standard that another one replaces', async () => {
    const { change, found } = await reportWith(['302-1']);
    await change({ materialTopics: ['GRI 302', 'GRI 103'] });
    expect((await found('topics-unmanaged')).map(({ params }) => params?.topics)).toEqual(['GRI 302']);
  });

  it('is asked also for a material topic of which the report has no disclosure', async () => {
    const { change, found } = await reportWith(['302-1']);
    await change({ materialTopics: ['GRI 302', 'GRI 306'] });
    expect((await found('topics-unmanaged')).map(({ params }) => params?.topics)).toEqual(['GRI 302, GRI 306']);
  });

  it('is not asked in a report that has not selected the disclosure', async () => {
    const { change, taken } = await reportWith(['302-1']);
    await change({ materialTopics: ['GRI 302'] });
    expect(await taken()).toEqual([]);
  });
});
