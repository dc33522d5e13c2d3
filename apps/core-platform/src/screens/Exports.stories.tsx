import { exportQueries, frameworkQueries, reportQueries } from '@esg/api-client';
import { exportExtensions, exportFormats, type ReportExport } from '@esg/contract';
import { expect, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { StoryShell } from '../../../../.storybook/kit/StoryShell.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { FrameworkReport } from '../FrameworkReport.tsx';
import { celebrateNext } from '../wizard/celebration.ts';
import { sampleFramework, sampleStates } from './sample-framework.ts';

const report = sampleReport({ status: 'readonly-published', publishedAt: '2026-03-31T08:00:00.000Z' });
const made = (place: number, more: Partial<ReportExport>): ReportExport => ({
  id: `7d0c1f7e-52a6-4a5a-9a55-20b5a3f0d00${place}`,
  reportId: report.id,
  format: 'pdf',
  language: 'en',
  beside: null,
  status: 'complete',
  progress: 100,
  fileName: null,
  fileBytes: null,
  sha256: null,
  isPublished: true,
  finishedAt: null,
  createdAt: `2026-03-31T08:0${9 - place}:00.000Z`,
  createdBy: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13', name: 'Arjun Rao' },
  ...more,
});
const failed = made(2, { format: 'excel', status: 'error', progress: 30 });
const files = [
  made(1, { format: 'word', language: 'zhTw', status: 'running', progress: 40 }),
  failed,
  made(3, { status: 'cancelled', beside: 'zhTw' }),
  made(5, { fileName: 'Sustainability report 2025 (before).pdf', createdAt: '2026-03-30T08:00:00.000Z' }),
  made(4, { fileName: 'Sustainability report 2025.pdf', fileBytes: 983_466, sha256: '3fa1c2d4'.repeat(8) }),
];

/** The report as the story shows it. */
let shown = report;
const seed: Seed = (cache, api) => {
  api.interceptors.request.clear();
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, shown);
  cache.setQueryData(frameworkQueries.one(api, report.versionId).queryKey, sampleFramework);
  cache.setQueryData(reportQueries.disclosures(api, report.id).queryKey, sampleStates);
  cache.setQueryData(exportQueries.ofReport(api, report.id).queryKey, files);
};

/** Every kind of file of the report, made since its publication. */
const ready = [
  ...report.languages.flatMap((language) => exportFormats.map((format) => ({ format, language, beside: null }))),
  { format: 'pdf' as const, language: 'en' as const, beside: 'zhTw' as const },
].map(({ format, language, beside }, place) =>
  made(place + 1, { format, language, beside, fileName: `Sustainability report 2025.${exportExtensions[format]}` }),
);
/** Calls for all files at once. */
const zips: string[] = [];

/** Makes the failed file again, as the gateway does. */
const gateway = (of: readonly ReportExport[]) => {
  let list = of;
  return (request: Request): Promise<Response> => {
    if (/\/exports\/files(?:\?|$)/.test(request.url)) {
      zips.push(request.url);
      return Promise.resolve(new Response(new Blob(['PK'])));
    }
    const again = { ...failed, status: 'waiting' as const, progress: 0 };
    if (request.url.endsWith('/retry')) list = list.map((entry) => (entry.id === failed.id ? again : entry));
    return Promise.resolve(Response.json(request.method === 'GET' ? list : again));
  };
};

const meta = preview.meta({
  title: 'Screens/Exports',
  tags: ['!autodocs'],
  play: drawnTo(3),
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const { fetch } = globalThis;
    const answer = gateway(files);
    globalThis.fetch = (input, init) =>
      input instanceof Request && /\/exports/.test(input.url) ? answer(input) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
      shown = report;
    };
  },
  decorators: [
    onScreen({
      catalogue,
      path: `/ct/framework-reports/${report.versionId}/reports/${report.id}/completion`,
      frame: <StoryShell />,
      seed,
    }),
  ],
  render: () => <FrameworkReport versionId={report.versionId} reportId={report.id} step="completion" />,
});

export const Files = meta.story({});

Files.test('leads on to the next year’s report', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Start the next year' })).toHaveAttribute(
    'href',
    `/ct/roll-forward/${report.id}?kind=next-period`,
  );
});

Files.test('says why side by side there is a PDF only', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Side by side' }));
  await expect(
    canvas.getByText(/^Only a PDF has two languages side by side\. For Word and Excel choose English or /),
  ).toBeVisible();
  await expect(canvas.getByText('Content code 3fa1c2d4')).toBeVisible();
});

