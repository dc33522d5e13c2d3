import { type Assessment, type MaterialityDecision, type Survey, surveyLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { newcomer, rated, surveysOf } from '../surveys/testing.ts';
import { withMateriality } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

/** A survey in which so many people of each group rate air by the place of their group, from 2 on. */
const surveyed = async (counts: readonly number[], privacy: Survey['privacy'] = 'confidential') => {
  const own = surveysOf(h);
  const { id, topics } = await own.assessment();
  const survey = await own.opened(id, { privacy }, counts.length);
  for (const [place, count] of counts.entries()) {
    const key = await own.openLink(survey.groups[place]?.id ?? '');
    for (let person = 0; person < count; person += 1) {
      const somebody = await newcomer(h, key);
      expect((await somebody.answer('topics', rated(place + 2, 5))).status).toBe(200);
      expect((await somebody.submit()).status).toBe(200);
    }
  }
  const read = () => own.ok<Assessment>(own.call(`/profiles/${id}`));
  const close = () => own.ok<Survey>(own.send('POST', `/surveys/${survey.id}/closing`));
  const air = ({ opinions }: Assessment) => opinions.topics.find(({ topicId }) => topicId === topics[0]);
  return { ...own, id, topics, survey, read, close, air };
};
const enough = surveyLimits.fewestShown;

it('become part of an assessment once the survey is closed, and stay in its decision', async () => {
  const { close, ok, call, send, id, topics, read, air } = await surveyed([enough, enough - 1]);
  const before = await read();
  expect(before.opinions).toEqual({ groups: [], topics: [] });
  await close();
  const after = await read();
  expect(after.stamp).not.toBe(before.stamp);
  expect(after.opinions.groups).toMatchObject([{ name: { en: 'Group 1' }, weight: '1' }]);
  expect(air(after)).toMatchObject({ value: '2', groups: [{ answers: enough }] });
  const decide = (stamp: string) => send('POST', `/profiles/${id}/decisions`, { reason: 'Agreed', stamp });
  expect((await decide(before.stamp)).status).toBe(409);
  const decision = await ok<MaterialityDecision>(decide(after.stamp));
  expect(decision.opinionGroups).toEqual(after.opinions.groups);
  const origin = after.topics.find((topic) => topic.id === topics[0])?.origin;
  expect(decision.topics.find((topic) => topic.origin === origin)?.position.stakeholder).toBe('2');
  expect((await call(`/profiles/${id}/file?language=zhTw`)).status).toBe(200);
});

it('count no group of fewer than five, though its survey names people', async () => {
  const { close, read, air } = await surveyed([enough, enough - 1], 'named');
  await close();
  const assessment = await read();
  expect(air(assessment)?.groups).toHaveLength(1);
  expect(assessment.opinions.groups.map(({ name }) => name.en)).toEqual(['Group 1']);
});

it('follow the weights of groups, also after the survey is closed', async () => {
  const { close, ok, send, survey, read, air } = await surveyed([enough, enough]);
  const { version } = await close();
  expect(air(await read())?.value).toBe('2.5');
  const groups = survey.groups.map(({ id, stakeholder, name, quota }, place) => ({
    id,
    stakeholder,
    name,
    quota,
    weight: place === 0 ? '3' : '1',
  }));
  await ok(send('PUT', `/surveys/${survey.id}/groups`, { groups, version }));
  expect(air(await read())?.value).toBe('2.25');
});

it('leave the assessment the same when the responses are written anew in another order', async () => {
  const { close, read, survey } = await surveyed([enough, enough], 'anonymous');
  await close();
  const stamps: string[] = [];
  for (const order of ['group_id', 'group_id desc', 'random()']) {
    const { pool } = h.database;
    const taken = 'with taken as (delete from survey_responses where survey_id = $1 returning *)';
    await pool.query(`${taken} insert into survey_responses select * from taken order by ${order}`, [survey.id]);
    // As where an assessment is first read after its surveys are.
    await pool.query('delete from survey_results where survey_id = $1', [survey.id]);
    stamps.push((await read()).stamp);
  }
  expect(new Set(stamps).size).toBe(1);
});
