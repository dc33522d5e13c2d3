import { documentQueries, reportingTimeQueries, sessionQueries, suggestionQueries } from '@esg/api-client';
import { Notifications } from '@esg/app-kit';
import {
  type Document,
  documentLimits,
  type Language,
  type ReportingTime,
  type Suggestion,
  type SuggestionRun,
} from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { StoryShell } from '../../../../.storybook/kit/StoryShell.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { catalogue } from '../catalogue.ts';
import { FrameworkReport } from '../FrameworkReport.tsx';
import { inputReport as report, seedInput } from './sample-data-input.ts';
import { sampleFramework } from './sample-framework.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const period = { start: '2025-01-01', end: '2025-12-31' };
const patience = { timeout: 10_000 };

const figureOf = (number: number, fieldKey: string, figure: string, more: Partial<Suggestion> = {}): Suggestion =>
  Object.assign(
    {
      id: idOf(number),
      reportId: report.id,
      disclosureCode: '305-1',
      fieldKey,
      state: 'open',
      value: { type: 'number', rows: [{ number: figure, unit: 'tCO2e', descriptor: '' }] },
      period,
      citation: {
        documentId: idOf(70),
        documentName: 'Sustainability report 2025.pdf',
        fileNumber: 1,
        page: 42,
        pageLabel: null,
        quote: `Gross direct emissions\t${figure}`,
        documentVersionId: idOf(71),
        heads: ['Emissions (tCO2e)\t2025'],
      },
      printed: figure,
      reasons: ['metric_named', 'unit_in_heading', 'year_stated', 'in_table'],
      confidence: 'strong',
      suggestedAt: '2026-11-29T09:00:00.000Z',
      decided: null,
    } satisfies Suggestion,
    more,
  );
const suggestions: Suggestion[] = [
  figureOf(1, 'scope-1', '1310', {
    reasons: ['metric_named', 'unit_in_heading', 'year_stated', 'in_table', 'differs'],
  }),
  figureOf(2, 'scope-1', '1336.7', { confidence: 'look', reasons: ['in_sentence', 'year_of_document', 'differs'] }),
  figureOf(3, 'biogenic', '12.5'),
  figureOf(4, 'scope-2', '880', { disclosureCode: '305-2' }),
];
const runOf = (more: Partial<SuggestionRun> = {}): SuggestionRun =>
  Object.assign(
    {
      id: idOf(80),
      reportId: report.id,
      type: 'AI_ANSWER_DISCLOSURE',
      status: 'partial',
      count: { total: 5, succeeded: 4, failed: 1, notStated: 2, suggested: 2, fromHub: 0 },
      setting: { documentIds: [] },
      period,
      failedCodes: ['302-1'],
      nearCodes: ['305-3'],
      leftOut: [],
      createdAt: '2026-11-29T08:59:00.000Z',
      createdBy: { id: idOf(90), name: 'Mei Lam' },
      finishedAt: '2026-11-29T09:00:00.000Z',
    } satisfies SuggestionRun,
    more,
  );

const unreadDocument: Document = {
  id: idOf(72),
  name: 'Annex 2025.pdf',
  mediaType: 'application/pdf',
  bytes: 1000,
  fileNumber: 1,
  uploadedBy: 'Mei Lam',
  uploadedAt: '2026-11-29T08:58:00.000Z',
  owner: null,
  expiresOn: null,
  tagIds: [],
  company: null,
  reading: { state: 'waiting', problem: null, pages: null, language: null, unreadPages: 0, firstUnreadPage: null },
  updatedBy: 'Mei Lam',
  updatedAt: '2026-11-29T08:58:00.000Z',
  version: 1,
};

