import { documentQueries, sessionQueries } from '@esg/api-client';
import type { DocumentDetail, DocumentReading, DocumentPage as ReadPage } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { DocumentPage } from '../features/documents/viewer/DocumentPage.tsx';
import { sampleDetail } from './sample-documents.ts';
import { samplePdf } from './sample-pdf.ts';

const { document: sample } = sampleDetail();
const patience = { timeout: 15_000 };

const pages = Array.from({ length: 12 }, (_, place) => [
  `Meter reading ${place + 1}`,
  'The site used electricity from the grid all year.',
  place === 6 ? 'Total of the year: 48,210 kWh, of which 12 % from renew-' : 'No fuel was burnt.',
  place === 6 ? 'able sources.' : 'No heat was bought.',
]);
const file = samplePdf(pages);
const locked = samplePdf(
  pages,
  `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >> /ID [<00> <00>]`,
);

/** Parts of the file that were asked for since the story began. */
let asked: string[] = [];

type Sends = { readonly bytes?: Uint8Array; readonly fails?: () => boolean };

/** Answers for the file in parts, as the gateway does. */
const serve =
  ({ bytes = file, fails = () => false }: Sends = {}) =>
  () => {
    const { fetch } = globalThis;
    asked = [];
    globalThis.fetch = async (input, init) => {
      if (!(input instanceof Request) || !/\/api\/documents\/[^/]+\/file/.test(input.url)) return fetch(input, init);
      if (fails()) throw new TypeError('Nothing answers');
      const range = input.headers.get('range') ?? '';
      asked.push(range);
      const [, begin = '0', end = '0'] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
      return new Response(bytes.slice(Number(begin), Number(end) + 1), {
        status: 206,
        headers: { 'content-type': 'application/pdf' },
      });
    };
    return () => {
      globalThis.fetch = fetch;
    };
  };

const withFile = (bytes: Uint8Array): DocumentDetail => {
  const detail = sampleDetail();
  return { ...detail, versions: detail.versions.map((version) => Object.assign({}, version, { bytes: bytes.length })) };
};
const seeded =
  (bytes: Uint8Array): Seed =>
  (cache, api) => {
    api.interceptors.request.clear();
    cache.setQueryData(sessionQueries.profile(api).queryKey, storyProfile);
    cache.setQueryData(documentQueries.one(api, sample.id).queryKey, withFile(bytes));
  };
const opened = (search = '', bytes = file) => [
  onScreen({
    catalogue,
    path: `/ct/document-center/${sample.id}${search}`,
    seed: seeded(bytes),
  }),
];

const meta = preview.meta({
  title: 'Screens/Document',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: opened(),
  beforeEach: serve(),
  play: drawnTo(1),
  render: () => <DocumentPage documentId={sample.id} />,
});

const words = (text: string) => new RegExp(text);
/** The words lit under this name. */
const lit = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => String(range));

export const Opened = meta.story();

Opened.test('lays the words of the pages in sight over them, to be selected', async ({ canvas }) => {
  const line = (
    await canvas.findAllByText('The site used electricity from the grid all year.', undefined, patience)
  )[0];
  await expect(document.title).toContain(sample.name);
  const selection = getSelection();
  if (line) selection?.selectAllChildren(line);
  await expect(String(selection)).toBe('The site used electricity from the grid all year.');
  selection?.removeAllRanges();
  await expect(canvas.queryByText('Meter reading 12')).toBeNull();
  await expect(asked.every((range) => range.startsWith('bytes='))).toBe(true);
});

Opened.test('turns pages by buttons, by number and by the keys of a scrolling place', async ({ canvas, userEvent }) => {
  await canvas.findByText('Meter reading 1', undefined, patience);
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Page number, of 12' })).toHaveValue('2'), patience);
  const number = canvas.getByRole('textbox', { name: 'Page number, of 12' });
  await userEvent.clear(number);
  await userEvent.type(number, '12{Enter}');
  await canvas.findByText('Meter reading 12', undefined, patience);
  await waitFor(() => expect(canvas.queryByText('Meter reading 1')).toBeNull(), patience);
  await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await expect(number).toHaveFocus();
  await waitFor(() => expect(number).toHaveValue('12'), patience);
  await expect(canvas.getByRole('region', { name: 'Pages' })).toHaveAttribute('tabindex', '0');
});

