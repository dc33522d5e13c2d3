import { designQueries, materialityQueries, reportQueries } from '@esg/api-client';
import { designDefaults, type MaterialityDecision } from '@esg/contract';
import { expect, screen, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { TakeOverOffer } from '../wizard/materiality/TakeOverOffer.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleDecision, sampleLibrary } from './sample-assessment.ts';
import { sampleFramework, sampleStates } from './sample-framework.ts';

const report = sampleReport({
  disclosureCodes: ['2-1', '302-1', '305-2'],
  status: 'in-progress',
  languages: ['en', 'zhTw'],
  materialTopics: null,
});
const framework = {
  ...sampleFramework,
  omissionReasons: [
    {
      code: 'not_applicable',
      label: { en: 'Not applicable', zhTw: '不適用' },
      hint: { en: 'Say why it doesn’t apply.', zhTw: '說明不適用的原因。' },
      needsExplanation: true,
    },
  ],
};
/** Emissions are material, waste is not, with a reason in English. */
const decision: MaterialityDecision = {
  ...sampleDecision,
  year: 2025,
  topics: sampleDecision.topics.map((topic) =>
    topic.libraryIds.includes('waste')
      ? { ...topic, verdict: 'not_material', reason: 'Our sites make little waste.' }
      : { ...topic, verdict: 'material' },
  ),
};
const seed =
  (decisions: readonly MaterialityDecision[]): Seed =>
  (cache, api) => {
    cache.setQueryData(reportQueries.one(api, report.id).queryKey, report);
    cache.setQueryData(
      reportQueries.disclosures(api, report.id).queryKey,
      sampleStates.filter(({ code }) => report.disclosureCodes.includes(code)),
    );
    cache.setQueryData(materialityQueries.decisions(api).queryKey, [...decisions]);
    cache.setQueryData(materialityQueries.library(api).queryKey, sampleLibrary);
    cache.setQueryData(designQueries.one(api, report.id).queryKey, { settings: designDefaults, version: 1 } as never);
  };

const TakeOver = ({ readOnly = false }: { readOnly?: boolean }) => (
  <WizardContext value={{ report, framework, step: 'select-topics', readOnly }}>
    <TakeOverOffer />
  </WizardContext>
);
const path = '/ct/framework-reports/f/reports/r/select-topics';
const meta = preview.meta({
  title: 'Screens/Take over from materiality',
  tags: ['!autodocs'],
  component: TakeOver,
  decorators: [onScreen({ catalogue, path, seed: seed([decision]) })],
});

export const Offered = meta.story({});
Offered.test(
  'shows what enters and leaves, and the words of the index in both languages',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take over from the materiality assessment 2025' }),
    );
    await expect(canvas.getByText(/^It was decided on .* by ESRS Set 1 \(2023\)/)).toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Enter the report/ }));
    await expect(await dialog.findByText(/305-1 Direct emissions/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Leave, and the index says why/ }));
    await expect(await dialog.findByText('“Waste” is not material: Our sites make little waste.')).toBeVisible();
    await expect(
      dialog.getByText('「廢棄物」並非重要議題：Our sites make little waste.（原文為英文）。'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);
export const InChinese = meta.story({ globals: { locale: 'zh-Hant-HK' } });
export const InTheDark = meta.story({ globals: { mode: 'dark', tenant: 'harbour' } });
export const NothingDecided = meta.story({ decorators: [onScreen({ catalogue, path, seed: seed([]) })] });
NothingDecided.test('offers nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const DecidedByOtherSides = meta.story({
  decorators: [onScreen({ catalogue, path, seed: seed([{ ...decision, edition: 'ifrs-s1-2023' }]) })],
});
DecidedByOtherSides.test(
  'offers nothing that looked at investors alone to a report about impacts',
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);
export const ReadOnly = meta.story({ args: { readOnly: true } });
