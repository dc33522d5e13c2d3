import { draftQueries, numberQueries } from '@esg/api-client';
import { fieldTypes, type LinkedNumber, type ReportFigures, type SentenceMark, type TextDraft } from '@esg/contract';
import { Stack } from '@esg/ui';
import { expect, screen, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { DraftButton } from '../features/data-input/drafts/DraftButton.tsx';
import { SentencesToCheck } from '../features/data-input/sentences/SentencesToCheck.tsx';
import { plainNumber } from '../wizard/numbers/choices.ts';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = { ...sampleReport(), languages: ['en' as const, 'zhTw' as const] };
const tonnes = (number: string) => ({ number, unit: 'tCO2e' });
const row = (number: string) => ({ descriptor: '', ...tonnes(number) });
const figures: ReportFigures = {
  years: ['2025', '2024'],
  figures: [
    {
      disclosureCode: '305-1',
      fieldKey: 'scope-1',
      years: [
        { rows: [row('1300')], total: tonnes('1300') },
        { rows: [row('1418')], total: tonnes('1418') },
      ],
    },
  ],
};
const emissions: LinkedNumber = {
  ...plainNumber({ disclosureCode: '305-1', fieldKey: 'scope-1', row: null }),
  seen: tonnes('1300'),
};
const change: LinkedNumber = { ...emissions, kind: 'change', yearsBack: 1, seen: { number: '-8.321579', unit: '%' } };
const draft: TextDraft = {
  stamp: 'sample',
  blocks: {
    en: [
      {
        kind: 'paragraph',
        runs: [
          { text: 'Scope 1 emissions were ' },
          { text: '1,300 t CO₂e', number: emissions },
          { text: ', down ' },
          { text: '8.3%', number: change },
          { text: '.' },
        ],
      },
    ],
    zhTw: [
      {
        kind: 'paragraph',
        runs: [
          { text: '範圍 1 溫室氣體排放為 ' },
          { text: '1,300 t CO₂e', number: emissions },
          { text: '，減少 ' },
          { text: '8.3%', number: change },
          { text: '。' },
        ],
      },
    ],
  },
  missing: [{ disclosureCode: '305-1', fieldKey: 'biogenic', isSelected: true }],
};

const [disclosure] = sampleFramework.topics.flatMap(({ disclosures }) =>
  disclosures.filter(({ code }) => code === '305-1'),
);
const [first] = disclosure?.fields ?? [];
const type = fieldTypes[2];
const field = first && {
  ...first,
  key: 'org.strategy_statement',
  type,
  label: { en: 'Statement on sustainable development', zhTw: '可持續發展聲明' },
};

const figure = { disclosureCode: '305-1', fieldKey: 'scope-1', now: tonnes('1300'), before: tonnes('1418') };
const mark = (more: Partial<SentenceMark>): SentenceMark => ({
  disclosureCode: '305-1',
  fieldKey: 'org.strategy_statement',
  language: 'en',
  kind: 'number',
  sentence: 'Scope 1 emissions were 1,350 tCO2e in 2025.',
  words: '1,350 tCO2e',
  figure,
  confirmed: null,
  ...more,
});
const marks: readonly SentenceMark[] = [
  mark({}),
  mark({ kind: 'direction', sentence: 'Scope 1 emissions rose.', words: 'rose' }),
  mark({ kind: 'claim', sentence: '我們是一家碳中和企業。', language: 'zhTw', words: '碳中和', figure: null }),
  mark({
    kind: 'superlative',
    sentence: 'Our industry-leading plants.',
    words: 'industry-leading',
    figure: null,
    confirmed: {
      reason: 'Named so by the trade body.',
      at: '2026-01-05T08:00:00Z',
      by: { id: '01970000-0000-7000-8000-000000000001', name: 'Mei Chan' },
    },
  }),
];

const seed: Seed = (cache, api) => {
  const place = { reportId: report.id, disclosureCode: '305-1', fieldKey: 'org.strategy_statement' };
  cache.setQueryData(numberQueries.figures(api, report.id).queryKey, figures);
  cache.setQueryData(draftQueries.ofField(api, place).queryKey, draft);
};

const meta = preview.meta({
  title: 'Screens/Drafts and sentences to check',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [onScreen({ catalogue, path: '/', seed })],
  render: () => (
    <WizardContext value={{ report, framework: sampleFramework, step: 'data-input', readOnly: false }}>
      <Stack gap={4} align="stretch">
        {disclosure && field && <DraftButton disclosure={disclosure} field={field} answer={undefined} />}
        <SentencesToCheck marks={marks} disabled={false} />
      </Stack>
    </WizardContext>
  ),
});

export const BelowAText = meta.story({});
BelowAText.test('says why each sentence is marked, and keeps one only with a reason', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('3 sentences to check')).toBeVisible();
  await expect(canvas.getByText(/“1,350 tCO2e” is not a figure of the report, which has 1,300/)).toBeVisible();
  await expect(canvas.getByText(/went from 1,418.* to 1,300.*so “rose” does not fit/)).toBeVisible();
  await expect(canvas.getByText('Mei Chan kept “industry-leading”: Named so by the trade body.')).toBeVisible();
  const [keep] = canvas.getAllByRole('button', { name: 'Keep this sentence' });
  if (keep) await userEvent.click(keep);
  await userEvent.click(canvas.getByRole('button', { name: 'Keep with this reason' }));
  await expect(await canvas.findByText('Say why, so that others can follow it.')).toBeVisible();
});
BelowAText.test('shows a draft with the source of each number before it is inserted', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Draft from your figures/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft from your figures' }, { timeout: 10_000 }));
  await expect(await dialog.findByText(/Scope 1 emissions were/, {}, { timeout: 10_000 })).toBeVisible();
  await expect(dialog.getByText(/範圍 1 溫室氣體排放為/)).toBeVisible();
  await expect(dialog.getByText(/8\.3% – .*change since the previous year/)).toBeVisible();
  await expect(dialog.getByText('1 figure that it could speak of has no value')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Insert draft' })).toBeEnabled();
});
