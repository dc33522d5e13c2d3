import { Text } from '@esg/ui';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import { fieldOf, Spoken } from './story-kit.tsx';
import { useAnswerLines } from './use-answer-lines.ts';

const meta = preview.meta({ component: AnswerWords, args: { lines: [] } });

const texts = { en: 'We halve our emissions by 2030.', zhTw: '我們會在二零三零年前將排放減半。' };

type Shown = { readonly languages: readonly (keyof typeof texts)[]; readonly between?: string; readonly most?: number };

const Answered = ({ languages, ...shape }: Shown) => {
  const lines = useAnswerLines();
  const text = Object.fromEntries(languages.map((language) => [language, texts[language]]));
  const context = { field: fieldOf('text'), units: [], countries: [] };
  return (
    <Text as="div">
      <AnswerWords lines={lines({ type: 'text', text }, context)} {...shape} />
    </Text>
  );
};

export const InBothLanguages = meta.story({
  render: (_, { globals }) => (
    <Spoken locale={globals.locale}>
      <Answered languages={['en', 'zhTw']} between="; " />
    </Spoken>
  ),
});
InBothLanguages.test('marks each text with the language that it is written in', async ({ canvas }) => {
  await expect(await canvas.findByText(/We halve/)).toHaveAttribute('lang', 'en');
  await expect(canvas.getByText(/^繁體中文: 我們/)).toHaveAttribute('lang', 'zh-Hant-HK');
});

export const InTheOtherLanguageAlone = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  render: (_, { globals }) => (
    <Spoken locale={globals.locale}>
      <Answered languages={['en']} most={12} />
    </Spoken>
  ),
});
InTheOtherLanguageAlone.test('marks it too, and cuts what is long', async ({ canvas }) =>
  expect(await canvas.findByText('We halve our…')).toHaveAttribute('lang', 'en'),
);

const Parted = () => {
  const lines = useAnswerLines();
  const rows = [
    { number: '1914', unit: '1', descriptor: '男性' },
    { number: '1504', unit: '1', descriptor: 'Female' },
    { number: '12', unit: '1', descriptor: '丙廠', names: { en: 'Plant C' } },
  ];
  return (
    <AnswerWords lines={lines({ type: 'integer', rows }, { field: fieldOf('integer'), units: [], countries: [] })} />
  );
};

export const Parts = meta.story({
  render: (_, { globals }) => (
    <Spoken locale={globals.locale}>
      <Parted />
    </Spoken>
  ),
});
Parts.test('go by their names in the language of the reader', async ({ canvas }) => {
  await expect(await canvas.findByText(/Male/)).toBeVisible();
  await expect(canvas.getByText(/Plant C/)).toBeVisible();
  await expect(canvas.queryByText(/男性/)).toBeNull();
});

const perUnit = {
  code: 'm3/{unit}',
  symbol: 'm³ per unit',
  name: { en: 'm³ per unit', zhTw: '每單位活動量立方米' },
  factorToBase: '1',
  offset: '0',
};

const Divided = () => {
  const lines = useAnswerLines();
  const rows = [{ number: '0.5', unit: 'm3/{unit}', descriptor: 'per employee' }];
  const context = { field: fieldOf('number'), units: [perUnit], countries: [] };
  return <AnswerWords lines={lines({ type: 'number', rows }, context)} />;
};

export const Intensities = meta.story({
  render: (_, { globals }) => (
    <Spoken locale={globals.locale}>
      <Divided />
    </Spoken>
  ),
});
Intensities.test('name what they are divided by, as the report prints it', async ({ canvas }) =>
  expect(await canvas.findByText('0.5 m³ per employee')).toBeVisible(),
);
