import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './BarSeriesChart.guide.ts';
import { BarSeriesChart, type BarSeriesChartProps } from './BarSeriesChart.tsx';

type Say = ReturnType<typeof speak>;
type LooksProps = Partial<Pick<BarSeriesChartProps, 'arrangement' | 'direction' | 'named' | 'highlight'>> & {
  say: Say;
};

const number = new Intl.NumberFormat('en');
const show = (value: number | undefined) => (value === undefined ? '–' : `${number.format(value)} t`);
const line = (id: string, label: string, values: (number | undefined)[]) => ({
  id,
  label,
  values,
  displays: values.map(show),
});

const Emissions = ({ say, ...looks }: LooksProps) => (
  <div style={{ maxWidth: '44rem' }}>
    <BarSeriesChart
      {...looks}
      label={say('Emissions of sites', '各場地的排放')}
      categories={[say('Kwai Chung', '葵涌'), say('Tai Po industrial estate', '大埔工業邨'), say('Shenzhen', '深圳')]}
      series={[
        line('1', say('Scope 1', '範圍 1'), [420, 310, 520]),
        line('2', say('Scope 2', '範圍 2'), [610, undefined, 720]),
        line('3', say('Removals', '碳移除'), [-90, -40, 0]),
      ]}
      formatTick={(value) => number.format(value)}
    />
  </div>
);

const meta = preview.meta({
  component: BarSeriesChart,
  parameters: { guide },
  args: { label: '', categories: [], series: [], formatTick: (value: number) => String(value) },
});

export const SideBySide = meta.story({ render: (_, { globals }) => <Emissions say={speak(globals)} /> });
SideBySide.test('tells all figures of a site: one stop, then arrows', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(
    canvas.getByRole('listitem', { name: 'Shenzhen: Scope 1 520 t; Scope 2 720 t; Removals 0 t' }),
  ).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect(
    canvas.getByRole('listitem', { name: 'Tai Po industrial estate: Scope 1 310 t; Scope 2 –; Removals -40 t' }),
  ).toHaveFocus();
});
export const UponOneAnother = meta.story({
  render: (_, { globals }) => <Emissions say={speak(globals)} arrangement="stacked" highlight="1" />,
});
export const SidewaysForLongNames = meta.story({
  render: (_, { globals }) => <Emissions say={speak(globals)} direction="horizontal" named />,
});
SidewaysForLongNames.test('goes down from the first', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: /^Kwai Chung/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('listitem', { name: /^Tai Po/ })).toHaveFocus();
});
export const SidewaysUponOneAnother = meta.story({
  render: (_, { globals }) => <Emissions say={speak(globals)} direction="horizontal" arrangement="stacked" />,
});
export const InChinese = meta.story({
  render: (_, { globals }) => <Emissions say={speak(globals)} direction="horizontal" />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
