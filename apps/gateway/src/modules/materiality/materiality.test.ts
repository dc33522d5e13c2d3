import {
  type AssessedTopic,
  type Assessment,
  type AssessmentHead,
  assessIro,
  changesSince,
  decidedTopics,
  type Iro,
  judgeTopics,
  type MaterialityDecision,
  type MaterialityEvent,
  type MaterialityLibrary,
  materialityLimits,
  type TopicFramework,
} from '@esg/contract';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { ok, refusal, withMateriality } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const call = (path: string, init?: RequestInit, name: PersonName = 'verdant.admin') =>
  h.as(name).request(`/materiality${path}`, init);
const start = (year = 2025, edition = 'esrs-set1-2023', name?: PersonName) =>
  call('/profiles', body('POST', { year, edition }), name);
const read = (id: string, name?: PersonName) => ok<Assessment>(call(`/profiles/${id}`, undefined, name));
const add = (id: string, topics: object[]) =>
  ok<AssessedTopic[]>(call(`/profiles/${id}/topics`, body('POST', { topics })));
const listed = (...ids: string[]) => ids.map((each) => ({ libraryIds: [each], name: null }));
const entry = {
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: 'Smoke of the boiler',
  description: '',
  horizon: 'short',
  stages: ['own'],
  stakeholders: ['local-communities'],
};
const addEntry = (id: string, topicId: string, more: object = {}) =>
  ok<Assessment>(call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId, ...more })));
const given = (scores: Record<string, number>, reason = '') => ({
  scores: Object.entries(scores).map(([criterion, score]) => ({ criterion, score })),
  reason,
});
const settlement = (scores: Record<string, number>, reason: string) => ({
  scores: given(scores).scores.map((each) => ({ ...each, seen: null })),
  reason,
});
const score = (id: string, scores: Record<string, number>, name?: PersonName) =>
  call(`/iros/${id}/scores`, body('PUT', given(scores)), name);
const reveal = (id: string) => call(`/profiles/${id}/reveal`, { method: 'POST' });
/** Decides about what stands now, or about what was seen earlier. */
const decide = async (id: string, seen?: Pick<Assessment, 'stamp'>, name?: PersonName) => {
  const { stamp } = seen ?? (await read(id));
  return call(`/profiles/${id}/decisions`, body('POST', { reason: 'Agreed by the board', stamp }), name);
};

/** An assessment with air and water, and one entry about air. */
const assessed = async () => {
  const { id } = await ok<Assessment>(start());
  const [air, water] = await add(id, listed('air-emissions', 'water-use'));
  const { iros } = await addEntry(id, air?.id ?? '');
  return { id, air: air as AssessedTopic, water: water as AssessedTopic, iro: iros[0] as Iro };
};
const changed = ({ id: _id, origin: _origin, ...topic }: AssessedTopic, more: object) => ({ ...topic, ...more });

