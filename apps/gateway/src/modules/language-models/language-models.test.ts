import {
  type LanguageModelInUse,
  type LanguageModelSettings,
  languageModelLimits,
  type ModelCallDetail,
  type ModelCallPage,
  type Problem,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { connectModel, disconnectModel, streamModel } from './index.ts';
import { purgeCalls } from './schedule.ts';
import { openDouble } from './testing.ts';

let h: Harness;
let double: Awaited<ReturnType<typeof openDouble>>;
beforeAll(async () => {
  double = await openDouble();
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  h.deps.config.languageModelsToLocal = true;
  h.deps.config.languageModel = double.model;
  double.does({ kind: 'words', words: ['Hello'] });
});
afterAll(async () => {
  await h.close();
  double.close();
});

const admin: PersonName = 'verdant.admin';
const read = async <Answer>(path: string, name: PersonName = admin) =>
  (await (await h.as(name).request(path)).json()) as Answer;
const settings = (name: PersonName = admin) => read<LanguageModelSettings>('/language-model', name);
const put = (change: object, name: PersonName = admin) => h.as(name).request('/language-model', body('PUT', change));
const turnOn = async (name: PersonName = admin) => {
  const { model, version, tokensPerMonth } = await settings(name);
  expect((await put({ isOn: true, agreedTo: model, tokensPerMonth, version }, name)).status).toBe(200);
};
const calls = (name: PersonName = admin, query = '') => read<ModelCallPage>(`/language-model/calls${query}`, name);
const refusal = async (answer: Response) => `${answer.status} ${((await answer.json()) as Problem).code}`;
const ask = async (documentIds: readonly string[] = [], name: PersonName = admin) => {
  const request = { purpose: 'chat' as const, instructions: 'Answer.', data: 'Water: 12 m³', documentIds };
  for await (const _ of streamModel(h.deps, personOf(name).scope, request, new AbortController().signal));
};
const uploaded = async () => {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'Report.pdf'));
  const answer = await h.as(admin).request('/documents', { method: 'POST', body: form });
  return ((await answer.json()) as { id: string }).id;
};

describe('sending texts to a language model', () => {
  it('is off until an administrator agrees to who runs it, and says who agreed', async () => {
    expect(await settings()).toMatchObject({
      isEnabled: true,
      isOn: false,
      model: { name: 'double-1', runBy: 'Example Models Ltd', host: new URL(double.model.url).host },
      agreedBy: null,
      version: 0,
    });
    expect(await read<LanguageModelInUse>('/language-model/in-use')).toEqual({ model: null, readsFigures: false });
    await turnOn();
    expect(await settings()).toMatchObject({ isOn: true, agreedBy: expect.stringMatching(/\w/), version: 1 });
    expect((await read<LanguageModelInUse>('/language-model/in-use', 'verdant.member')).model?.name).toBe('double-1');
  });

  it('is refused for a model that the administrator has not seen', async () => {
    const { model, version } = await settings();
    const agreedTo = { ...model, runBy: 'Somebody Else Ltd' };
    expect(await refusal(await put({ isOn: true, agreedTo, tokensPerMonth: 5, version }))).toBe(
      '409 language_model.changed',
    );
    expect(await refusal(await put({ isOn: true, agreedTo: null, tokensPerMonth: 5, version }))).toBe(
      '409 language_model.changed',
    );
    expect((await settings()).isOn).toBe(false);
  });

  it('refuses a change of an older state, and says what stands now', async () => {
    await turnOn();
    const late = await put({ isOn: false, agreedTo: null, tokensPerMonth: 5, version: 0 });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'resource.stale', current: { isOn: true } }]);
  });

  it('stays agreed to by whoever agreed, when somebody changes the budget', async () => {
    await turnOn();
    const { model, version, agreedBy, agreedAt } = await settings();
    expect((await put({ isOn: true, agreedTo: model, tokensPerMonth: 5, version })).status).toBe(200);
    expect(await settings()).toMatchObject({ isOn: true, tokensPerMonth: 5, agreedBy, agreedAt });
  });

  it('has the operator’s budget as its highest', async () => {
    const { version } = await settings();
    const tokensPerMonth = languageModelLimits.tokensPerMonthMax;
    const answer = await put({ isOn: false, agreedTo: null, tokensPerMonth, version });
    expect(await answer.json()).toMatchObject({ tokensPerMonth: double.model.tokensPerMonthMax });
  });

  it('is locked where the organisation lacks the module', async () => {
    await turnOn();
    await h.database.pool.query(
      "update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', '[]') where name = 'Verdant'",
    );
    expect(await settings()).toMatchObject({ isEnabled: false });
    await expect(ask()).rejects.toMatchObject({ code: 'language_model.off' });
  });
});

