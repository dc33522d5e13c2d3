import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { speak } from '../forms/story-kit.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { LineChart } from './LineChart.tsx';

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

const Course = ({ say, area = false }: { say: Say; area?: boolean }) => {
  const series = [
    line('1', say('Scope 1', '範圍一'), [1480, 1420, 1390, 1310, 1290, 1250]),
    line('2', say('Scope 2', '範圍二'), [1500, 1460, undefined, 1300, 1270, 1240]),
    line('3', say('Scope 3', '範圍三'), [4820, 4600, 4710, 4310, 4120, 3980]),
  ];
  return (
    <div style={{ maxWidth: '48rem' }}>
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
          series={area ? series.slice(2) : series}
          area={area}
          formatTick={(value) => new Intl.NumberFormat('en', { notation: 'compact' }).format(value)}
        />
      </ChartFrame>
    </div>
  );
};

const meta = preview.meta({
  component: LineChart,
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
export const InChinese = meta.story({
  render: (_, { globals }) => <Course say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});