describe('the assessment of a year', () => {
  it('is none until somebody starts it, and is then what the start of a page is told', async () => {
    expect(await ok(call('/profiles?isCreateNew=false'))).toEqual({ profile: null });
    const { id, settings } = await ok<Assessment>(start());
    expect(settings).toMatchObject({ thresholds: { impact: '3', financial: '3' }, severityRule: 'highest' });
    expect(Object.values(settings.scales).map((steps) => steps.length)).toEqual([5, 5, 5, 5, 5]);
    expect(await ok(call('/profiles?isCreateNew=false'))).toMatchObject({
      profile: { id, year: 2025, edition: 'esrs-set1-2023', decidedAt: null },
    });
    expect(await refusal(start())).toEqual([422, 'materiality.year_exists']);
  });

  it('is made once, however often the same start is sent', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'once' };
    const init = { method: 'POST', headers, body: JSON.stringify({ year: 2025, edition: 'gri-3-2021' }) };
    const one = await ok<Assessment>(call('/profiles', init));
    expect((await ok<Assessment>(call('/profiles', init))).id).toBe(one.id);
  });

  it('keeps what somebody else changed meanwhile, and shows it', async () => {
    const { id, settings } = await ok<Assessment>(start());
    const change = (scope: string, version: number) =>
      call(`/profiles/${id}`, body('PUT', { settings: { ...settings, scope }, version }));
    expect(await ok(change('The group', 1))).toMatchObject({ version: 2, settings: { scope: 'The group' } });
    const late = await change('Its parent', 1);
    expect([late.status, await late.json()]).toMatchObject([409, { current: { settings: { scope: 'The group' } } }]);
  });

  it('keeps its scales as long as they are once they were used; their words may change', async () => {
    const { id, iro } = await assessed();
    const { settings, version } = await read(id);
    const scales = { ...settings.scales, scale: settings.scales.scale.slice(0, 4) };
    const put = (value: object) =>
      call(`/profiles/${id}`, body('PUT', { settings: { ...settings, ...value }, version }));
    await ok(score(iro.id, { scale: 5, scope: 4, irremediability: 3 }));
    expect(await refusal(put({ scales }))).toEqual([422, 'materiality.scored']);
    const words = settings.scales.scale.map((_, step) => ({ en: `Step ${step + 1}`, zhTw: `第 ${step + 1} 級` }));
    const kept = await ok<AssessmentHead>(put({ scales: { ...settings.scales, scale: words } }));
    expect(kept.settings.scales.scale[0]?.en).toBe('Step 1');
    const events = await ok<MaterialityEvent[]>(call(`/profiles/${id}/events`));
    expect(events[0]).toMatchObject({ action: 'settings_changed', by: { name: expect.stringMatching(/\w/) } });
    expect(JSON.stringify(events[0]?.before)).toContain('Hardly noticeable change');
  });

  it('starts from what the library knows, with what topics bring into each framework', async () => {
    const library = await ok<MaterialityLibrary & { frameworks: TopicFramework[] }>(call('/library'));
    expect(library.topics).toHaveLength(98);
    expect(library.frameworks.length).toBeGreaterThanOrEqual(24);
  });
});

describe('the long list', () => {
  it('takes topics of the library once, and topics of the organisation’s own', async () => {
    const { id } = await ok<Assessment>(start());
    await add(id, listed('air-emissions', 'water-use'));
    const name = { en: 'Light at night', zhTw: '夜間光害' };
    await add(id, [...listed('air-emissions', 'waste', 'waste'), { libraryIds: [], name }]);
    expect((await read(id)).topics.map((topic) => topic.name?.en ?? topic.libraryIds[0])).toEqual([
      'air-emissions',
      'water-use',
      'waste',
      'Light at night',
    ]);
  });

  it('names topics that the library does not know, and takes none of what was sent with them', async () => {
    const { id, air } = await assessed();
    const refused = await call(`/profiles/${id}/topics`, body('POST', { topics: listed('waste', 'no-such-topic') }));
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { issues: [{ path: 'topics.1.libraryIds.0', rule: 'choice_unknown' }] },
    ]);
    expect((await read(id)).topics).toHaveLength(2);
    const put = (libraryIds: string[]) => call(`/topics/${air.id}`, body('PUT', changed(air, { libraryIds })));
    expect(await refusal(put(['no-such-topic']))).toEqual([422, 'request.invalid']);
    await ok(put(['air-emissions', 'waste']));
  });

  it('is never longer than it may be', async () => {
    const { id } = await ok<Assessment>(start());
    const own = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        libraryIds: [],
        name: { en: `Topic ${index}`, zhTw: `議題 ${index}` },
      }));
    await add(id, own(materialityLimits.topicsMax - 1));
    expect(await refusal(call(`/profiles/${id}/topics`, body('POST', { topics: own(2) })))).toEqual([
      422,
      'resource.full',
    ]);
    await add(id, own(1));
  });

  it('leaves a topic out only with a reason, and judges against the scores only with one', async () => {
    const { air } = await assessed();
    const put = (more: object) => call(`/topics/${air.id}`, body('PUT', changed(air, more)));
    expect(await refusal(put({ state: 'left_out' }))).toEqual([422, 'request.invalid']);
    expect(await refusal(put({ judged: 'material' }))).toEqual([422, 'request.invalid']);
    expect(await ok(put({ state: 'left_out', reason: 'No boiler any more' }))).toMatchObject({ version: 2 });
    expect(await refusal(put({ state: 'left_out', reason: 'Late' }))).toEqual([409, 'resource.stale']);
  });

  it('merges topics into one that stands for itself, which then speaks for both', async () => {
    const { id, air, water } = await assessed();
    const merge = (topic: AssessedTopic, mergedInto: string | null) =>
      call(`/topics/${topic.id}`, body('PUT', changed(topic, { state: 'merged', mergedInto })));
    expect(await refusal(merge(air, air.id))).toEqual([422, 'request.invalid']);
    expect(await refusal(merge(air, null))).toEqual([422, 'request.invalid']);
    await ok(merge(air, water.id));
    expect(await refusal(merge(water, air.id))).toEqual([422, 'request.invalid']);
    const { topics, iros, edition, settings } = await read(id);
    const judged = judgeTopics(
      { topics, edition, settings },
      iros.map((iro) => assessIro(iro, settings)),
    );
    expect(judged.map(({ libraryIds }) => libraryIds)).toEqual([['water-use', 'air-emissions']]);
  });
});

