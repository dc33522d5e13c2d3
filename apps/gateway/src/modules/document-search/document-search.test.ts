import type { Document, DocumentSearch, DocumentTagCategory, Problem } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { storeTexts } from '../document-reading/testing.ts';
import { rankPages } from './index.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const ask = (path: string, init: RequestInit = {}, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, init);
const ok = async <Value>(answer: Promise<Response>): Promise<Value> => {
  const got = await answer;
  expect(got.ok, await got.clone().text()).toBe(true);
  return got.status === 204 ? (undefined as Value) : ((await got.json()) as Value);
};
const refusal = async (answer: Promise<Response>) => {
  const got = await answer;
  return `${got.status} ${got.ok ? '' : ((await got.json()) as Problem).code}`.trim();
};
let uploads = 0;
const upload = (name: string): RequestInit => {
  uploads += 1;
  const form = new FormData();
  form.set('file', new File([`%PDF-1.7\n1 0 obj\n<</No ${uploads}>>\nendobj\ntrailer\n<<>>\n%%EOF`], name));
  return { method: 'POST', body: form };
};
/** Uploads a document and stores what was read of it. */
const added = async (name: string, texts: readonly string[], by: PersonName = 'verdant.admin', query = '') => {
  const document = await ok<Document>(ask(`/documents${query}`, upload(name), by));
  await storeTexts(h, h.as(by).scope, document.id, texts);
  return document;
};
const search = (text: string, more: Record<string, string> = {}, by: PersonName = 'verdant.member') =>
  ok<DocumentSearch>(ask(`/documents/search?${new URLSearchParams({ text, ...more })}`, {}, by));
/** The documents that are found, each with the numbers of its pages. */
const found = async (...given: Parameters<typeof search>) =>
  (await search(...given)).documents.map(({ name, pages }) => [name, ...pages.map(({ number }) => number)]);

const water = 'Water withdrawal in 2024 was 41,200 m3, mostly from rivers.';
const emissions = '範圍一溫室氣體\n排放量為18,420公噸二氧化碳當量。';

