import { contributionQueries, reportWorkQueries } from '@esg/api-client';
import type { Contribution, DraftLink, DraftThread } from '@esg/contract';
import type { ReactNode } from 'react';
import { expect, screen, within } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { DraftThreads } from '../features/preview/sharing/DraftThreads.tsx';
import { ShareDraft } from '../features/preview/sharing/ShareDraft.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = sampleReport();
const idOf = (place: number) => `7d0c1f7e-52a6-4a5a-9a55-20b5a3f0e00${place}`;

const reader = (place: number, more: Partial<Contribution>): Contribution => ({
  id: idOf(place),
  report: { id: report.id, name: report.name, versionId: report.versionId, status: report.status },
  role: 'reader',
  email: '',
  name: 'Chairman Wong',
  userId: null,
  language: 'en',
  questions: [],
  answered: 0,
  status: 'opened',
  dueOn: null,
  message: '',
  invitedBy: 'Mei Lam',
  invitedAt: '2026-11-18T02:00:00.000Z',
  expiresAt: '2099-01-01T00:00:00.000Z',
  lastSeenAt: '2026-11-20T08:10:00.000Z',
  remindedAt: null,
  isMuted: false,
  doneAt: null,
  note: '',
  comments: 0,
  evidence: 0,
  ...more,
});
const readers = [
  reader(1, {}),
  reader(2, { name: '陳慧敏', email: 'chan@board.example', status: 'invited', lastSeenAt: null }),
  reader(3, { name: 'Ana Ruiz', status: 'done', note: 'Ready for the board.' }),
  reader(4, { name: 'Old adviser', status: 'expired', expiresAt: '2026-01-01T00:00:00.000Z' }),
  reader(5, { name: 'Daniel Lau', status: 'revoked' }),
];

const thread = (place: number, text: string, more: Partial<DraftThread>): DraftThread => ({
  id: idOf(place),
  disclosureCode: '',
  fieldKey: null,
  chapterCode: '',
  partTitle: '',
  resolved: null,
  external: { contributionId: idOf(1), name: 'Chairman Wong' },
  comments: [
    {
      id: idOf(place),
      text,
      mentions: [],
      by: { id: idOf(1), name: 'Chairman Wong' },
      at: '2026-11-20T08:10:00.000Z',
    },
  ],
  ...more,
});
const threads = [
  thread(6, 'A good report.', {}),
  thread(7, 'More than last year?', { disclosureCode: '305-1', partTitle: 'Direct emissions' }),
  thread(8, 'Shorter, please.', {
    chapterCode: 'GRI 302',
    partTitle: 'GRI 302: Energy 2016',
    resolved: { by: { id: idOf(9), name: 'Mei Lam' }, at: '2026-11-20T10:10:00.000Z' },
  }),
];

/** Lists the readers, and makes links, as the gateway does. */
const gateway = async (request: Request): Promise<Response> => {
  if (request.method === 'GET')
    return Response.json({ contributions: readers, assigned: [], colleagues: [], nextCursor: null });
  const { name, email } = (await request.json()) as { name: string; email: string | null };
  const made: DraftLink = {
    reader: reader(9, { name, email: email ?? '' }),
    link: 'http://verdant.localhost/ct/contribution#key=0123456789abcdef',
  };
  return Response.json(made, { status: 201 });
};

const meta = preview.meta({
  title: 'Screens/Sharing a draft',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request && /draft-links|report-collaborators/.test(input.url)
        ? gateway(input)
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  decorators: [
    onScreen({
      catalogue,
      path: '/',
      seed: (cache, api) => {
        api.interceptors.request.clear();
        cache.setQueryData(contributionQueries.readers(api, report.id).queryKey, readers);
        cache.setQueryData(reportWorkQueries.draftThreads(api, report.id).queryKey, threads);
        cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, []);
      },
    }),
  ],
});

const inWizard = (children: ReactNode) => (
  <WizardContext value={{ report, framework: sampleFramework, step: 'preview', readOnly: false }}>
    {children}
  </WizardContext>
);

export const Readers = meta.story({
  render: () => inWizard(<ShareDraft onClose={() => {}} />),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Share the draft' }));
    await expect(sheet.getByText('Has read it')).toBeVisible();
    await expect(sheet.getByText('Not opened yet')).toBeVisible();
    await expect(sheet.getByText('Expired')).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Withdraw the link of Daniel Lau' })).toBeNull();
  },
});
Readers.test('names somebody, and shows their link once', async ({ userEvent }) => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Share the draft' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Create the link' }));
  await expect(await sheet.findByText('The link isn’t created yet')).toBeVisible();
  await userEvent.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Dr Lee');
  await userEvent.type(sheet.getByRole('textbox', { name: /^E-mail address/ }), 'lee');
  await userEvent.click(sheet.getByRole('button', { name: 'Create the link' }));
  await expect((await sheet.findAllByText('Invalid email'))[0]).toBeVisible();
  await userEvent.type(sheet.getByRole('textbox', { name: /^E-mail address/ }), '@board.example');
  await userEvent.click(sheet.getByRole('button', { name: 'Create the link' }));
  await expect(await sheet.findByRole('heading', { name: 'The link for Dr Lee is ready' })).toHaveFocus();
  await expect(sheet.getByText(/It was sent to lee@board.example/)).toBeVisible();
  await expect(sheet.getByText('http://verdant.localhost/ct/contribution#key=0123456789abcdef')).toBeVisible();
  await expect(sheet.queryByRole('button', { name: 'Create the link' })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Create another link' }));
  await expect(await sheet.findByRole('textbox', { name: /^Name/ })).toHaveFocus();
});

export const OfAPublishedReport = meta.story({
  render: () => (
    <WizardContext
      value={{
        report: { ...report, status: 'readonly-published' },
        framework: sampleFramework,
        step: 'preview',
        readOnly: true,
      }}
    >
      <ShareDraft onClose={() => {}} />
    </WizardContext>
  ),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Who can read it' }));
    await expect(await sheet.findByText('Has read it')).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Create the link' })).toBeNull();
  },
});

export const Comments = meta.story({
  render: () => inWizard(<DraftThreads />),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '2 comments on the draft' })).toBeVisible();
    await expect(canvas.queryByText('The report as a whole')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show comments' }));
    await expect(canvas.getByRole('link', { name: '305-1 Direct emissions' })).toBeVisible();
    await expect(canvas.getByText('The report as a whole')).toBeVisible();
    await expect(canvas.queryByText('GRI 302: Energy 2016')).toBeNull();
  },
});
Comments.test('shows what is resolved when asked, and offers to answer by name', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show resolved' }));
  await expect(await canvas.findByText('GRI 302: Energy 2016')).toBeVisible();
  const [reply] = canvas.getAllByRole('button', { name: 'Reply' });
  if (reply) await userEvent.click(reply);
  await expect(
    await canvas.findByText(/Chairman Wong, who is outside your organisation, can read your answer/),
  ).toBeVisible();
});
