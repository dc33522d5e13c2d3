import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { guide } from './LineChart.guide.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';

type Say = ReturnType<typeof speak>;

const categories = ['2021', '2022', '2023', '2024', '2025', '2026'];
const show = (value: number | undefined) =>
  value === undefined ? '–' : `${new Intl.NumberFormat('en').format(value)} t`;
const line = (id: string, label: string, values: (number | undefined)[]) => ({
  id,
  label,
  values,
  displays: values.map(show),
});

type CourseProps = Pick<LineChartProps, 'area' | 'highlight'> & { say: Say; maxWidth?: string };

const Course = ({ say, area = false, highlight, maxWidth = '48rem' }: CourseProps) => {
  const series = [
    line('1', say('Scope 1', '範圍 1'), [1480, 1420, 1390, 1310, 1290, 1250]),
    line('2', say('Scope 2', '範圍 2'), [1500, 1460, undefined, 1300, 1270, 1240]),
    line('3', say('Scope 3', '範圍 3'), [4820, 4600, 4710, 4310, 4120, 3980]),
  ];
  return (
    <div style={{ maxWidth }}>
      <ChartFrame
        title={say('Emissions since the base year', '基準年以來的排放')}
        labels={{ showTable: say('Show as table', '以表格顯示'), showChart: say('Show as chart', '以圖表顯示') }}
        table={{
          head: [say('Scope', '範圍'), ...categories],
          rows: series.map(({ id, label, displays }) => ({ id, cells: [label, ...displays] })),
        }}
      >
        <LineChart
          label={say('Emissions by year', '按年份劃分的排放')}
          categories={categories}
          series={area === true ? series.slice(2) : series}
          area={area}
          highlight={highlight}
          formatTick={(value) => new Intl.NumberFormat('en', { notation: 'compact' }).format(value)}
        />
      </ChartFrame>
    </div>
  );
};

const meta = preview.meta({
  component: LineChart,
  parameters: { guide },
  args: { label: '', categories: [], series: [], formatTick: String },
});

export const ThreeLinesWithTheirNames = meta.story({ render: (_, { globals }) => <Course say={speak(globals)} /> });
ThreeLinesWithTheirNames.test('tells all figures of a year: one stop, then arrows', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Show as table' }).focus();
  await userEvent.tab();
  const last = canvas.getByRole('listitem', { name: '2026: Scope 1 1,250 t; Scope 2 1,240 t; Scope 3 3,980 t' });
  await expect(last).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}{ArrowRight}');
  await expect(
    canvas.getByRole('listitem', { name: '2023: Scope 1 1,390 t; Scope 2 –; Scope 3 4,710 t' }),
  ).toHaveFocus();
});
export const FilledToZero = meta.story({ render: (_, { globals }) => <Course say={speak(globals)} area /> });
export const StandingUponOneAnother = meta.story({
  render: (_, { globals }) => <Course say={speak(globals)} area="stacked" />,
});
export const OneHighlighted = meta.story({
  render: (_, { globals }) => <Course say={speak(globals)} highlight="3" />,
});
export const NamedAboveWhereThereIsLittleRoom = meta.story({
  render: (_, { globals }) => <Course say={speak(globals)} maxWidth="20rem" />,
});
NamedAboveWhereThereIsLittleRoom.test('takes the same height as with room', async ({ canvasElement }) => {
  const drawing = canvasElement.querySelector('svg[height="268"]');
  await expect(drawing?.parentElement?.getBoundingClientRect().height).toBe(268);
});

const hours = Array.from({ length: 1000 }, (_, place) => String(place));
const load = (place: number) => (40 + 12 * Math.sin(place / 38) + ((place * 7919) % 13)).toFixed(2);
const course = {
  id: 'load',
  label: 'Load',
  values: hours.map((_, at) => load(at)),
  displays: (at: number) => `${load(at)} kW`,
};
export const AThousandPoints = meta.story({
  render: () => (
    <LineChart label="Load of every hour" categories={hours} series={[course]} formatTick={(value) => `${value} kW`} />
  ),
});
AThousandPoints.test(
  'goes through all of them with few nodes in the page',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('listitem', { name: `999: Load ${load(999)} kW` })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await expect(canvas.getByRole('listitem', { name: `898: Load ${load(898)} kW` })).toHaveFocus();
    await expect(canvas.getByText(`${load(898)} kW`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(`${load(898)} kW`)).toBeNull();
    await userEvent.keyboard('{Home}');
    const first = canvas.getByRole('listitem', { name: `0: Load ${load(0)} kW` });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '1000');
    await expect(canvasElement.querySelectorAll('svg, svg *').length).toBeLessThanOrEqual(40);
  },
);
AThousandPoints.test('shows the figures under the pointer', async ({ canvas, canvasElement, userEvent }) => {
  const list = canvas.getByRole('list', { name: 'Load of every hour' });
  const { left, top, width } = list.getBoundingClientRect();
  await userEvent.pointer({ target: list, coords: { clientX: left + width - 60, clientY: top + 60 } });
  await expect(canvasElement.querySelector('[data-chart-tip]')).toHaveTextContent(/kW$/u);
});
export const InChinese = meta.story({
  render: (_, { globals }) => <Course say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
