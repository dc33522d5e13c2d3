import '@esg/ui/theme';
import { BarSeriesChart, ChartFrame, LineChart, seriesTable } from '@esg/ui/charts';
import { exposeReact } from '../peer.tsx';
import { chartIds, figuresOf, height, isLines, placesOf, sheet } from './series.tsx';

const labels = { showTable: 'Show as a table', showChart: 'Show as a chart' };
const formatTick = (value: number) => String(value);

const seriesOf = (id: number, step: number) =>
  figuresOf(id, step).map((figures, line) => {
    const values = figures.map(String);
    return { id: String(line), label: `Series ${line}`, values, displays: (place: number) => values[place] ?? '' };
  });
const rounds = [0, 1].map((step) => chartIds.map((id) => seriesOf(id, step)));

const Chart = ({ id, step }: { id: number; step: number }) => {
  const series = rounds[step % 2]?.[id] ?? [];
  const shared = { label: `Chart ${id}`, categories: placesOf(id), series, heightPx: height, formatTick };
  return (
    <ChartFrame
      title={`Chart ${id}`}
      labels={labels}
      heightPx={height}
      table={() => seriesTable({ heading: 'Place', categories: placesOf(id), series })}
    >
      {isLines(id) ? <LineChart {...shared} /> : <BarSeriesChart {...shared} arrangement="stacked" />}
    </ChartFrame>
  );
};

document.documentElement.dataset.mode = 'light';

exposeReact(({ step }) => (
  <div style={sheet}>
    {chartIds.map((id) => (
      <Chart key={id} id={id} step={step} />
    ))}
  </div>
));