Opened.test('makes pages larger, smaller and as wide as the place', async ({ canvas, userEvent }) => {
  await canvas.findByText('Meter reading 1', undefined, patience);
  const sheet = canvas.getAllByRole('listitem').find((item) => item.dataset.page === '1');
  const width = () => sheet?.getBoundingClientRect().width ?? 0;
  const before = width();
  await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(width()).toBeGreaterThan(before), patience);
  await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
  await waitFor(() => expect(width()).toBeLessThanOrEqual(before + 1), patience);
  await userEvent.click(canvas.getByRole('button', { name: 'Fit to width' }));
  const place = canvas.getByRole('region', { name: 'Pages' });
  await waitFor(() => expect(Math.abs(place.clientWidth - 32 - width())).toBeLessThan(3), patience);
});

Opened.test('finds words in all pages, says how many, and steps through them', async ({ canvas, userEvent }) => {
  await canvas.findByText('Meter reading 1', undefined, patience);
  const button = canvas.getByRole('button', { name: 'Find in this document' });
  await userEvent.click(button);
  const field = canvas.getByRole('searchbox', { name: 'Find in this document' });
  await expect(field).toHaveFocus();
  await userEvent.type(field, 'FROM renewable');
  await canvas.findByText('1 of 1', undefined, patience);
  await waitFor(() => expect(lit('document-current').join()).toMatch(/^from renew-\s*able$/), patience);
  await userEvent.clear(field);
  await userEvent.type(field, 'meter');
  await canvas.findByText('7 of 12', undefined, patience);
  await userEvent.keyboard('{Enter}');
  await canvas.findByText('8 of 12', undefined, patience);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await canvas.findByText('7 of 12', undefined, patience);
  await userEvent.clear(field);
  await userEvent.type(field, 'nowhere');
  await canvas.findByText('No match', undefined, patience);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(button).toHaveFocus();
  await waitFor(() => expect(lit('document-found')).toEqual([]), patience);
});

export const WithAQuote = meta.story({
  decorators: opened('?page=6&quote=Total%20of%20the%20year:%2048,210%20kWh'),
});
WithAQuote.test(
  'goes to the passage of the link, also where it is on another page, and lights it',
  async ({ canvas }) => {
    await waitFor(() => expect(lit('document-quote')).toEqual(['Total of the year: 48,210 kWh']), patience);
    const place = canvas.getByRole('region', { name: 'Pages' }).getBoundingClientRect();
    const [range] = CSS.highlights.get('document-quote') ?? [];
    await waitFor(() => {
      const top = range instanceof Range ? range.getBoundingClientRect().top : 0;
      expect(top > place.top && top < place.bottom).toBe(true);
    }, patience);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Page number, of 12' })).toHaveValue('7'), patience);
    // 60 of 595 points from the edge of the page, where the line is drawn.
    const sheet = canvas.getAllByRole('listitem').find((item) => item.dataset.page === '7');
    const { left: edge = 0, width = 1 } = sheet?.getBoundingClientRect() ?? {};
    const { left, height } = range instanceof Range ? range.getBoundingClientRect() : new DOMRect();
    await expect(Math.round((left - edge) * (595 / width))).toBe(60);
    await expect(height).toBeGreaterThan(8);
  },
);

const done: DocumentReading = {
  state: 'read',
  problem: null,
  pages: 1,
  language: 'en',
  unreadPages: 0,
  firstUnreadPage: null,
};

