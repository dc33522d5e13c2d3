import { reportQueries } from '@esg/api-client';
import type { Finding } from '@esg/contract';
import { expect } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { OneUnit } from '../features/validation/OneUnit.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = sampleReport({ disclosureCodes: ['305-1'] });
const mixed: Finding = {
  kind: 'unit-mix',
  blocking: false,
  step: 'data-input',
  disclosureCode: '305-1',
  fieldKey: 'scope-1',
  language: null,
  params: { units: 'tCO2e, kgCO2e', unit: 'tCO2e' },
};
const seeded = onScreen({
  catalogue,
  path: '/ct/framework-reports/f/reports/r/validation',
  seed: (cache, api) => cache.setQueryData(reportQueries.one(api, report.id).queryKey, report),
});

const Units = ({ readOnly = false, unit = 'tCO2e' }: { readOnly?: boolean; unit?: string }) => (
  <WizardContext value={{ report, framework: sampleFramework, step: 'validation', readOnly }}>
    <OneUnit findings={[{ ...mixed, params: { units: 'tCO2e, kgCO2e', ...(unit !== '' && { unit }) } }]} />
  </WizardContext>
);

const meta = preview.meta({
  title: 'Screens/One unit',
  tags: ['!autodocs'],
  component: Units,
  decorators: [seeded],
});

export const SeveralUnits = meta.story();
SeveralUnits.test('names the disclosure and offers the unit that all its figures can have', async ({ canvas }) => {
  await expect(await canvas.findByText(/^305-1 .*several units$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'All in t CO₂e' })).toBeEnabled();
});

/** Units between which digits would change are left to people. */
export const NoSharedUnit = meta.story({ args: { unit: '' } });
NoSharedUnit.test('offers nothing where digits would appear that nobody typed', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});
export const ReadOnly = meta.story({ args: { readOnly: true } });
ReadOnly.test('offers nothing where nothing can be changed', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
