import type { ContentCategory, ContentEntry, NewContentEntry } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { insertStarterContent } from './index.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const words = (text: string) => ({ en: text, zhTw: `${text} 中文` });
const draft: NewContentEntry = {
  ...{ kind: 'article', categoryId: null, published: false },
  ...{ title: words('Meters'), summary: words('Short'), body: words('Read **them**') },
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

  it('keep the moment of their first publication through changes, and leave when withdrawn', async () => {
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

  it('name the field that is wrong', async () => {
    const refused = await send('POST', '/content-entries', { ...draft, title: { en: 'x', zhTw: '' } });
    expect(refused.status).toBe(422);
    const { issues } = (await refused.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(['title.en', 'title.zhTw']);
  });
});

describe('headings', () => {
  it('stand in their order; their articles outlive them', async () => {
    await send('POST', '/content-categories', { title: words('Later'), position: 2 });
    await send('POST', '/content-categories', { title: words('Sooner'), position: 1 });
    const list = await read<ContentCategory[]>('/esg-cms/categories/publish');
    expect(list.map(({ title }) => title.en)).toEqual(['Sooner', 'Later']);
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

describe('the fence of content', () => {
  const calls = (id: string): [string, RequestInit][] => [
    ['/content-entries', {}],
    ['/content-entries', body('POST', draft)],
    [`/content-entries/${id}`, body('PUT', changeOf(draft, 1))],
    [`/content-entries/${id}`, { method: 'DELETE' }],
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

  it('keeps tenants apart and strangers out', async () => {
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
  for (const { title, body: text } of articles) expect([title.zhTw, text.zhTw].join()).toMatch(/\p{Script=Han}/u);
  expect(await read<ContentEntry[]>('/esg-cms/whats-new/publish')).toHaveLength(1);
});