/** Shown once, right after the publication: it links to the files and to sharing, and can be dismissed. */
export const JustPublished = meta.story({
  beforeEach: () => celebrateNext(report.id),
});
JustPublished.test('says it once, leads to the files, and goes when it is closed', async ({ canvas, userEvent }) => {
  const title = /^Congratulations! .* is published$/;
  const heading = await canvas.findByRole('heading', { name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(canvas.getByRole('button', { name: 'Copy the link for colleagues' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(canvas.queryByRole('heading', { name: title })).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Complete' })).toBeVisible();
});
JustPublished.test('makes every file with one press, and leads to the list of them', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { name: /^Congratulations! / })).toHaveFocus());
  await userEvent.click(await canvas.findByRole('button', { name: 'Create the files' }));
  const see = await canvas.findByRole('button', { name: 'See the files' });
  await expect(see).toBeVisible();
  const list = canvas.getByRole('region', { name: 'Files' }).parentElement;
  await waitFor(() => expect(list).toHaveFocus());
});
Files.test('says how each file stands, and makes a failed one anew', async ({ canvas, userEvent }) => {
  const table = within(await canvas.findByRole('table', { name: 'Files of this report' }));
  await expect(table.getByText('Failed')).toBeVisible();
  await expect(table.getByText('Cancelled')).toBeVisible();
  await expect(table.getByRole('progressbar', { name: 'Creating the file' })).toBeVisible();
  await expect(table.getByRole('button', { name: 'Download Sustainability report 2025.pdf' })).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: 'Try again: Excel' }));
  await expect(await table.findByText('Waiting')).toBeVisible();
  await expect(table.queryByText('Failed')).toBeNull();
});
Files.test('folds files of the version before away, and marks them as superseded', async ({ canvas, userEvent }) => {
  const before = 'Download Sustainability report 2025 (before).pdf';
  const fold = await canvas.findByRole('button', { name: '1 file of earlier versions, superseded' });
  await expect(canvas.queryByRole('button', { name: before })).toBeNull();
  await userEvent.click(fold);
  const table = within(await canvas.findByRole('table', { name: 'Files of earlier versions' }));
  await expect(table.getByText('Superseded')).toBeVisible();
  await expect(table.getByRole('button', { name: before })).toBeEnabled();
});

/** Before any file was made, the button says that it makes them. */
export const NoneYet = meta.story({
  beforeEach: () => {
    const { fetch } = globalThis;
    const answer = gateway([]);
    globalThis.fetch = (input, init) =>
      input instanceof Request && /\/exports/.test(input.url) ? answer(input) : fetch(input, init);
  },
});
NoneYet.test('offers no download of files that are not there', async ({ canvas }) => {
  await expect(await canvas.findByText('No files yet')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Create and download all' })).toBeEnabled();
  await expect(canvas.queryByRole('button', { name: 'Download all' })).toBeNull();
});

/** All files are ready: they are saved as one. */
export const AllReady = meta.story({
  beforeEach: () => {
    zips.length = 0;
    const { fetch } = globalThis;
    const answer = gateway(ready);
    globalThis.fetch = (input, init) =>
      input instanceof Request && /\/exports/.test(input.url) ? answer(input) : fetch(input, init);
  },
});
AllReady.test('saves every file as one, and asks for none that is there', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Download all' }));
  await waitFor(() => expect(zips).toHaveLength(1));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Download all' })).toBeEnabled());
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** The files of a draft are made again with one click and saved as one. */
export const Draft = meta.story({
  beforeEach: () => {
    zips.length = 0;
    shown = { ...report, status: 'in-progress', publishedAt: null };
    const { fetch } = globalThis;
    const answer = gateway(ready);
    let fresh: ReportExport[] = [];
    const reply = async (request: Request) => {
      if (request.method === 'GET' && request.url.endsWith('/exports')) return Response.json([...fresh, ...ready]);
      if (request.method !== 'POST') return answer(request);
      const asked = {
        ...made(0, await request.json()),
        id: `draft-${fresh.length}`,
        createdAt: '2026-04-01T08:00:00.000Z',
      };
      fresh = [asked, ...fresh];
      return Response.json(asked, { status: 202 });
    };
    globalThis.fetch = (input, init) =>
      input instanceof Request && /\/exports/.test(input.url) ? reply(input) : fetch(input, init);
  },
});
Draft.test(
  'creates every file anew with one press, and saves those and no older ones',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create and download all' }));
    await waitFor(() => expect(zips).toHaveLength(1));
    await expect(new URL(zips[0] ?? '').searchParams.get('since')).toBe('2026-04-01T08:00:00.000Z');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);
Draft.test('says that a file of what was published before can’t be created again', async ({ canvas, userEvent }) => {
  const [remove] = await canvas.findAllByRole('button', { name: /^Remove Sustainability report/ });
  if (remove) await userEvent.click(remove);
  const dialog = await within(document.body).findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('it can’t be created again.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
});
