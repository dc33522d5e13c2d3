/**
 * A large survey on one gateway with the embedded database: its results and files with 20,000 responses of 60 questions; then 200 people
 * who answer at once, while the gateway is killed and started again. Prints one line of JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Survey, SurveyContent, SurveyPerson, SurveyQuestion, SurveyQuestionKind } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/platform/database/index.ts';
import { signIn, startGateway } from './hub-product.ts';

const counts = {
  responses: 20_000,
  questions: 60,
  groups: 4,
  respondents: 200,
  answersEach: 12,
};
/** A quick reader’s pause between two answers. */
const pauseMilliseconds = 1000;
/** Different responses, each stored many times with a text of its own. */
const differentResponses = 200;
const host = 'verdant.localhost';
const none = { en: '', zhTw: '' };
const both = (text: string) => ({ en: text, zhTw: text });

const kinds: readonly SurveyQuestionKind[] = ['rating', 'rating', 'topics', 'single', 'multiple', 'text'];
const questions: SurveyQuestion[] = Array.from({ length: counts.questions }, (_, place) => {
  const kind = kinds[place % kinds.length] ?? 'rating';
  const isTopics = kind === 'topics';
  const hasOptions = isTopics || kind === 'single' || kind === 'multiple';
  const options = Array.from({ length: isTopics ? 10 : 5 }, (__, option) => ({
    id: `option-${option}`,
    text: both(`Option ${option}`),
    topicId: null,
  }));
  return {
    id: `question-${place}`,
    kind,
    text: both(`Question ${place}`),
    help: none,
    required: false,
    condition: null,
    options: hasOptions ? options : [],
    steps: 5,
    ends: { low: none, high: none },
  };
});
const content: SurveyContent = {
  title: both('A large survey'),
  introduction: none,
  privacy: none,
  thanks: none,
  sections: [{ id: 'all', title: none, intro: none, questions }],
};

const answerTo = ({ kind, options }: SurveyQuestion, person: number) => {
  const step = 1 + (person % 5);
  if (kind === 'topics')
    return { kind, steps: options.map(({ id }, place) => ({ id, step: 1 + ((person + place) % 5) })) };
  if (kind === 'single') return { kind, choice: `option-${person % 5}` };
  if (kind === 'multiple') return { kind, choices: [`option-${person % 5}`, `option-${(person + 1) % 5}`] };
  return kind === 'text' ? { kind, text: `Less noise at night, number ${person}` } : { kind: 'rating', step };
};

