import { reportQueries, restatementQueries } from '@esg/api-client';
import type { Framework, RestatedPlace, RestatementList } from '@esg/contract';
import { expect } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { ComparativesChanged } from '../wizard/restatements/ComparativesChanged.tsx';
import { RestatementNotes } from '../wizard/restatements/RestatementNotes.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';
import { sampleSource } from './sample-hub.ts';

const report = sampleReport({ disclosureCodes: ['305-1'], status: 'completed' });
const byGas = { id: 'by-gas', en: 'By gas', zhTw: '按氣體' };
const framework: Framework = {
  ...sampleFramework,
  topics: sampleFramework.topics.map((topic) => ({
    ...topic,
    disclosures: topic.disclosures.map((disclosure) => ({
      ...disclosure,
      fields: disclosure.fields.map((field) => (field.key === 'scope-1' ? { ...field, breakdowns: [byGas] } : field)),
    })),
  })),
};

const place = (old: string, now: string | null, more: Partial<RestatedPlace> = {}): RestatedPlace => ({
  disclosureCode: '305-1',
  fieldKey: 'scope-1',
  descriptor: '',
  old: { number: old, unit: 'tCO2e' },
  new: now === null ? null : { number: now, unit: 'tCO2e' },
  explained: null,
  ...more,
});
const explained = {
  note: 'A meter was read wrongly.',
  at: '2026-03-31T08:00:00.000Z',
  by: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13', name: 'Mei Lam' },
};
const list: RestatementList = {
  publishedAt: '2026-03-31T08:00:00.000Z',
  items: [
    place('2440.1', '2502.4', { explained }),
    place('8.2', '8.4', { fieldKey: 'biogenic', explained: { ...explained, from: sampleSource } }),
    place('12.5', '13.75', { breakdown: 'by-gas', descriptor: 'CH4' }),
    place('3', null, { breakdown: 'by-gas', descriptor: 'N2O' }),
  ],
  comparatives: [],
};
const figureOf = (number: string) => ({ number, unit: 'tCO2e' });
const outOfStep: RestatementList = {
  ...list,
  items: [],
  comparatives: [
    {
      disclosureCode: '305-1',
      fieldKey: 'scope-1',
      descriptor: '',
      year: '2024',
      old: figureOf('2141.41'),
      new: figureOf('2098.77'),
    },
  ],
};
const seed: Seed = (cache, api) => {
  cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
  cache.setQueryData(restatementQueries.ofReport(api, report.id).queryKey, list);
};

const Notes = ({ readOnly = false }: { readOnly?: boolean }) => (
  <WizardContext value={{ report, framework, step: 'validation', readOnly }}>
    <RestatementNotes />
  </WizardContext>
);

const meta = preview.meta({
  title: 'Screens/Restatements',
  tags: ['!autodocs'],
  component: Notes,
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/validation', seed })],
});

export const OfParts = meta.story({});
OfParts.test('asks about each part by its name, beside the whole', async ({ canvas }) => {
  const whole = await canvas.findByRole('textbox', { name: /^Why did Gross direct emissions change\?.*English/ });
  await expect(whole).toHaveValue('A meter was read wrongly.');
  const part = canvas.getByRole('textbox', { name: /By gas · CH4 change\?.*English/ });
  await expect(part).toHaveValue('');
  await expect(part.id).not.toBe(whole.id);
});
OfParts.test('says from which other report a reason comes', async ({ canvas }) => {
  await expect(await canvas.findByText('From “HKEX report 2025”, Para. 28')).toBeVisible();
});
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });

const seedPublished: Seed = (cache, api) => {
  cache.setQueryData(restatementQueries.ofReport(api, report.id).queryKey, outOfStep);
};
/** A report whose comparatives changed after it was published. */
export const OutOfStep = meta.story({
  render: () => (
    <WizardContext value={{ report, framework, step: 'preview', readOnly: true }}>
      <ComparativesChanged />
    </WizardContext>
  ),
  decorators: [onScreen({ catalogue, path: '/ct/framework-reports/f/reports/r/preview', seed: seedPublished })],
});
OutOfStep.test('names what a published report compares with and has changed since', async ({ canvas }) => {
  await expect(await canvas.findByText(/^1 figure of an earlier year has changed/)).toBeVisible();
  await expect(canvas.getByText(/Gross direct emissions, 2024: 2,141.41 .* → 2,098.77/)).toBeVisible();
});
