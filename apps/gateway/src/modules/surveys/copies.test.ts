import type { OpenedSurveyCard, Survey } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { withMateriality } from '../materiality/testing.ts';
import { refusalOf, surveysOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const optionsOf = ({ content }: Survey) =>
  content.sections
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === 'topics')
    ?.options.map(({ id, text, topicId }) => ({ id, name: text.en, topicId }));

it('asks in a copy the same of the topics of the new assessment, and of its new ones, in groups of the same names', async () => {
  const { ok, send, assessment, opened } = surveysOf(h);
  const first = await opened((await assessment()).id, {}, 2);
  const next = await ok<{ id: string }>(send('POST', '/profiles', { year: 2026, edition: 'gri-3-2021' }));
  const own = { libraryIds: [], name: { en: 'Noise at night', zhTw: '夜間噪音' } };
  await ok(send('POST', `/profiles/${next.id}/topics`, { topics: [own] }));
  const copy = await ok<Survey>(
    send('POST', `/profiles/${next.id}/surveys`, { template: 'empty', privacy: 'anonymous', copyOf: first.id }),
  );
  expect(copy).toMatchObject({ state: 'draft', profileId: next.id });
  expect(copy.groups.map(({ name }) => name.en)).toEqual(['Group 1', 'Group 2']);
  const before = optionsOf(first) ?? [];
  const after = optionsOf(copy) ?? [];
  expect(after.map(({ id, name }) => [id, name])).toEqual([
    ...before.map(({ id, name }) => [id, name]),
    ['topic-3', 'Noise at night'],
  ]);
  // The next year's assessment has topics of its own.
  expect(after[0]?.topicId).not.toBe(before[0]?.topicId);
  expect(copy.content.privacy).not.toEqual(first.content.privacy);
});

it('lists surveys that were opened with their years, to copy and to compare, and none of another organisation', async () => {
  const { ok, call, send, assessment, opened, start } = surveysOf(h);
  const { id } = await assessment();
  const survey = await opened(id);
  await start(id);
  const listed = await ok<OpenedSurveyCard[]>(call('/surveys'));
  expect(listed.map((card) => [card.id, card.year])).toEqual([[survey.id, 2025]]);
  const missing = { template: 'empty', privacy: 'named', copyOf: crypto.randomUUID() };
  expect(await refusalOf(send('POST', `/profiles/${id}/surveys`, missing))).toBe('resource.not_found');
});
