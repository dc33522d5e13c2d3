import type { Survey, SurveyResults, SurveyValue } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { withMateriality } from '../materiality/testing.ts';
import { scatterEnded } from './index.ts';
import { newcomer, rated, refusalOf, respondentOf, surveysOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const daySeconds = 24 * 60 * 60;
const passTime = (seconds: number) => {
  h.clock.advance(seconds);
  h.signOutAll();
};
const text = (written: string) => ({ kind: 'text', text: written }) as const;
const oneTopic = (id: string, step: number): SurveyValue => ({ kind: 'topics', steps: [{ id, step }] });

const invited = async (privacy: 'named' | 'anonymous' = 'named', count = 5) => {
  const own = surveysOf(h);
  const survey = await own.opened((await own.assessment()).id, { privacy });
  const people = await own.invite(survey, count);
  const [person] = people;
  if (!person) throw new Error('Nobody was asked');
  return { ...own, survey, people, person, device: respondentOf(h, person.key) };
};

/** Sends an answer of a device that knows what stands there. */
const answerSeeing = (key: string, questionId: string, value: SurveyValue | null, before: SurveyValue | null) =>
  h.anonymous('/survey-answers', body('PUT', { key, questionId, value, before }));

describe('answers of two devices', () => {
  it('put ratings of topics beside each other, and replace only the topics that are sent', async () => {
    const { person, device } = await invited();
    await person.answer('topics', oneTopic('topic-1', 5));
    await device.answer('topics', oneTopic('topic-2', 2));
    expect((await person.opened()).answers.topics).toEqual(rated(5, 2));
    await Promise.all([
      person.answer('topics', oneTopic('topic-1', 1)),
      device.answer('topics', oneTopic('topic-2', 4)),
    ]);
    const { topics } = (await person.opened()).answers;
    expect(topics?.kind === 'topics' && topics.steps).toHaveLength(2);
    expect(topics?.kind === 'topics' && topics.steps).toEqual(
      expect.arrayContaining([
        { id: 'topic-1', step: 1 },
        { id: 'topic-2', step: 4 },
      ]),
    );
    await person.answer('topics', null);
    expect((await device.opened()).answers).toEqual({});
  });

  it('are refused with what stands there where one would replace a text that it has not seen', async () => {
    const { person, device } = await invited();
    expect((await answerSeeing(person.key, 'missing', text('The old quarry'), null)).status).toBe(200);
    const late = await answerSeeing(device.key, 'missing', text('Noise at night'), null);
    expect([late.status, await late.json()]).toMatchObject([409, { current: text('The old quarry') }]);
    expect((await person.opened()).answers.missing).toEqual(text('The old quarry'));
    const known = await answerSeeing(device.key, 'missing', text('Noise at night'), text('The old quarry'));
    expect(known.status).toBe(200);
    const again = await answerSeeing(device.key, 'missing', text('Noise at night'), text('The old quarry'));
    expect(again.status).toBe(200);
    expect(await refusalOf(answerSeeing(person.key, 'missing', null, text('The old quarry')))).toBe('resource.stale');
  });

  it('count on where a topic is removed from the survey', async () => {
    const { ok, call, send, survey, people } = await invited();
    for (const each of people) {
      await each.answer('topics', rated(4, 2));
      await each.submit();
    }
    const { content, privacy, opensAt, closesAt, version } = await ok<Survey>(call(`/surveys/${survey.id}`));
    const sections = content.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        options: question.options.filter(({ id }) => id !== 'topic-2'),
      })),
    }));
    const kept = sections.map((section) => ({
      ...section,
      questions: section.questions.filter(({ kind }) => kind !== 'best_worst'),
    }));
    const change = { content: { ...content, sections: kept }, privacy, opensAt, closesAt, version };
    await ok(send('PUT', `/surveys/${survey.id}`, change));
    const [first] = people;
    expect((await first?.opened())?.answers.topics).toEqual(oneTopic('topic-1', 4));
    const { tallies } = await ok<SurveyResults>(call(`/surveys/${survey.id}/results`));
    const air = tallies.find(({ questionId, optionId }) => questionId === 'topics' && optionId === 'topic-1');
    expect(air?.tallies[0]).toMatchObject({ answered: 5, mean: '4' });
  });
});

