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
  /** The name of the part of a figure. */
  descriptor?: string;
  onValue?: (value: AnswerValue | null) => void;
  onHold?: () => void;
};

const money = [
  { code: 'USD', symbol: 'US$', name: { en: 'US dollar', zhTw: '美元' }, factorToBase: null, offset: '0' },
  { code: 'HKD', symbol: 'HK$', name: { en: 'Hong Kong dollar', zhTw: '港元' }, factorToBase: null, offset: '0' },
];

const called = (value: AnswerValue, descriptor: string | undefined): AnswerValue =>
  value.type === 'number' && descriptor !== undefined
    ? { ...value, rows: value.rows.map((row) => ({ ...row, descriptor })) }
    : value;

const FieldStory = ({
  type = 'number',
  empty = false,
  languages = ['en'],
  descriptor,
  onValue,
  onHold = () => {},
}: FieldStoryProps) => {
  const [value, setValue] = useState<AnswerValue | null>(empty ? null : called(sampleValues[type], descriptor));
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

export const Money = meta.story({
  beforeEach: () => showNumbersIn('en-HK', 'HKD'),
  render: (_, { globals }) => (
    <Spoken locale={globals.locale}>
      <FieldEditor
        field={{ ...fieldOf('number'), unitKind: 'currency' }}
        value={null}
        onChange={() => {}}
        reportLanguages={['en']}
        units={money}
        countries={[]}
      />
    </Spoken>
  ),
});
Money.test('is entered in the currency of the organisation where nothing else is said', async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: /Unit/ })).toHaveValue('HKD');
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

/** On a telephone, in Chinese, whose units have long names. */
export const NarrowInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
});
NarrowInChinese.test('gives a long unit the width of the field, below the number', async ({ canvas }) => {
  const number = (await canvas.findByRole('textbox', { name: /^數值/ })).getBoundingClientRect();
  const unit = canvas.getByRole('combobox', { name: /^單位/ }).getBoundingClientRect();
  await expect(unit.top).toBeGreaterThanOrEqual(number.bottom);
  await expect(unit.width).toBe(number.width);
  await expect(unit.width).toBeGreaterThan(240);
});

/** A part with a name of the organisation's own, which nobody else can translate. */
export const OwnNames = meta.story({ args: { type: 'number', languages: ['en', 'zhTw'], descriptor: 'Pellet fuel' } });
OwnNames.test(
  'asks what a part is called in the other language, and not of usual ones',
  async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: '“Pellet fuel” in 繁體中文' });
    await userEvent.type(name, '木質顆粒燃料');
    await expect(args.onValue).toHaveBeenLastCalledWith({
      type: 'number',
      rows: [{ number: '1234567.5', unit: 'tCO2e', descriptor: 'Pellet fuel', names: { zhTw: '木質顆粒燃料' } }],
    });
    const descriptor = canvas.getByRole('textbox', { name: /Descriptor/ });
    await userEvent.clear(descriptor);
    await userEvent.type(descriptor, 'Diesel');
    await expect(canvas.queryByRole('textbox', { name: /in 繁體中文$/ })).toBeNull();
  },
);

export const YesOrNo = meta.story({ args: { type: 'checkbox', empty: true } });
YesOrNo.test(
  'takes a no as an answer, and is without one until somebody chooses',
  async ({ canvas, userEvent, args }) => {
    const choice = await canvas.findByRole('combobox', { name: /Externally assured/ });
    await expect(choice).toHaveDisplayValue('Choose…');
    await userEvent.selectOptions(choice, 'No');
    await expect(args.onValue).toHaveBeenLastCalledWith({ type: 'checkbox', checked: false });
    await userEvent.selectOptions(choice, 'Choose…');
    await expect(args.onValue).toHaveBeenLastCalledWith(null);
  },
);

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