/** A copy without a text of its own, and what was recognised in its picture. */
const scan = samplePdf([[]]);
const scanned: ReadPage = {
  number: 1,
  label: null,
  kind: 'page',
  source: 'recognised',
  blocks: [{ kind: 'paragraph', text: 'Purchased electricity 3,950.1 MWh' }],
  lines: [
    { text: 'Energy of the year', left: 60, bottom: 760, width: 140, height: 12 },
    { text: 'Purchased electricity\tMWh\t3,950.1', left: 60, bottom: 700, width: 400, height: 10 },
    { text: 'A note on the side', left: 20, bottom: 300, width: 10, height: 160 },
  ],
};
const ofScan = '?page=1&quote=Purchased+electricity+MWh+3,950.1';
export const AScan = meta.story({
  beforeEach: serve({ bytes: scan }),
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/document-center/${sample.id}${ofScan}`,
      seed: (cache, api, language) => {
        seeded(scan)(cache, api, language);
        const reading: DocumentReading = { ...done, pages: 1 };
        const answer = { number: 3, reading, pages: [scanned] };
        cache.setQueryData(documentQueries.pagesWith(api, sample.id, 3, 1).queryKey, answer);
      },
    }),
  ],
});
AScan.test(
  'lights the passage where it stands on the picture, and finds words in it',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(lit('document-quote')).toEqual(['Purchased electricity MWh 3,950.1']), patience);
    const sheet = canvas.getAllByRole('listitem').find((item) => item.dataset.page === '1');
    const place = () => {
      const [range] = CSS.highlights.get('document-quote') ?? [];
      const { left: edge = 0, top: upper = 0, width: across = 1 } = sheet?.getBoundingClientRect() ?? {};
      const { left, top, width } = range instanceof Range ? range.getBoundingClientRect() : new DOMRect();
      return [left - edge, top - upper, width].map((value) => Math.round((value * 595) / across / 2) * 2);
    };
    // In points from the upper left corner: the line is 60 from the left and 132 from above, and 400 wide.
    await waitFor(() => expect(place()).toEqual([60, 132, 400]), patience);
    const side = canvas.getByText('A note on the side').getBoundingClientRect();
    await expect(side.height).toBeGreaterThan(side.width * 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Find in this document' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in this document' }), 'electricity');
    await canvas.findByText('1 of 1', undefined, patience);
    await waitFor(() => expect(lit('document-current')).toEqual(['electricity']), patience);
  },
);

export const WithALostQuote = meta.story({ decorators: opened('?page=2&quote=Nobody+wrote+this') });
WithALostQuote.test('says that the passage is not there', async ({ canvas }) => {
  await canvas.findByText(words('passage of this link isn’t in the text'), undefined, patience);
});

export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
export const InABrandOfYellow = WithAQuote.extend({
  globals: { tenant: 'hostileYellow', mode: 'light', locale: 'zh-Hant-HK' },
});
export const InABrandOfTheNight = WithAQuote.extend({ globals: { tenant: 'hostileNight', mode: 'dark' } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('fits the width, with its controls in one line', async ({ canvas }) => {
  await canvas.findByText('Meter reading 1', undefined, patience);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

const encrypted = { decorators: opened('', locked), beforeEach: serve({ bytes: locked }) };
export const NeedsAPassword = meta.story(encrypted);
NeedsAPassword.test('says what to do', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'This PDF needs a password' }, patience);
});
const rubbish = new TextEncoder().encode('%PDF-1.7 and nothing else that makes sense'.repeat(40));
export const Damaged = meta.story({ decorators: opened('', rubbish), beforeEach: serve({ bytes: rubbish }) });
Damaged.test('offers the file itself', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'This PDF is damaged' }, patience);
});
export const DamagedInChinese = Damaged.extend({ globals: { locale: 'zh-Hant-HK' } });

let isAway = true;
export const OutOfReach = meta.story({
  beforeEach: () => {
    isAway = true;
    return serve({ fails: () => isAway })();
  },
});
OutOfReach.test('can be tried again', async ({ canvas, userEvent }) => {
  await canvas.findByText('Couldn’t load the document', undefined, patience);
  isAway = false;
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await canvas.findByText('Meter reading 1', undefined, patience);
});

export const AnEarlierVersion = meta.story({ decorators: opened('?version=1') });
AnEarlierVersion.test('shows its details on request', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('combobox', { name: 'Version' }, patience)).toHaveValue('1');
  await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: sample.name }, patience));
  await expect(dialog.getByText('Sustainability report 2025')).toBeVisible();
});
export const NoSuchVersion = meta.story({ decorators: opened('?version=9') });

const pageOf = (number: number, more: Partial<ReadPage>): ReadPage =>
  Object.assign({ number, label: null, kind: 'section', source: 'text', blocks: [] }, more);
const word: ReadPage[] = [
  pageOf(1, {
    blocks: [
      { kind: 'heading', level: 1, text: 'Energy policy' },
      { kind: 'paragraph', text: 'We buy power from renewable sources by 2030.' },
      {
        kind: 'table',
        head: [['Site', 'kWh']],
        rows: [
          ['Works', '48,210'],
          ['Office', '1,020'],
        ],
        row: 1,
        column: 1,
      },
    ],
  }),
];
const sheets: ReadPage[] = ['Power', 'Water'].map((label, place) =>
  pageOf(place + 1, {
    label,
    kind: 'sheet',
    blocks: [
      {
        kind: 'table',
        head: [['Month', 'Reading']],
        rows: Array.from({ length: 40 }, (_, row) => [`Month ${row + 1}`, `${label} ${row + 101}`]),
        row: 2,
        column: 1,
      },
    ],
  }),
);
type Read = { readonly pages?: ReadPage[]; readonly reading?: Partial<DocumentReading> };
const readAs = (search: string, { pages: of = [], reading = {} }: Read) => [
  onScreen({
    catalogue,
    path: `/ct/document-center/${sample.id}${search}`,
    seed: (cache, api, language) => {
      seeded(file)(cache, api, language);
      cache.setQueryData(documentQueries.pages(api, sample.id, 3).queryKey, {
        number: 3,
        reading: Object.assign({}, done, reading),
        pages: of,
      });
    },
  }),
];

export const AsText = meta.story({ decorators: readAs('?view=text&quote=Works+48,210', { pages: word }) });
AsText.test('shows headings and tables, and lights a passage that runs over cells', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 2, name: 'Energy policy' }, patience);
  await expect(canvas.getByRole('columnheader', { name: 'kWh' })).toBeVisible();
  await waitFor(() => expect(lit('document-quote')).toEqual(['Works48,210']), patience);
  await userEvent.click(canvas.getByRole('button', { name: 'Find in this document' }));
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in this document' }), 'renewable');
  await canvas.findByText('1 of 1', undefined, patience);
  await waitFor(() => expect(lit('document-current')).toEqual(['renewable']), patience);
});
export const AsTextInABrandOfTheNight = AsText.extend({ globals: { tenant: 'hostileNight', mode: 'dark' } });
export const AsTextInABrandOfYellow = AsText.extend({ globals: { tenant: 'hostileYellow', mode: 'dark' } });
export const AsTextInChinese = AsText.extend({ globals: { locale: 'zh-Hant-HK' } });
export const AsTextOnAPhone = AsText.extend({ globals: { viewport: { value: 'phone' } } });

const long: ReadPage[] = Array.from({ length: 25 }, (_, place) =>
  pageOf(place + 1, {
    kind: 'page',
    blocks: Array.from({ length: 12 }, (__, line) => ({ kind: 'paragraph', text: `Line ${line + 1} of ${place + 1}` })),
  }),
);
export const ManyPagesAsText = meta.story({ decorators: readAs('?view=text&page=12', { pages: long }) });
ManyPagesAsText.test(
  'names the page in sight while one scrolls, and turns from there',
  async ({ canvas, userEvent }) => {
    const number = () => canvas.getByRole('textbox', { name: 'Page number, of 25' });
    await canvas.findByText('Line 1 of 12', undefined, patience);
    await waitFor(() => expect(number()).toHaveValue('12'), patience);
    const place = canvas.getByRole('region', { name: 'Text of the document' });
    place.scrollTo({ top: place.scrollHeight });
    await waitFor(() => expect(number()).toHaveValue('20'), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await canvas.findByText('Line 1 of 21', undefined, patience);
    await waitFor(() => expect(number()).toHaveValue('21'), patience);
  },
);

export const Sheets = meta.story({ decorators: readAs('?view=text&page=2&cell=B30', { pages: sheets }) });
Sheets.test('opens the sheet of the link at its cell, and leads to another sheet', async ({ canvas, userEvent }) => {
  const cell = await canvas.findByText('Water 129', undefined, patience);
  await expect(cell.closest('td')).toHaveAttribute('aria-current', 'true');
  const place = canvas.getByRole('region', { name: 'Text of the document' }).getBoundingClientRect();
  const { top } = cell.getBoundingClientRect();
  await expect(top > place.top && top < place.bottom).toBe(true);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sheet' }), 'Power');
  await expect(await canvas.findByText('Power 101', undefined, patience)).toBeVisible();
});

export const BeingRead = meta.story({
  decorators: readAs('?view=text', { reading: { state: 'reading', pages: null, language: null } }),
});
export const NotRead = meta.story({
  decorators: readAs('?view=text', { reading: { state: 'failed', problem: 'encrypted', pages: null, language: null } }),
});
NotRead.test('says why, and what helps', async ({ canvas }) => {
  await canvas.findByText('The file is encrypted: upload it without its password', undefined, patience);
  await expect(canvas.getByRole('button', { name: 'Read it again' })).toBeVisible();
});
export const NotReadInChinese = NotRead.extend({ globals: { locale: 'zh-Hant-HK' } });
