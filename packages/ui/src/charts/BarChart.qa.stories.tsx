import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { BarChart } from './BarChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const bars = [
  { id: 'a', label: 'Short 短', value: 10, display: '10 t' },
  {
    id: 'b',
    label: 'A label that is far too long for the room it has beside its bar 很長的標籤',
    value: 250,
    display: '250 t',
  },
  { id: 'c', label: 'Zero 零', value: 0, display: '0 t' },
  { id: 'd', label: 'Below 負數', value: -40, display: '−40 t' },
];
const table = {
  head: ['Name', 'Value'],
  rows: bars.map(({ id, label, display }) => ({ id, cells: [label, display] })),
};
const labels = { showTable: 'Table', showChart: 'Chart' };

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const Matrix = () => (
  <OnEverySurface>
    {[undefined, 'b'].map((highlight) => (
      <div key={highlight ?? 'none'} style={{ width: '24rem' }}>
        <ChartFrame title="Chart 圖表" description="Description 說明" table={table} labels={labels}>
          <BarChart label="Bars" bars={bars} highlight={highlight} formatTick={String} />
        </ChartFrame>
      </div>
    ))}
    <div style={{ width: '16rem' }}>
      <ChartFrame title="Empty 空白" table={{ head: [], rows: [] }} labels={labels} empty="Nothing yet 尚無數據">
        <span />
      </ChartFrame>
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
