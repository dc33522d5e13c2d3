import { draftQueries, languageModelQueries, numberQueries } from '@esg/api-client';
import {
  type Answer,
  type DraftWording,
  fieldTypes,
  gapIn,
  type LinkedNumber,
  type ReportFigures,
  type SentenceMark,
  type TextDraft,
} from '@esg/contract';
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
  cache.setQueryData(languageModelQueries.inUse(api).queryKey, { model: null, readsFigures: false });
};
const model = { name: 'example-large', runBy: 'Example Models Ltd', host: 'models.example' };
/** The same with a language model that worded the draft, or failed to. */
const seedWorded =
  (wording: Pick<DraftWording, 'kept' | 'failure'>, text: string): Seed =>
  (cache, api, ...others) => {
    seed(cache, api, ...others);
    const place = { reportId: report.id, disclosureCode: '305-1', fieldKey: 'org.strategy_statement' };
    cache.setQueryData(languageModelQueries.inUse(api).queryKey, { model, readsFigures: true });
    const [block] = draft.blocks.en ?? [];
    const [, ...rest] = block?.kind === 'paragraph' ? block.runs : [];
    cache.setQueryData(draftQueries.worded(api, place, draft.stamp).queryKey, {
      ...draft,
      blocks: { ...draft.blocks, en: [{ kind: 'paragraph', runs: [{ text }, ...rest] }] },
      wording: { model, calls: [], asked: 2, ...wording },
    });
  };

const process = field && { ...field, key: 'materiality.process', coverage: 'full' as const };
const list = field && {
  ...field,
  key: 'materiality.topics',
  type: 'multiSelect' as const,
  label: { en: 'Material topics', zhTw: '重要議題清單' },
  options: [
    { id: 'emissions', label: { en: 'Emissions', zhTw: '排放' } },
    { id: 'waste', label: { en: 'Waste', zhTw: '廢棄物' } },
  ],
};
const basis: TextDraft['basis'] = {
  assessmentId: '01970000-0000-7000-8000-000000000009',
  year: 2025,
  decidedAt: '2026-03-01T08:00:00.000Z',
  isOtherYear: false,
  hasChanged: true,
};
const gap = 'which body approved the result';
const assessed: TextDraft = {
  stamp: 'assessed',
  missing: [],
  basis,
  gaps: 1,
  blocks: {
    en: [
      {
        kind: 'paragraph',
        runs: [{ text: 'The material topics were determined by the materiality assessment of 2025.' }],
      },
      { kind: 'paragraph', runs: [{ text: gapIn('en', gap) }] },
    ],
    zhTw: [{ kind: 'paragraph', runs: [{ text: '重要議題由 2025 年重要性評估釐定。' }] }],
  },
};
const topics: TextDraft = {
  stamp: 'topics',
  missing: [],
  blocks: {},
  basis: { ...basis, hasChanged: false, isOtherYear: true },
  named: [
    { origin: '01970000-0000-7000-8000-000000000011', typed: false, text: { en: 'Waste', zhTw: '廢棄物' } },
    { origin: '01970000-0000-7000-8000-000000000012', typed: false, text: { en: 'Light at night', zhTw: '夜間光害' } },
  ],
};
const seedAssessed: Seed = (cache, api) => {
  const at = (fieldKey: string) =>
    draftQueries.ofField(api, { reportId: report.id, disclosureCode: '305-1', fieldKey }).queryKey;
  api.interceptors.request.clear();
  cache.setQueryData(numberQueries.figures(api, report.id).queryKey, figures);
  cache.setQueryData(at('materiality.process'), assessed);
  cache.setQueryData(at('materiality.topics'), topics);
  cache.setQueryData(languageModelQueries.inUse(api).queryKey, { model: null, readsFigures: false });
};
const chosen: Answer = {
  disclosureCode: '305-1',
  fieldKey: 'materiality.topics',
  value: { type: 'multiSelect', choices: [], named: topics.named?.slice(0, 1) ?? [] },
  version: 1,
  updatedAt: '2026-03-01T08:00:00.000Z',
  updatedBy: { id: '01970000-0000-7000-8000-000000000001', name: 'Lin Wing' },
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
  await expect(canvas.getByText(/“1,350 tCO2e” isn’t a figure of the report, which has 1,300/)).toBeVisible();
  await expect(canvas.getByText(/went from 1,418.* to 1,300.*so “rose” doesn’t fit/)).toBeVisible();
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

const openDraft = async (
  canvas: { findByRole: (role: 'button', options: { name: RegExp }) => Promise<HTMLElement> },
  userEvent: { click: (element: HTMLElement) => Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Draft from your figures/ }));
  return within(await screen.findByRole('dialog', { name: 'Draft from your figures' }, { timeout: 10_000 }));
};

