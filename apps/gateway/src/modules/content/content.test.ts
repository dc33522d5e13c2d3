import {
  type ContentCategory,
  type ContentEntry,
  type NewContentEntry,
  type NewsReadMark,
  plainRichText,
  type RichTextBlock,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { addNewStarterContent, insertStarterContent } from './index.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const words = (text: string) => ({ en: text, zhTw: `${text} 中文` });
const text = (...lines: string[]): RichTextBlock[] =>
  lines.map((line) => ({ kind: 'paragraph', runs: [{ text: line, bold: true }] }));
const texts = { en: text('Read them'), zhTw: text('請閱讀') };
const nothing = { en: '', zhTw: '' };
const draft: NewContentEntry = {
  kind: 'article',
  categoryId: null,
  published: false,
  title: words('Meters'),
  summary: words('Short'),
  body: texts,
};
const changeOf = ({ kind: _kind, ...fields }: NewContentEntry, version: number) => ({ ...fields, version });
const send = (method: 'POST' | 'PUT', path: string, value: unknown, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, body(method, value));
const read = async <Value>(path: string, name: PersonName = 'verdant.member') =>
  (await (await h.as(name).request(path)).json()) as Value;
const written = async (entry: NewContentEntry) =>
  (await (await send('POST', '/content-entries', entry)).json()) as ContentEntry;

describe('articles and news', () => {
  it('are read by everybody of the tenant once published, each kind by itself', async () => {
    await written({ ...draft, published: true });
    await written({ ...draft, kind: 'whats-new', published: true, title: words('New') });
    await written(draft);
    for (const name of ['verdant.member', 'verdant.entity', 'verdant.sister'] as const) {
      const articles = await read<ContentEntry[]>('/esg-cms/articles/publish', name);
      expect(articles.map(({ title }) => title.en)).toEqual(['Meters']);
      expect(await read<ContentEntry[]>('/esg-cms/whats-new/publish', name)).toHaveLength(1);
    }
    expect(await read<ContentEntry[]>('/content-entries', 'verdant.admin')).toHaveLength(3);
  });

  it('keep the moment of their first publication through changes, and disappear when withdrawn', async () => {
    const first = await written({ ...draft, published: true });
    h.clock.advance(60);
    const path = `/content-entries/${first.id}`;
    const answer = await send('PUT', path, changeOf({ ...draft, published: true, title: words('Gauges') }, 1));
    const changed = (await answer.json()) as ContentEntry;
    expect(changed).toMatchObject({ publishedAt: first.publishedAt, version: 2, title: { en: 'Gauges' } });
    expect(changed.updatedAt > first.updatedAt).toBe(true);
    await send('PUT', path, changeOf(draft, 2));
    expect(await read('/esg-cms/articles/publish')).toEqual([]);
    expect((await h.as('verdant.admin').request(path, { method: 'DELETE' })).status).toBe(204);
    expect((await send('PUT', path, changeOf(draft, 3))).status).toBe(404);
  });

  it('are not overwritten by somebody who saw an older one', async () => {
    const { id } = await written(draft);
    await send('PUT', `/content-entries/${id}`, changeOf({ ...draft, title: words('Mine') }, 1));
    const refused = await send('PUT', `/content-entries/${id}`, changeOf({ ...draft, title: words('Late') }, 1));
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'content.stale', current: { version: 2, title: { en: 'Mine' } } },
    ]);
  });

  it('need a title, and readable text in one language before they are published', async () => {
    const issuesOf = async (change: Partial<NewContentEntry>) => {
      const refused = await send('POST', '/content-entries', { ...draft, ...change });
      expect(refused.status).toBe(422);
      return ((await refused.json()) as { issues: unknown[] }).issues;
    };
    const missing = (path: string) => [{ path, rule: 'required', params: {} }];
    expect(await issuesOf({ title: nothing })).toEqual(missing('title.en'));
    const chinese = { en: [], zhTw: text('請閱讀') };
    expect(await issuesOf({ published: true, title: { en: 'Meters', zhTw: '' }, body: chinese })).toEqual(
      missing('body.en'),
    );
    const onlyChinese = { published: true, title: { en: '', zhTw: '儀錶' }, body: chinese };
    expect((await send('POST', '/content-entries', { ...draft, ...onlyChinese })).status).toBe(201);
    const script = { kind: 'paragraph', runs: [{ text: 'x', link: 'javascript:alert(1)' }] };
    expect((await send('POST', '/content-entries', { ...draft, body: { ...texts, en: [script] } })).status).toBe(422);
  });

  it('keep the order that editors give them, and name their last editor to editors only', async () => {
    const made = [await written({ ...draft, published: true }), await written({ ...draft, published: true })];
    const ids = made.map(({ id }) => id).toReversed();
    for (const order of [ids, ids.toReversed()]) {
      expect((await send('PUT', '/content-entries/order', { ids: order })).status).toBe(204);
      const articles = await read<ContentEntry[]>('/esg-cms/articles/publish');
      expect(articles.map(({ id }) => id)).toEqual(order);
      expect(articles.map(({ updatedBy }) => updatedBy)).toEqual(['', '']);
    }
    const [entry] = await read<ContentEntry[]>('/content-entries', 'verdant.admin');
    expect(entry?.updatedBy).toMatch(/\w+ \w+/);
  });
});

