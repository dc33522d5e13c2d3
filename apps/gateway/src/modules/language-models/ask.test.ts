import {
  type LanguageModelSettings,
  languageModelLimits,
  type ModelCallDetail,
  type ModelCallPage,
  type Problem,
} from '@esg/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, personOf } from '../../testing/harness.ts';
import { askModel, type ModelRequest, streamModel } from './index.ts';
import { type Behaviour, openDouble } from './testing.ts';

let h: Harness;
let double: Awaited<ReturnType<typeof openDouble>>;
beforeAll(async () => {
  double = await openDouble();
  h = await createHarness();
});
const { scope } = personOf('verdant.admin');
const settings = async () =>
  (await (await h.as('verdant.admin').request('/language-model')).json()) as LanguageModelSettings;
const turnOn = async (tokensPerMonth = 1_000_000) => {
  const { model, version } = await settings();
  const change = { isOn: true, agreedTo: model, tokensPerMonth, version };
  const answer = await h.as('verdant.admin').request('/language-model', body('PUT', change));
  expect(answer.status).toBe(200);
};
beforeEach(async () => {
  await h.reset();
  h.deps.config.languageModelsToLocal = true;
  h.deps.config.languageModel = double.model;
  double.does({ kind: 'words', words: ['Hel', 'lo ', 'there'] });
  await turnOn();
});
afterAll(async () => {
  await h.close();
  double.close();
});

const request: ModelRequest = {
  purpose: 'chat',
  instructions: 'Answer.',
  data: { question: 'How much?' },
  documentIds: [],
};
const patience = { total: 400, silence: 150 };
const never = new AbortController().signal;
/** What came of a stream, and the code it ended with. */
const streamed = async (waits: typeof patience | undefined = patience) => {
  let text = '';
  try {
    for await (const words of streamModel({ ...h.deps, patience: waits }, scope, request, never)) text += words;
    return text;
  } catch (error) {
    return `${text}|${(error as { code?: string }).code}`;
  }
};
const calls = async () =>
  ((await (await h.as('verdant.admin').request('/language-model/calls')).json()) as ModelCallPage).items;
const detail = async (id = '') =>
  (await (await h.as('verdant.admin').request(`/language-model/calls/${id}`)).json()) as ModelCallDetail;