describe('scoring by several people', () => {
  it('is blind: everybody sees their own scores and how many people scored', async () => {
    const { id, iro } = await assessed();
    await ok(score(iro.id, { scale: 2, scope: 2, irremediability: 2 }));
    await ok(score(iro.id, { scale: 5, scope: 5, irremediability: 5 }, 'verdant.member'));
    const seen = async (name: PersonName) => (await read(id, name)).iros[0];
    expect((await seen('verdant.admin'))?.scores.map((each) => each.score)).toEqual([2, 2, 2]);
    expect((await seen('verdant.member'))?.scores.map((each) => each.score)).toEqual([5, 5, 5]);
    expect(await seen('verdant.admin')).toMatchObject({ scoredBy: 2, revealedAt: null });
    const log = JSON.stringify(await ok(call(`/profiles/${id}/events`)));
    expect(log).not.toContain('"score"');
  });

  it('shows all scores at once, marks disagreement, and lets nobody score afterwards', async () => {
    const { id, iro } = await assessed();
    await ok(score(iro.id, { scale: 2, scope: 4, irremediability: 2 }));
    await ok(score(iro.id, { scale: 5, scope: 4, irremediability: 2 }, 'verdant.member'));
    const settle = (scores: Record<string, number>) =>
      call(`/iros/${iro.id}/settlement`, body('PUT', settlement(scores, 'Measured in May')));
    expect(await refusal(settle({ scale: 4 }))).toEqual([422, 'materiality.hidden']);
    await ok(reveal(id));
    const shown = await read(id, 'verdant.member');
    const before = assessIro(shown.iros[0] as Iro, shown.settings);
    expect(before.spreads.get('scale')).toMatchObject({
      count: 2,
      mean: '3.5',
      lowest: 2,
      highest: 5,
      disagrees: true,
    });
    expect(before).toMatchObject({ disagrees: true, score: { score: '4' } });
    expect(await refusal(score(iro.id, { scale: 1 }))).toEqual([422, 'materiality.revealed']);
    const { iros, settings } = await ok<Assessment>(settle({ scale: 5 }));
    expect(assessIro(iros[0] as Iro, settings)).toMatchObject({ disagrees: false, score: { score: '5' } });
    expect(iros[0]?.scores.filter(({ criterion }) => criterion === 'scale').map((each) => each.score)).toHaveLength(2);
    expect(iros[0]?.settled).toMatchObject([{ criterion: 'scale', score: 5, reason: 'Measured in May' }]);
  });

  it('never overwrites a score: the last one of a person counts, and the others stay', async () => {
    const { id, iro } = await assessed();
    await ok(score(iro.id, { scale: 2 }));
    await ok(score(iro.id, { scale: 4 }));
    expect((await read(id)).iros[0]?.scores.map((each) => each.score)).toEqual([4]);
    const { rows } = await h.database.pool.query('select score from materiality_scores order by position');
    expect(rows.map((row) => row.score)).toEqual([2, 4]);
    await expect(h.database.pool.query('update materiality_scores set score = 5')).rejects.toThrow();
  });

  it('takes the criteria of the entry alone, within their scales', async () => {
    const { iro } = await assessed();
    expect(await refusal(score(iro.id, { likelihood: 3 }))).toEqual([422, 'request.invalid']);
    expect(await refusal(score(iro.id, { scale: 6 }))).toEqual([422, 'request.invalid']);
  });

  it('keeps an entry that anybody scored, even from who did, and deletes others', async () => {
    const { id, air, iro } = await assessed();
    const { iros } = await addEntry(id, air.id);
    const other = iros.find((each) => each.id !== iro.id) as Iro;
    await ok(score(iro.id, { scale: 2 }, 'verdant.member'));
    const remove = (entryId: string, name?: PersonName) => call(`/iros/${entryId}`, { method: 'DELETE' }, name);
    for (const name of ['verdant.admin', 'verdant.member'] as const)
      expect(await refusal(remove(iro.id, name))).toEqual([422, 'materiality.scored']);
    expect((await ok<Assessment>(remove(other.id))).iros).toMatchObject([{ id: iro.id }]);
  });

  it('changes an entry at the version that was seen', async () => {
    const { air, iro } = await assessed();
    const change = { ...entry, topicId: air.id, title: 'Smoke of both boilers', version: 1 };
    const put = () => call(`/iros/${iro.id}`, body('PUT', change));
    expect((await ok<Assessment>(put())).iros[0]).toMatchObject({ title: 'Smoke of both boilers', version: 2 });
    const late = await put();
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { title: 'Smoke of both boilers', scoredBy: 0, scores: [], settled: [] } },
    ]);
  });
});

