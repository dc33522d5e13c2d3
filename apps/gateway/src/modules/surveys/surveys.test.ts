import type { StakeholderAxis, Survey, SurveyCard, SurveyPerson, SurveyResults, SurveyTexts } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { withMateriality } from '../materiality/testing.ts';
import { newAddresses, newcomer, rated, refusalOf, respondentOf, surveysOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const day = 24 * 60 * 60;
const text = (written: string) => ({ kind: 'text', text: written }) as const;
const years = { kind: 'single', choice: 'under-1' } as const;

const answerAll = async (person: ReturnType<typeof respondentOf>, air: number, water: number, said = '') => {
  await person.answer('topics', rated(air, water));
  if (said) await person.answer('missing', text(said));
  expect((await person.submit()).status).toBe(200);
};

describe('a survey', () => {
  it('begins from a template with the topics of the assessment, and opens once it has a group', async () => {
    const { ok, call, send, assessment, open } = surveysOf(h);
    const { id, topics } = await assessment();
    const survey = await ok<Survey>(
      send('POST', `/profiles/${id}/surveys`, { template: 'investors', privacy: 'named' }),
    );
    expect(survey).toMatchObject({ state: 'draft', faults: [], groups: [], edition: 0 });
    const asked = survey.content.sections.flatMap(({ questions }) => questions).find((each) => each.id === 'topics');
    expect(asked?.options.map(({ topicId }) => topicId)).toEqual(topics);
    const opening = send('POST', `/surveys/${survey.id}/opening`, { version: survey.version });
    expect(await refusalOf(opening)).toBe('survey.not_ready');
    const group = {
      id: null,
      stakeholder: 'investors',
      name: { en: 'Investors', zhTw: '投資者' },
      weight: '2',
      quota: 9,
    };
    const ready = await ok<Survey>(
      send('PUT', `/surveys/${survey.id}/groups`, { groups: [group], version: survey.version }),
    );
    expect(await ok(call('/surveys/current'))).toEqual({ survey: null });
    expect(await open(ready)).toMatchObject({ state: 'open', edition: 1, groups: [{ weight: '2', quota: 9 }] });
    expect(await ok(call('/surveys/current'))).toMatchObject({ survey: { id: survey.id, state: 'open' } });
    expect((await ok<SurveyCard[]>(call(`/profiles/${id}/surveys`))).map((card) => card.id)).toEqual([survey.id]);
  });

  it('keeps what somebody else changed meanwhile, and the privacy that was promised', async () => {
    const { ok, send, assessment, start, open } = surveysOf(h);
    const { content, opensAt, closesAt, ...survey } = await start((await assessment()).id);
    const put = (more: object) =>
      send('PUT', `/surveys/${survey.id}`, { content, opensAt, closesAt, privacy: 'named', version: 2, ...more });
    const title = { en: 'Tell us', zhTw: '' };
    const changed = await ok<Survey>(put({ content: { ...content, title } }));
    const late = await put({});
    expect([late.status, await late.json()]).toMatchObject([409, { current: { content: { title } } }]);
    const { version } = await open(changed);
    expect(await refusalOf(put({ privacy: 'anonymous', version }))).toBe('survey.opened');
    expect(await refusalOf(put({ content: { ...content, sections: [] }, version }))).toBe('survey.not_ready');
    expect(await ok(put({ version }))).toMatchObject({ edition: 2 });
    expect(await refusalOf(send('PUT', `/surveys/${survey.id}/groups`, { groups: [], version: 1 }))).toBe(
      'resource.stale',
    );
  });

  it('is answered without an account, on several devices, changed until it closes, and withdrawn', async () => {
    const { ok, call, send, assessment, opened, invite } = surveysOf(h);
    const survey = await opened((await assessment()).id);
    const [person, other] = await invite(survey, 2);
    if (!person || !other) throw new Error('Nobody was asked');
    expect(await person.opened()).toMatchObject({ answers: {}, submitted: false, challenge: null, language: 'en' });
    expect((await person.answer('years', years)).status).toBe(200);
    expect(await refusalOf(person.submit())).toBe('request.invalid');
    const again = respondentOf(h, person.key);
    expect((await again.opened()).answers).toEqual({ years });
    await answerAll(again, 5, 2);
    await answerAll(other, 1, 1);
    const states = async () =>
      (await ok<SurveyPerson[]>(call(`/surveys/${survey.id}/people`))).map(({ state }) => state);
    expect(await states()).toEqual(['submitted', 'submitted']);
    await again.answer('topics', rated(4, 2));
    expect((await other.withdraw()).status).toBe(200);
    expect((await states()).toSorted()).toEqual(['submitted', 'withdrawn']);
    const results = await ok<SurveyResults>(call(`/surveys/${survey.id}/results`));
    const air = results.tallies.find(({ questionId, optionId }) => questionId === 'topics' && optionId === 'topic-1');
    expect(air?.tallies[0]).toMatchObject({ groupId: null, answered: 1, mean: '4' });
    await ok(send('POST', `/surveys/${survey.id}/closing`));
    expect(await refusalOf(person.open())).toBe('survey.closed');
    expect(await refusalOf(person.answer('years', years))).toBe('survey.closed');
    expect(await refusalOf(person.withdraw())).toBe('survey.closed');
  });

  it('opens and closes by itself', async () => {
    const { ok, call, send, assessment, start, open, invite } = surveysOf(h);
    const { content, id, version } = await start((await assessment()).id);
    const at = (days: number) => new Date(h.clock.now().getTime() + days * day * 1000).toISOString();
    const times = { opensAt: at(1), closesAt: at(2) };
    const planned = await ok<Survey>(send('PUT', `/surveys/${id}`, { content, privacy: 'named', ...times, version }));
    expect((await open(planned)).state).toBe('scheduled');
    const [person] = await invite(await ok<Survey>(call(`/surveys/${id}`)), 1);
    if (!person) throw new Error('Nobody was asked');
    expect(await refusalOf(person.open())).toBe('survey.not_open_yet');
    h.clock.advance(1.5 * day);
    expect((await person.open()).status).toBe(200);
    h.clock.advance(day);
    expect(await refusalOf(person.open())).toBe('survey.closed');
  });

  it('is not closed by a last day that is over', async () => {
    const { ok, call, send, assessment, opened } = surveysOf(h);
    const { id, content, version, opensAt } = await opened((await assessment()).id);
    const closesAt = new Date(h.clock.now().getTime() - day * 1000).toISOString();
    const change = send('PUT', `/surveys/${id}`, { content, opensAt, closesAt, privacy: 'named', version });
    expect(await refusalOf(change)).toBe('survey.not_ready');
    expect(await ok(call(`/surveys/${id}`))).toMatchObject({ state: 'open', closesAt: null });
  });

  it('loses no answer of two hundred that come at once', async () => {
    const { assessment, opened, openLink } = surveysOf(h);
    const { groups, content, version, privacy, opensAt, closesAt, id } = await opened((await assessment()).id);
    const texts = Array.from({ length: 40 }, (_, place) => ({
      id: `text-${place}`,
      kind: 'text',
      text: { en: 'What?', zhTw: '' },
      help: { en: '', zhTw: '' },
      required: false,
      condition: null,
      options: [],
      steps: 5,
      ends: { low: { en: '', zhTw: '' }, high: { en: '', zhTw: '' } },
    }));
    const [section] = content.sections;
    const sections = [{ ...section, questions: texts }];
    const wide = { content: { ...content, sections }, privacy, opensAt, closesAt, version };
    await surveysOf(h).ok(surveysOf(h).send('PUT', `/surveys/${id}`, wide));
    const key = await openLink(groups[0]?.id ?? '');
    const people = await Promise.all(Array.from({ length: 5 }, () => newcomer(h, key)));
    const calls = people.flatMap((person) => texts.map((each) => person.answer(each.id, text(`About ${each.id}`))));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    for (const person of people) expect(Object.keys((await person.opened()).answers)).toHaveLength(40);
  });

  it('reminds those who have not submitted, with a link that works', async () => {
    const { ok, send, assessment, opened, invite } = surveysOf(h);
    const survey = await opened((await assessment()).id);
    const [person] = await invite(survey, 2);
    if (!person) throw new Error('Nobody was asked');
    await answerAll(person, 3, 3);
    const remind = () => send('POST', `/surveys/${survey.id}/reminders`, { message: 'Please' });
    expect(await ok(remind())).toEqual({ sent: 0, left: 0 });
    h.clock.advance(day);
    h.signOutAll();
    expect(await ok(remind())).toEqual({ sent: 1, left: 0 });
  });

  it('takes nobody more than a quota, an open link or a revoked link allows', async () => {
    const { ok, call, send, assessment, opened, invite, openLink } = surveysOf(h);
    const survey = await opened((await assessment()).id);
    const [group] = survey.groups;
    const key = await openLink(group?.id ?? '', 2);
    const first = await newcomer(h, key);
    await newcomer(h, key);
    await expect(newcomer(h, key)).rejects.toThrow('survey.full');
    await answerAll(first, 3, 3);
    const [person] = await invite(survey, 1);
    const people = await ok<SurveyPerson[]>(call(`/surveys/${survey.id}/people`));
    await ok(call(`/survey-people/${people[0]?.id}`, { method: 'DELETE' }));
    expect(await refusalOf(person?.open() ?? Promise.reject())).toBe('survey.link_invalid');
    const { version } = await ok<Survey>(call(`/surveys/${survey.id}`));
    const quota = { ...group, quota: 1, openLink: undefined, progress: undefined };
    await ok(send('PUT', `/surveys/${survey.id}/groups`, { groups: [quota], version }));
    expect(await refusalOf(respondentOf(h, await openLink(group?.id ?? '')).open())).toBe('survey.full');
    await ok(call(`/survey-groups/${group?.id}/open-link`, { method: 'DELETE' }));
    expect(await refusalOf(respondentOf(h, key).open())).toBe('survey.link_invalid');
  });
});

describe('an open link', () => {
  const door = async () => {
    const { assessment, opened, openLink } = surveysOf(h);
    const { groups } = await opened((await assessment()).id);
    return openLink(groups[0]?.id ?? '');
  };

  it('takes no solution that is wrong, late, or of another link, and each only once', async () => {
    const key = await door();
    const open = respondentOf(h, key);
    const { challenge } = await open.opened();
    if (!challenge) throw new Error('There is no challenge');
    expect(await refusalOf(open.begin(challenge.text, -0.5 + 0.5))).toBe('survey.challenge_failed');
    expect(await refusalOf(open.begin(`${challenge.text}x`, 1))).toBe('survey.challenge_failed');
    expect(await refusalOf(open.answer('years', years))).toBe('survey.challenge_failed');
    const { searchSolution } = await import('@esg/contract');
    const solution = searchSolution(challenge.text, challenge.bits, 0, 10_000_000) ?? 0;
    const once = await (await open.begin(challenge.text, solution)).json();
    expect(await (await open.begin(challenge.text, solution)).json()).toEqual(once);
    h.clock.advance(11 * 60);
    expect(await refusalOf(open.begin(challenge.text, solution))).toBe('survey.challenge_failed');
  });

  it('lets one address begin only so often', async () => {
    const open = respondentOf(h, await door());
    const codes = new Set<string>();
    for (let time = 0; time < 125; time += 1) codes.add(await refusalOf(open.begin('made up', time)));
    expect(codes).toEqual(new Set(['survey.challenge_failed', 'request.too_many']));
  });

  it('refuses a link that asks too often, and goes on to answer others', async () => {
    const key = await door();
    const open = respondentOf(h, key);
    const statuses = await Promise.all(Array.from({ length: 260 }, async () => (await open.open()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await refusalOf(respondentOf(h, 'somebody-elses-secret').open())).toBe('survey.link_invalid');
  });

  it('is nobody’s at another tenant', async () => {
    const key = await door();
    expect(await refusalOf(respondentOf(h, key, personOf('harbour.admin').host).open())).toBe('survey.link_invalid');
  });
});

describe('results of people who were promised not to be recognised', () => {
  const answered = async (privacy: 'confidential' | 'anonymous', counts: readonly number[]) => {
    const own = surveysOf(h);
    const { id, topics } = await own.assessment();
    const survey = await own.opened(id, { privacy }, counts.length);
    for (const [place, count] of counts.entries()) {
      const key = await own.openLink(survey.groups[place]?.id ?? '');
      for (let person = 0; person < count; person += 1)
        await answerAll(await newcomer(h, key), place + 2, 5, 'More water');
    }
    const read = () => own.ok<SurveyResults>(own.call(`/surveys/${survey.id}/results`));
    const close = () => own.ok(own.send('POST', `/surveys/${survey.id}/closing`));
    return { ...own, id, topics, survey, read, close };
  };
  const groupsShown = (
    { groups, tallies }: SurveyResults,
    questionId = 'topics',
    optionId: string | null = 'topic-1',
  ) => {
    const tally = tallies.find((each) => each.questionId === questionId && each.optionId === optionId);
    const names = new Map(groups.map((group) => [group.id, group.name.en]));
    return tally?.tallies.map(({ groupId, answered: count }) => [groupId === null ? 'all' : names.get(groupId), count]);
  };

  it('are not shown before it is closed, nor of fewer than five', async () => {
    const { read, close, ok, call, survey } = await answered('confidential', [4]);
    expect(await read()).toMatchObject({ hidden: 'not_closed', tallies: [] });
    await close();
    expect(await read()).toMatchObject({ hidden: 'too_few', tallies: [] });
    expect(await ok(call(`/surveys/${survey.id}/results/texts`))).toEqual({ texts: [] });
  });

  it('leave a small group out of the sum as well, so that no difference tells what it said', async () => {
    const { read, close, ok, call, id, topics, survey } = await answered('anonymous', [5, 3]);
    await close();
    const results = await read();
    expect(groupsShown(results)).toEqual([
      ['all', 5],
      ['Group 1', 5],
    ]);
    const { texts } = await ok<SurveyTexts>(call(`/surveys/${survey.id}/results/texts`));
    expect(texts).toMatchObject([{ texts: Array.from({ length: 5 }, () => 'More water') }]);
    expect(texts[0]?.words).toContainEqual({ word: 'water', count: 5, language: 'en' });
    const axis = await ok<StakeholderAxis>(call(`/profiles/${id}/stakeholder-axis`));
    expect(axis.topics.find(({ topicId }) => topicId === topics[0])).toMatchObject({
      value: '2',
      groups: [{ groupId: survey.groups[0]?.id, answers: 5 }],
    });
    const file = await call(`/surveys/${survey.id}/results/file?format=csv`);
    expect(await file.text()).not.toContain('Group 2');
    expect((await call(`/surveys/${survey.id}/results/file?format=xlsx&language=zhTw`)).status).toBe(200);
    const pdf = await call(`/surveys/${survey.id}/results/file?format=pdf&language=zhTw`);
    expect(await pdf.text()).toMatch(/^%PDF-/);
  });

  it('show small groups together where they are enough', async () => {
    const { read, close } = await answered('confidential', [5, 3, 2]);
    await close();
    expect(groupsShown(await read())).toEqual([
      ['all', 10],
      ['Group 1', 5],
    ]);
  });
});

describe('anonymous answers', () => {
  const six = async () => {
    const own = surveysOf(h);
    const survey = await own.opened((await own.assessment()).id, { privacy: 'anonymous' });
    const people = await own.invite(survey, 6);
    return { ...own, survey, people };
  };
  type Row = Record<string, unknown>;
  const everything = async (): Promise<Map<string, Row[]>> => {
    const { rows: tables } = await h.database.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const found = new Map<string, Row[]>();
    for (const { name } of tables)
      found.set(name, (await h.database.pool.query<Row>(`select xmin::text as "row_xmin", * from ${name}`)).rows);
    return found;
  };

  it('cannot be joined to a person with everything that the database has', async () => {
    const { people, survey } = await six();
    const before = await everything();
    const [first] = people;
    if (!first) throw new Error('Nobody was asked');
    await first.opened();
    await answerAll(first, 5, 1, 'The secret of one person');
    const after = await everything();
    const response = after.get('survey_responses')?.[0] ?? {};
    // Nothing else was written: no counter, no time, no event, no state of a person or a link.
    for (const [table, rows] of after)
      if (!/^(survey_responses|rate_limits)$/.test(table)) expect([table, rows]).toEqual([table, before.get(table)]);
    expect(Object.keys(response).toSorted()).toEqual(
      (
        'answer_hash answers changed_on group_id organisation_id person_id row_xmin submitted survey_id tenant_id ' +
        'wave_id'
      ).split(' '),
    );
    expect(response).toMatchObject({ person_id: null, changed_on: null, wave_id: null });
    // What tells this response from others is in no other table, and was written in no transaction with anything else.
    const unique = [response.answer_hash, response.row_xmin].map(String);
    for (const [table, rows] of after)
      if (table !== 'survey_responses')
        for (const value of unique)
          expect([table, JSON.stringify(rows).includes(`"${value}"`)]).toEqual([table, false]);
    // The hash of the link, which is stored beside the person, does not lead to the key of the answers.
    const { createHash } = await import('node:crypto');
    const links = (after.get('survey_links') ?? []).map(({ secret_hash: hash }) => String(hash));
    const persons = (after.get('survey_people') ?? []).flatMap(({ id, email }) => [String(id), String(email)]);
    for (const known of [...links, ...persons])
      for (const prefix of ['', 'answer:', 'ballot:', 'person:', 'link:'])
        expect(createHash('sha256').update(`${prefix}${known}`).digest('hex')).not.toBe(response.answer_hash);
    expect(survey.privacy).toBe('anonymous');
  });

  it('are in no order once the survey is closed, and tell nobody who has answered', async () => {
    const { people, survey, ok, call, send } = await six();
    for (const [place, person] of people.entries()) await answerAll(person, (place % 5) + 1, 1);
    const order = async () =>
      (await h.database.pool.query('select xmin::text, answer_hash from survey_responses order by ctid')).rows;
    const before = await order();
    expect(new Set(before.map(({ xmin }) => xmin)).size).toBe(6);
    await ok(send('POST', `/surveys/${survey.id}/closing`));
    const after = await order();
    expect(after).toHaveLength(6);
    expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
    const listed = await ok<SurveyPerson[]>(call(`/surveys/${survey.id}/people`));
    expect(new Set(listed.map(({ state }) => state))).toEqual(new Set(['sent']));
  });

  it('are asked only of five people or more, by a letter that nobody else sees', async () => {
    const { ok, send, call, assessment, opened } = surveysOf(h);
    const survey = await opened((await assessment()).id, { privacy: 'anonymous' });
    const people = newAddresses(4).map((email) => ({ email, name: '', language: 'zhTw' }));
    await ok(send('POST', `/surveys/${survey.id}/people`, { groupId: survey.groups[0]?.id, people }));
    const letters = () => send('POST', `/surveys/${survey.id}/letters`, { message: '' });
    expect(await refusalOf(letters())).toBe('survey.group_too_small');
    const more = [{ email: newAddresses(1)[0], name: '', language: 'en' }];
    await ok(send('POST', `/surveys/${survey.id}/people`, { groupId: survey.groups[0]?.id, people: more }));
    expect(await ok(letters())).toEqual({ sent: 5, left: 0 });
    const [listed] = await ok<SurveyPerson[]>(call(`/surveys/${survey.id}/people`));
    expect(await refusalOf(send('POST', `/survey-people/${listed?.id}/link`))).toBe('survey.anonymous');
    h.clock.advance(day);
    h.signOutAll();
    expect(await ok(send('POST', `/surveys/${survey.id}/reminders`, { message: '' }))).toEqual({ sent: 5, left: 0 });
    const reminder = await mailTo(h, more[0]?.email ?? '', /reminder/);
    expect(reminder.text).not.toContain('#key=');
  });

  it('can be changed and withdrawn by whoever has the link, and leave nothing behind', async () => {
    const { people, ok, call, survey } = await six();
    const [person] = people;
    if (!person) throw new Error('Nobody was asked');
    await answerAll(person, 5, 1);
    expect((await respondentOf(h, person.key).opened()).submitted).toBe(true);
    expect((await person.withdraw()).status).toBe(200);
    expect(await ok(call(`/surveys/${survey.id}`))).toMatchObject({ progress: { started: 0, submitted: 0, sent: 6 } });
    expect((await person.opened()).answers).toEqual({});
  });
});
