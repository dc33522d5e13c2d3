import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './BarChart.guide.ts';
import { BarChart } from './BarChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';

type Say = ReturnType<typeof speak>;

const figures = (say: Say) =>
  [
    { id: '1', label: say('Scope 1: direct emissions', '範圍 1：直接排放'), value: 1250.5 },
    { id: '2', label: say('Scope 2: purchased energy, location-based', '範圍 2：外購能源（地域基準）'), value: 4120 },
    { id: '3', label: say('Scope 3: value chain', '範圍 3：價值鏈'), value: 12840.25 },
    { id: '4', label: say('Removals', '碳移除'), value: -860 },
  ].map((bar) => ({ ...bar, display: `${new Intl.NumberFormat('en').format(bar.value)} tCO₂e` }));

const Chart = ({ say, highlight, none = false }: { say: Say; highlight?: string; none?: boolean }) => {
  const bars = none ? [] : figures(say);
  return (
    <div style={{ maxWidth: '48rem' }}>
      <ChartFrame
        title={say('Greenhouse gas emissions in 2025', '2025 年溫室氣體排放')}
        description={say(
          'As reported under GRI 305, in tonnes of CO₂ equivalent',
          '按 GRI 305 匯報，以公噸二氧化碳當量計',
        )}
        labels={{ showTable: say('Show as table', '以表格顯示'), showChart: say('Show as chart', '以圖表顯示') }}
        table={{
          head: [say('Scope', '範圍'), '2025'],
          rows: bars.map(({ id, label, display }) => ({ id, cells: [label, display] })),
        }}
        empty={say('Enter emissions to see how they compare.', '輸入排放數據後即可比較。')}
      >
        <BarChart
          label={say('Emissions by scope', '按範圍劃分的排放')}
          bars={bars}
          highlight={highlight}
          formatTick={(value) => new Intl.NumberFormat('en', { notation: 'compact' }).format(value)}
        />
      </ChartFrame>
    </div>
  );
};

const meta = preview.meta({
  component: BarChart,
  parameters: { guide },
  args: { label: '', bars: [], formatTick: String },
});

export const Emissions = meta.story({ render: (_, { globals }) => <Chart say={speak(globals)} /> });
Emissions.test('tells every value by keyboard: one stop, then arrows', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Greenhouse gas emissions in 2025'));
  canvas.getByRole('button', { name: 'Show as table' }).focus();
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: 'Scope 1: direct emissions: 1,250.5 tCO₂e' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('listitem', { name: 'Scope 3: value chain: 12,840.25 tCO₂e' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('listitem', { name: 'Removals: -860 tCO₂e' })).toHaveFocus();
});
Emissions.test('shows the same data as a table', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('table', { name: 'Greenhouse gas emissions in 2025' })).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Scope 3: value chain 12,840.25 tCO₂e' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
});

export const OneHighlighted = meta.story({ render: (_, { globals }) => <Chart say={speak(globals)} highlight="2" /> });
export const Nothing = meta.story({ render: (_, { globals }) => <Chart say={speak(globals)} none /> });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
