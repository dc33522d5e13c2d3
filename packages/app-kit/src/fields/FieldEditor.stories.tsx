import { type AnswerValue, type FieldType, fieldTypes } from '@esg/contract';
import { Stack } from '@esg/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { showNumbersIn } from '../i18n/number-format.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { countries, fieldOf, Spoken, sampleValues, units } from './story-kit.tsx';

type FieldStoryProps = {
  type?: FieldType;
  empty?: boolean;
  languages?: ('en' | 'zhTw')[];
  onValue?: (value: AnswerValue | null) => void;
  onHold?: () => void;
};

const FieldStory = ({
  type = 'number',
  empty = false,
  languages = ['en'],
  onValue,
  onHold = () => {},
}: FieldStoryProps) => {
  const [value, setValue] = useState<AnswerValue | null>(empty ? null : sampleValues[type]);
  return (
    <FieldEditor
      field={fieldOf(type)}
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue?.(next);
      }}
      onHold={onHold}
      reportLanguages={languages}
      units={type === 'number' ? units : []}
      countries={countries}
    />
  );
};

const meta = preview.meta({
  component: FieldStory,
  args: { type: 'number', onValue: fn(), onHold: fn() },
  beforeEach: () => showNumbersIn('en-HK'),
  render: (args, { globals }) => (
    <Spoken locale={globals.locale}>
      <FieldStory {...args} />
    </Spoken>
  ),
});

export const Figure = meta.story({});
Figure.test(
  'keeps letters in a number as typed, says why, and does not store them',
  async ({ canvas, userEvent, args }) => {
    const box = await canvas.findByRole('textbox', { name: /Number/ });
    await userEvent.clear(box);
    await userEvent.type(box, '12o');
    await expect(box).toHaveValue('12o');
    await expect(canvas.getByText(/must be a number, written like 1,234.5/)).toBeVisible();
    await expect(args.onHold).toHaveBeenCalled();
  },
);
Figure.test('reads and writes the separators of the organisation', async ({ canvas, userEvent, args }) => {
  const box = await canvas.findByRole('textbox', { name: /Number/ });
  await expect(box).toHaveValue('1,234,567.5');
  await userEvent.clear(box);
  await userEvent.type(box, '7,654.25');
  await expect(args.onValue).toHaveBeenLastCalledWith({
    type: 'number',
    rows: [{ number: '7654.25', unit: 'tCO2e', descriptor: 'Scope 1' }],
  });
});

export const TwoReportLanguages = meta.story({ args: { type: 'text', languages: ['en', 'zhTw'] } });
TwoReportLanguages.test('asks for the text in each report language', async ({ canvas, userEvent, args }) => {
  const chinese = await canvas.findByRole('textbox', { name: '繁體中文' });
  await userEvent.clear(chinese);
  await userEvent.type(chinese, '新名稱');
  await expect(args.onValue).toHaveBeenLastCalledWith({
    type: 'text',
    text: { en: 'Verdant Manufacturing', zhTw: '新名稱' },
  });
});

export const Period = meta.story({ args: { type: 'datePeriod' } });

const All = ({ locale, empty }: { locale: unknown; empty: boolean }) => (
  <Spoken locale={locale}>
    <Stack gap={6}>
      {fieldTypes.map((type) => (
        <FieldStory key={type} type={type} empty={empty} />
      ))}
    </Stack>
  </Spoken>
);

export const EveryType = meta.story({ render: (_, { globals }) => <All locale={globals.locale} empty={false} /> });
export const EveryTypeEmpty = meta.story({ render: (_, { globals }) => <All locale={globals.locale} empty /> });
export const EveryTypeInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  render: (_, { globals }) => <All locale={globals.locale} empty={false} />,
});
