import { reportingTimeQueries } from '@esg/api-client';
import { expect, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { SelectFrameworkPage } from '../features/create-report/SelectFrameworkPage.tsx';
import { WorkspaceFrame } from '../features/frame/WorkspaceFrame.tsx';
import { NewsIcon } from '../features/help/NewsIcon.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { seedFrameworks } from './sample-frameworks.ts';
import { sampleTimes } from './sample-times.ts';

const meta = preview.meta({
  title: 'Screens/Select framework',
  tags: ['!autodocs'],
  play: drawnTo(2),
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/select-framework',
      frame: (
        <WorkspaceFrame me={storyUser} profile={storyProfile} bell={<NotificationBell />} newsIcon={<NewsIcon />} />
      ),
      seed: seedFrameworks,
    }),
  ],
  render: () => <SelectFrameworkPage />,
});

export const Library = meta.story({});
Library.test(
  'names the exchange of the company’s country first, and narrows behind one button that counts',
  async ({ canvas, userEvent }) => {
    const forYou = within(await canvas.findByRole('region', { name: 'For you' }));
    await expect(forYou.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('HKEX ESG Code');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'HK');
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible();
  },
);

Library.test('says of each framework which reports its edition is for', async ({ canvas }) => {
  const cardOf = async (name: string) => (await canvas.findByRole('heading', { name })).closest('li');
  await expect(await cardOf('GRI Standards')).toHaveTextContent(/effective for reports published on or after/);
  await expect(await cardOf('HKEX ESG Code')).toHaveTextContent(/effective for years beginning on or after/);
  await expect(await cardOf('VSME Standard')).toHaveTextContent(/· valid from/);
});

/** The data hub has a year that began before one of the editions applies. */
export const ForAnEarlierYear = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/select-framework',
      seed: (cache, api, ...rest) => {
        seedFrameworks(cache, api, ...rest);
        cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
      },
    }),
  ],
});
ForAnEarlierYear.test('warns at the tile of an edition that counts for later years', async ({ canvas }) => {
  const cardOf = async (name: string) => (await canvas.findByRole('heading', { name })).closest('li');
  await expect(await cardOf('HKFRS S2 Climate-related Disclosures')).toHaveTextContent(
    /For years from 01-Aug-2025; yours begins on 01-Apr-2025/,
  );
  await expect(await cardOf('HKEX ESG Code')).not.toHaveTextContent(/yours begins/);
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('shows the first framework on the first screen', async ({ canvas }) => {
  const [first] = await canvas.findAllByRole('heading', { level: 3 });
  await expect(first?.getBoundingClientRect().top).toBeLessThan(320);
});
