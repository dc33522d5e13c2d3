import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { BarSeriesChart } from './BarSeriesChart.tsx';
import { BulletChart } from './BulletChart.tsx';
import { HeatMap } from './HeatMap.tsx';
import { RadarChart } from './RadarChart.tsx';
import { SankeyChart } from './SankeyChart.tsx';
import { WaterfallChart } from './WaterfallChart.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const categories = ['Short 短', 'A name too long for its room 很長的名稱', 'C', 'D'];
const series = Array.from({ length: 8 }, (_, place) => {
  const values = [8 + place, undefined, -2 - place, 12 - place];
  return {
    id: String(place),
    label: `Series 系列 ${place}`,
    values,
    displays: values.map((value) => `${value ?? '–'}`),
  };
});
const three = series.slice(0, 3);

const steps = [
  { id: 'a', label: 'Before 之前', kind: 'total', value: 40, display: '40 t' },
  { id: 'b', label: 'Less 減少', kind: 'change', value: -60, display: '−60 t' },
  { id: 'c', label: 'More 增加', kind: 'change', value: '30.5', display: '+30.5 t' },
  { id: 'd', label: 'After 之後', kind: 'total', display: '10.5 t' },
] as const;
const measures = ['a', 'b'].map((id) => ({
  id,
  label: `Measure 指標 ${id}`,
  value: 40,
  display: '40 t',
  target: { value: 60, display: '60 t' },
  ranges: [20, 50, 70],
}));
const nodes = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: `Node 節點 ${id}`, display: '10 MWh' }));
const links = [
  { source: 'a', target: 'c', value: 10, display: '10 MWh' },
  { source: 'b', target: 'c', value: 5, display: '5 MWh' },
  { source: 'b', target: 'd', value: 5, display: '5 MWh' },
];

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '34rem' }}>
      <BarSeriesChart label="Groups" categories={categories} series={series} formatTick={String} />
    </div>
    <div style={{ width: '24rem' }}>
      <BarSeriesChart
        label="Stacks"
        categories={categories}
        series={series}
        arrangement="stacked"
        direction="horizontal"
        highlight="2"
        formatTick={String}
      />
    </div>
    <div style={{ width: '24rem' }}>
      <RadarChart label="Profile" axes={categories} series={three} highlight="1" formatTick={String} />
    </div>
    <div style={{ width: '30rem' }}>
      <HeatMap label="Grid" columns={['Q1', 'Q2', 'Q3', 'Q4']} rows={three} formatTick={String} />
    </div>
    <div style={{ width: '30rem' }}>
      <WaterfallChart label="Steps" steps={steps} highlight="d" formatTick={String} />
    </div>
    <div style={{ width: '30rem' }}>
      <BulletChart label="Targets" highlight="b" rows={measures} />
    </div>
    <div style={{ width: '34rem' }}>
      <SankeyChart label="Flows" heightPx={240} highlight="b" nodes={nodes} links={links} />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