describe('the moment up to which a person has seen the news', () => {
  it('is stored for each person separately', async () => {
    const path = '/esg-cms/whats-new/read-mark';
    expect(await read<NewsReadMark>(path)).toEqual({ readAt: null });
    expect((await h.as('verdant.member').request(path, { method: 'PUT' })).status).toBe(200);
    h.clock.advance(60);
    const again = await h.as('verdant.member').request(path, { method: 'PUT' });
    expect(await read<NewsReadMark>(path)).toEqual(await again.json());
    expect(await read<NewsReadMark>(path)).toEqual({ readAt: h.clock.now().toISOString() });
    for (const name of ['verdant.admin', 'verdant.sister', 'harbour.admin'] as const)
      expect(await read<NewsReadMark>(path, name)).toEqual({ readAt: null });
    expect((await h.anonymous(path)).status).toBe(401);
  });
});

describe('headings', () => {
  it('keep the order they are given, and leave their articles without a heading when deleted', async () => {
    await send('POST', '/content-categories', { title: words('Later'), position: 2 });
    await send('POST', '/content-categories', { title: words('Sooner'), position: 1 });
    const list = await read<ContentCategory[]>('/esg-cms/categories/publish');
    expect(list.map(({ title }) => title.en)).toEqual(['Sooner', 'Later']);
    const turned = await send('PUT', '/content-categories/order', { ids: list.map(({ id }) => id).toReversed() });
    expect(((await turned.json()) as ContentCategory[]).map(({ title }) => title.en)).toEqual(['Later', 'Sooner']);
    const categoryId = list[0]?.id ?? '';
    const { id } = await written({ ...draft, categoryId, published: true });
    await send('PUT', `/content-categories/${categoryId}`, { title: words('Moved'), position: 9 });
    await h.as('verdant.admin').request(`/content-categories/${categoryId}`, { method: 'DELETE' });
    expect(await read('/esg-cms/articles/publish')).toMatchObject([{ id, categoryId: null }]);
    const refused = await send('POST', '/content-entries', { ...draft, categoryId });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { issues: [{ path: 'categoryId', rule: 'choice_unknown' }] },
    ]);
  });
});