type Given = {
  readonly open?: Suggestion[];
  readonly runs?: SuggestionRun[];
  readonly isLocked?: boolean;
  readonly isReader?: boolean;
  readonly documents?: Document[];
};
const seeded =
  ({ open = suggestions, runs = [runOf()], isLocked = false, isReader = false, documents = [] }: Given): Seed =>
  (cache, api, language) => {
    seedInput(cache, api, language);
    api.interceptors.request.clear();
    const permissions = storyProfile.permissions
      .filter((each) => !isLocked || !each.startsWith('document:'))
      .filter((each) => !isReader || each !== 'report:write');
    cache.setQueryData(sessionQueries.profile(api).queryKey, { ...storyProfile, permissions });
    cache.setQueryData(documentQueries.all(api).queryKey, {
      documents,
      bytes: 0,
      bytesMax: documentLimits.bytesPerOrganisationMax,
    });
    // Whoever can only read the report asks for none.
    if (!isReader)
      cache.setQueryData(suggestionQueries.ofReport(api, report.id, { state: 'open' }).queryKey, [...open]);
    cache.setQueryData(suggestionQueries.runs(api, report.id).queryKey, [...runs]);
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, [
      {
        id: idOf(60),
        kind: 'fiscal-year',
        name: null,
        period: report.period ?? period,
        position: 0,
        linked: true,
        version: 1,
      } satisfies ReportingTime,
    ]);
  };
const path = `/ct/framework-reports/${report.versionId}/reports/${report.id}/data-input?disclosure=305-1`;
const at = (given: Given = {}) => [onScreen({ catalogue, path, frame: <StoryShell />, seed: seeded(given) })];
const withNotifications = (
  <>
    <StoryShell />
    <Notifications />
  </>
);

/** What was sent since the story began. */
let sent: { path: string; body: unknown }[] = [];
/** Whether the gateway cannot be reached when somebody accepts. */
let isOffline = false;
/** Whether the page of what is accepted is kept as evidence. */
let isProved = true;
/** Stands in for the gateway: it takes every decision, and what is left to decide is read again without it. */
const takeDecisions = () => {
  const { fetch } = globalThis;
  sent = [];
  isOffline = false;
  isProved = true;
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || !/\/suggestion/.test(input.url)) return fetch(input, init);
    const { pathname } = new URL(input.url);
    const decided = sent.map((each) => each.path.split('/')[5]);
    // How far a run is stays as the story has it.
    if (pathname.endsWith('runs')) return new Promise<Response>(() => {});
    if (input.method === 'GET') return Response.json(suggestions.filter(({ id }) => !decided.includes(id)));
    if (isOffline && pathname.endsWith('accept')) return Promise.reject(new TypeError('Failed to fetch'));
    sent.push({
      path: pathname,
      body: await input
        .clone()
        .json()
        .catch(() => undefined),
    });
    return Response.json(
      pathname.endsWith('accept') ? { suggestion: suggestions[0], answer: null, isProved } : suggestions[0],
    );
  };
  return () => {
    globalThis.fetch = fetch;
  };
};