describe('a call of a model', () => {
  it('sends instructions and data apart, with the key, and gives the words as they come', async () => {
    expect(await streamed()).toBe('Hello there');
    const [got] = double.received;
    expect(got?.path).toBe('/v1/chat/completions');
    expect(got?.headers.authorization).toBe('Bearer sk-secret-of-the-test');
    expect(got?.body).toMatchObject({
      model: 'double-1',
      stream: true,
      max_tokens: languageModelLimits.answerTokensMax,
      messages: [
        { role: 'system', content: 'Answer.' },
        { role: 'user', content: '{"question":"How much?"}' },
      ],
    });
  });

  it('is in the log with what was sent and answered, and the tokens that the model counted', async () => {
    await streamed();
    const [call] = await calls();
    expect(call).toMatchObject({ state: 'answered', tokens: 150, isEstimate: false, modelName: 'double-1' });
    expect(call?.userName).toBeTruthy();
    expect(await detail(call?.id)).toMatchObject({
      instructions: 'Answer.',
      data: '{"question":"How much?"}',
      answer: 'Hello there',
    });
    expect((await settings()).tokensUsed).toBe(150);
  });

  it('reads characters that the network has cut', async () => {
    double.does({ kind: 'split' });
    expect(await streamed()).toBe('二氧化碳排放');
  });

  it.each<[string, Behaviour, string, boolean]>([
    ['is longer than it may be', { kind: 'length' }, 'A long ans|language_model.cut', false],
    ['ends without an end', { kind: 'cut' }, 'A half|language_model.cut', true],
    ['breaks', { kind: 'break' }, 'A half|language_model.cut', true],
    ['has an event that is no JSON', { kind: 'garbage' }, 'A half|language_model.cut', true],
    ['reports an error in the middle', { kind: 'mid-error' }, 'A half|language_model.cut', true],
    ['falls silent', { kind: 'stall' }, 'A half|language_model.timeout', true],
    ['never begins', { kind: 'hang' }, '|language_model.timeout', true],
    ['is no JSON at all', { kind: 'not-json' }, '|language_model.unreadable', true],
  ])('says so where the answer %s, and counts what may have to be paid', async (_, behaviour, result, isEstimate) => {
    double.does(behaviour);
    expect(await streamed()).toBe(result);
    expect(double.received).toHaveLength(1);
    const [call] = await calls();
    expect(call).toMatchObject({ state: 'failed', isEstimate });
    expect((await settings()).tokensUsed).toBe(call?.tokens);
    expect(call?.tokens).toBeGreaterThan(0);
  });

  const status = (code: number, more: object = {}): Behaviour => ({ kind: 'status', status: code, ...more });
  it.each<[string, Behaviour, string, number]>([
    ['a wrong key', status(401, { code: 'invalid_api_key' }), '|language_model.refused', 1],
    ['an unknown model', status(404), '|language_model.refused', 1],
    ['an account without money', status(429, { code: 'insufficient_quota' }), '|language_model.refused', 1],
    ['too much to do', status(429, { headers: { 'retry-after-ms': '10' } }), '|language_model.busy', 3],
    ['a wait that is too long', status(429, { headers: { 'retry-after': '60' } }), '|language_model.busy', 1],
    ['an error of its own', status(500, { headers: { 'retry-after-ms': '10' } }), '|language_model.unreachable', 3],
    ['a proxy without a server', { kind: 'html-502' }, '|language_model.unreachable', 3],
    ['a redirect', { kind: 'redirect' }, '|language_model.refused', 1],
  ])(
    'is refused for %s, costs nothing, and is tried again only where that helps',
    async (_, behaviour, result, tries) => {
      double.does(behaviour);
      expect(await streamed()).toBe(result);
      expect(double.received).toHaveLength(tries);
      expect(await calls()).toMatchObject([{ state: 'failed', tokens: 0 }]);
      expect((await settings()).tokensUsed).toBe(0);
    },
  );

  it('succeeds once the server is free again', async () => {
    double.does({ kind: 'status', status: 429, headers: { 'retry-after-ms': '20' }, times: 1 });
    expect(await streamed()).toBe('Hello');
    expect(await calls()).toMatchObject([{ state: 'answered' }]);
  });

  it('says that nobody answers at an address', async () => {
    h.deps.config.languageModel = { ...double.model, url: 'http://127.0.0.1:9/v1' };
    await turnOn();
    expect(await streamed()).toBe('|language_model.unreachable');
  });

  it('ends at the server within a tenth of a second once a person stops it', async () => {
    double.does({ kind: 'words', words: Array.from({ length: 200 }, () => 'word '), pauseMilliseconds: 20 });
    const stop = new AbortController();
    let stopped = 0;
    for await (const _ of streamModel(h.deps, scope, request, stop.signal)) {
      if (stopped > 0) continue;
      stopped = performance.now();
      stop.abort();
    }
    await expect.poll(double.closedAt).toBeGreaterThan(0);
    expect(double.closedAt() - stopped).toBeLessThan(100);
    expect(await calls()).toMatchObject([{ state: 'stopped', isEstimate: true }]);
  });

  it('ends at the server, too, where nobody reads on', async () => {
    double.does({ kind: 'words', words: Array.from({ length: 200 }, () => 'word '), pauseMilliseconds: 20 });
    for await (const _ of streamModel(h.deps, scope, request, never)) break;
    const [call] = await calls();
    expect(call?.state).toBe('stopped');
    expect((await detail(call?.id)).answer).toBe('word ');
  });

  it('keeps its key out of answers and logs', async () => {
    const logged: unknown[] = [];
    const log = { ...h.deps.log, warn: (...given: unknown[]) => logged.push(given) } as unknown as typeof h.deps.log;
    double.does({ kind: 'status', status: 401 });
    await expect(async () => {
      for await (const _ of streamModel({ ...h.deps, log }, scope, request, never));
    }).rejects.toMatchObject({ code: 'language_model.refused' });
    const seen = JSON.stringify([logged, await calls(), await detail((await calls())[0]?.id), await settings()]);
    expect(logged).toHaveLength(1);
    expect(seen).not.toContain('sk-secret');
    expect(seen).not.toContain('How much?"}]');
  });
});