describe('access to content', () => {
  const calls = (id: string): [string, RequestInit][] => [
    ['/content-entries', {}],
    ['/content-entries', body('POST', draft)],
    [`/content-entries/${id}`, body('PUT', changeOf(draft, 1))],
    [`/content-entries/${id}`, { method: 'DELETE' }],
    ['/content-entries/order', body('PUT', { ids: [id] })],
    ['/content-categories/order', body('PUT', { ids: [id] })],
    ['/content-categories', body('POST', { title: words('Mine'), position: 0 })],
    [`/content-categories/${id}`, body('PUT', { title: words('Mine'), position: 0 })],
    [`/content-categories/${id}`, { method: 'DELETE' }],
  ];

  it.each<PersonName>(['verdant.member', 'verdant.entity', 'verdant.sister'])(
    'lets %s change nothing',
    async (name) => {
      const { id } = await written(draft);
      for (const [path, init] of calls(id))
        expect((await h.as(name).request(path, init)).status, `${init.method} ${path}`).toBe(403);
      expect(await read<ContentEntry[]>('/content-entries', 'verdant.admin')).toMatchObject([{ id, version: 1 }]);
    },
  );

  it('is refused to other tenants and to strangers', async () => {
    const { id } = await written({ ...draft, published: true });
    expect(await read('/esg-cms/articles/publish', 'harbour.admin')).toEqual([]);
    expect((await send('PUT', `/content-entries/${id}`, changeOf(draft, 1), 'harbour.admin')).status).toBe(404);
    expect((await h.anonymous('/esg-cms/articles/publish')).status).toBe(401);
    for (const [path, init] of calls(id)) expect((await h.anonymous(path, init)).status, path).toBe(401);
  });
});

it('starts a new tenant with articles and news in both languages', async () => {
  const { tenantId } = h.as('verdant.admin').scope;
  await h.database.withSystem((tx) => insertStarterContent(tx, tenantId, h.clock.now()));
  const articles = await read<ContentEntry[]>('/esg-cms/articles/publish');
  expect(articles.length).toBeGreaterThan(2);
  for (const { title, body: full } of articles)
    for (const line of [title.zhTw, plainRichText(full.zhTw)]) expect(line).toMatch(/^[^*]*\p{Script=Han}[^*]*$/u);
  expect(articles[0]?.body.en[1]).toMatchObject({ kind: 'numbered', runs: [{ bold: true }, {}, {}, {}] });
  expect(await read<ContentEntry[]>('/esg-cms/whats-new/publish')).toHaveLength(1);
});

it('gives an older tenant the articles that came since, once, and none that it deleted', async () => {
  const { tenantId } = h.as('verdant.admin').scope;
  const { pool } = h.database;
  await h.database.withSystem((tx) => insertStarterContent(tx, tenantId, h.clock.now()));
  const all = await read<ContentEntry[]>('/esg-cms/articles/publish');
  const [deleted, missed] = all;
  const titled = "title ->> 'en' = $1";
  await pool.query(`delete from content_entries where ${titled} or title ->> 'en' = $2`, [
    deleted?.title.en,
    missed?.title.en,
  ]);
  await pool.query('update tenants set starter_titles = starter_titles - $2::text where id = $1', [
    tenantId,
    missed?.title.en,
  ]);
  for (let start = 0; start < 2; start += 1)
    await h.database.withSystem((tx) => addNewStarterContent(tx, h.clock.now()));
  const titles = (await read<ContentEntry[]>('/esg-cms/articles/publish')).map(({ title }) => title.en);
  expect(titles.toSorted()).toEqual(
    all
      .slice(1)
      .map(({ title }) => title.en)
      .toSorted(),
  );
  // A tenant from before anybody wrote down what it was given: it deleted one of the first, and another came later.
  const later = 'Use a language model';
  await pool.query(`delete from content_entries where ${titled}`, [later]);
  await pool.query('update tenants set starter_titles = null where id = $1', [tenantId]);
  await h.database.withSystem((tx) => addNewStarterContent(tx, h.clock.now()));
  const now = (await read<ContentEntry[]>('/esg-cms/articles/publish')).map(({ title }) => title.en);
  expect(now).toContain(later);
  expect(now).not.toContain(deleted?.title.en);
});