describe('the decision', () => {
  it('says what is material from what stands, by whom, and is never changed', async () => {
    const { id, iro, water } = await assessed();
    await ok(score(iro.id, { scale: 5, scope: 4, irremediability: 3 }));
    await ok(
      call(`/topics/${water.id}`, body('PUT', changed(water, { state: 'left_out', reason: 'No water is used' }))),
    );
    expect(await refusal(decide(id))).toEqual([422, 'materiality.hidden']);
    await ok(reveal(id));
    const first = await ok<MaterialityDecision>(decide(id));
    expect(first).toMatchObject({ number: 1, reason: 'Agreed by the board' });
    expect(first.topics.map(({ verdict, leftOut, reason }) => [verdict, leftOut, reason])).toEqual([
      ['material', false, ''],
      ['not_material', true, 'No water is used'],
    ]);
    expect(await ok(decide(id))).toMatchObject({ number: 2 });
    await expect(h.database.pool.query("update materiality_decisions set reason = ''")).rejects.toThrow();
    expect((await read(id)).decision).toMatchObject({ number: 2 });
  });

  it('is listed with those before it, newest first, to the organisation alone', async () => {
    const { id } = await assessed();
    await ok(reveal(id));
    await ok(decide(id));
    await ok(decide(id));
    const listed = await ok<MaterialityDecision[]>(call('/decisions'));
    expect(listed.map(({ year, number }) => [year, number])).toEqual([
      [2025, 2],
      [2025, 1],
    ]);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect(await ok(call('/decisions', undefined, name))).toEqual([]);
    expect((await call('/decisions', undefined, 'verdant.entity')).status).toBe(403);
  });

  it('is in the workbook with the matrix and the register, in the language that is asked for, to the organisation alone', async () => {
    const { id, iro } = await assessed();
    await ok(score(iro.id, { scale: 5, scope: 4, irremediability: 3 }));
    await ok(reveal(id));
    await ok(decide(id));
    const file = (name?: PersonName) => call(`/profiles/${id}/file?language=zhTw`, undefined, name);
    const answer = await file();
    expect(answer.status).toBe(200);
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets.map((sheet) => sheet.name)).toEqual(['矩陣', '登記冊', '決定']);
    expect(sheets[1]?.rows[1]).toContain(entry.title);
    expect(sheets[2]?.rows[1]).toContain('Agreed by the board');
    expect((await call(`/profiles/${id}/file`)).status).toBe(422);
    expect((await file('verdant.sister')).status).toBe(404);
    expect((await file('verdant.entity')).status).toBe(403);
  });

  it('is about what was read: whoever saw something else reads again', async () => {
    const { id, iro, water } = await assessed();
    await ok(score(iro.id, { scale: 1, scope: 1, irremediability: 1 }));
    await ok(reveal(id));
    const isStale = async (change: () => Response | Promise<Response>) => {
      const seen = await read(id, 'verdant.admin');
      expect(await read(id, 'verdant.member')).toMatchObject({ stamp: seen.stamp });
      await ok(change());
      expect(await refusal(decide(id, seen))).toEqual([409, 'resource.stale']);
    };
    const judged = changed(water, { judged: 'material', reason: 'Neighbours' });
    await isStale(() => call(`/topics/${water.id}`, body('PUT', judged)));
    await isStale(() => call(`/iros/${iro.id}/settlement`, body('PUT', settlement({ scale: 5 }, 'Measured'))));
    await isStale(() => call(`/profiles/${id}/iros`, body('POST', { ...entry, topicId: water.id })));
    await ok(reveal(id));
    await ok(decide(id));
  });

  it('is what the next year starts from, which shows what changed', async () => {
    const { id, iro, air, water } = await assessed();
    await ok(score(iro.id, { scale: 5, scope: 4, irremediability: 3 }));
    await ok(reveal(id));
    await ok(decide(id));
    await ok(call(`/topics/${water.id}`, body('PUT', changed(water, { state: 'merged', mergedInto: air.id }))));
    const next = await ok<Assessment>(start(2026));
    expect(next.topics.map(({ origin, state }) => [origin, state])).toEqual([
      [air.origin, 'considered'],
      [water.origin, 'merged'],
    ]);
    expect(next.topics[1]?.mergedInto).toBe(next.topics[0]?.id);
    expect(next.topics.map(({ reason }) => reason)).toEqual(['', '']);
    expect(next.iros).toMatchObject([{ title: entry.title, scores: [], scoredBy: 0, revealedAt: null }]);
    expect(next.previous).toMatchObject({ year: 2025, number: 1 });
    const iros = next.iros.map((each) => assessIro(each, next.settings));
    const changes = changesSince(next.previous as MaterialityDecision, decidedTopics(judgeTopics(next, iros)));
    expect(changes.map(({ origin, change }) => [origin, change])).toEqual([
      [air.origin, 'no_longer_material'],
      [water.origin, 'gone'],
    ]);
  });
});

