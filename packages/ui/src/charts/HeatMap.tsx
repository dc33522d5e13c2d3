import { useMemo } from 'react';
import * as css from './HeatMap.css.ts';
import { boxesPath, type ChartSeries, displayAt } from './layout/figures.ts';
import { heatHeight, layHeat, moveInGrid } from './layout/heat-layout.ts';
import { Names } from './parts/Names.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { TipFigures } from './parts/Tip.tsx';

export type HeatMapProps = {
  /** Names the chart for screen readers. */
  label: string;
  columns: readonly string[];
  /** One series is one row. */
  rows: readonly ChartSeries[];
  /** Writes the lowest and the highest figure of the key. */
  formatTick: (value: number) => string;
};

/**
 * Where figures are high and low in a grid, such as sites by months: five depths of one colour, with the figures where
 * they have room. One stop for Tab; arrows move along rows and columns, Home and End to the ends of a row, Page keys to
 * the ends of a column.
 */
export const HeatMap = (props: HeatMapProps) => (
  <Plot height={heatHeight(props.rows.length)}>{(width) => <Grid {...props} width={width} />}</Plot>
);

const Grid = ({ label, columns, rows, width, formatTick }: HeatMapProps & { width: number }) => {
  const layout = useMemo(() => layHeat({ columns, rows, width, formatTick }), [columns, rows, width, formatTick]);
  const height = heatHeight(rows.length);
  const cellAt = (place: number) => {
    const [row, column] = [Math.floor(place / columns.length), place % columns.length];
    const line = rows[row];
    return { row, column, name: line?.label ?? '', display: line ? displayAt(line, column) : '' };
  };
  const boxOf = (place: number) => layout.boxOf(cellAt(place).row, cellAt(place).column);
  return (
    <>
      <Drawing width={width} height={height}>
        <Cells layout={layout} rows={rows} />
        <Names names={layout.names} x={layout.left - 10} />
      </Drawing>
      <Reader
        {...{ label, width, height }}
        count={rows.length * columns.length}
        start={0}
        moveTo={(key, from) => moveInGrid(key, from, columns.length, rows.length)}
        nameOf={(place) => {
          const { name, column, display } = cellAt(place);
          return `${name}, ${columns[column]}: ${display}`;
        }}
        boxOf={boxOf}
        placeAt={layout.placeAt}
        markOf={(place) => <rect className={plotCss.cursor} {...boxOf(place)} />}
        tipOf={(place) => {
          const { name, column, display } = cellAt(place);
          return <TipFigures heading={name} figures={[{ id: 'cell', label: columns[column] ?? '', display }]} />;
        }}
      />
    </>
  );
};

type CellsProps = { layout: ReturnType<typeof layHeat>; rows: readonly ChartSeries[] };

const Cells = ({ layout: { steps, gaps, hasFigures, columns, headY, key }, rows }: CellsProps) => (
  <>
    {columns.map(({ at, text }) => (
      <text key={at} className={plotCss.tickText} x={at} y={headY} textAnchor="middle">
        {text}
      </text>
    ))}
    {steps.map((cells, step) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a depth is its step
      <g key={step}>
        <path className={css.cells} data-step={step} data-figures={hasFigures} d={boxesPath(cells)} />
        <rect className={css.cells} data-step={step} data-figures={false} {...key.boxes[step]} />
        {hasFigures &&
          cells.map(({ row, column, x, y, width, height }) => {
            const line = rows[row];
            return (
              <text
                key={`${row} ${column}`}
                className={plotCss.inCell}
                x={x + width / 2}
                y={y + height / 2}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {line && displayAt(line, column)}
              </text>
            );
          })}
      </g>
    ))}
    <path className={css.gap} d={boxesPath(gaps)} />
    <text
      className={plotCss.tickText}
      x={(key.boxes[0]?.x ?? 0) - 8}
      y={key.y + 6}
      textAnchor="end"
      dominantBaseline="central"
    >
      {key.low}
    </text>
    <text className={plotCss.tickText} x={key.highX} y={key.y + 6} dominantBaseline="central">
      {key.high}
    </text>
  </>
);
