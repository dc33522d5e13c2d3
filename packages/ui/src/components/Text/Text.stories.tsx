import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Text.guide.ts';
import { Heading, Text, textSizes } from './Text.tsx';

const meta = preview.meta({
  component: Text,
  parameters: { guide },
  args: { children: 'Scope 2 emissions fell by 12 % since last year.' },
});

export const Plain = meta.story();
export const SixSizes = meta.story({
  render: () => (
    <Stack gap={2}>
      {textSizes.map((size) => (
        <Text key={size} size={size}>{`${size}: energy consumption within the organisation`}</Text>
      ))}
    </Stack>
  ),
});
export const ChineseStandsTaller = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  render: () => (
    <Stack gap={2}>
      <Heading level={1}>環境、社會及管治報告</Heading>
      <Text measured>
        本報告涵蓋本公司於匯報年度內的環境及社會表現，所披露的數據均按照披露準則收集，並經管理層審閱。
        <em>重點</em>不以斜體表示。
      </Text>
    </Stack>
  ),
});
export const Headings = meta.story({
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>Sustainability report 2026</Heading>
      <Heading level={2}>Energy</Heading>
      <Heading level={3}>Energy consumption within the organisation</Heading>
    </Stack>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
