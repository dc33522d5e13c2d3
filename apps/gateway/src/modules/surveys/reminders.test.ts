import type { SentLetters, Survey } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { withMateriality } from '../materiality/testing.ts';
import { sendReminders } from '../reminders/index.ts';
import { surveyReminders } from './index.ts';
import { newAddresses, rated, refusalOf, surveysOf } from './testing.ts';

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

/** A survey of five people that ends in ten days. */
const asked = async (privacy: 'named' | 'anonymous', reminds: boolean) => {
  const own = surveysOf(h);
  const { content, id, version } = await own.start((await own.assessment()).id, { privacy });
  const closesAt = new Date(h.clock.now().getTime() + 10 * daySeconds * 1000).toISOString();
  const timed = { content, privacy, opensAt: null, closesAt, reminds, version };
  const survey = await own.open(await own.ok<Survey>(own.send('PUT', `/surveys/${id}`, timed)));
  const people = await own.invite(survey, 5);
  const remind = () => own.ok<SentLetters>(own.send('POST', `/surveys/${id}/reminders`, { message: 'Please' }));
  const reminded = async () =>
    (
      await h.database.pool.query<{ reminders: number }>(
        'select reminders from survey_people where survey_id = $1 order by email',
        [id],
      )
    ).rows.map(({ reminders }) => reminders);
  return { ...own, survey, people, remind, reminded, pass: () => sendReminders(h.deps, [surveyReminders]) };
};

describe('reminders by hand', () => {
  it('go to nobody who answered, withdrew or was removed, to nobody twice in a day, and not for ever', async () => {
    const { people, remind, ok, call, survey } = await asked('named', false);
    const [first, second, third] = people;
    await first?.answer('topics', rated(3, 3));
    await first?.submit();
    await second?.answer('topics', rated(3, 3));
    await second?.withdraw();
    await third?.answer('topics', rated(3, 3));
    const listed = await ok<{ id: string; state: string }[]>(call(`/surveys/${survey.id}/people`));
    const removed = listed.find(({ state }) => state === 'sent');
    await ok(call(`/survey-people/${removed?.id}`, { method: 'DELETE' }));
    expect(await remind()).toEqual({ sent: 0, left: 0 });
    const sent: number[] = [];
    for (let day = 0; day < 7; day += 1) {
      passTime(daySeconds);
      sent.push((await remind()).sent);
      expect(await remind()).toEqual({ sent: 0, left: 0 });
    }
    expect(sent).toEqual([2, 2, 2, 2, 2, 0, 0]);
  });

  it('wait until a survey has opened', async () => {
    const own = surveysOf(h);
    const { content, id, version, privacy } = await own.start((await own.assessment()).id);
    const opensAt = new Date(h.clock.now().getTime() + daySeconds * 1000).toISOString();
    const timed = { content, privacy, opensAt, closesAt: null, version };
    await own.open(await own.ok<Survey>(own.send('PUT', `/surveys/${id}`, timed)));
    expect(await refusalOf(own.send('POST', `/surveys/${id}/reminders`, { message: '' }))).toBe('survey.not_open_yet');
  });

  it('are asked of no group that is left too small to be anonymous before anybody was asked', async () => {
    const own = surveysOf(h);
    const survey = await own.opened((await own.assessment()).id, { privacy: 'anonymous' });
    const people = newAddresses(5).map((email) => ({ email, name: '', language: 'en' }));
    const path = `/surveys/${survey.id}/people`;
    const [one] = await own.ok<{ id: string }[]>(own.send('POST', path, { groupId: survey.groups[0]?.id, people }));
    await own.ok(own.call(`/survey-people/${one?.id}`, { method: 'DELETE' }));
    const letters = own.send('POST', `/surveys/${survey.id}/letters`, { message: '' });
    expect(await refusalOf(letters)).toBe('survey.group_too_small');
  });
});

describe('reminders by themselves', () => {
  it('go out on the days of the organisation, once each, to people who have not answered', async () => {
    const { people, reminded, pass } = await asked('named', true);
    const [first] = people;
    await first?.answer('topics', rated(3, 3));
    await first?.submit();
    await pass();
    expect(await reminded()).toEqual([0, 0, 0, 0, 0]);
    passTime(7 * daySeconds);
    await Promise.all([pass(), pass()]);
    expect((await reminded()).toSorted()).toEqual([0, 1, 1, 1, 1]);
    passTime(daySeconds);
    await pass();
    expect((await reminded()).toSorted()).toEqual([0, 1, 1, 1, 1]);
  });

  it('go to everybody of an anonymous survey, without a link and without reading who has answered', async () => {
    const { people, reminded, pass, ok, call, survey } = await asked('anonymous', true);
    const [first] = people;
    await first?.answer('topics', rated(3, 3));
    await first?.submit();
    passTime(7 * daySeconds);
    await pass();
    expect(await reminded()).toEqual([1, 1, 1, 1, 1]);
    const [listed] = await ok<{ email: string }[]>(call(`/surveys/${survey.id}/people`));
    const letter = await mailTo(h, listed?.email ?? '', /reminder/);
    expect(letter.text).not.toContain('#key=');
  });

  it('are not sent once the tenant has lost the module, without which no link leads to the survey', async () => {
    const { people, reminded, pass } = await asked('named', true);
    await h.database.pool.query(
      `update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', (feature_flag -> 'featureFlags') - 'materiality')`,
    );
    passTime(7 * daySeconds);
    expect(await refusalOf(people[0]?.open() ?? Promise.reject())).toBe('survey.link_invalid');
    await pass();
    expect(await reminded()).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    ['where nobody asked for them', false, 8],
    ['once the survey is closed', true, 11],
  ])('are not sent %s', async (_, reminds, days) => {
    const { reminded, pass } = await asked('named', reminds);
    passTime(days * daySeconds);
    await pass();
    expect(await reminded()).toEqual([0, 0, 0, 0, 0]);
  });
});
