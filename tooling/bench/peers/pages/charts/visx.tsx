import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { BarStack, LinePath } from '@visx/shape';
import { exposeReact } from '../peer.tsx';
import { chartIds, colors, figuresOf, height, isLines, placesOf, recordsOf, sheet, width } from './series.tsx';

const margin = { top: 8, right: 8, bottom: 28, left: 40 };
const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
const keys = ['a', 'b', 'c'] as const;
const color = scaleOrdinal({ domain: [...keys], range: [...colors] });
const scales = chartIds.map((id) => scaleBand({ domain: [...placesOf(id)], range: [0, inner.width] }));
const [firstScale] = scales;
const xOf = (id: number) => scales[id] ?? firstScale ?? scaleBand<string>();

type Drawn = { id: number; step: number };

const Lines = ({ id, step }: Drawn) => {
  const figures = figuresOf(id, step);
  const x = xOf(id);
  const y = scaleLinear({ domain: [0, Math.max(...figures.flat())], range: [inner.height, 0], nice: true });
  return (
    <>
      {figures.map((values, line) => (
        <LinePath
          key={keys[line]}
          data={[...values]}
          x={(_, place) => x(placesOf(id)[place] ?? '') ?? 0}
          y={(value) => y(value)}
          stroke={colors[line] ?? ''}
        />
      ))}
      <AxisLeft scale={y} numTicks={4} />
    </>
  );
};

const Bars = ({ id, step }: Drawn) => {
  const records = recordsOf(id, step);
  const y = scaleLinear({
    domain: [0, Math.max(...records.map(({ a, b, c }) => a + b + c))],
    range: [inner.height, 0],
    nice: true,
  });
  return (
    <>
      <BarStack data={[...records]} keys={[...keys]} x={({ place }) => place} xScale={xOf(id)} yScale={y} color={color}>
        {(stacks) =>
          stacks.map((stack) => (
            <path
              key={stack.key}
              fill={color(stack.key)}
              d={stack.bars.map((bar) => `M${bar.x},${bar.y}h${bar.width}v${bar.height}h${-bar.width}z`).join('')}
            />
          ))
        }
      </BarStack>
      <AxisLeft scale={y} numTicks={4} />
    </>
  );
};

exposeReact(({ step }) => (
  <div style={sheet}>
    {chartIds.map((id) => (
      <svg key={id} width={width} height={height} role="img" aria-label={`Chart ${id}`}>
        <Group left={margin.left} top={margin.top}>
          {isLines(id) ? <Lines id={id} step={step} /> : <Bars id={id} step={step} />}
          <AxisBottom scale={xOf(id)} top={inner.height} numTicks={4} />
        </Group>
      </svg>
    ))}
  </div>
));
