import { randomUUID } from 'node:crypto';
import type { Answer, AssessedTopic, Assessment, Finding, Problem, Report, TextDraft } from '@esg/contract';
import { gapsIn, plainRichText } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { withMateriality } from '../materiality/testing.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await withMateriality(h);
});
afterAll(() => h.close());

const assess = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
  const answer = await h.as('verdant.admin').request(`/materiality${path}`, init);
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return (await answer.json()) as Answer;
};
const entry = {
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: 'Smoke',
  description: '',
  horizon: 'short',
  stages: ['own'],
  stakeholders: ['local-communities'],
};
const description = 'Each shift it settles on roofs and washing. '.repeat(20).trim();
const smoke = 'Smoke of the large boiler at night 大型鍋爐夜間排煙';

/** Emissions are material, water is not, and an own topic is judged material. */
const decided = async (edition = 'gri-3-2021', year = 2025, furtherEntries = 0) => {
  const { id, settings, version } = await assess<Assessment>('/profiles', body('POST', { year, edition }));
  const scope = 'Both plants and the office in Kwun Tong';
  const stakeholders = [{ groupId: 'local-communities', role: 'affected', weight: '1' }];
  await assess(`/profiles/${id}`, body('PUT', { settings: { ...settings, scope, stakeholders }, version }));
  const topics = [
    { libraryIds: ['ghg-scope12'], name: null },
    { libraryIds: ['water-use'], name: null },
    { libraryIds: [], name: { en: 'Light at night', zhTw: '夜間光害' } },
  ];
  const [air, , own] = await assess<AssessedTopic[]>(`/profiles/${id}/topics`, body('POST', { topics }));
  const add = (topicId: string | undefined, more: object) =>
    assess<Assessment>(`/profiles/${id}/iros`, body('POST', { ...entry, topicId, ...more }));
  await add(air?.id, { title: smoke });
  for (let number = 1; number <= furtherEntries; number += 1)
    await add(air?.id, { title: `Dust of hall ${number} 廠房粉塵`, description });
  const { iros } = await add(air?.id, {
    kind: 'risk',
    actual: false,
    title: 'A carbon price on gas',
    horizon: 'medium',
  });
  const put = (path: string, value: object) => assess<Assessment>(path, body('PUT', value));
  const score = (scores: object[]) => ({ scores, reason: '' });
  for (const { id: iroId, kind } of iros) {
    const criteria = kind === 'risk' ? ['financial', 'likelihood'] : ['scale', 'scope', 'irremediability'];
    await put(`/iros/${iroId}/scores`, score(criteria.map((criterion) => ({ criterion, score: 5 }))));
  }
  const { id: ownId, origin: _, ...rest } = own as AssessedTopic;
  await put(`/topics/${ownId}`, { ...rest, judged: 'material', reason: 'The neighbours asked for it.' });
  await assess(`/profiles/${id}/reveal`, { method: 'POST' });
  const decide = async () => {
    const { stamp } = await assess<Assessment>(`/profiles/${id}`);
    await assess(`/profiles/${id}/decisions`, body('POST', { reason: 'Agreed', stamp }));
  };
  await decide();
  return { id, iros, ownId, rest, put, decide };
};

const started = async (disclosureCodes: string[], versionId = 'gri-2025') => {
  const { send, ok, get } = callerOf(h);
  const report = await ok<Report>(send('POST', '/reports', { versionId, name: 'Report 2025' }));
  const { id } = report;
  await ok(
    send('PATCH', `/reports/${id}`, {
      version: report.version,
      disclosureCodes,
      period: { start: '2025-01-01', end: '2025-12-31' },
      languages: ['en', 'zhTw'],
    }),
  );
  const draft = (place: string) => ok<TextDraft>(get(`/reports/${id}/answers/${place}/draft`));
  const accept = (place: string, version: number, stamp: string) =>
    send('POST', `/reports/${id}/answers/${place}/draft`, { version, stamp });
  const write = (place: string, version: number, value: object) =>
    ok(send('PUT', `/reports/${id}/answers/${place}`, { version, value }));
  const answer = async (place: string) => {
    const answers = await ok<Answer[]>(get(`/reports/${id}/answers`));
    const value = answers.find((each) => `${each.disclosureCode}/${each.fieldKey}` === place)?.value;
    return value?.type === 'multiSelect' ? value : undefined;
  };
  const findings = async () =>
    (await ok<{ findings: Finding[] }>(get(`/reports/${id}/validation`))).findings.filter(
      ({ kind }) => kind === 'text-gap' || kind === 'sentence-unsupported',
    );
  return { id, answer, draft, accept, write, findings, ok };
};
const textOf = ({ blocks }: TextDraft, language: 'en' | 'zhTw') =>
  plainRichText(blocks[language] ?? []).replaceAll('\u00a0', ' ');

