import { reportQueries } from '@esg/api-client';
import type { Framework, Topic } from '@esg/contract';
import { expect } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { SelectTopics } from '../features/topics/SelectTopics.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework, sampleStates } from './sample-framework.ts';

const report = sampleReport({ disclosureCodes: ['2-1', '302-1', '305-1'], status: 'in-progress' });
const seed: Seed = (cache, api) => {
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
  cache.setQueryData(
    reportQueries.disclosures(api, report.id).queryKey,
    sampleStates.filter(({ code }) => report.disclosureCodes.includes(code)),
  );
};

type Props = {
  materialTopics?: string[] | null;
  readOnly?: boolean;
  framework?: Framework;
  disclosureCodes?: string[];
};

const Topics = ({ materialTopics = null, readOnly = false, framework = sampleFramework, ...chosen }: Props) => (
  <WizardContext
    value={{ report: { ...report, ...chosen, materialTopics }, framework, step: 'select-topics', readOnly }}
  >
    <SelectTopics />
  </WizardContext>
);

const meta = preview.meta({
  title: 'Screens/Topics',
  tags: ['!autodocs'],
  component: Topics,
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/select-topics', seed })],
});

export const NoneYet = meta.story({});
NoneYet.test('marks all topics of the report as material with one press', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as material' }));
  for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  await expect(canvas.queryByRole('button', { name: 'Mark all as material' })).not.toBeInTheDocument();
});
export const Some = meta.story({ args: { materialTopics: ['GRI 305'] } });
export const ReadOnly = meta.story({ args: { materialTopics: ['GRI 305'], readOnly: true } });
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });

const managementBefore = (topic: Topic): Topic => ({
  ...topic,
  code: 'GRI 3',
  title: { en: 'GRI 3: Material Topics 2021', zhTw: 'GRI 3：重要議題 2021' },
  disclosures: topic.disclosures.map((disclosure) => ({
    ...disclosure,
    code: '3-3',
    fields: disclosure.fields.map((field) => ({ ...field, key: 'materiality.management' })),
  })),
});
const withManagement: Framework = {
  ...sampleFramework,
  topics: sampleFramework.topics.flatMap((topic) =>
    topic.code === 'GRI 302' ? [managementBefore(topic), topic] : [topic],
  ),
};
/** The management of material topics is asked about all of them. */
export const WithManagement = meta.story({
  args: { framework: withManagement, disclosureCodes: ['3-3', '302-1', '305-1'] },
});
WithManagement.test('offers as topics only what can be material or not', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('checkbox')).toHaveLength(2);
  await expect(canvas.queryByText(/GRI 3: Material Topics/)).not.toBeInTheDocument();
});
