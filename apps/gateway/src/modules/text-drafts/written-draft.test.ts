import {
  type Answer,
  type LanguageModelSettings,
  linkedNumbersIn,
  type ModelCallPage,
  type Problem,
  plainRichText,
  type Report,
  type TextDraft,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { type Behaviour, openDouble } from '../language-models/testing.ts';
import { callerOf } from '../reports/testing.ts';

// Tries after a busy server wait.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
let double: Awaited<ReturnType<typeof openDouble>>;
beforeAll(async () => {
  double = await openDouble();
  h = await createHarness();
});
const admin: PersonName = 'verdant.admin';
const settings = async () => (await (await h.as(admin).request('/language-model')).json()) as LanguageModelSettings;
const change = async (values: object) => {
  const { model, version } = await settings();
  const agreed = { isOn: true, sendsFigures: true, agreedTo: model, tokensPerMonth: 1_000_000, version, ...values };
  expect((await h.as(admin).request('/language-model', body('PUT', agreed))).status).toBe(200);
};
beforeEach(async () => {
  await h.reset();
  h.deps.config.languageModelsToLocal = true;
  h.deps.config.languageModel = double.model;
  await change({});
});
afterAll(async () => {
  await h.close();
  double.close();
});

const path = '2-22/org.strategy_statement';
const tonnes = (number: string) => ({ number, unit: 't{CO2e}', descriptor: '' });

/** A report in both languages with a figure for scope 1, and one for scope 2. */
const start = async () => {
  const { send, ok, get } = callerOf(h);
  const report = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2025' }));
  const { id } = report;
  await ok(
    send('PATCH', `/reports/${id}`, {
      version: report.version,
      disclosureCodes: ['2-22', '305-1', '305-2'],
      period: { start: '2025-01-01', end: '2025-12-31' },
      languages: ['en', 'zhTw'],
    }),
  );
  const figure = (version: number, number: string, place = '305-1/ghg.scope1.total') =>
    ok(send('PUT', `/reports/${id}/answers/${place}`, { version, value: { type: 'number', rows: [tonnes(number)] } }));
  await figure(0, '1300');
  await figure(0, '510', '305-2/ghg.scope2.location_based');
  const base = `/reports/${id}/answers/${path}/draft`;
  return {
    id,
    figure,
    base,
    plain: () => ok<TextDraft>(get(base)),
    word: () => ok<TextDraft>(send('POST', `${base}/wording`, {})),
    accept: (stamp: string, calls?: readonly string[]) => send('POST', base, { version: 0, stamp, calls }),
    ok,
  };
};
const said = ({ blocks }: TextDraft, language: 'en' | 'zhTw') =>
  plainRichText(blocks[language] ?? []).replaceAll('\u00a0', ' ');
const answering = (en: string, zhTw: string) =>
  double.answersBy(() =>
    JSON.stringify({
      paragraphs: [
        { id: 'p1-en', text: en },
        { id: 'p1-zhTw', text: zhTw },
      ],
    }),
  );
const calls = async () => (await (await h.as(admin).request('/language-model/calls')).json()) as ModelCallPage;

const english = 'Location-based Scope 2 emissions stood at [[n2]], while Scope 1 emissions amounted to [[n1]].';
const chinese = '年內範圍 2 溫室氣體排放（地點為本）為[[n2]]，而範圍 1 溫室氣體排放則達 [[n1]]。';
const template = 'Scope 1 emissions were 1,300 tCO2e (2025). Location-based Scope 2 emissions were 510 tCO2e (2025).';

describe('a draft that a language model words', () => {
  it('has its sentences in both languages with the report’s own numbers, metered and logged', async () => {
    const { word, plain } = await start();
    answering(english, chinese);
    const draft = await word();
    expect(said(draft, 'en')).toBe(
      'Location-based Scope 2 emissions stood at 510 tCO2e (2025), while Scope 1 emissions amounted to 1,300 tCO2e (2025).',
    );
    expect(said(draft, 'zhTw')).toBe(
      '年內範圍 2 溫室氣體排放（地點為本）為 510 公噸二氧化碳當量（2025），而範圍 1 溫室氣體排放則達 1,300 公噸二氧化碳當量（2025）。',
    );
    const links = (made: TextDraft) =>
      linkedNumbersIn(made.blocks.en ?? [])
        .map(({ number }) => number)
        .toSorted((one, other) => (one.fieldKey < other.fieldKey ? -1 : 1));
    expect(links(draft)).toEqual(links(await plain()));
    expect(draft.wording).toMatchObject({ model: { name: 'double-1' }, asked: 2, kept: 2, failure: null });
    expect((await calls()).items).toMatchObject([
      { id: draft.wording?.calls[0], purpose: 'draft', state: 'answered', tokens: 150, isEstimate: false },
    ]);
    expect((await settings()).tokensUsed).toBe(150);
    expect(double.received[0]?.body.response_format?.type).toBe('json_schema');
  });

  it('is asked for with the figures as data, apart from the rules, and without a number to copy wrongly', async () => {
    const { word } = await start();
    answering(english, chinese);
    await word();
    const [system, user] = double.received[0]?.body.messages ?? [];
    expect(system?.content).not.toContain('1,300');
    expect(JSON.parse(user?.content ?? '')).toMatchObject({
      paragraphs: [
        { id: 'p1-en', language: 'English', sentences: ['Scope 1 emissions were [[n1]].', expect.any(String)] },
        { id: 'p1-zhTw', numbers: { n1: expect.stringContaining('1,300') } },
      ],
    });
  });

  it('goes into the text as it was seen, and is refused once the figures say something else', async () => {
    const { ok, word, accept, figure } = await start();
    answering(english, chinese);
    const { stamp, wording, blocks } = await word();
    expect(((await (await accept(stamp)).json()) as Problem).code).toBe('text_draft.stale');
    const answer = await ok<Answer>(accept(stamp, wording?.calls));
    expect(answer.value).toMatchObject({ blocks });
    await figure(1, '1400');
    expect(((await (await accept(stamp, wording?.calls)).json()) as Problem).code).toBe('text_draft.stale');
  });

  it('is nobody else’s: the words of a call are only taken over by who asked', async () => {
    const { word, base, id } = await start();
    answering(english, chinese);
    const { stamp, wording } = await word();
    const asOther = (name: PersonName) =>
      h.as(name).request(base, body('POST', { version: 0, stamp, calls: wording?.calls }));
    expect(((await (await asOther('verdant.member')).json()) as Problem).code).toBe('text_draft.stale');
    expect((await asOther('harbour.admin')).status).toBe(404);
    expect((await h.as('harbour.admin').request(`${base}/wording`, { method: 'POST' })).status).toBe(404);
    expect((await h.anonymous(`/reports/${id}/answers/${path}/draft/wording`, { method: 'POST' })).status).toBe(401);
  });

  it('is the template’s where it has a number that is not in the figures, in the one language where it does', async () => {
    const { word, plain } = await start();
    answering(english.replace('[[n1]]', '1,250 tCO2e'), chinese);
    const draft = await word();
    expect(said(draft, 'en')).toBe(template);
    expect(said(draft, 'zhTw')).toContain('則達');
    expect(draft.wording).toMatchObject({ asked: 2, kept: 1, failure: null });
    answering(`${english} This was due to new boilers.`, chinese.replace('為[[n2]]', '為[[n1]]'));
    const unproved = await word();
    const { blocks, stamp } = await plain();
    expect(unproved).toMatchObject({ blocks, stamp, wording: { calls: [], kept: 0, failure: 'unproved' } });
  });
});

const failures: [name: string, behaviour: Behaviour, failure: string][] = [
  ['refuses the key', { kind: 'status', status: 401 }, 'refused'],
  ['is too busy for long', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 'busy'],
  ['has a fault', { kind: 'status', status: 500, headers: { 'retry-after': '60' } }, 'unreachable'],
  ['is behind a proxy that fails', { kind: 'html-502' }, 'unreachable'],
  ['breaks off', { kind: 'break' }, 'unreadable'],
  ['answers in prose', { kind: 'words', words: ['Emissions went down.'] }, 'unreadable'],
  ['answers in another shape', { kind: 'words', words: ['{"paragraphs":[{"id":1}]}'] }, 'unreadable'],
];

describe('where a model does not word a draft', () => {
  it.each(failures)('because it %s, the template stands, with the reason', async (_, behaviour, failure) => {
    const { word, plain } = await start();
    double.does(behaviour);
    const { blocks, stamp } = await plain();
    const draft = await word();
    expect(draft).toMatchObject({ blocks, stamp, wording: { calls: [], kept: 0, model: { name: 'double-1' } } });
    expect(draft.wording?.failure).toBe(failure);
    expect((await calls()).items.map(({ state }) => state)).toEqual(['failed']);
  });

  it('is tried again where the server is only busy for a moment', async () => {
    const { word } = await start();
    double.does({ kind: 'status', status: 429, headers: { 'retry-after-ms': '20' }, times: 2 });
    await word();
    expect(double.received).toHaveLength(3);
  });

  it('nothing is sent without a budget, or without consent, and the template stands with the reason', async () => {
    const { word, plain } = await start();
    const { blocks } = await plain();
    answering(english, chinese);
    await change({ tokensPerMonth: 100 });
    expect(await word()).toMatchObject({ blocks, wording: { failure: 'budget_spent' } });
    await change({ sendsFigures: false });
    expect(await word()).toMatchObject({ blocks, wording: { model: null, failure: 'off' } });
    await change({ isOn: false, agreedTo: null });
    expect(await word()).toMatchObject({ blocks, wording: { model: null, failure: 'off' } });
    expect(double.received).toEqual([]);
  });
});