const order = async () =>
  (
    await h.database.pool.query<{ xmin: string; answer_hash: string }>(
      'select xmin::text, answer_hash from survey_responses order by ctid',
    )
  ).rows;

describe('the order of anonymous answers', () => {
  it('is removed from a survey that ended by itself, however long the gateway was down', async () => {
    const own = surveysOf(h);
    const started = await own.start((await own.assessment()).id, { privacy: 'anonymous' });
    const { content, privacy, id, version } = started;
    const closesAt = new Date(h.clock.now().getTime() + daySeconds * 1000).toISOString();
    const timed = { content, privacy, opensAt: null, closesAt, version };
    const survey = await own.open(await own.ok<Survey>(own.send('PUT', `/surveys/${id}`, timed)));
    for (const person of await own.invite(survey, 6)) await person.answer('topics', rated(3, 3));
    await scatterEnded(h.deps);
    expect(new Set((await order()).map(({ xmin }) => xmin)).size).toBe(6);
    passTime(8 * daySeconds);
    await scatterEnded(h.deps);
    const after = await order();
    expect([after.length, new Set(after.map(({ xmin }) => xmin)).size]).toEqual([6, 1]);
    await scatterEnded(h.deps);
    expect(await order()).toEqual(after);
  });

  it('has no answer that was stored while the survey closed', async () => {
    const { ok, send, survey, people } = await invited('anonymous', 12);
    const [statuses] = await Promise.all([
      Promise.all(people.map(async (person) => (await person.answer('topics', rated(2, 2))).status)),
      ok(send('POST', `/surveys/${survey.id}/closing`)),
    ]);
    const stored = await order();
    expect(stored).toHaveLength(statuses.filter((status) => status === 200).length);
    expect(new Set(stored.map(({ xmin }) => xmin)).size).toBeLessThanOrEqual(1);
  });
});

describe('a survey with room for a few', () => {
  it('lets whoever has begun go on, and nobody new begin by a page that was open before', async () => {
    const { ok, call, send, survey, people } = await invited('named', 3);
    const [first, second, third] = people;
    const { groups, version } = await ok<Survey>(call(`/surveys/${survey.id}`));
    const quota = groups.map(({ id, stakeholder, name, weight }) => ({ id, stakeholder, name, weight, quota: 1 }));
    await ok(send('PUT', `/surveys/${survey.id}/groups`, { groups: quota, version }));
    await second?.answer('topics', rated(1, 1));
    await first?.answer('topics', rated(3, 3));
    await first?.submit();
    expect((await second?.submit())?.status).toBe(200);
    expect(await refusalOf(third?.answer('topics', rated(1, 1)) ?? Promise.reject())).toBe('survey.full');
  });

  it('opens no survey whose last day comes before its first', async () => {
    const own = surveysOf(h);
    const { content, privacy, id, version } = await own.start((await own.assessment()).id);
    const at = (days: number) => new Date(h.clock.now().getTime() + days * daySeconds * 1000).toISOString();
    const times = { opensAt: at(3), closesAt: at(2) };
    const planned = await own.ok<Survey>(own.send('PUT', `/surveys/${id}`, { content, privacy, ...times, version }));
    expect(planned.faults).toEqual([{ fault: 'ends_before_opening', partId: null }]);
    const opening = own.send('POST', `/surveys/${id}/opening`, { version: planned.version });
    expect(await refusalOf(opening)).toBe('survey.not_ready');
  });

  it('counts a solved challenge once, also of ten devices that come at once', async () => {
    const own = surveysOf(h);
    const survey = await own.opened((await own.assessment()).id);
    const key = await own.openLink(survey.groups[0]?.id ?? '', 3);
    const begun = await Promise.allSettled(Array.from({ length: 10 }, () => newcomer(h, key)));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