const openAssistant = async (userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click(await screen.findByRole('tab', { name: /^Assistant|^助理/ }, patience));

const meta = preview.meta({
  title: 'Screens/Suggestions',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: takeDecisions,
  play: drawnTo(3),
  render: () => <FrameworkReport versionId={report.versionId} reportId={report.id} step="data-input" />,
});

const opened: typeof meta.input.play = async (context) => {
  await drawnTo(3)(context);
  await openAssistant(context.userEvent);
};
export const Review = meta.story({ play: opened, decorators: at() });

Review.test('puts candidates side by side, says what differs, and leads to the page of each', async ({ canvas }) => {
  await expect(await canvas.findByText('4 suggestions to review', undefined, patience)).toBeVisible();
  await expect(canvas.getByText('2 candidates. They differ in: value.')).toBeVisible();
  await expect(canvas.getByText('Check before you accept')).toBeVisible();
  const [link] = canvas.getAllByRole('link', { name: 'Sustainability report 2025.pdf, page 42' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('page=42&quote=Gross'));
  await expect(canvas.getByText('Partially completed: 4 of 5 disclosures were searched.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Search again for 1 disclosure' })).toBeVisible();
});

Review.test(
  'replaces an answer only as it was seen, by a key, and goes on to what is left',
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('group', { name: /1,310/ }, patience);
    first?.focus();
    await userEvent.keyboard('a');
    await waitFor(() => expect(sent).toHaveLength(1), patience);
    await expect(sent[0]?.body).toEqual({ replaces: 1 });
    await expect(await canvas.findByText('3 suggestions to review', undefined, patience)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-candidate', idOf(2)), patience);
    await userEvent.keyboard('r');
    await waitFor(() => expect(sent[1]?.body).toEqual({ state: 'rejected' }), patience);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next disclosure with suggestions' }, patience));
    await expect(await canvas.findByRole('heading', { name: /^305-2/ }, patience)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-candidate', idOf(4)), patience);
  },
);

Review.test('accepts what a person changed', async ({ canvas, userEvent }) => {
  const candidate = await canvas.findByRole('group', { name: /12\.5/ }, patience);
  await userEvent.click(within(candidate).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the suggestion' }, patience));
  const box = dialog.getByDisplayValue('12.5');
  await userEvent.clear(box);
  await userEvent.type(box, '13');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept with changes' }));
  await waitFor(
    () =>
      expect(sent[0]?.body).toEqual({
        replaces: 0,
        value: { type: 'number', rows: [{ number: '13', unit: 'tCO2e', descriptor: '' }] },
      }),
    patience,
  );
});

export const NotAccepted = Review.extend({});
NotAccepted.test('takes focus from nobody who writes, after a decision that failed', async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('group', { name: /1,310/ }, patience);
  isOffline = true;
  first?.focus();
  await userEvent.keyboard('a');
  await waitFor(() => expect(first).toHaveFocus(), patience);
  // A rejection by a click, with focus in a field then, stands for what somebody else decides.
  const [box] = await canvas.findAllByRole('textbox', undefined, patience);
  const rejects = within(await canvas.findByRole('group', { name: /12\.5/ }, patience));
  rejects.getByRole('button', { name: 'Reject' }).click();
  box?.focus();
  await expect(await canvas.findByText('3 suggestions to review', undefined, patience)).toBeVisible();
  await expect(box).toHaveFocus();
  // The bar at the bottom would cover half a button where the page was left.
  window.scrollTo({ top: 0, behavior: 'instant' });
});

export const AlsoToDataHub = meta.story({
  play: opened,
  decorators: [onScreen({ catalogue, path, frame: withNotifications, seed: seeded({}) })],
});
AlsoToDataHub.test(
  'saves what is accepted to the data hub as well, and says where its page was not kept',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /^Also save accepted figures to the data hub/ }, patience),
    );
    isProved = false;
    const [first] = await canvas.findAllByRole('group', { name: /1,310/ }, patience);
    first?.focus();
    await userEvent.keyboard('a');
    const saveToHub = { reportingTimeId: idOf(60), entityId: null, overwrites: [] };
    await waitFor(() => expect(sent[0]?.body).toEqual({ replaces: 1, saveToHub }), patience);
    await expect(await screen.findByText(/couldn’t be kept as evidence/, undefined, patience)).toBeVisible();
  },
);

const damaged: Document = {
  ...unreadDocument,
  id: idOf(73),
  name: 'Scan 2025.pdf',
  reading: { ...unreadDocument.reading, state: 'failed', problem: 'broken' },
};
export const SomeNotRead = meta.story({ play: opened, decorators: at({ documents: [damaged] }) });
SomeNotRead.test('says which documents were not searched', async ({ canvas }) => {
  const line = 'Couldn’t be read, so not searched: Scan 2025.pdf.';
  await expect(await canvas.findByText(line, undefined, patience)).toBeVisible();
});

/** What the open disclosure is called. */
const titleOf = (language: Language) =>
  sampleFramework.topics.flatMap(({ disclosures }) => disclosures).find(({ code }) => code === '305-1')?.title[
    language
  ] ?? '';
