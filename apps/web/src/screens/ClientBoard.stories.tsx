import { consultancyQueries } from '@esg/api-client';
import type { ClientBoard, ClientReport } from '@esg/contract';
import { expect, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ClientBoardPage } from '../features/clients/ClientBoardPage.tsx';

const report = (number: number, client: string, name: string, change: Partial<ClientReport> = {}): ClientReport => ({
  id: `0de0b000-0000-4000-8000-00000000001${number}`,
  client: { id: `0de0b000-0000-4000-8000-00000000000${number}`, name: client },
  name,
  versionId: 'hkex-c2-2025',
  framework: { en: 'HKEX ESG Reporting Code', zhTw: '港交所《環境、社會及管治報告守則》' },
  period: null,
  status: 'in-progress',
  currentStep: 'data-input',
  progress: { done: 24, total: 71 },
  dueOn: '2099-03-31',
  waits: [],
  lastActivityAt: '2026-11-20T08:00:00.000Z',
  ...change,
});
const reports = [
  report(1, 'Lantau Ferries', 'Lantau Ferries ESG Report 2025', {
    dueOn: '2020-03-31',
    waits: [
      { kind: 'approval', count: 3, people: ['Mei Lam', 'Ho Wing'], peopleCount: 2 },
      { kind: 'contribution', count: 1, people: ['bills@power.example'], peopleCount: 8 },
    ],
  }),
  report(2, 'Peak Line Hotels and Serviced Residences (Asia Pacific) Limited', 'Sustainability report 2025', {
    progress: { done: 14, total: 14, missing: 57 },
  }),
  report(3, '觀塘物流', '環境、社會及管治報告 2025', { progress: { done: 71, total: 71 }, dueOn: null }),
  report(4, 'Tai Po Foods', 'First report', { progress: { done: 0, total: 0 }, status: 'new' }),
];
const counts = { clients: 4, ongoing: 4, overdue: 1, waiting: 1, ready: 1, published: 0 };
const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
const seedWith =
  (board: Omit<ClientBoard, 'withoutReport'>, withoutReport: ClientBoard['withoutReport'] = []): Seed =>
  (cache, api) =>
    void cache.setQueryData(consultancyQueries.board(api, { today }).queryKey, { ...board, withoutReport });
const consultant = {
  ...storyProfile,
  permissions: [...storyProfile.permissions, 'client:view' as const, 'client:manage' as const],
};
const page = <ClientBoardPage firstName="Sofia" profile={consultant} />;

const meta = preview.meta({
  title: 'Screens/Home of a consultancy',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
});

export const ReportsOfAllClients = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct', seed: seedWith({ items: reports, total: 4, counts }) })],
  render: () => page,
});
ReportsOfAllClients.test('says who is late, and who has to act', async ({ canvas }) => {
  const late = await canvas.findByRole('row', { name: /Lantau Ferries/ });
  await expect(late).toHaveTextContent('Overdue');
  await expect(late).toHaveTextContent(/3 approvals.*Mei Lam/);
  await expect(late).toHaveTextContent(/7 more/);
  await expect(canvas.getByRole('button', { name: 'Open First report as Tai Po Foods' })).toBeVisible();
  await expect(canvas.getByText('Next: check and publish')).toBeVisible();
  await expect(canvas.getByText('Missing: 57')).toBeVisible();
  await expect(canvas.getByText('14 of 71')).toBeVisible();
  await expect(canvas.getByText('Next: explain what is missing')).toBeVisible();
});

/** A client without a report yet is listed with a link to create it. */
export const ClientWithoutReport = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct',
      seed: seedWith({ items: reports, total: 4, counts: { ...counts, clients: 5 } }, [
        { id: '0de0b000-0000-4000-8000-000000000005', name: 'Sai Kung Boats' },
      ]),
    }),
  ],
  render: () => page,
});
ClientWithoutReport.test('shows every client, also those without a report', async ({ canvas }) => {
  const without = within(await canvas.findByRole('region', { name: 'No report yet' }));
  await expect(without.getByText('Sai Kung Boats')).toBeVisible();
  await expect(without.getByRole('button', { name: 'Create one for Sai Kung Boats' })).toBeEnabled();
});

export const OverSeveralPages = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct', seed: seedWith({ items: reports, total: 60, counts }) })],
  render: () => page,
});

export const NoReportYet = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct',
      seed: seedWith({ items: [], total: 0, counts: { ...counts, ongoing: 0, overdue: 0, waiting: 0, ready: 0 } }),
    }),
  ],
  render: () => page,
});

export const NoClientsYet = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct',
      seed: seedWith({
        items: [],
        total: 0,
        counts: { clients: 0, ongoing: 0, overdue: 0, waiting: 0, ready: 0, published: 0 },
      }),
    }),
  ],
  render: () => page,
});

export const WhileItIsRead = meta.story({
  decorators: [onScreen({ catalogue, path: '/ct', seed: () => undefined })],
  render: () => page,
});
