import type { Answer, AssessedTopic, Assessment, Report, ReportModel, ValidationResult } from '@esg/contract';
import { findFramework } from '@esg/standards';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { insertRound } from '../approvals/index.ts';
import { ok, withMateriality } from '../materiality/testing.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const assess = <Answer>(path: string, init?: RequestInit) =>
  ok<Answer>(h.as('verdant.admin').request(`/materiality${path}`, init));
const entry = {
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: 'Smoke',
  description: '',
  horizon: 'short',
  stages: ['own'],
  stakeholders: [],
};

/** An assessment of one scored topic, and how it is decided about. */
const assessed = async (year = 2025) => {
  const { id } = await assess<Assessment>('/profiles', body('POST', { year, edition: 'esrs-2026' }));
  const topics = [{ libraryIds: ['air-emissions'], name: null }];
  const [air] = await assess<AssessedTopic[]>(`/profiles/${id}/topics`, body('POST', { topics }));
  const { iros } = await assess<Assessment>(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air?.id }));
  const scores = ['scale', 'scope', 'irremediability'].map((criterion) => ({ criterion, score: 5 }));
  await assess(`/iros/${iros[0]?.id}/scores`, body('PUT', { scores, reason: '' }));
  await assess(`/profiles/${id}/reveal`, { method: 'POST' });
  return async () => {
    const { stamp } = await assess<Assessment>(`/profiles/${id}`);
    await assess(`/profiles/${id}/decisions`, body('POST', { reason: 'Agreed', stamp }));
    h.clock.advance(60);
  };
};

const started = async () => {
  const { send, ok: done, get } = callerOf(h);
  const begun = await done<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2025' }));
  const period = { start: '2025-01-01', end: '2025-12-31' };
  const change = { version: begun.version, disclosureCodes: ['3-1', '3-2'], period };
  const { id } = await done<Report>(send('PATCH', `/reports/${begun.id}`, change));
  return {
    id,
    newer: async () =>
      (await done<ValidationResult>(get(`/reports/${id}/validation`))).findings.filter(
        ({ kind }) => kind === 'matrix-newer',
      ),
    differing: async () =>
      (await done<ValidationResult>(get(`/reports/${id}/validation`))).findings.filter(
        ({ kind }) => kind === 'matrix-differs',
      ),
    list: async (names: readonly string[], version: number) => {
      const { topics } = findFramework('gri-2025') ?? { topics: [] };
      const field = topics
        .flatMap(({ disclosures }) => disclosures)
        .find(({ code }) => code === '3-2')
        ?.fields.find(({ key }) => key === 'materiality.topics');
      const choices = field?.options.flatMap(({ id: option, label }) => (names.includes(label.en) ? [option] : []));
      const value = { type: 'multiSelect', choices };
      await done(send('PUT', `/reports/${id}/answers/3-2/materiality.topics`, { version, value }));
    },
    charts: async () => {
      const model = await done<{ chapters: { disclosures: { charts: { title: string }[] }[] }[] }>(
        get(`/reports/${id}/model?language=en`),
      );
      return model.chapters.flatMap(({ disclosures }) => disclosures.flatMap(({ charts }) => charts));
    },
  };
};

it('asks to look again at a matrix that was decided anew after its report was handed in for approval', async () => {
  const decide = await assessed();
  const { id, newer, charts } = await started();
  await decide();
  const by = { id: personOf('verdant.admin').id, name: 'Somebody' };
  const round = { steps: [], note: '', by, at: h.deps.now() };
  await h.deps.database.withScope(personOf('verdant.admin').scope, (scoped) => insertRound(scoped, id, null, round));
  h.clock.advance(60);
  expect(await newer()).toEqual([]);
  expect(await charts()).toMatchObject([{ title: 'Materiality matrix 2025' }]);
  await decide();
  expect(await newer()).toMatchObject([{ blocking: false, disclosureCode: '3-2' }]);
});

it('asks for nothing where nobody handed the report in', async () => {
  const decide = await assessed();
  await decide();
  const { newer } = await started();
  await decide();
  expect(await newer()).toEqual([]);
});

it('names the topics about which the printed matrix and the list of material topics do not agree', async () => {
  const decide = await assessed();
  await decide();
  const { differing, list } = await started();
  expect(await differing()).toEqual([]);
  await list(['Emissions'], 0);
  expect(await differing()).toEqual([]);
  await list(['Water and Effluents'], 1);
  expect(await differing()).toMatchObject([
    { blocking: false, disclosureCode: '3-2', fieldKey: 'materiality.topics', params: { topics: 'GRI 305' } },
  ]);
});

it('lists the decided topic in its own words with the topics of the report, and says when the list leaves it out', async () => {
  const decide = await assessed();
  await decide();
  const { id, differing } = await started();
  const { send, ok: done, get } = callerOf(h);
  const { version } = await done<Report>(get(`/reports/${id}`));
  await done(send('PATCH', `/reports/${id}`, { version, materialTopics: ['GRI 305', 'GRI 201'] }));
  const place = `/reports/${id}/answers/3-2/materiality.topics`;
  const [answer] = await done<Answer[]>(get(`/reports/${id}/answers?disclosure=3-2`));
  expect(answer?.value).toMatchObject({ choices: [], named: [{ typed: false, text: { en: 'Air pollutants' } }] });
  expect(await differing()).toEqual([]);
  const { chapters } = await done<ReportModel>(get(`/reports/${id}/model?language=zhTw`));
  const items = chapters.flatMap(({ disclosures }) =>
    disclosures.flatMap(({ fields }) => fields.map(({ content }) => content)),
  );
  expect(items).toContainEqual({ kind: 'list', items: ['空氣污染物'] });
  const named = [{ origin: null, typed: true, text: { en: 'Slag heaps' } }];
  await done(send('PUT', place, { version: answer?.version, value: { type: 'multiSelect', choices: [], named } }));
  expect(await differing()).toMatchObject([{ disclosureCode: '3-2', fieldKey: 'materiality.topics' }]);
});

it('prints no matrix of another year', async () => {
  const decide = await assessed(2026);
  await decide();
  expect(await (await started()).charts()).toEqual([]);
});
