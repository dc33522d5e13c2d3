import { Bar, BarChart, CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { exposeReact } from '../peer.tsx';
import { chartIds, colors, height, isLines, recordsOf, sheet, width } from './series.tsx';

const keys = ['a', 'b', 'c'] as const;

const Lines = ({ id, step }: { id: number; step: number }) => (
  <LineChart width={width} height={height} data={recordsOf(id, step)}>
    <CartesianGrid vertical={false} />
    <XAxis dataKey="place" />
    <YAxis />
    <Tooltip />
    <Legend />
    {keys.map((key, line) => (
      <Line key={key} dataKey={key} stroke={colors[line] ?? ''} dot={false} isAnimationActive={false} />
    ))}
  </LineChart>
);

const Bars = ({ id, step }: { id: number; step: number }) => (
  <BarChart width={width} height={height} data={recordsOf(id, step)}>
    <CartesianGrid vertical={false} />
    <XAxis dataKey="place" />
    <YAxis />
    <Tooltip />
    <Legend />
    {keys.map((key, line) => (
      <Bar key={key} dataKey={key} stackId="all" fill={colors[line] ?? ''} isAnimationActive={false} />
    ))}
  </BarChart>
);

exposeReact(({ step }) => (
  <div style={sheet}>
    {chartIds.map((id) =>
      isLines(id) ? <Lines key={id} id={id} step={step} /> : <Bars key={id} id={id} step={step} />,
    )}
  </div>
));