export const WordedByAModel = meta.story({
  decorators: [
    onScreen({ catalogue, path: '/', seed: seedWorded({ kept: 2, failure: null }, 'Scope 1 emissions stood at ') }),
  ],
});
WordedByAModel.test('says who worded the draft, and shows the plain one on demand', async ({ canvas, userEvent }) => {
  const dialog = await openDraft(canvas, userEvent);
  await expect(await dialog.findByText(/Scope 1 emissions stood at/, {}, { timeout: 10_000 })).toBeVisible();
  await expect(dialog.getByText(/Worded by example-large/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Show the plain draft' }));
  await expect(await dialog.findByText(/Scope 1 emissions were/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Show the language model’s draft' }));
  await expect(await dialog.findByText(/Scope 1 emissions stood at/)).toBeVisible();
});

export const WordedInPart = meta.story({
  decorators: [
    onScreen({ catalogue, path: '/', seed: seedWorded({ kept: 1, failure: null }, 'Scope 1 emissions stood at ') }),
  ],
});
WordedInPart.test('says which share is plain, and why', async ({ canvas, userEvent }) => {
  const dialog = await openDraft(canvas, userEvent);
  await expect(
    await dialog.findByText(/^1 of 2 paragraphs are worded by example-large/, {}, { timeout: 10_000 }),
  ).toBeVisible();
});

export const NotWorded = meta.story({
  decorators: [onScreen({ catalogue, path: '/', seed: seedWorded({ kept: 0, failure: 'busy' }, 'Unused ') })],
});
NotWorded.test('shows the plain draft and why the model didn’t word it', async ({ canvas, userEvent }) => {
  const dialog = await openDraft(canvas, userEvent);
  await expect(await dialog.findByText(/Scope 1 emissions were/, {}, { timeout: 10_000 })).toBeVisible();
  await expect(dialog.getByText(/The language model has too much to do at the moment/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Insert draft' })).toBeEnabled();
});

export const FromTheAssessment = meta.story({
  decorators: [onScreen({ catalogue, path: '/', seed: seedAssessed })],
  render: () => (
    <WizardContext value={{ report, framework: sampleFramework, step: 'data-input', readOnly: false }}>
      <Stack gap={4} align="stretch">
        {disclosure && process && <DraftButton disclosure={disclosure} field={process} answer={undefined} />}
        {disclosure && list && <DraftButton disclosure={disclosure} field={list} answer={chosen} />}
      </Stack>
    </WizardContext>
  ),
});
FromTheAssessment.test('says what the draft rests on and what is left to the person', async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^Draft from the materiality assessment: Statement/ }),
  );
  const name = 'Draft from the materiality assessment';
  const dialog = within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));
  await expect(await dialog.findByText(/decided on/, {}, { timeout: 10_000 })).toBeVisible();
  await expect(dialog.getByText(/The assessment has changed since/)).toBeVisible();
  await expect(dialog.getByText(/1 place in brackets is left to you/)).toBeVisible();
  await expect(dialog.getByText(`[To complete: ${gap}]`)).toBeVisible();
});
FromTheAssessment.test(
  'names the decided topics, and which of them the list has already',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Draft from the materiality assessment: Material topics/ }),
    );
    const name = 'Draft from the materiality assessment';
    const dialog = within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));
    await expect(await dialog.findByText('Light at night', {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.getByText('Waste: in the list already')).toBeVisible();
    await expect(dialog.getByText(/What people added themselves stays/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use these topics' })).toBeEnabled();
  },
);
