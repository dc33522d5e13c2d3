import {
  type NewSurvey,
  type OpenedSurvey,
  type Problem,
  type Survey,
  type SurveyLink,
  type SurveyPerson,
  type SurveyValue,
  searchSolution,
} from '@esg/contract';
import { expect } from 'vitest';
import { body, type Harness, type PersonName } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';

const ok = async <Answer>(answer: Response | Promise<Response>): Promise<Answer> => {
  const given = await answer;
  expect(given.status, await given.clone().text()).toBeLessThan(300);
  return (given.status === 204 ? undefined : await given.json()) as Answer;
};

/** The code with which a call was refused. */
export const refusalOf = async (answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as Problem).code;

/** The secret of a link. */
export const keyIn = (text: string): string => /survey#key=([\w-]+)/.exec(text)?.[1] ?? '';

let asked = 0;
/** Addresses that no other test uses. */
export const newAddresses = (count: number): string[] =>
  Array.from({ length: count }, () => {
    asked += 1;
    return `asked${asked}.${process.pid}@stakeholder.example`;
  });

/** What respondents do, with the secret of their link. */
export const respondentOf = (h: Harness, key: string, host?: string) => {
  const call = (method: 'POST' | 'PUT', path: string, more: object = {}) =>
    h.anonymous(path, body(method, { key, ...more }), host);
  return {
    key,
    open: () => call('POST', '/survey-openings'),
    opened: () => ok<OpenedSurvey>(call('POST', '/survey-openings')),
    answer: (questionId: string, value: SurveyValue | null) => call('PUT', '/survey-answers', { questionId, value }),
    submit: () => call('POST', '/survey-submissions'),
    withdraw: () => call('POST', '/survey-withdrawals'),
    begin: (challenge: string, solution: number) => call('POST', '/survey-ballots', { challenge, solution }),
  };
};

/** Somebody who came by an open link and solved its challenge. */
export const newcomer = async (h: Harness, openKey: string) => {
  const door = respondentOf(h, openKey);
  const { challenge } = await door.opened();
  if (!challenge) throw new Error('The link is a person’s own');
  const solution = searchSolution(challenge.text, challenge.bits, 0, 10_000_000) ?? 0;
  const { key } = await ok<{ key: string }>(door.begin(challenge.text, solution));
  return respondentOf(h, key);
};

/** Surveys of one assessment with two topics, as a person of the organisation makes them. */
export const surveysOf = (h: Harness, name: PersonName = 'verdant.admin') => {
  const call = (path: string, init?: RequestInit) => h.as(name).request(`/materiality${path}`, init);
  const send = (method: 'POST' | 'PUT', path: string, value: object = {}) => call(path, body(method, value));
  const groups = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      id: null,
      stakeholder: null,
      name: { en: `Group ${place + 1}`, zhTw: `組別 ${place + 1}` },
      weight: '1',
      quota: null,
    }));
  const assessment = async () => {
    const { id } = await ok<{ id: string }>(send('POST', '/profiles', { year: 2025, edition: 'gri-3-2021' }));
    const topics = ['air-emissions', 'water-use'].map((each) => ({ libraryIds: [each], name: null }));
    const added = await ok<{ id: string }[]>(send('POST', `/profiles/${id}/topics`, { topics }));
    return { id, topics: added.map((topic) => topic.id) };
  };
  const start = async (profileId: string, more: Partial<NewSurvey> = {}, count = 1) => {
    const chosen = { template: 'employees', privacy: 'named', ...more };
    const { id, version } = await ok<Survey>(send('POST', `/profiles/${profileId}/surveys`, chosen));
    return ok<Survey>(send('PUT', `/surveys/${id}/groups`, { groups: groups(count), version }));
  };
  const open = (survey: Pick<Survey, 'id' | 'version'>) =>
    ok<Survey>(send('POST', `/surveys/${survey.id}/opening`, { version: survey.version }));
  return {
    ok,
    call,
    send,
    assessment,
    start,
    open,
    opened: async (profileId: string, more: Partial<NewSurvey> = {}, count = 1) =>
      open(await start(profileId, more, count)),
    /** Adds people and writes to them; returns what they do with their letters. */
    invite: async (survey: Survey, count: number, place = 0) => {
      const people = newAddresses(count).map((email) => ({ email, name: 'Somebody Asked', language: 'en' }));
      const groupId = survey.groups[place]?.id;
      await ok<SurveyPerson[]>(send('POST', `/surveys/${survey.id}/people`, { groupId, people }));
      await ok(send('POST', `/surveys/${survey.id}/letters`, { message: '' }));
      const letters = await Promise.all(people.map(({ email }) => mailTo(h, email, /survey/)));
      return letters.map(({ text }) => respondentOf(h, keyIn(text)));
    },
    openLink: async (groupId: string, limit = 100) =>
      keyIn((await ok<SurveyLink>(send('POST', `/survey-groups/${groupId}/open-link`, { limit }))).url),
  };
};

/** Answers to the two questions about topics, as the template asks them. */
export const rated = (air: number, water: number): SurveyValue => ({
  kind: 'topics',
  steps: [
    { id: 'topic-1', step: air },
    { id: 'topic-2', step: water },
  ],
});