describe('a search in documents', () => {
  it('finds pages in both languages by what they say, with a piece of the page word for word and what was looked for marked', async () => {
    const { id } = await added('Report.pdf', ['About this report', `${water}\nIt fell.`, emissions]);
    const { documents, searched, unread, hasMore } = await search('withdrawal');
    expect({ searched, unread, hasMore }).toEqual({ searched: 1, unread: 0, hasMore: false });
    expect(documents).toMatchObject([{ documentId: id, name: 'Report.pdf', fileNumber: 1, isNamed: false, tags: [] }]);
    const [page] = documents[0]?.pages ?? [];
    expect(page).toMatchObject({ number: 2, label: '2', kind: 'page', source: 'text' });
    expect(`${water}\nIt fell.`).toContain(page?.snippet);
    const marked = page?.marks.map(({ from, to }) => page.snippet.slice(from, to).toLowerCase());
    expect(marked).toContain('withdrawal');
    for (const piece of ['溫室', '氣體', '體排', '排放', '二氧'])
      expect((await found(piece))[0], piece).toEqual(['Report.pdf', 3]);
    expect(await found('範圍一 emissions')).toEqual([['Report.pdf', 3]]);
  });

  it('finds a word while it is typed', async () => {
    await added('Report.pdf', [water]);
    for (const typed of ['w', 'withd', 'water withdr']) expect(await found(typed), typed).toEqual([['Report.pdf', 1]]);
    expect(await found('withdx')).toEqual([]);
  });

  it('finds documents by name and by tag, behind those whose pages say it', async () => {
    await added('Water bills.pdf', ['Nothing of it here']);
    await added('Report.pdf', [water]);
    const tagged = await added('Other.pdf', ['Nothing of it here']);
    const { tags } = await ok<DocumentTagCategory>(
      ask('/document-tag-categories', body('POST', { name: 'Kind', isVisible: true, tags: [{ name: 'Waste water' }] })),
    );
    await ok(ask('/document-taggings', body('POST', { ids: [tagged.id], add: tags.map(({ id }) => id), remove: [] })));
    const { documents } = await search('water');
    expect(documents.map(({ name, isNamed, tags: of, pages }) => [name, isNamed, of, pages.length])).toEqual([
      ['Report.pdf', false, [], 1],
      ['Other.pdf', false, ['Waste water'], 0],
      ['Water bills.pdf', true, [], 0],
    ]);
  });

  it('looks only into the documents that are chosen, by id, type, tag and owner', async () => {
    const one = await added('One.pdf', [water]);
    await added('Two.pdf', [water], 'verdant.member');
    const owner = h.as('verdant.admin').scope.userId;
    expect((await found('water')).length).toBe(2);
    expect(await found('water', { documents: one.id })).toEqual([['One.pdf', 1]]);
    expect(await found('water', { owner })).toEqual([['One.pdf', 1]]);
    expect(await found('water', { kind: 'word' })).toEqual([]);
    expect(await found('water', { tag: one.id })).toEqual([]);
  });

  it('says how many documents have no text that can be searched', async () => {
    await ok(ask('/documents', upload('New.pdf')));
    expect(await search('water')).toMatchObject({ documents: [], searched: 1, unread: 1 });
  });

  it('shows the ten best documents with three pages each, and says that there are more', async () => {
    for (let at = 0; at < 11; at += 1) await added(`Report ${at}.pdf`, [water, water, water, water]);
    const { documents, hasMore } = await search('water');
    expect([documents.length, hasMore]).toEqual([10, true]);
    expect(documents.every(({ pages }) => pages.length === 3)).toBe(true);
  });

  it('forgets a deleted document and a replaced file at once, and finds a restored one again', async () => {
    const { id } = await added('Report.pdf', [water]);
    expect(await found('water')).toEqual([['Report.pdf', 1]]);
    await added('Report.pdf', ['Energy', emissions], 'verdant.admin', `?replaces=${id}`);
    expect(await found('water')).toEqual([]);
    expect(await found('排放')).toEqual([['Report.pdf', 2]]);
    await ok(ask('/deleted-documents', body('POST', { ids: [id] })));
    expect(await found('排放')).toEqual([]);
    await ok(ask('/deleted-documents/restore', body('POST', { ids: [id] })));
    expect(await found('排放')).toEqual([['Report.pdf', 2]]);
  });

  it('reads a file anew that was read again', async () => {
    const { id } = await added('Report.pdf', [water]);
    expect(await found('water')).toEqual([['Report.pdf', 1]]);
    h.clock.advance(60);
    await storeTexts(h, h.as('verdant.admin').scope, id, ['Energy']);
    expect(await found('water')).toEqual([]);
  });

  it('makes an index of an older format anew from the texts of the pages', async () => {
    await added('Report.pdf', ['Energy', water]);
    const formats = () =>
      h.database.withSystem(async (tx) => (await tx.execute(sql`select format from document_segments`)).rows);
    const [now] = await formats();
    await h.database.withSystem((tx) => tx.execute(sql`update document_segments set format = 0, data = '\\x00'`));
    expect(await found('water')).toEqual([['Report.pdf', 2]]);
    expect(await formats()).toEqual([now]);
  });

  it('is refused for nothing, for too much, and for ids that are none', async () => {
    const query = (more: Record<string, string>) => ask(`/documents/search?${new URLSearchParams(more)}`);
    const wrongs: Record<string, string>[] = [
      {},
      { text: '' },
      { text: 'a'.repeat(201) },
      { text: 'a', documents: 'x' },
      { text: 'a', kind: 'x' },
    ];
    for (const wrong of wrongs) expect(await refusal(query(wrong)), JSON.stringify(wrong)).toBe('422 request.invalid');
    expect(await search(' … ')).toMatchObject({ documents: [] });
  });
});

it('gives pages with their texts to what answers questions, in the same order', async () => {
  const { id } = await added('Report.pdf', ['Energy', water, `${water} Withdrawal and discharge of water.`]);
  await added('Other.pdf', [water]);
  const { scope } = h.as('verdant.member');
  const ranked = (documentIds: string[], most = 10) =>
    h.database.readScope(scope, (scoped) =>
      rankPages(scoped, { text: 'How much water was withdrawn?', documentIds }, most),
    );
  const [first, ...rest] = await ranked([id]);
  expect(first).toMatchObject({
    documentId: id,
    documentName: 'Report.pdf',
    fileNumber: 1,
    pageLabel: expect.any(String),
  });
  expect(first?.text).toContain(water);
  expect(rest.map(({ documentId }) => documentId)).toEqual([id]);
  expect(await ranked([], 1)).toHaveLength(1);
});

it('keeps out strangers, those who answer for entities, other organisations and tenants', async () => {
  const { id } = await added('Report.pdf', [water]);
  expect((await h.anonymous('/documents/search?text=water')).status).toBe(401);
  expect(await refusal(ask('/documents/search?text=water', {}, 'verdant.entity'))).toBe('403 permission.denied');
  // The index is opened by one who may see it first.
  expect(await found('water')).toEqual([['Report.pdf', 1]]);
  for (const name of ['verdant.sister', 'harbour.admin'] as const)
    for (const documents of ['', id])
      expect(await search('water', { documents }, name)).toMatchObject({ documents: [], searched: 0, unread: 0 });
});
