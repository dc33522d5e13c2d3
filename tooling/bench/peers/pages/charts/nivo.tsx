import { Bar } from '@nivo/bar';
import { Line } from '@nivo/line';
import { exposeReact } from '../peer.tsx';
import { chartIds, colors, figuresOf, height, isLines, placesOf, recordsOf, sheet, width } from './series.tsx';

const keys = ['a', 'b', 'c'];
const room = { width, height, margin: { top: 8, right: 8, bottom: 28, left: 40 }, animate: false };
const bottom = { tickValues: ['0', '250', '500', '750'] };
const legends = [
  { anchor: 'top' as const, direction: 'row' as const, itemWidth: 60, itemHeight: 12, dataFrom: 'keys' as const },
];

const linesOf = (id: number, step: number) =>
  figuresOf(id, step).map((figures, line) => ({
    id: keys[line] ?? '',
    data: figures.map((y, place) => ({ x: placesOf(id)[place] ?? '', y })),
  }));
const lines = [0, 1].map((step) => chartIds.map((id) => linesOf(id, step)));
const bars = [0, 1].map((step) => chartIds.map((id) => [...recordsOf(id, step)]));

const Chart = ({ id, step }: { id: number; step: number }) =>
  isLines(id) ? (
    <Line
      {...room}
      data={lines[step % 2]?.[id] ?? []}
      colors={[...colors]}
      enablePoints={false}
      axisBottom={bottom}
      enableGridX={false}
      legends={legends}
      useMesh
      lineWidth={1}
    />
  ) : (
    <Bar
      {...room}
      data={bars[step % 2]?.[id] ?? []}
      keys={keys}
      indexBy="place"
      colors={[...colors]}
      enableLabel={false}
      axisBottom={{}}
      legends={legends}
    />
  );

exposeReact(({ step }) => (
  <div style={sheet}>
    {chartIds.map((id) => (
      <Chart key={id} id={id} step={step} />
    ))}
  </div>
));