describe('an answer in a shape', () => {
  const Shape = v.strictObject({ value: v.number(), unit: v.nullable(v.string()) });
  const asked = () => askModel({ ...h.deps, patience }, scope, request, Shape, never);

  it('is read, validated and logged', async () => {
    double.does({ kind: 'words', words: ['{"value":12,"unit":"t"}'] });
    const made = await asked();
    expect(made).toEqual({ output: { value: 12, unit: 't' }, callId: (await calls())[0]?.id });
    expect(double.received[0]?.body.response_format?.type).toBe('json_schema');
    expect((await detail((await calls())[0]?.id)).answer).toBe('{"value":12,"unit":"t"}');
  });

  it('is described in words to a server that takes no schema', async () => {
    h.deps.config.languageModel = { ...double.model, takesSchemas: false };
    double.does({ kind: 'words', words: ['{"value":12,"unit":null}'] });
    expect((await asked()).output).toEqual({ value: 12, unit: null });
    expect(double.received[0]?.body.messages[0]?.content).toContain('"unit"');
  });

  it.each([
    ['bad JSON', '{"value":12'],
    ['another shape', '{"value":"twelve","unit":null}'],
    ['more than the shape has', '{"value":12,"unit":null,"script":"<b>"}'],
    ['prose', 'Twelve tonnes.'],
  ])('is refused for %s, and counted', async (_, text) => {
    double.does({ kind: 'words', words: [text] });
    await expect(asked()).rejects.toMatchObject({ code: 'language_model.unreadable' });
    const [call] = await calls();
    expect(call).toMatchObject({ state: 'failed', failure: 'unreadable', tokens: 150, isEstimate: false });
    expect((await detail(call?.id)).answer).toBe(text);
  });

  it('is refused as a stream is', async () => {
    double.does({ kind: 'status', status: 401 });
    await expect(asked()).rejects.toMatchObject({ code: 'language_model.refused' });
    double.does({ kind: 'hang' });
    await expect(asked()).rejects.toMatchObject({ code: 'language_model.timeout' });
  });
});

describe('the budget of a month', () => {
  it('is never exceeded by fifty calls at once', async () => {
    const budget = 12_000;
    const { version } = await settings();
    const change = { isOn: true, agreedTo: (await settings()).model, tokensPerMonth: budget, version };
    expect((await h.as('verdant.admin').request('/language-model', body('PUT', change))).status).toBe(200);
    double.does({ kind: 'words', words: ['Hello'], pauseMilliseconds: 300 });
    let most = 0;
    const watch = setInterval(async () => {
      most = Math.max(most, (await settings()).tokensUsed);
    }, 40);
    const results = await Promise.all(Array.from({ length: 50 }, () => streamed({ total: 60_000, silence: 60_000 })));
    clearInterval(watch);
    const answered = results.filter((result) => result === 'Hello').length;
    expect(results.filter((result) => result === '|language_model.budget_spent')).toHaveLength(50 - answered);
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(50);
    expect(double.received).toHaveLength(answered);
    expect(most).toBeLessThanOrEqual(budget);
    expect(await calls()).toHaveLength(Math.min(answered, 20));
    expect((await settings()).tokensUsed).toBe(answered * 150);
  });

  it('begins anew with the next month', async () => {
    await streamed();
    expect((await settings()).tokensUsed).toBe(150);
    h.clock.set(new Date((await settings()).renewsAt));
    h.signOutAll();
    expect((await settings()).tokensUsed).toBe(0);
  });
});

it('sends nothing where the text is too long, nobody agreed, or the model is somebody else’s now', async () => {
  const refused = async (asked: ModelRequest) => {
    try {
      for await (const _ of streamModel(h.deps, scope, asked, never));
      return 'sent';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const long = { ...request, data: 'x'.repeat(languageModelLimits.promptLengthMax) };
  expect(await refused(long)).toBe('language_model.too_long');
  h.deps.config.languageModel = { ...double.model, runBy: 'Somebody Else Ltd' };
  expect(await refused(request)).toBe('language_model.off');
  expect(await settings()).toMatchObject({ isOn: false, wasOnForAnother: true });
  h.deps.config.languageModel = { ...double.model, name: 'double-2' };
  expect(await refused(request)).toBe('sent');
  h.deps.config.languageModelsToLocal = false;
  expect(await refused(request)).toBe('language_model.refused');
  const { version } = await settings();
  const change = { isOn: false, agreedTo: null, tokensPerMonth: 5, version };
  expect((await h.as('verdant.admin').request('/language-model', body('PUT', change))).status).toBe(200);
  double.does({ kind: 'words', words: ['Hello'] });
  expect(await refused(request)).toBe('language_model.off');
  h.deps.config.languageModel = undefined;
  expect(await refused(request)).toBe('language_model.off');
  expect(double.received).toEqual([]);
  const answer = await h
    .as('verdant.admin')
    .request('/language-model', body('PUT', { ...change, version: version + 1, isOn: true }));
  expect(((await answer.json()) as Problem).code).toBe('language_model.off');
});
