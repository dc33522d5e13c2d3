import { reportQueries, reportWorkQueries } from '@esg/api-client';
import { tagOf } from '@esg/app-kit';
import { type DueItem, dayAfter, localDay } from '@esg/contract';
import { weekStartOf } from '@esg/ui';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport, seedReports } from '../../../../.storybook/kit/sample-reports.ts';
import { storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ApprovalRulesPage } from '../features/approval-rules/ApprovalRulesPage.tsx';
import { DueDatesPage } from '../features/due-dates/DueDatesPage.tsx';
import type { DueSearch } from '../features/due-dates/due-search.ts';
import { listSpan, weeksOf } from '../features/due-dates/month-grid.ts';

const { id: reportId, versionId, name: reportName } = sampleReport();
const me = { id: storyUser.id, name: 'Mei Lam' };

const item = (kind: DueItem['kind'], dueOn: string, more: Partial<DueItem> = {}): DueItem => ({
  kind,
  id: null,
  reportId,
  versionId,
  reportName,
  disclosureCode: null,
  note: '',
  dueOn,
  people: [me],
  title: { en: reportName, zhTw: '2025 年可持續發展報告' },
  status: 'in-progress',
  isDone: false,
  isMine: true,
  ...more,
});
const items: DueItem[] = [
  item('disclosure', '2026-04-30', {
    disclosureCode: '305-1',
    title: { en: 'Direct (Scope 1) GHG emissions', zhTw: '直接（範圍 1）溫室氣體排放' },
  }),
  item('contribution', '2026-05-01', { id: me.id, title: { en: 'Ho Lam', zhTw: 'Ho Lam' }, status: 'new' }),
  item('report', '2026-05-15'),
];

const seed: Seed = (cache, api, language) => {
  seedReports(cache, api, language);
  for (const month of ['2026-04', '2026-05']) {
    const days = weeksOf(month, weekStartOf(tagOf(language))).flat();
    const from = days[0] ?? '';
    const to = days.at(-1) ?? '';
    const due = items.filter(({ dueOn }) => dueOn >= from && dueOn <= to);
    cache.setQueryData(reportWorkQueries.due(api, from, to).queryKey, due);
  }
  cache.setQueryData(reportQueries.one(api, reportId).queryKey, sampleReport());
  cache.setQueryData(reportWorkQueries.rules(api).queryKey, {
    steps: [{ approverIds: [me.id] }],
    ofDisclosures: true,
    ofReports: true,
    separateDuties: false,
    version: 1,
    evidence: { of: 'figures', isBlocking: true },
  });
  cache.setQueryData(reportWorkQueries.colleagues(api).queryKey, [
    { ...me, role: 'administrator', avatarFileId: null, mayApprove: true, isSelf: true },
  ]);
};

const meta = preview.meta({
  title: 'Screens/Working together',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [onScreen({ catalogue, path: '/ct/due-dates', seed })],
});

const Calendar = () => {
  const [search, setSearch] = useState<DueSearch>({ month: '2026-04' });
  return <DueDatesPage search={search} onSearch={setSearch} />;
};

export const DueDates = meta.story({ play: drawnTo(1), render: () => <Calendar /> });
DueDates.test(
  'goes from day to day by arrows, into another month, and into what is due',
  async ({ canvas, userEvent }) => {
    const april = await canvas.findByRole('grid', { name: 'Due in April 2026' }, { timeout: 10_000 });
    const first = april.querySelector<HTMLElement>('[data-day="2026-04-01"]');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('data-day', '2026-04-09');
    await userEvent.keyboard('{PageDown}{Home}');
    await canvas.findByRole('grid', { name: 'Due in May 2026' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-05-03'));
    await userEvent.keyboard('{ArrowDown}{End}{ArrowLeft}{Tab}');
    await expect(document.activeElement).toHaveTextContent(reportName);
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveAttribute('data-day', '2026-05-15');
  },
);

/** Due in four months: in the list whatever month the address has. */
const inFourMonths: Seed = (cache, api, language) => {
  seed(cache, api, language);
  const { from, to } = listSpan(localDay());
  cache.setQueryData(reportWorkQueries.due(api, from, to).queryKey, [item('report', dayAfter(localDay(), 120))]);
};
const inTime = [onScreen({ catalogue, path: '/ct/due-dates', seed: inFourMonths })];
const findsReport = async (canvas: ReturnType<typeof within>) => {
  const list = within(await canvas.findByRole('table', { name: 'What is due, by date' }, { timeout: 10_000 }));
  await expect(list.getByText(reportName)).toBeVisible();
};
export const DueDatesAsList = meta.story({
  decorators: inTime,
  render: () => <DueDatesPage search={{ view: 'list', month: '2026-04' }} onSearch={() => {}} />,
});
DueDatesAsList.test('shows what is due in other months too', async ({ canvas }) => findsReport(canvas));
export const DueDatesOnAPhone = meta.story({
  decorators: inTime,
  globals: { viewport: { value: 'phone' } },
  render: () => <DueDatesPage search={{}} onSearch={() => {}} />,
});
DueDatesOnAPhone.test('shows what is due as a list, where a month has no room', async ({ canvas }) =>
  findsReport(canvas),
);

export const ApprovalSettings = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  play: drawnTo(2),
  render: () => <ApprovalRulesPage />,
});
