import { explanationQueries, reportQueries } from '@esg/api-client';
import type { FieldExplanation, Finding } from '@esg/contract';
import { expect } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { ChangesToExplain } from '../features/validation/ChangesToExplain.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';
import { sampleSource } from './sample-hub.ts';

const report = sampleReport({ disclosureCodes: ['305-1'], status: 'completed', period: sampleSource.period });
const asked: Finding = {
  kind: 'change-unexplained',
  blocking: false,
  step: 'data-input',
  disclosureCode: '305-1',
  fieldKey: 'biogenic',
  language: null,
  params: { percent: 34, before: '8.2', after: '11', unit: 'tCO2e' },
};
const changes = [
  {
    disclosureCode: '305-1',
    fieldKey: 'biogenic',
    percent: 34,
    isLarge: true,
    values: { before: '8.2', after: '11', unit: 'tCO2e' },
    note: 'Without the tenants’ boilers',
  },
  {
    disclosureCode: '305-1',
    fieldKey: 'scope-1',
    percent: -82,
    isLarge: true,
    values: { before: '10991.7', after: '1942.7', unit: 'tCO2e' },
  },
];
/** The reason in the report by another framework for the same figure. */
const given: FieldExplanation = {
  disclosureCode: '305-1',
  fieldKey: 'scope-1',
  text: 'We bought a plant in Johor.',
  texts: { en: 'We bought a plant in Johor.', zhTw: '我們在柔佛收購了一座工廠。' },
  printed: false,
  isCurrent: true,
  from: sampleSource,
  at: '2026-03-31T08:00:00.000Z',
  by: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13', name: 'Mei Lam' },
};
const screenWith = (said: FieldExplanation[]) =>
  onScreen({
    catalogue,
    path: '/ct/framework-reports/f/reports/r/validation',
    seed: (cache, api) => {
      cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
      cache.setQueryData(explanationQueries.ofReport(api, report.id).queryKey, said);
    },
  });

const Changes = ({ readOnly = false }: { readOnly?: boolean }) => (
  <WizardContext value={{ report, framework: sampleFramework, step: 'validation', readOnly }}>
    <ChangesToExplain findings={[asked]} changes={changes} />
  </WizardContext>
);

const meta = preview.meta({
  title: 'Screens/Change reasons',
  tags: ['!autodocs'],
  component: Changes,
});

export const FromAnotherReport = meta.story({ decorators: [screenWith([given])] });
FromAnotherReport.test('says where a reason comes from, and lets it be taken out', async ({ canvas }) => {
  await expect(await canvas.findByText('From “HKEX report 2025”, Para. 28')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Don’t use it' })).toBeEnabled();
});
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: [screenWith([given])] });
ReadOnly.test('offers nothing to change where nothing can be changed', async ({ canvas }) => {
  await expect(await canvas.findByText('From “HKEX report 2025”, Para. 28')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Don’t use it' })).not.toBeInTheDocument();
});
const { from: _from, ...own } = given;
const imported = ['scope-1', 'biogenic'].map((fieldKey): FieldExplanation => ({ ...own, fieldKey }));

/** Reasons from an import are printed with one click. */
export const Imported = meta.story({ decorators: [screenWith(imported)] });
Imported.test('prints all reasons with one press', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Print all 2 reasons below their figures' })).toBeEnabled();
});
FromAnotherReport.test(
  'prints a new reason below its figure unless somebody clears the tick',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Use it as the reason' });
    const ticks = canvas.getAllByRole('checkbox', { name: 'Print it below the figure' });
    await expect(ticks).toHaveLength(2);
    const [ofNew, ofAnotherReport] = ticks;
    await expect(ofNew).toBeChecked();
    // Nobody has ticked here what another report says.
    await expect(ofAnotherReport).not.toBeChecked();
    if (ofNew) await userEvent.click(ofNew);
    await expect(ofNew).not.toBeChecked();
  },
);
FromAnotherReport.test('shows both figures of the question, also where it is answered', async ({ canvas }) => {
  // There is a box for each language.
  const [asking] = await canvas.findAllByText(/10,991\.7 → 1,942\.7.*−82%/u);
  await expect(asking).toBeVisible();
});
FromAnotherReport.test('offers what the data hub notes, and fills in nothing of it', async ({ canvas }) => {
  await expect(
    await canvas.findByText('Your data hub notes of this figure: “Without the tenants’ boilers”'),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Use it as the reason' })).toBeEnabled();
  for (const box of canvas.getAllByRole('textbox', { name: /8\.2 → 11/u })) await expect(box).toHaveValue('');
});
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' }, decorators: [screenWith([given])] });