describe('drafts from a materiality assessment', () => {
  it('say how topics were found, in both languages, and mark what only people know', async () => {
    await decided();
    const { draft, accept, findings } = await started(['3-1']);
    const made = await draft('3-1/materiality.process');
    const english = textOf(made, 'en');
    expect(english).toContain('by the materiality assessment of 2025, which follows GRI 3: Material Topics 2021.');
    expect(english).toContain('The assessment covers: Both plants and the office in Kwun Tong.');
    expect(english).toContain(
      '3 topics were considered. For them, these were described and scored: 1 negative impact and 1 risk.',
    );
    expect(english).toContain('On a scale up to 5, a topic is material from 3 on for its impacts.');
    expect(english).toContain('[To complete: which body approved the result]');
    const chinese = textOf(made, 'zhTw');
    expect(chinese).toContain('重要議題由 2025 年重要性評估釐定');
    expect(chinese).toContain('〔待補充：翻譯「Both plants and the office in Kwun Tong」〕');
    expect(made).toMatchObject({ basis: { year: 2025, isOtherYear: false, hasChanged: false }, gaps: 3 });
    await accept('3-1/materiality.process', 0, made.stamp);
    expect((await findings()).map(({ kind }) => kind)).toEqual(['text-gap', 'text-gap']);
  });

  it('name the decided topics in the list, the own ones too, and leave alone what a person typed', async () => {
    await decided();
    const { draft, accept, write, ok } = await started(['3-2']);
    const place = '3-2/materiality.topics';
    const typed = { origin: null, typed: true, text: { en: 'Slag heaps', zhTw: '爐渣堆' } };
    const earlier = { origin: randomUUID(), typed: false, text: { en: 'Noise', zhTw: '噪音' } };
    await write(place, 0, { type: 'multiSelect', choices: ['waste'], named: [earlier, typed] });
    const { named, stamp } = await draft(place);
    expect(named?.map(({ text }) => text.en).toSorted()).toEqual([
      'Greenhouse gas emissions from own operations',
      'Light at night',
    ]);
    expect(named?.find(({ text }) => text.en === 'Light at night')?.text.zhTw).toBe('夜間光害');
    expect(await ok(accept(place, 1, stamp))).toMatchObject({
      value: { type: 'multiSelect', choices: ['waste'], named: [...(named ?? []), typed] },
    });
  });

  it('stay in the list as they were taken over while the report’s topics change, and nothing chosen by a person goes', async () => {
    await decided();
    const { id, write, ok, answer } = await started(['3-2', '305-1', '302-1']);
    const { send, get } = callerOf(h);
    const follow = async (materialTopics: string[] | null) => {
      const { version } = await ok<Report>(get(`/reports/${id}`));
      await ok(send('PATCH', `/reports/${id}`, { version, materialTopics }));
    };
    const place = '3-2/materiality.topics';
    const chosen = { type: 'multiSelect', choices: ['waste', 'emissions'] };
    await write(place, 0, chosen);
    await follow(['GRI 305']);
    const listed = await answer(place);
    expect(listed?.choices).toEqual(chosen.choices);
    expect(listed?.named?.map(({ text }) => text.en)).toContain('Light at night');
    await follow(['GRI 305', 'GRI 302']);
    expect(await answer(place)).toEqual(listed);
    await follow(null);
    expect(await answer(place)).toEqual(listed);
  });

  it('say for one topic what the register knows of it, then its figures, then what is left to people', async () => {
    await decided();
    const { draft, accept, write, findings } = await started(['3-3 GRI 305', '305-1', '3-3 GRI 303']);
    await write('305-1/ghg.scope1.total', 0, {
      type: 'number',
      rows: [{ number: '1300', unit: 't{CO2e}', descriptor: '' }],
    });
    const place = '3-3 GRI 305/topic.materiality.management';
    const made = await draft(place);
    const lines = textOf(made, 'en').split('\n');
    expect(lines).toContain(
      'Negative impact (happening already, short term, own operations): Smoke of the large boiler at night.',
    );
    const figures = lines.findIndex((line) => line.startsWith('Scope 1 emissions were 1,300'));
    const policies = lines.indexOf('[To complete: policies and commitments]');
    expect(figures).toBeGreaterThan(1);
    expect(policies).toBeGreaterThan(figures);
    expect(textOf(made, 'zhTw')).toContain('負面影響（已經發生、短期、自身營運）：大型鍋爐夜間排煙。');
    expect(JSON.stringify(made.blocks.en)).toContain('"disclosureCode":"305-1"');
    expect((await draft('3-3 GRI 303/topic.materiality.management')).basis).toBeUndefined();
    expect((await accept(place, 0, made.stamp)).status).toBe(200);
    expect(await findings()).toMatchObject([
      { blocking: true, disclosureCode: '3-3 GRI 305', language: 'en' },
      { blocking: true, disclosureCode: '3-3 GRI 305', language: 'zhTw' },
    ]);
    const filled = { en: [{ kind: 'paragraph', runs: [{ text: 'We burn less.' }] }], zhTw: made.blocks.zhTw };
    await write(place, 1, { type: 'richTextArea', blocks: filled });
    expect(await findings()).toMatchObject([{ language: 'zhTw' }]);
  });

  it('are made for ESRS, HKEX and IFRS, each from the sides that it asks for', async () => {
    await decided('esrs-set1-2023');
    const esrs = await started(['SBM-3', 'IRO-1'], 'esrs-set1-2023');
    const entries = textOf(await esrs.draft('SBM-3/materiality.iro'), 'en');
    expect(entries).toContain('Risk (medium term, own operations): A carbon price on gas.');
    expect(entries).toContain('“Light at night” was judged material whatever its scores: The neighbours asked for it.');
    expect(entries).toContain('[To complete: the impacts, risks and opportunities of “Light at night”]');
    expect(textOf(await esrs.draft('IRO-1/materiality.process'), 'en')).toContain(
      'from 3 on for its impacts, or from 3 on for its financial effects',
    );
    const hkex = await started(['B-13'], 'hkex-c2-2025');
    expect(textOf(await hkex.draft('B-13/gov.board_statement'), 'en')).toContain(
      'The material topics, the highest-scored first:',
    );
    const ifrs = await started(['S1.30'], 'ifrs-s1-2023');
    const risks = textOf(await ifrs.draft('S1.30/sustain.risks'), 'en');
    expect(risks).toContain('A carbon price on gas');
    expect(risks).not.toContain('Smoke');
  });

  it('follow the decision alone: a later change is told and not said, and a decision in between is another draft', async () => {
    const { put, ownId, rest, decide } = await decided();
    const { draft, accept } = await started(['3-1', '3-2']);
    const place = '3-2/materiality.topics';
    const seen = await draft(place);
    const changed = { ...rest, version: rest.version + 1, judged: null, reason: '' };
    await put(`/topics/${ownId}`, changed);
    expect(await draft(place)).toEqual({ ...seen, basis: { ...seen.basis, hasChanged: true } });
    await decide();
    expect(((await (await accept(place, 0, seen.stamp)).json()) as Problem).code).toBe('text_draft.stale');
    expect((await draft(place)).named?.map(({ text }) => text.en)).not.toContain('Light at night');
  });

  it('of a register longer than a text describe what has room, end no description within a word, and count the rest', async () => {
    await decided('gri-3-2021', 2025, 45);
    const { draft, accept } = await started(['3-3 GRI 305']);
    const place = '3-3 GRI 305/topic.materiality.management';
    const made = await draft(place);
    const lines = textOf(made, 'en').split('\n');
    const described = lines.filter((line) => line.includes('Each shift it settles'));
    expect(described.length).toBeGreaterThan(5);
    expect(described.filter((line) => !line.endsWith('washing.'))).toEqual([]);
    expect(lines.some((line) => /: Dust of hall \d+\.$/.test(line))).toBe(true);
    expect((await accept(place, 0, made.stamp)).status).toBe(200);
  }, 60_000);

  it('warn of an entry whose text was changed after the decision', async () => {
    const { iros, put } = await decided();
    const { draft } = await started(['3-1']);
    const place = '3-1/materiality.process';
    expect((await draft(place)).basis).toMatchObject({ hasChanged: false });
    const [iro] = iros;
    h.clock.advance(1);
    const { topicId } = iro as (typeof iros)[number];
    await put(`/iros/${iro?.id}`, { ...entry, topicId, title: 'Smoke of both boilers', version: iro?.version });
    expect((await draft(place)).basis).toMatchObject({ hasChanged: true });
  });

  it('are none without a decision by fitting rules, without the module, and for others', async () => {
    await decided('ifrs-s1-2023');
    const { id, draft, accept } = await started(['3-1', '3-2']);
    const place = '3-1/materiality.process';
    expect(await draft(place)).toMatchObject({ blocks: {}, missing: [] });
    expect(await draft('3-2/materiality.topics')).toEqual({ blocks: {}, missing: [], stamp: '' });
    expect((await accept('3-2/materiality.topics', 0, '')).status).toBe(404);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await h.as(name).request(`/reports/${id}/answers/${place}/draft`)).status).toBe(404);
    expect((await h.anonymous(`/reports/${id}/answers/${place}/draft`)).status).toBe(401);
  });

  it('say nothing of an assessment to tenants without the module', async () => {
    await decided();
    const { draft } = await started(['3-1']);
    expect(gapsIn((await draft('3-1/materiality.process')).blocks.en ?? []).length).toBeGreaterThan(0);
    await h.database.pool.query(
      `update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', (feature_flag -> 'featureFlags') - 'materiality')`,
    );
    h.clock.advance(30);
    expect((await draft('3-1/materiality.process')).blocks).toEqual({});
  });
});
