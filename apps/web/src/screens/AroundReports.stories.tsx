import { auditLogQueries, comparisonQueries, reportQueries } from '@esg/api-client';
import type { AuditEntry, Comparison } from '@esg/contract';
import { expect } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport, seedReports } from '../../../../.storybook/kit/sample-reports.ts';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ComparePage } from '../features/compare-reports/ComparePage.tsx';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { AuditLogPage } from '../features/reports/AuditLogPage.tsx';

const newer = sampleReport();
const older = sampleReport({ id: '7d0c1f7e-52a6-4a5a-9a55-20b5a3f0c009' });
const framework = newer.framework;
const tonnes = { code: 't{CO2e}', symbol: 't CO₂e', name: { en: 'tonnes of CO₂e', zhTw: '公噸二氧化碳當量' } };
const label = { en: 'Scope 1 emissions', zhTw: '範圍 1 排放' };
const nothing = { entered: null, missing: null, difference: null, percent: null };
const key = 'ghg.scope1.total';

const compared: Comparison = {
  reports: [newer, older].map(({ id, versionId, status }, place) => {
    const year = 2025 - place;
    const period = { start: `${year}-01-01`, end: `${year}-12-31` };
    return { id, versionId, name: `Report ${year}`, framework, status, period, entities: [] };
  }),
  choices: [{ key, label, codes: ['305-1'], reports: 2 }],
  rows: [
    {
      key,
      label,
      descriptor: 'Boilers',
      unit: tonnes,
      decimals: 1,
      values: [
        { ...nothing, value: '900.5' },
        { ...nothing, value: '1000', difference: '99.5', percent: '11.05' },
      ],
    },
    {
      key,
      label,
      descriptor: 'Vehicles',
      unit: tonnes,
      decimals: 1,
      values: [
        { ...nothing, value: '120' },
        { ...nothing, value: null, missing: 'unanswered' },
      ],
    },
  ],
};

const seedComparison: Seed = (cache, api, language) => {
  seedReports(cache, api, language);
  const reports = [newer.id, older.id];
  const site = { id: '7d0c1f7e-52a6-4a5a-9a55-20b5a3f0c0aa', name: 'Tai Po plant' };
  const pages = compared.reports.map((report) => ({
    reports: [{ ...report, entityIds: [site.id] }],
    entities: [site],
    nextCursor: report.id === older.id ? null : 'older',
  }));
  cache.setQueryData(comparisonQueries.reports(api).queryKey, { pages, pageParams: [undefined, 'older'] });
  cache.setQueryData(comparisonQueries.one(api, { reports, figures: [] }).queryKey, { ...compared, rows: [] });
  cache.setQueryData(comparisonQueries.one(api, { reports, figures: [key] }).queryKey, compared);
};

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: crypto.randomUUID(),
  action: 'answered',
  section: '305-1',
  field: key,
  oldValue: null,
  newValue: null,
  at: '2026-03-02T08:15:00.000Z',
  by: { id: storyUser.id, name: 'Mei Lam' },
  actedFor: null,
  number: 1,
  hash: 'a1'.repeat(32),
  ...more,
});
const entries = [
  entry({ number: 2, by: { id: older.id, name: 'Sofia Ng (Harbour Advisory)' }, actedFor: 'Lantau Ferries' }),
  entry({ action: 'created', section: null, field: null, newValue: 'Sustainability report 2025' }),
];

const seedLog: Seed = (cache, api, language) => {
  seedReports(cache, api, language);
  cache.setQueryData(reportQueries.one(api, newer.id).queryKey, newer);
  const page = { items: entries, nextCursor: null, total: entries.length };
  cache.setQueryData(auditLogQueries.pages(api, newer.id, {}).queryKey, { pages: [page], pageParams: [undefined] });
  cache.setQueryData(auditLogQueries.choices(api, newer.id).queryKey, {
    people: entries.map(({ by }) => by),
    actions: ['answered', 'created'],
    sections: ['305-1'],
    chain: { entries: 2, head: 'a1'.repeat(32) },
  });
};

const meta = preview.meta({
  title: 'Screens/Around reports',
  tags: ['!autodocs'],
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
});
const frame = (
  <WorkspaceFrame me={storyUser} profile={storyProfile} bell={<NotificationBell />} newsIcon={<NewsIcon />} />
);
const patience = { timeout: 10_000 };

export const Compared = meta.story({
  render: () => <ComparePage reportId={newer.id} />,
  decorators: [
    onScreen({ catalogue, path: `/ct/compare-reports/${newer.id}?with=${older.id}`, frame, seed: seedComparison }),
  ],
});
Compared.test('turns the table into a chart of the same figures', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('+99.5 (+11.05%)', undefined, patience)).toBeVisible();
  await expect(canvas.getByText('Missing')).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Entity' }), 'Tai Po plant');
  await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
  await expect(await canvas.findByText('Figures are missing in: Report 2024', undefined, patience)).toBeVisible();
});

export const Log = meta.story({
  render: () => <AuditLogPage reportId={newer.id} reportName={newer.name} framework="GRI" />,
  decorators: [onScreen({ catalogue, path: `/ct/newfeed/${newer.id}/Report/GRI`, frame, seed: seedLog })],
});
Log.test('names both, consultant and client', async ({ canvas }) => {
  await expect(await canvas.findByText(/Sofia Ng .* for Lantau Ferries/, undefined, patience)).toBeVisible();
});
