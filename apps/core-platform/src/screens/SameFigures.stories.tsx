import { reportQueries } from '@esg/api-client';
import type { Finding } from '@esg/contract';
import { expect } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { SameFigures } from '../features/validation/SameFigures.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = sampleReport({ disclosureCodes: ['305-1', '305-2'] });
const differing: Finding = {
  kind: 'figure-differs',
  blocking: false,
  step: 'data-input',
  disclosureCode: '305-2',
  fieldKey: 'scope-1',
  language: null,
  params: { entered: '2126.8', stated: '2130.4', disclosure: '305-1', field: 'scope-1' },
};

const Differing = ({ readOnly = false }: { readOnly?: boolean }) => (
  <WizardContext value={{ report, framework: sampleFramework, step: 'validation', readOnly }}>
    <SameFigures findings={[differing]} />
  </WizardContext>
);

const meta = preview.meta({
  title: 'Screens/Same figures',
  tags: ['!autodocs'],
  component: Differing,
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/framework-reports/f/reports/r/validation',
      seed: (cache, api) => cache.setQueryData(reportQueries.one(api, report.id).queryKey, report),
    }),
  ],
});

export const TwoDisclosures = meta.story();
TwoDisclosures.test('names both disclosures, and offers the figure of either', async ({ canvas }) => {
  await expect(await canvas.findByText(/305-1 and 305-2 state different figures$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Use 2,130.4 in both' })).toBeEnabled();
  await expect(canvas.getByRole('button', { name: 'Use 2,126.8 in both' })).toBeEnabled();
});
export const TwoDisclosuresInChinese = meta.story({ globals: { locale: 'zh-Hant-HK', viewport: { value: 'phone' } } });

export const ReadOnly = meta.story({ args: { readOnly: true } });
ReadOnly.test('offers nothing in a published report', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
