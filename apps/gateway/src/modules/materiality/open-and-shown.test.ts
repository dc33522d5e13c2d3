import type { AssessedTopic, Assessment, AssessmentHead, Iro, MaterialityDecision } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const call = (path: string, init?: RequestInit) => h.as('verdant.admin').request(`/materiality${path}`, init);
const ok = async <Answer>(answer: Response | Promise<Response>): Promise<Answer> => {
  const given = await answer;
  expect(given.status, await given.clone().text()).toBeLessThan(300);
  return (await given.json()) as Answer;
};
const refusal = async (answer: Response | Promise<Response>) => {
  const given = await answer;
  return [given.status, ((await given.json()) as { code: string }).code];
};
const start = (year = 2025) => call('/profiles', body('POST', { year, edition: 'esrs-set1-2023' }));
const read = (id: string) => ok<Assessment>(call(`/profiles/${id}`));
const entry = {
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: 'Smoke of the boiler',
  description: '',
  horizon: 'short',
  stages: ['own'],
  stakeholders: [],
};
const addEntry = (id: string, topicId: string, more: object = {}) =>
  ok<Assessment>(call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId, ...more })));
const score = (id: string, scores: Record<string, number>) => {
  const given = Object.entries(scores).map(([criterion, value]) => ({ criterion, score: value }));
  return call(`/iros/${id}/scores`, body('PUT', { scores: given, reason: '' }));
};
const reveal = (id: string) => call(`/profiles/${id}/reveal`, { method: 'POST' });
const decide = async (id: string) =>
  call(`/profiles/${id}/decisions`, body('POST', { reason: 'Agreed', stamp: (await read(id)).stamp }));

/** An assessment with air and water, and one entry about air. */
const assessed = async () => {
  const { id } = await ok<Assessment>(start());
  const topics = ['air-emissions', 'water-use'].map((each) => ({ libraryIds: [each], name: null }));
  const [air, water] = await ok<AssessedTopic[]>(call(`/profiles/${id}/topics`, body('POST', { topics })));
  const { iros } = await addEntry(id, air?.id ?? '');
  return { id, air: air as AssessedTopic, water: water as AssessedTopic, iro: iros[0] as Iro };
};
const changed = ({ id: _id, origin: _origin, ...topic }: AssessedTopic, more: object) => ({ ...topic, ...more });

it('shows what somebody scored, and leaves open what nobody has scored yet', async () => {
  const { id, air, iro } = await assessed();
  await ok(score(iro.id, { scale: 2, scope: 4, irremediability: 2 }));
  await addEntry(id, air.id, { title: 'Smoke of the lorries' });
  const { iros } = await ok<Assessment>(reveal(id));
  const late = iros.find(({ title }) => title === 'Smoke of the lorries') as Iro;
  expect(iros.map(({ revealedAt }) => revealedAt === null)).toEqual([false, true]);
  expect(await ok<MaterialityDecision>(decide(id))).toMatchObject({ number: 1 });
  await ok(score(late.id, { scale: 3 }));
  expect(await refusal(decide(id))).toEqual([422, 'materiality.hidden']);
  expect((await ok<Assessment>(reveal(id))).iros.every(({ revealedAt }) => revealedAt !== null)).toBe(true);
});

it('keeps what is asked of an entry that somebody scored; its words may change', async () => {
  const { air, iro } = await assessed();
  await ok(score(iro.id, { scale: 2, scope: 4, irremediability: 2 }));
  const change = (more: object) =>
    call(`/iros/${iro.id}`, body('PUT', { ...entry, topicId: air.id, version: 1, ...more }));
  expect(await refusal(change({ kind: 'risk', actual: false }))).toEqual([422, 'materiality.scored']);
  expect(await refusal(change({ actual: false }))).toEqual([422, 'materiality.scored']);
  expect((await ok<Assessment>(change({ title: 'Smoke' }))).iros[0]).toMatchObject({ title: 'Smoke', version: 2 });
});

