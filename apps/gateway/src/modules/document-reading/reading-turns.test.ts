import type { Document, DocumentList, DocumentPages, DocumentSearch } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReadError } from '../../platform/reading/index.ts';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { listNewestVersions } from '../documents/index.ts';
import { bytesOf, segmentFormat, segmentOf } from '../retrieval/index.ts';
import { claimNext, storeReading } from './document-reading.repository.ts';
import type { Recogniser } from './recognition.ts';
import { pageOf, scannedPages } from './testing/hostile.ts';
import { readWaiting, recoverReadings, renewReadings } from './work.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const noJob = { enqueue: async () => undefined };
const cover = 'Meter readings of the plant, electricity of the year';
const upload = async (name: string, bytes: Uint8Array, by: PersonName = 'verdant.admin') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const answer = await h.as(by).request('/documents', { method: 'POST', body: form });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return ((await answer.json()) as Document).id;
};
const readingOf = async (id: string, by: PersonName = 'verdant.admin') => {
  const { documents } = (await (await h.as(by).request('/documents')).json()) as DocumentList;
  return documents.find((document) => document.id === id)?.reading;
};
const search = async (text: string) => {
  const query = new URLSearchParams({ text });
  const answer = await h.as('verdant.admin').request(`/documents/search?${query}`);
  return ((await answer.json()) as DocumentSearch).documents;
};

/** Recognises one page in each turn, and tells of it; `between` happens after each of them. */
const onePageATurn = (between: (page: number) => Promise<void>): Recogniser => ({
  canRecognise: async () => true,
  recognise: async (_bytes, pages, { from = 0 } = {}) => {
    const index = pages.findIndex(({ source }, at) => at >= from && source === 'picture');
    if (index < 0) return { pages };
    const read = pages.map((page, at) =>
      at === index ? { ...page, source: 'recognised' as const, text: `Sheet ${at + 1} gas` } : page,
    );
    const next = read.findIndex(({ source }) => source === 'picture');
    h.clock.advance(20);
    await between(index + 1);
    return next < 0 ? { pages: read } : { pages: read, next };
  },
});

