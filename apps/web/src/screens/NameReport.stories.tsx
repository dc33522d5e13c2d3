import { frameworkQueries, reportingTimeQueries } from '@esg/api-client';
import { expect, screen, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { NameReportDialog } from '../features/create-report/NameReportDialog.tsx';
import { useFrameworks } from '../features/create-report/use-frameworks.ts';
import { seedFrameworks } from './sample-frameworks.ts';
import { sampleTimes } from './sample-times.ts';

/** Over the first framework of the library. */
const Named = () => {
  const [framework] = useFrameworks();
  return framework ? <NameReportDialog framework={framework} onClose={() => {}} /> : null;
};

const meta = preview.meta({
  title: 'Screens/Name the report',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Named />,
});

const withData: Seed = (cache, api, language) => {
  seedFrameworks(cache, api, language);
  cache.setQueryData(reportingTimeQueries.all(api).queryKey, [...sampleTimes]);
  const [year] = sampleTimes;
  const [framework] = cache.getQueryData(frameworkQueries.list(api).queryKey) ?? [];
  if (year && framework)
    cache.setQueryData(frameworkQueries.answered(api, year.period).queryKey, [
      { versionId: framework.versionId, answered: { done: 17, total: 71 } },
    ]);
};
const at = (seed: Seed) => [onScreen({ catalogue, path: '/ct/select-framework', seed })];

/** There are no figures yet: the report asks for its days later. */
export const BeforeAnyData = meta.story({ decorators: at(seedFrameworks) });

/** The newest year is proposed, with what its data answer. */
export const WithData = meta.story({ decorators: at(withData) });
WithData.test('begins with what the data of the newest year answer, or with nothing', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the report' }));
  const period = await dialog.findByRole('combobox', { name: 'Reporting period' });
  await expect(period).toHaveValue(sampleTimes[0]?.id);
  await expect(dialog.getByRole('checkbox', { name: 'Fill in what your data answer already' })).toBeChecked();
  await expect(dialog.getByText('17 of 71 disclosures already answered by your data')).toBeVisible();
  await userEvent.selectOptions(period, '');
  await expect(dialog.queryByRole('checkbox')).toBeNull();
});
export const WithDataInChinese = meta.story({ decorators: at(withData), globals: { locale: 'zh-Hant-HK' } });