describe('a tenant’s own model', () => {
  const own = {
    name: 'own-1',
    runBy: 'Verdant itself',
    key: 'sk-own-secret',
    takesSchemas: true,
    tokensPerMonthMax: 50_000,
  };
  const connect = () =>
    h.database.withSystem((tx) =>
      connectModel(h.deps, tx, personOf(admin).scope.tenantId, { ...own, url: double.model.url }, h.deps.now()),
    );

  it('takes the place of the deployment’s, with its key sealed, and for that tenant alone', async () => {
    await connect();
    await turnOn();
    await ask();
    expect(double.received[0]).toMatchObject({
      headers: { authorization: 'Bearer sk-own-secret' },
      body: { model: 'own-1' },
    });
    expect((await settings('harbour.admin')).model?.name).toBe('double-1');
    const { rows } = await h.database.pool.query('select key from language_models');
    expect(rows[0].key).not.toContain('secret');
  });

  it('has to be agreed to anew where somebody else runs it now', async () => {
    await turnOn();
    await connect();
    expect(await settings()).toMatchObject({ isOn: false, wasOnForAnother: true });
    await h.database.withSystem((tx) => disconnectModel(tx, personOf(admin).scope.tenantId));
    expect(await settings()).toMatchObject({ isOn: true, wasOnForAnother: false });
  });
});

describe('the log', () => {
  it('shows the newest first, in pages', async () => {
    await turnOn();
    for (let count = 0; count < 3; count += 1) {
      h.clock.advance(1);
      await ask();
    }
    const first = await calls(admin, '?limit=2');
    expect(first.items).toHaveLength(2);
    const second = await calls(admin, `?limit=2&cursor=${first.nextCursor}`);
    expect(second.items).toHaveLength(1);
    const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('withholds the words of a deleted document, and forgets them once it is deleted permanently', async () => {
    await turnOn();
    const documentId = await uploaded();
    await ask([documentId]);
    const [call] = (await calls()).items;
    const detail = () => read<ModelCallDetail>(`/language-model/calls/${call?.id}`);
    expect(await detail()).toMatchObject({ isWithheld: false, data: '"Water: 12 m³"', answer: 'Hello' });
    const ids = { ids: [documentId] };
    await h.as(admin).request('/deleted-documents', body('POST', ids));
    expect(await detail()).toMatchObject({ isWithheld: true, data: '', answer: '' });
    await h.as(admin).request('/deleted-documents/restore', body('POST', ids));
    expect(await detail()).toMatchObject({ isWithheld: false, answer: 'Hello' });
    await h.as(admin).request('/deleted-documents', body('POST', ids));
    expect((await h.as(admin).request('/deleted-documents/purge', body('POST', ids))).status).toBe(204);
    expect(await detail()).toMatchObject({ isWithheld: true, data: '', answer: '', tokens: 150 });
    const { rows } = await h.database.pool.query('select data, answer from language_model_calls');
    expect(rows).toEqual([{ data: '', answer: '' }]);
  });

  it('keeps calls as long as it says, and ends those whose gateway went down', async () => {
    await turnOn();
    await ask();
    await h.database.pool.query("update language_model_calls set state = 'sent', ended_at = null");
    h.clock.advance(3600);
    await purgeCalls(h.deps);
    h.signOutAll();
    expect((await calls()).items).toMatchObject([{ state: 'failed' }]);
    h.clock.advance(languageModelLimits.logDays * 24 * 3600);
    await purgeCalls(h.deps);
    h.signOutAll();
    expect((await calls()).items).toEqual([]);
  });
});

it('keeps out strangers, people who do not administer, other organisations and other tenants', async () => {
  await turnOn();
  await ask();
  const [call] = (await calls()).items;
  const one = `/language-model/calls/${call?.id}`;
  for (const path of ['/language-model', '/language-model/in-use', '/language-model/calls', one])
    expect((await h.anonymous(path)).status).toBe(401);
  for (const path of ['/language-model', '/language-model/calls', one])
    expect(await refusal(await h.as('verdant.member').request(path))).toBe('403 permission.denied');
  const change = { isOn: false, agreedTo: null, tokensPerMonth: 5, version: 1 };
  expect(await refusal(await put(change, 'verdant.member'))).toBe('403 permission.denied');
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    expect((await settings(name)).isOn).toBe(false);
    expect((await settings(name)).tokensUsed).toBe(0);
    expect((await calls(name)).items).toEqual([]);
    expect(await refusal(await h.as(name).request(one))).toBe('404 resource.not_found');
    await expect(ask([], name)).rejects.toMatchObject({ code: 'language_model.off' });
  }
  expect(double.received).toHaveLength(1);
});