it('says what is wrong with a risk that happens already, with stages without end, and with terms that do not follow', async () => {
  const { id, air } = await assessed();
  const issuesOf = async (answer: Response | Promise<Response>) => {
    const { issues } = (await (await answer).json()) as { issues: { path: string; rule: string }[] };
    return issues.map(({ path, rule }) => `${path} ${rule}`);
  };
  const added = (more: object) =>
    issuesOf(call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air.id, ...more })));
  expect(await added({ kind: 'risk' })).toEqual(['actual choice_unknown']);
  expect(await added({ kind: 'risk', actual: false, humanRights: true })).toEqual(['humanRights choice_unknown']);
  expect(await added({ stages: ['own', 'own', 'own', 'own'] })).toEqual(['stages too_long']);
  const { settings, version } = await read(id);
  const horizons = { short: 5, medium: 5 };
  expect(
    await issuesOf(call(`/profiles/${id}`, body('PUT', { settings: { ...settings, horizons }, version }))),
  ).toEqual(['settings.horizons.medium number_out_of_range']);
});

it('looks again next year at what was left out, and keeps the reason in the decision', async () => {
  const { id, water } = await assessed();
  const leftOut = { state: 'left_out', reason: 'No water is used' };
  await ok(call(`/topics/${water.id}`, body('PUT', changed(water, leftOut))));
  await ok(decide(id));
  const next = await ok<Assessment>(start(2026));
  expect(next.topics.map(({ state, reason }) => [state, reason])).toEqual([
    ['considered', ''],
    ['considered', ''],
  ]);
  expect(next.previous?.topics.find(({ origin }) => origin === water.origin)).toMatchObject({
    leftOut: true,
    reason: 'No water is used',
  });
});

it('begins in the industry that the organisation belongs to', async () => {
  const { organisationId } = personOf('verdant.admin').scope;
  await h.database.pool.query('update organisations set industry = $1 where id = $2', [
    'Appliance manufacturing',
    organisationId,
  ]);
  expect((await ok<Assessment>(start())).settings.industry).toBe('CG-AM');
});

it('hears groups of stakeholders with their weights, and none where none was kept', async () => {
  const { id, settings, version } = await ok<Assessment>(start());
  const stakeholders = [{ groupId: 'employees', role: 'affected', weight: '2' }];
  const put = call(`/profiles/${id}`, body('PUT', { settings: { ...settings, stakeholders }, version }));
  expect((await ok<Assessment>(put)).settings.stakeholders).toEqual(stakeholders);
  await h.database.pool.query("update materiality_profiles set settings = settings - 'stakeholders'");
  expect((await read(id)).settings.stakeholders).toEqual([]);
});

it('says by a stamp whether topics, entries and scores are those that were read, whatever the settings are', async () => {
  const { id, iro, air } = await assessed();
  const head = () => ok<AssessmentHead>(call(`/profiles/${id}/head`));
  const { topics: _topics, iros: _iros, opinions: _opinions, ...whole } = await read(id);
  expect(await head()).toEqual(whole);
  const settings = { ...whole.settings, scope: 'The group' };
  const after = await ok<AssessmentHead>(call(`/profiles/${id}`, body('PUT', { settings, version: 1 })));
  expect(after).toEqual(await head());
  expect(after.contentsStamp).toBe(whole.contentsStamp);
  expect(after.stamp).not.toBe(whole.stamp);
  const stamps = new Set([after.contentsStamp]);
  const changes = [
    () => score(iro.id, { scale: 5 }),
    () => reveal(id),
    () => call(`/topics/${air.id}`, body('PUT', changed(air, { judged: 'material', reason: 'By law' }))),
    () => call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: air.id, title: 'Smoke of the lorries' })),
  ];
  for (const change of changes) {
    await ok(change());
    stamps.add((await head()).contentsStamp);
  }
  expect(stamps.size).toBe(1 + changes.length);
});

it('is settled by one of two people who settle at once; the other sees on what, and may replace it', async () => {
  const { id, iro } = await assessed();
  await ok(score(iro.id, { scale: 2, scope: 4, irremediability: 2 }));
  await ok(reveal(id));
  const settle = (value: number, seen: string | null) => {
    const scores = [{ criterion: 'scale', score: value, seen }];
    return call(`/iros/${iro.id}/settlement`, body('PUT', { scores, reason: `Measured as ${value}` }));
  };
  const both = await Promise.all([settle(4, null), settle(2, null)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [settled] = (await read(id)).iros[0]?.settled ?? [];
  const late = (await both.find(({ status }) => status === 409)?.json()) as object;
  expect(late).toMatchObject({ code: 'resource.stale', current: { settled: [{ score: settled?.score }] } });
  h.clock.advance(1);
  const again = await ok<Assessment>(settle(3, settled?.at ?? ''));
  expect(again.iros[0]?.settled).toMatchObject([{ score: 3, reason: 'Measured as 3' }]);
});
