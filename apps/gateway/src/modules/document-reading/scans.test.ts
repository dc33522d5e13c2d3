import type { Document, DocumentList, DocumentPages, DocumentSearch } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { createRecogniser } from './recognition.ts';
import { scannedPage } from './testing/hostile.ts';
import { type Scan, scanOf } from './testing/scans.ts';
import { readWaiting, renewReadings } from './work.ts';

const seeds = new URL('../../seed/documents/', import.meta.url).pathname;
/** A report of the product whose tables are as wide as the page. */
const english = new URL('testing/full-width-tables.pdf', import.meta.url).pathname;
const chinese = `${seeds}lantau-report-2024.pdf`;

const isInstalled = await createRecogniser().canRecognise();
const without = createRecogniser({ recogniser: 'no-such-program', painter: 'pdftoppm' });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const noJob = { enqueue: async () => undefined };
const ask = async <Value>(path: string, init: RequestInit = {}): Promise<Value> => {
  const answer = await h.as('verdant.admin').request(path, init);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as Value;
};
const upload = (name: string, bytes: Uint8Array) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return ask<Document>('/documents', { method: 'POST', body: form });
};
const readingOf = async (id: string) =>
  (await ask<DocumentList>('/documents')).documents.find((document) => document.id === id)?.reading;
const firstPage = async (id: string) => {
  const { pages } = await ask<DocumentPages>(`/documents/${id}/pages`);
  const [page] = pages;
  if (!page) throw new Error('There is no page');
  return page;
};
const search = async (text: string) => {
  const { documents } = await ask<DocumentSearch>(`/documents/search?${new URLSearchParams({ text })}`);
  return documents.flatMap(({ pages }) => pages);
};

describe('a scan where no program recognises text', () => {
  it('says which page is a picture, and is read once the program is there', async () => {
    const { id } = await upload('Scan.pdf', scannedPage());
    await readWaiting({ ...h.deps, recogniser: without }, noJob);
    const unread = { state: 'read', problem: 'no_recognition', unreadPages: 1, firstUnreadPage: 1 };
    expect(await readingOf(id)).toMatchObject(unread);
    expect(await firstPage(id)).toMatchObject({ source: 'picture', blocks: [] });
    await renewReadings({ ...h.deps, recogniser: without });
    expect(await readingOf(id)).toMatchObject(unread);
    await renewReadings({ ...h.deps, recogniser: { ...without, canRecognise: async () => true } });
    expect(await readingOf(id)).toMatchObject({ state: 'waiting', problem: null });
  });
});

const title = isInstalled ? 'a scan' : 'a scan (skipped: tesseract or pdftoppm is not installed here)';
describe.skipIf(!isInstalled)(title, { timeout: 120_000 }, () => {
  const readScan = async (path: string, page: number, scan: Scan = {}) => {
    const { id } = await upload('Scan.pdf', await scanOf(path, page, scan));
    await readWaiting(h.deps, noJob);
    expect(await readingOf(id)).toMatchObject({ state: 'read', problem: null, unreadPages: 0 });
    return firstPage(id);
  };
  const lineWith = ({ lines = [] }: Awaited<ReturnType<typeof readScan>>, text: string) =>
    lines.find((line) => line.text.includes(text));

  it('in English is read row by row, and found by search', async () => {
    const page = await readScan(english, 5);
    expect(page.source).toBe('recognised');
    const row = lineWith(page, 'Dongguan plant');
    expect(row?.text).toBe('Dongguan plant\tMWh\t6,517.0');
    // 136 points below the upper edge of a page of 842, as in the report that was copied.
    expect(Math.abs((row?.bottom ?? 0) - 706)).toBeLessThan(4);
    expect(await search('electricity consumption')).toMatchObject([{ number: 1, source: 'recognised' }]);
  });

  it('in Traditional Chinese is read, and found by search', async () => {
    const page = await readScan(chinese, 4);
    expect(lineWith(page, '1,452.8')?.text).toContain('公噸二氧化碳當量');
    expect(lineWith(page, '溫室氣體排放量')).toBeDefined();
    expect(await search('溫室氣體')).toMatchObject([{ number: 1, source: 'recognised' }]);
  });

  it('with spots, and askew on the glass, is read in rows, too', async () => {
    const page = await readScan(english, 5, { turned: 1.3, isNoisy: true });
    expect(lineWith(page, 'Dongguan plant')?.text).toBe('Dongguan plant\tMWh\t6,517.0');
  });

  it.each([90, 180, 270])('that lay turned by %i degrees is read upright, and cited where it lies', async (turned) => {
    const row = lineWith(await readScan(english, 5, { turned }), 'Dongguan plant');
    expect(row?.text).toBe('Dongguan plant\tMWh\t6,517.0');
    const { left = 0, bottom = 0, width = 0, height = 0 } = row ?? {};
    const middle = { x: left + width / 2, y: bottom + height / 2 };
    const expected = { 90: { x: 711, y: 310 }, 180: { x: 310, y: 131 }, 270: { x: 131, y: 285 } }[turned];
    expect(Math.hypot(middle.x - (expected?.x ?? 0), middle.y - (expected?.y ?? 0))).toBeLessThan(6);
  });

  it('of a page that the file itself turns and crops is cited in the part that is shown', async () => {
    const row = lineWith(await readScan(english, 5, { shownTurned: 90, corner: [100, 50] }), 'Dongguan plant');
    const { left = 0, bottom = 0, width = 0, height = 0 } = row ?? {};
    expect(height).toBeGreaterThan(width);
    // From the edges of the part that is shown: 131 points from its upper edge, 58 from its left one.
    expect([Math.round((left - 100) / 10), Math.round((bottom - 50) / 10)]).toEqual([13, 6]);
  });
});
