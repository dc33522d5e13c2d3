import {
  type Answer,
  type ClientBoard,
  fieldTypes,
  type Report,
  type ReportModel,
  type ReportPage,
} from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerOf } from '../modules/reports/testing.ts';
import { createHarness, type Harness, type PersonName } from '../testing/harness.ts';
import { demonstration } from './reports/values.ts';
import { seedReports } from './reports.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await seedReports(h.deps);
});
afterAll(() => h.close());

const reportsOf = async (name: PersonName, state: string) => {
  const { ok, get } = callerOf(h, name);
  return (await ok<ReportPage>(get(`/reports?state=${state}`))).items;
};

it('gives Verdant a published and an ongoing report, and a client of Harbour one that its consultant works on', async () => {
  expect(await reportsOf('verdant.admin', 'published')).toMatchObject([
    { name: 'Verdant Sustainability Report 2024', status: 'readonly-published' },
  ]);
  const [ongoing] = (await reportsOf('verdant.admin', 'ongoing')) as [Report];
  expect(ongoing).toMatchObject({ name: 'Verdant Sustainability Report 2025', status: 'in-progress' });
  expect(ongoing.collaborators).toHaveLength(2);
  expect(ongoing.progress.done).toBeGreaterThan(5);
  expect(ongoing.progress.done).toBeLessThan(ongoing.progress.total);
  const [ferries] = (await reportsOf('lantau.admin', 'ongoing')) as [Report];
  expect(ferries).toMatchObject({ versionId: 'hkex-c2-2025', name: 'Lantau Ferries ESG Report 2025' });
  expect(ferries.collaborators.map(({ name }) => name)).toEqual(['Sofia Ng (Harbour Advisory)', 'Grace Lam']);
  expect(await reportsOf('harbour.admin', 'ongoing')).toEqual([]);
  const guide = { versionId: 'hkex-c2-2020', name: 'Lantau Ferries ESG Report 2024', status: 'readonly-published' };
  expect(await reportsOf('lantau.admin', 'published')).toMatchObject([guide]);
});

it('shows the consultancy when each report of its clients is due', async () => {
  const { ok, get } = callerOf(h, 'harbour.admin');
  const board = await ok<ClientBoard>(get('/consultancies/board?today=2026-01-01&order=due'));
  expect(board.items.map(({ client, dueOn }) => [client.name, dueOn !== null])).toEqual([
    ['Peak Line Hotels', true],
    ['Lantau Ferries', true],
  ]);
});

it('shows every field type, charts and both languages, and says that the figures are invented', async () => {
  const [published] = (await reportsOf('verdant.admin', 'published')) as [Report];
  const { ok, get } = callerOf(h);
  const answers = await ok<Answer[]>(get(`/reports/${published.id}/answers`));
  expect(new Set(answers.map(({ value }) => value?.type))).toEqual(new Set(fieldTypes));
  for (const language of ['en', 'zhTw'] as const) {
    const model = await ok<ReportModel>(get(`/reports/${published.id}/model?language=${language}`));
    const disclosures = model.chapters.flatMap((chapter) => chapter.disclosures);
    expect(disclosures.flatMap(({ charts }) => charts).length).toBeGreaterThan(5);
    expect(disclosures.flatMap(({ fields }) => fields).filter((field) => field.language !== null)).toEqual([]);
    expect(model.description).toBe(demonstration[language]);
  }
});