describe('who may', () => {
  it('lets nobody in without the module', async () => {
    await h.database.pool.query(
      `update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', (feature_flag -> 'featureFlags') - 'materiality')`,
    );
    h.clock.advance(30);
    for (const path of ['/surveys/current', '/profiles?isCreateNew=false', '/library', '/years'])
      expect((await call(path)).status, path).toBe(403);
  });

  it('lets basic users score, and people who approve decide', async () => {
    const { id, iro } = await assessed();
    await ok(score(iro.id, { scale: 2 }, 'verdant.member'));
    expect((await call(`/profiles/${id}/reveal`, { method: 'POST' }, 'verdant.member')).status).toBe(403);
    expect((await decide(id, undefined, 'verdant.member')).status).toBe(403);
    expect((await call('/years', undefined, 'verdant.entity')).status).toBe(403);
    expect((await h.anonymous('/materiality/years')).status).toBe(401);
  });

  it('keeps an assessment from other organisations and tenants', async () => {
    const { id, air, iro } = await assessed();
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect((await call(`/profiles/${id}`, undefined, name)).status).toBe(404);
      expect((await call(`/profiles/${id}/head`, undefined, name)).status).toBe(404);
      expect((await call(`/topics/${air.id}`, body('PUT', changed(air, {})), name)).status).toBe(404);
      expect((await score(iro.id, { scale: 1 }, name)).status).toBe(404);
      expect(await ok(call('/years', undefined, name))).toEqual([]);
    }
    expect(personOf('verdant.sister').scope.organisationId).not.toBe(personOf('verdant.admin').scope.organisationId);
  });
});
