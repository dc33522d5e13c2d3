import { type Assessment, assessIro, judgeTopics, type MaterialityProfile } from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerOf } from '../modules/reports/testing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { seedMateriality } from './materiality.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await seedMateriality(h.deps);
  await seedMateriality(h.deps);
});
afterAll(() => h.close());

it('gives Verdant an assessment that is half done, once', async () => {
  const { ok, get } = callerOf(h, 'verdant.member');
  const { profile } = await ok<MaterialityProfile>(get('/materiality/profiles'));
  const assessment = await ok<Assessment>(get(`/materiality/profiles/${profile?.id}`));
  const { iros, settings, topics } = assessment;
  expect(topics.filter(({ state }) => state === 'left_out')).toMatchObject([{ reason: expect.stringMatching(/land/) }]);
  expect(iros.map(({ revealedAt, scoredBy }) => [revealedAt !== null, scoredBy])).toEqual([
    [true, 2],
    [true, 2],
    [true, 2],
    [false, 1],
    [false, 0],
  ]);
  const assessed = iros.map((iro) => assessIro(iro, settings));
  expect(assessed.map(({ disagrees }) => disagrees)).toEqual([false, true, false, false, false]);
  const verdicts = new Set(judgeTopics(assessment, assessed).map(({ verdict }) => verdict));
  expect(verdicts).toEqual(new Set(['material', 'not_material', 'unscored']));
});