const callsOf = async (port: number) => {
  const { tokens } = await signIn(port);
  const headers = {
    'tenant-url': host,
    'content-type': 'application/json',
    authorization: `Bearer ${tokens.accessToken}`,
  };
  const ask = async (method: string, path: string, value?: object) => {
    const init = { method, headers, ...(value && { body: JSON.stringify(value) }) };
    const answer = await fetch(`http://127.0.0.1:${port}/api/materiality${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    ask,
    call: async <Answer>(method: string, path: string, value?: object) =>
      (await (await ask(method, path, value)).json()) as Answer,
  };
};
type Calls = Awaited<ReturnType<typeof callsOf>>;

const makeSurvey = async ({ call }: Calls, profileId: string): Promise<Survey> => {
  const started = await call<Survey>('POST', `/profiles/${profileId}/surveys`, { template: 'empty', privacy: 'named' });
  const { id, privacy, opensAt, closesAt } = started;
  const groups = Array.from({ length: counts.groups }, (_, place) => ({
    id: null,
    stakeholder: null,
    name: both(`Group ${place}`),
    weight: '1',
    quota: null,
  }));
  const { version } = await call<Survey>('PUT', `/surveys/${id}/groups`, { groups, version: started.version });
  const saved = await call<Survey>('PUT', `/surveys/${id}`, { content, privacy, opensAt, closesAt, version });
  return call<Survey>('POST', `/surveys/${id}/opening`, { version: saved.version });
};

/** Stores responses that nobody gave: the database makes all of them from a few, each with a text that no other has. */
const fill = async (dataDir: string, { id, groups }: Survey) => {
  const database = await openDatabase({ dataDir });
  const samples = Array.from({ length: differentResponses }, (_, person) =>
    Object.fromEntries(questions.map((question) => [question.id, answerTo(question, person)])),
  );
  const groupIds = groups.map((group) => group.id);
  const text = questions.find(({ kind }) => kind === 'text')?.id ?? '';
  await database.withSystem((tx) =>
    tx.execute(sql`
      insert into survey_responses (answer_hash, tenant_id, organisation_id, survey_id, group_id, answers, submitted)
      select encode(sha256(('bench ' || surveys.id || place)::bytea), 'hex'), tenant_id, organisation_id, surveys.id,
        (${JSON.stringify(groupIds)}::jsonb ->> (place % ${counts.groups})::int)::uuid,
        given.answers || jsonb_build_object(${text}::text, jsonb_build_object('kind', 'text', 'text', 'Less noise, number ' || place)),
        true
      from surveys
        cross join generate_series(0, ${counts.responses - 1}::int) place
        join jsonb_array_elements(${JSON.stringify(samples)}::jsonb) with ordinality given (answers, number)
          on given.number = 1 + place % ${differentResponses}::int
      where surveys.id = ${id}`),
  );
  await database.pool.query('analyze');
  await database.close();
};

const timed = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const slowestOf = async (times: number, work: () => Promise<unknown>) => {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await timed(work));
  return Math.max(...taken);
};

/** Links of people of their own. */
const invite = async ({ call }: Calls, survey: Survey, count: number): Promise<string[]> => {
  const people = Array.from({ length: count }, (_, place) => ({
    email: `asked${place}@stakeholder.example`,
    name: '',
    language: 'en',
  }));
  const groupId = survey.groups[0]?.id;
  const listed = await call<SurveyPerson[]>('POST', `/surveys/${survey.id}/people`, { groupId, people });
  const keys: string[] = [];
  for (const { id } of listed) {
    const { url } = await call<{ url: string }>('POST', `/survey-people/${id}/link`);
    keys.push(url.split('#key=')[1] ?? '');
  }
  return keys;
};

/** Where respondents reach the gateway, which is killed and started again, and how long each acknowledged call took. */
const line = { port: 0, latencies: [] as number[], refused: 0 };

/** A call of somebody at an address of their own, sent again until the gateway answers, as the page does. */
const respond = async (place: number, method: string, path: string, value: object): Promise<unknown> => {
  const headers = {
    'tenant-url': host,
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${place % 250}.${Math.floor(place / 250)}`,
  };
  for (;;) {
    const begun = performance.now();
    const init = { method, headers, body: JSON.stringify(value) };
    const answer = await fetch(`http://127.0.0.1:${line.port}/api/${path}`, init).catch(() => undefined);
    if (answer?.ok) {
      const told = await answer.json();
      line.latencies.push(performance.now() - begun);
      return told;
    }
    if (answer && answer.status < 500) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    line.refused += 1;
    await sleep(pauseMilliseconds / 4);
  }
};

const answerTurn = async (key: string, place: number, from: number, to: number) => {
  await sleep((place / counts.respondents) * pauseMilliseconds);
  await respond(place, 'POST', 'survey-openings', { key });
  for (const question of questions.slice(from, to)) {
    await respond(place, 'PUT', 'survey-answers', { key, questionId: question.id, value: answerTo(question, place) });
    await sleep(pauseMilliseconds);
  }
};

const countLost = async (keys: readonly string[]) => {
  let lost = 0;
  for (const [place, key] of keys.entries()) {
    const { answers } = (await respond(place, 'POST', 'survey-openings', { key })) as { answers: object };
    lost += counts.answersEach * 2 - Object.keys(answers).length;
  }
  return lost;
};

const answerAtOnce = async (dataDir: string, first: Awaited<ReturnType<typeof startGateway>>, keys: string[]) => {
  line.port = first.port;
  await Promise.all(keys.map((key, place) => answerTurn(key, place, 0, counts.answersEach)));
  const p99Ms = line.latencies.toSorted((one, other) => one - other)[Math.floor(line.latencies.length * 0.99)] ?? 0;
  const calls = line.latencies.length;
  const killed = sleep(pauseMilliseconds * 3).then(async () => {
    process.kill(first.pid, 'SIGKILL');
    await first.gone;
    const next = await startGateway(dataDir);
    line.port = next.port;
    return next;
  });
  await Promise.all(keys.map((key, place) => answerTurn(key, place, counts.answersEach, counts.answersEach * 2)));
  const gateway = await killed;
  return { gateway, p99Ms, calls, refused: line.refused, lost: await countLost(keys) };
};

process.env.TRUST_PROXY = '1';
const dataDir = mkdtempSync(join(tmpdir(), 'esg-surveys-'));
try {
  const maker = await startGateway(dataDir);
  const calls = await callsOf(maker.port);
  const { id: profileId } = await calls.call<{ id: string }>('POST', '/profiles', {
    year: 2031,
    edition: 'gri-3-2021',
  });
  const large = await makeSurvey(calls, profileId);
  const busy = await makeSurvey(calls, profileId);
  const keys = await invite(calls, busy, counts.respondents);
  const [oneMore = ''] = await invite(calls, large, 1);
  await maker.stop();
  const fillMs = await timed(() => fill(dataDir, large));

  const first = await startGateway(dataDir);
  const readerOf = async (port: number) => {
    const { ask } = await callsOf(port);
    return async (path: string) => (await ask('GET', `/surveys/${large.id}/results${path}`)).arrayBuffer();
  };
  const readFirst = await readerOf(first.port);
  const firstResultsMs = await timed(() => readFirst(''));
  await first.stop();

  // A gateway that knows nothing yet; then somebody answers, and somebody looks at once.
  const gateway = await startGateway(dataDir);
  const read = await readerOf(gateway.port);
  const keptMs = await slowestOf(5, () => read(''));
  line.port = gateway.port;
  await respond(0, 'PUT', 'survey-answers', {
    key: oneMore,
    questionId: 'question-0',
    value: { kind: 'rating', step: 1 },
  });
  await respond(0, 'POST', 'survey-submissions', { key: oneMore });
  const changedMs = await timed(() => read(''));
  const textsMs = await timed(() => read('/texts'));
  const exportMs = await slowestOf(2, () => read('/file?format=xlsx'));
  line.latencies.length = 0;
  const answering = await answerAtOnce(dataDir, gateway, keys);
  await answering.gateway.stop();
  const { p99Ms, calls: made, refused, lost } = answering;
  const reading = { fillMs, firstResultsMs, resultsMs: Math.max(keptMs, changedMs), textsMs, exportMs };
  console.log(JSON.stringify({ ...counts, ...reading, p99Ms, calls: made, refused, lost }));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