describe('a long scan', { timeout: 120_000 }, () => {
  it('lets short documents pass that come while it is recognised, of its organisation and of others', async () => {
    const scan = await upload('Scan.pdf', scannedPages(4, cover));
    const order: string[] = [];
    let short = '';
    let theirs = '';
    const recogniser = onePageATurn(async (page) => {
      order.push(`page ${page}`);
      if (page === 2) {
        short = await upload('Short.pdf', pageOf('Water of the plant was 88 m3.'));
        theirs = await upload('Theirs.pdf', pageOf('Theirs'), 'harbour.admin');
      }
      if (page !== 3) return;
      order.push((await readingOf(short))?.state ?? '', (await readingOf(theirs, 'harbour.admin'))?.state ?? '');
      expect(await readingOf(scan)).toMatchObject({ state: 'reading' });
    });
    await readWaiting({ ...h.deps, recogniser }, noJob);
    expect(order).toEqual(['page 2', 'page 3', 'read', 'read', 'page 4', 'page 5']);
    expect(await readingOf(scan)).toMatchObject({ state: 'read', problem: null, pages: 5, unreadPages: 0 });
  });

  it('is found by its typed pages before its pictures are recognised', async () => {
    await upload('Scan.pdf', scannedPages(2, cover));
    const found: number[] = [];
    const recogniser = onePageATurn(async () => {
      found.push((await search('electricity')).length);
    });
    await readWaiting({ ...h.deps, recogniser }, noJob);
    expect(found).toEqual([1, 1]);
    expect((await search('gas')).flatMap(({ pages }) => pages.map(({ number }) => number))).toEqual(
      expect.arrayContaining([2, 3]),
    );
  });

  it('lets texts pass for a minute, and then has its turn', async () => {
    const scan = await upload('Scan.pdf', scannedPages(2, cover));
    const { scope } = personOf('verdant.admin');
    const claim = () => h.database.withSystem((tx) => claimNext(tx, h.deps.now()));
    const versionOf = async (documentId: string) => {
      const listed = await h.database.withScope(scope, (scoped) =>
        listNewestVersions(scoped, { documentIds: [documentId] }),
      );
      return listed[0]?.documentVersionId;
    };
    const begun = await claim();
    const data = bytesOf(segmentOf([cover]));
    const page = { number: 1, label: '1', kind: 'page', source: 'text', text: cover, blocks: [] } as const;
    const turn = { language: 'en', format: 1, problem: null, picturesFrom: 2 } as const;
    const reading = { ...turn, pages: [{ ...page, blocks: [] }], segment: { format: segmentFormat, data } };
    await h.database.withScope(scope, (scoped) =>
      storeReading(scoped, begun?.documentVersionId ?? '', reading, h.deps.now()),
    );
    const short = await upload('Short.pdf', pageOf('Short'));
    expect((await claim())?.documentVersionId).toBe(await versionOf(short));
    h.clock.advance(61);
    await upload('Later.pdf', pageOf('Later'));
    expect((await claim())?.documentVersionId).toBe(await versionOf(scan));
  });

  it('keeps the pages of earlier turns where its process is lost again and again', async () => {
    const scan = await upload('Scan.pdf', scannedPages(3, cover));
    const lost = onePageATurn(async (page) => {
      if (page === 3) throw new Error('The process is gone');
    });
    for (let time = 0; time < 5; time += 1) {
      await readWaiting({ ...h.deps, recogniser: lost }, noJob).catch(() => undefined);
      h.clock.advance(61);
      await recoverReadings(h.deps, noJob, false);
    }
    const cutOff = { state: 'read', problem: 'interrupted', unreadPages: 2, firstUnreadPage: 3 };
    expect(await readingOf(scan)).toMatchObject(cutOff);
    const answer = await h.as('verdant.admin').request(`/documents/${scan}/pages`);
    const { pages } = (await answer.json()) as DocumentPages;
    expect(pages.map(({ source }) => source)).toEqual(['text', 'recognised', 'picture', 'picture']);
    // On demand it goes on where it was given up.
    expect((await h.as('verdant.admin').request(`/documents/${scan}/read-again`, body('POST', {}))).ok).toBe(true);
    const recognised: number[] = [];
    const steady = onePageATurn(async (page) => void recognised.push(page));
    await readWaiting({ ...h.deps, recogniser: steady }, noJob);
    expect(recognised).toEqual([3, 4]);
    expect(await readingOf(scan)).toMatchObject({ state: 'read', problem: null, unreadPages: 0 });
  });

  it('keeps the pages of earlier turns where a later one fails, and says that pictures are left', async () => {
    const scan = await upload('Scan.pdf', scannedPages(3, cover));
    const late = onePageATurn(async (page) => {
      if (page === 3) throw new ReadError('time_out');
    });
    await readWaiting({ ...h.deps, recogniser: late }, noJob);
    const cutOff = { state: 'read', problem: 'interrupted', unreadPages: 2, firstUnreadPage: 3 };
    expect(await readingOf(scan)).toMatchObject(cutOff);
    expect((await search('gas')).flatMap(({ pages }) => pages.map(({ number }) => number))).toContain(2);
  });

  it('of an older reader is read again from its beginning, be it read, or read in part', async () => {
    const scan = await upload('Scan.pdf', scannedPages(2, cover));
    await readWaiting({ ...h.deps, recogniser: onePageATurn(async () => undefined) }, noJob);
    const row = async () => {
      const { rows } = await h.database.pool.query<{ state: string; pictures_from: number | null }>(
        'select r.state, r.pictures_from from document_readings r join document_versions v on v.id = r.document_version_id where v.document_id = $1',
        [scan],
      );
      return rows[0];
    };
    // The reader before messages in packed RTF and long scans could be read.
    await h.database.pool.query('update document_readings set format = 4');
    await renewReadings(h.deps);
    expect(await row()).toEqual({ state: 'waiting', pictures_from: null });
    await h.database.pool.query('update document_readings set pictures_from = 2');
    await renewReadings(h.deps);
    expect(await row()).toEqual({ state: 'waiting', pictures_from: null });
  });
});
