import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Figure.guide.ts';
import { Figure, figureSizes } from './Figure.tsx';

const meta = preview.meta({
  component: Figure,
  parameters: { guide },
  args: { label: 'Scope 1 emissions', value: '11,902.5', unit: 'tCO₂e' },
  argTypes: { size: { control: 'radio', options: figureSizes } },
});

export const ANumberWithItsUnit = meta.story();
ANumberWithItsUnit.test('belongs to its label', async ({ canvas }) => {
  await expect(canvas.getByRole('term')).toHaveTextContent('Scope 1 emissions');
  await expect(canvas.getByRole('definition')).toHaveTextContent('11,902.5tCO₂e');
});
export const WithChangeAndSource = meta.story({
  args: {
    size: 'large',
    change: { direction: 'down', tone: 'good', children: '4.6 % less than 2025' },
    source: 'Gas meters, verified by a third party',
  },
});
export const InChinese = meta.story({
  args: {
    label: '範圍 1 排放',
    unit: '公噸二氧化碳當量',
    change: { direction: 'up', tone: 'bad', children: '較 2025 年增加 4.6%' },
    source: '氣體錶，經第三方核實',
  },
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
