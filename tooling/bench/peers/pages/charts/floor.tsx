import { exposeReact } from '../peer.tsx';
import { chartIds, colors, figuresOf, height, isLines, placesOf, sheet, width } from './series.tsx';

const left = 40;
const bottom = height - 28;
const inner = width - left - 8;

/** For each column of pixels the first, least, greatest and last value: the same picture from a part of the points. */
const linePath = (values: readonly number[], y: (value: number) => number): string => {
  const pointCount = values.length;
  let path = '';
  for (let column = 0; column < inner; column += 1) {
    const from = Math.floor((column * pointCount) / inner);
    const part = values.slice(from, Math.max(from + 1, Math.floor(((column + 1) * pointCount) / inner)));
    const marks = [...new Set([part[0], Math.min(...part), Math.max(...part), part.at(-1)])];
    for (const value of marks) path += `${path === '' ? 'M' : 'L'}${left + column},${y(value ?? 0).toFixed(1)}`;
  }
  return path;
};

/** All bars of a series of the stack as one path. */
const barsPath = (lower: readonly number[], upper: readonly number[], y: (value: number) => number): string => {
  const step = inner / upper.length;
  return upper
    .map((value, place) => {
      const top = y(value);
      const base = y(lower[place] ?? 0);
      return `M${(left + place * step).toFixed(1)},${top.toFixed(1)}h${(step * 0.8).toFixed(1)}V${base.toFixed(1)}h${(-step * 0.8).toFixed(1)}z`;
    })
    .join('');
};

const Chart = ({ id, step }: { id: number; step: number }) => {
  const figures = figuresOf(id, step);
  const greatest = isLines(id) ? 100 : 300;
  const y = (value: number) => 8 + (bottom - 8) * (1 - value / greatest);
  const sumsTo = (count: number) =>
    placesOf(id).map((_, place) => figures.slice(0, count).reduce((sum, values) => sum + (values[place] ?? 0), 0));
  const paths = figures.map((values, line) =>
    isLines(id) ? linePath(values, y) : barsPath(sumsTo(line), sumsTo(line + 1), y),
  );
  return (
    <svg width={width} height={height} role="img" aria-label={`Chart ${id}`}>
      {[0, 1, 2, 3, 4].map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y((greatest * tick) / 4)} y2={y((greatest * tick) / 4)} stroke="#d5dbe0" />
          <text x={left - 6} y={y((greatest * tick) / 4)} fontSize={11} textAnchor="end">
            {(greatest * tick) / 4}
          </text>
          <text x={left + (inner * tick) / 5} y={height - 10} fontSize={11}>
            {Math.round((placesOf(id).length * tick) / 5)}
          </text>
        </g>
      ))}
      {paths.map((path, line) => (
        <path
          key={colors[line]}
          d={path}
          fill={isLines(id) ? 'none' : (colors[line] ?? '')}
          stroke={isLines(id) ? (colors[line] ?? '') : 'none'}
        />
      ))}
    </svg>
  );
};

exposeReact(({ step }) => (
  <div style={sheet}>
    {chartIds.map((id) => (
      <Chart key={id} id={id} step={step} />
    ))}
  </div>
));
