import type { Document, DocumentList, DocumentPages } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { queryOf, rank, segmentFrom } from '../retrieval/index.ts';
import { claimNext, listSegments } from './document-reading.repository.ts';
import * as files from './testing/hostile.ts';
import { readWaiting, recoverReadings } from './work.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const noJob = { enqueue: async () => undefined };
const readAll = () => readWaiting(h.deps, noJob);
const ask = (path: string, init: RequestInit = {}, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, init);
const upload = async (name: string, bytes: Uint8Array, query = '', by?: PersonName): Promise<Document> => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const answer = await ask(`/documents${query}`, { method: 'POST', body: form }, by);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json() as Promise<Document>;
};
const listed = async (): Promise<Document[]> => ((await (await ask('/documents')).json()) as DocumentList).documents;
const readingOf = async (id: string) => (await listed()).find((document) => document.id === id)?.reading;
const pagesOf = async (id: string, query = '') =>
  (await (await ask(`/documents/${id}/pages${query}`)).json()) as DocumentPages;

describe('the reading of a document', { timeout: 30_000 }, () => {
  it('follows its upload, is told to open pages, and gives pages and what a search needs', async () => {
    const told = vi.spyOn(h.deps.realtime, 'publish');
    const { id, reading } = await upload(
      'Energy.pdf',
      files.pageOf('The group used 1,204.5 MWh of electricity in 2024.'),
    );
    expect(reading).toMatchObject({ state: 'waiting', pages: null });
    await readAll();
    expect(await readingOf(id)).toEqual({
      state: 'read',
      problem: null,
      pages: 1,
      language: 'en',
      unreadPages: 0,
      firstUnreadPage: null,
    });
    expect(told.mock.calls.map(([, { type }]) => type)).toEqual([
      'documents.changed',
      'document-reading.started',
      'document-reading.completed',
    ]);
    told.mockRestore();
    const { number, pages } = await pagesOf(id);
    expect([number, pages]).toMatchObject([
      1,
      [{ number: 1, kind: 'page', source: 'text', blocks: [{ kind: 'paragraph' }] }],
    ]);
    const stored = await h.database.pool.query<{ id: string }>(
      'select document_version_id as id from document_segments',
    );
    const ids = stored.rows.map((row) => row.id);
    const [segment] = await h.database.withScope(personOf('verdant.admin').scope, (scoped) =>
      listSegments(scoped, ids),
    );
    expect(rank([segmentFrom(segment?.data ?? new Uint8Array())], queryOf('electricity'), 5)).toHaveLength(1);
    const foreign = await h.database.withScope(personOf('verdant.sister').scope, (scoped) => listSegments(scoped, ids));
    expect(foreign).toEqual([]);
  });

  it('keeps what was read of an earlier file', async () => {
    const { id } = await upload('Energy.pdf', files.pageOf('First year'));
    await upload('Energy.pdf', files.pageOf('Second year'), `?replaces=${id}`);
    await readAll();
    const said = async (query: string) => (await pagesOf(id, query)).pages[0]?.blocks;
    expect(await said('')).toMatchObject([{ text: 'Second year' }]);
    expect(await said('?number=1')).toMatchObject([{ text: 'First year' }]);
    expect((await ask(`/documents/${id}/pages?number=3`)).status).toBe(404);
  });

  it('says what is wrong with a file, leaves nothing of it, and reads the next one', async () => {
    const locked = await upload('Locked.pdf', files.lockedPdf());
    const good = await upload('Good.pdf', files.pageOf('Water 88 m3'));
    await readAll();
    expect(await readingOf(locked.id)).toMatchObject({ state: 'failed', problem: 'encrypted', pages: null });
    expect(await readingOf(good.id)).toMatchObject({ state: 'read' });
    expect((await pagesOf(locked.id)).pages).toEqual([]);
    expect((await ask(`/documents/${locked.id}/file`)).status).toBe(200);
  });

  it('is repeated on demand where it failed, and never where it did not', async () => {
    const locked = await upload('Locked.pdf', files.lockedPdf());
    await readAll();
    const again = await ask(`/documents/${locked.id}/read-again`, body('POST', {}));
    expect((await again.json()) as Document).toMatchObject({ reading: { state: 'waiting', problem: null } });
    await readAll();
    await ask(`/documents/${locked.id}/read-again`, body('POST', {}), 'verdant.sister');
    expect(await readingOf(locked.id)).toMatchObject({ state: 'failed' });
  });

  it('takes turns: who uploads many files holds up no other organisation', async () => {
    for (const name of ['One', 'Two', 'Three']) await upload(`${name}.pdf`, files.pageOf(name));
    h.clock.advance(1);
    await upload('Theirs.pdf', files.pageOf('Theirs'), '', 'harbour.admin');
    const claim = async () => (await h.database.withSystem((tx) => claimNext(tx, h.deps.now())))?.organisationId;
    const own = personOf('verdant.admin').scope.organisationId;
    const theirs = personOf('harbour.admin').scope.organisationId;
    expect([await claim(), await claim(), await claim(), await claim()]).toEqual([own, theirs, own, own]);
  });

  it('goes on after a process was killed, and gives up after the third one', async () => {
    const { id } = await upload('Energy.pdf', files.pageOf('Energy'));
    const claim = () => h.database.withSystem((tx) => claimNext(tx, h.deps.now()));
    const lost = async () => {
      expect(await claim()).toMatchObject({ state: 'reading' });
      expect(await claim()).toBeUndefined();
      await recoverReadings(h.deps, noJob, false);
      expect(await readingOf(id)).toMatchObject({ state: 'reading' });
      h.clock.advance(31);
      await recoverReadings(h.deps, noJob, false);
      expect(await readingOf(id)).toMatchObject({ state: 'waiting' });
    };
    await lost();
    await lost();
    await lost();
    await readAll();
    expect(await readingOf(id)).toMatchObject({ state: 'failed', problem: 'interrupted' });
    await ask(`/documents/${id}/read-again`, body('POST', {}));
    await lost();
    await readAll();
    expect(await readingOf(id)).toMatchObject({ state: 'read' });
  });
});