const ofPeer = { documentId: idOf(73), documentName: 'Peer.pdf', company: 'Pacific Power Holdings Limited' };
const nearestSeed =
  (given: Given): Seed =>
  (cache, api, language) => {
    seeded(given)(cache, api, language);
    const snippet = 'Scope 1 emissions come from boilers and our fleet';
    cache.setQueryData(documentQueries.search(api, { text: titleOf(language) }).queryKey, {
      documents: [
        {
          documentId: idOf(70),
          name: 'Sustainability report 2025.pdf',
          mediaType: 'application/pdf',
          fileNumber: 1,
          isNamed: false,
          tags: [],
          pages: [{ number: 14, label: null, kind: 'page', source: 'text', snippet, marks: [{ from: 0, to: 17 }] }],
        },
      ],
      hasMore: false,
      searched: 1,
      unread: 0,
    });
  };

export const NearestPages = meta.story({
  play: opened,
  decorators: [
    onScreen({
      catalogue,
      path,
      frame: <StoryShell />,
      seed: nearestSeed({ open: [], runs: [runOf({ nearCodes: ['305-1'], leftOut: [ofPeer] })] }),
    }),
  ],
});
NearestPages.test('leads to where to look, with nothing to accept', async ({ canvas }) => {
  const name = 'These pages come nearest. They are places to look, not an answer.';
  const list = await canvas.findByRole('list', { name }, patience);
  const link = within(list).getByRole('link', { name: 'Sustainability report 2025.pdf, page 14' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('page=14&quote=Scope'));
  await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
  await expect(
    canvas.getByText(/Nothing proves an answer, but pages come near: 1. Nothing found.*: 1\./),
  ).toBeVisible();
});

NearestPages.test('names reports of other companies, which were left out', async ({ canvas }) => {
  const named = /Peer\.pdf \(Pacific Power Holdings Limited\)/;
  await expect(await canvas.findByText(named, undefined, patience)).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Open the document center' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('/ct/document-center'));
});

export const OnlyRead = meta.story({ play: opened, decorators: at({ isReader: true }) });
OnlyRead.test('says that there is nothing to review', async ({ canvas }) => {
  const words = 'There is nothing to review: you can only read this report.';
  await expect(await canvas.findByText(words, undefined, patience)).toBeVisible();
});

export const WaitingForDocuments = meta.story({
  play: opened,
  decorators: at({ open: [], runs: [runOf({ status: 'waiting', finishedAt: null })], documents: [unreadDocument] }),
});
WaitingForDocuments.test('says that documents are read first', async ({ canvas }) => {
  await expect(await canvas.findByText('Waiting until 1 document has been read.', undefined, patience)).toBeVisible();
});

export const Searching = meta.story({
  play: opened,
  decorators: at({
    open: [],
    runs: [
      runOf({
        status: 'running',
        finishedAt: null,
        count: { total: 140, succeeded: 52, failed: 0, notStated: 30, suggested: 22, fromHub: 0 },
      }),
    ],
  }),
});
Searching.test('says how far the search is, and can be cancelled', async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: 'Search for answers' }, patience)).toHaveAttribute(
    'aria-valuetext',
    '52 of 140 disclosures',
  );
  await expect(canvas.getByRole('button', { name: 'Searching documents: 52 of 140' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

export const Locked = meta.story({ play: opened, decorators: at({ isLocked: true }) });
Locked.test('says that the feature is locked, and who enables it', async ({ canvas }) => {
  await expect(
    await canvas.findByText('Files stay locked until support enables it.', undefined, patience),
  ).toBeVisible();
});

export const NotSearchedYet = meta.story({ play: opened, decorators: at({ open: [], runs: [] }) });
export const InChineseInTheDark = Review.extend({ globals: { locale: 'zh-Hant-HK', ...proof.night } });
export const InAHostileBrand = Review.extend({ globals: proof.yellow });
export const OnAPhone = meta.story({ decorators: at(), globals: { viewport: { value: 'phone' } } });
