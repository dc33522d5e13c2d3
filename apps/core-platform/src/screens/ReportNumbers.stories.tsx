import { numberQueries } from '@esg/api-client';
import { useRichTextLabels } from '@esg/app-kit';
import { fromEditor, type LinkedNumber, plainRichText, type ReportFigures, type RichTextBlock } from '@esg/contract';
import { RichTextArea } from '@esg/ui/rich-text';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleReport } from '../../../../.storybook/kit/sample-reports.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { plainNumber } from '../wizard/numbers/choices.ts';
import { useReportNumbers } from '../wizard/numbers/use-report-numbers.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import { sampleFramework } from './sample-framework.ts';

const report = sampleReport();
const written = fn();
const tonnes = (number: string) => ({ number, unit: 'tCO2e' });
const row = (descriptor: string, number: string) => ({ descriptor, ...tonnes(number) });
const figures: ReportFigures = {
  years: ['2025', '2024'],
  figures: [
    {
      disclosureCode: '305-1',
      fieldKey: 'scope-1',
      years: [
        { rows: [row('Tai Po', '1200'), row('Shenzhen', '100')], total: tonnes('1300') },
        { rows: [row('Tai Po', '1000')], total: tonnes('1000') },
      ],
    },
  ],
};
const total: LinkedNumber = {
  ...plainNumber({ disclosureCode: '305-1', fieldKey: 'scope-1', row: null }),
  seen: tonnes('1200'),
};
const lost: LinkedNumber = { ...total, row: 'Macau', seen: tonnes('7') };
const english: RichTextBlock[] = [
  {
    kind: 'paragraph',
    runs: [
      { text: '1,200\u00a0t CO₂e', number: total },
      { text: ' came from our plants, of them ' },
      { text: '7\u00a0t CO₂e', number: lost },
      { text: ' in Macau.' },
    ],
  },
];
const chinese: RichTextBlock[] = [
  {
    kind: 'paragraph',
    runs: [
      { text: '1,200\u00a0t CO₂e', number: total },
      { text: '來自我們的廠房，其中澳門佔 ' },
      { text: '7\u00a0t CO₂e', number: lost },
      { text: '。' },
    ],
  },
];

const seed: Seed = (cache, api) => {
  cache.setQueryData(numberQueries.figures(api, report.id).queryKey, figures);
};

const Text = ({ language }: { language: 'en' | 'zhTw' }) => {
  const [value, setValue] = useState(language === 'en' ? english : chinese);
  const valuesIn = useReportNumbers();
  return (
    <RichTextArea
      label={language === 'en' ? 'Strategy' : '策略'}
      labels={useRichTextLabels()}
      values={valuesIn(language)}
      value={value}
      onChange={(change) => {
        const next = fromEditor(change.value);
        setValue(next);
        written(plainRichText(next).replaceAll('\u00a0', ' '));
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Screens/Numbers in a text',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [onScreen({ catalogue, path: '/', seed })],
  render: (_, { globals }) => (
    <WizardContext value={{ report, framework: sampleFramework, step: 'data-input', readOnly: false }}>
      <Text language={globals.locale === 'zh-Hant-HK' ? 'zhTw' : 'en'} />
    </WizardContext>
  ),
});

export const InAText = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1,300/, {}, { timeout: 10_000 })).toBeVisible();
  },
});
InAText.test('is inserted by keyboard, and looked at where it changed', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Strategy' }, { timeout: 10_000 });
  await expect(await canvas.findByText(/1,300/)).toHaveTextContent('1,200 t CO₂e → 1,300 t CO₂e');
  await expect(canvas.getByText(/7.t CO₂e/)).toHaveAttribute('title', expect.stringContaining('has no source'));
  box.focus();
  await userEvent.keyboard('{Alt>}{Shift>}N{/Shift}{/Alt}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert number' }, { timeout: 10_000 }));
  await userEvent.click(dialog.getByRole('button', { name: 'Insert number' }));
  await expect(await dialog.findByText('Choose a number.')).toBeVisible();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Number' }), 'shenzhen{Enter}');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Decimals' }), '1');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'With the year' }));
  await expect(dialog.getByText('In the text: 100.0 t CO₂e (2025)')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Insert number' }));
  await waitFor(() =>
    expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^100\.0 t CO₂e \(2025\)1,200 t/)),
  );

  await waitFor(() => expect(box).toHaveFocus());
  // From behind the inserted number onto the next one.
  await userEvent.keyboard('{ArrowRight}');
  const tools = within(await canvas.findByRole('group', { name: 'Number in the text' }));
  await expect(tools.getByRole('status')).toHaveTextContent('was 1,200 t CO₂e, is now 1,300 t CO₂e');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(tools.getByRole('button', { name: 'Update' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/1,300 t CO₂e came/)));
});
