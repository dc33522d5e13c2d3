import { entityQueries, reportingTimeQueries } from '@esg/api-client';
import type { ReportingTime } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ReportingTimesPage } from '../features/data-hub/reporting-times/ReportingTimesPage.tsx';
import { sampleTimes, timesGateway } from './sample-times.ts';

let gateway = timesGateway(sampleTimes);
const seedWith =
  (times: readonly ReportingTime[]): Seed =>
  (cache, api) => {
    api.interceptors.request.clear();
    cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...times]);
    cache.setQueryData(entityQueries.all(api).queryKey, []);
  };
const at = (seed?: Seed) => [onScreen({ catalogue, path: '/ct/reporting-times', ...(seed ? { seed } : {}) })];

const meta = preview.meta({
  title: 'Screens/Reporting times',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  render: () => <ReportingTimesPage permissions={storyProfile.permissions} />,
  beforeEach: () => {
    const { fetch } = globalThis;
    gateway = timesGateway(sampleTimes);
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes('/reporting-times') ? gateway.answer(input) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});
const patience = { timeout: 10_000 };

export const InTheirOrder = meta.story({ decorators: at(seedWith(sampleTimes)) });
const days = '01-Apr-2025 – 30-Jun-2025';
const trial = 'Trial at the Kwai Chung plant';

InTheirOrder.test('moves by keyboard, keeps focus, and says where it is now', async ({ canvas, userEvent }) => {
  const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const up = await canvas.findByRole('button', { name: `Move up: ${trial}` }, patience);
  up.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  await expect(up).toHaveFocus();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(names()[0]).toBe(trial);
  await expect(await canvas.findByText(`${trial} is now number 1 of 4`)).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: `Move down: ${trial}` }));
  await waitFor(() => expect(names()[1]).toBe(trial), patience);
});

InTheirOrder.test('is dragged by its handle to another place', async ({ canvas, userEvent }) => {
  const [year, , , last] = await canvas.findAllByRole('rowheader', undefined, patience);
  const handle = last?.parentElement?.querySelector('button');
  if (!year || !handle) throw new Error('no row to drag');
  const { x, y } = year.getBoundingClientRect();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: handle },
    { target: year, coords: { clientX: x + 4, clientY: y + 4 } },
    { keys: '[/MouseLeft]', target: year, coords: { clientX: x + 4, clientY: y + 4 } },
  ]);
  await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(trial), patience);
});

InTheirOrder.test('adds the quarters of a fiscal year', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add reporting times' }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add reporting times' }, patience));
  await userEvent.selectOptions(dialog.getByLabelText('First month of the fiscal year'), 'April');
  const year = dialog.getByLabelText(/^Year in which it begins/);
  await userEvent.clear(year);
  await userEvent.type(year, '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await expect((await dialog.findAllByText('Type a year between 1990 and 2100'))[0]).toBeVisible();
  await userEvent.clear(year);
  await userEvent.type(year, '2025');
  await expect(await dialog.findByText('4 reporting times: 01-Apr-2025 – 31-Mar-2026')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6), patience);
});

InTheirOrder.test('shows a change by somebody else before it is replaced', async ({ canvas, userEvent }) => {
  const [, quarter] = sampleTimes;
  gateway.renameElsewhere(quarter?.id ?? '', 'Opening quarter');
  await userEvent.click(await canvas.findByRole('button', { name: `Change: ${days}` }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change reporting time' }, patience));
  await userEvent.type(dialog.getByLabelText('Name'), 'First quarter');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await dialog.findByText(/It is now called Opening quarter/, undefined, patience)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByRole('rowheader', { name: 'First quarter' }, patience)).toBeVisible();
});

InTheirOrder.test('deletes what has no data, and says why the rest stays', async ({ canvas, userEvent }) => {
  const remove = async (name: string) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete: ${name}` }, patience));
    const question = await screen.findByRole('alertdialog', { name: `Delete ${name}?` }, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete reporting time' }));
    return question;
  };
  await expect(await canvas.findByText('Time cannot be deleted', undefined, patience)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Delete: 01-Apr-2025 – 31-Mar-2026' })).toBeNull();
  await remove(trial);
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3), patience);
  const last = canvas.getByRole('button', { name: 'Change: 01-Jul-2025 – 30-Sep-2025' });
  await waitFor(() => expect(last).toHaveFocus(), patience);
  gateway.linkElsewhere(sampleTimes[1]?.id ?? '');
  const refused = within(await remove(days));
  await expect(await refused.findByText('Time cannot be deleted', undefined, patience)).toBeVisible();
});

export const ForReaders = meta.story({
  decorators: at(seedWith(sampleTimes)),
  render: () => <ReportingTimesPage permissions={['data-hub:read']} />,
});
ForReaders.test('offers nothing that they may not do', async ({ canvas }) => {
  await canvas.findAllByRole('rowheader', undefined, patience);
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const NoneYet = meta.story({ decorators: at(seedWith([])) });
export const OutOfReach = meta.story({ decorators: at() });
