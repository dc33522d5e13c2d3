import { type ChartSeries, displayAt, heatHeight, heatMarks, layHeat, moveInGrid } from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { TipFigures } from './parts/Tip.tsx';

export type HeatMapProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** Names of the columns from left to right. */
  columns: readonly string[];
  /** One series is one row. */
  rows: readonly ChartSeries[];
  /** Writes the lowest and the highest figure of the key. */
  formatTick: (value: number) => string;
};

/**
 * High and low figures in a grid, such as sites by months: five depths of one colour, with the figures where they have room. One stop for
 * Tab; arrows move along rows and columns, Home and End to the ends of a row, Page keys to the ends of a column.
 */
export const HeatMap = (props: HeatMapProps) => (
  <Plot height={heatHeight(props.rows.length)}>{(width) => <Grid {...props} width={width} />}</Plot>
);

const Grid = ({ label, columns, rows, width, formatTick }: HeatMapProps & { width: number }) => {
  const layout = useMemo(() => layHeat({ columns, rows, width, formatTick }), [columns, rows, width, formatTick]);
  const marks = useMemo(() => heatMarks(layout, rows), [layout, rows]);
  const height = heatHeight(rows.length);
  const cellAt = (place: number) => {
    const row = Math.floor(place / columns.length);
    const column = place % columns.length;
    const line = rows[row];
    return { row, column, name: line?.label ?? '', display: line ? displayAt(line, column) : '' };
  };
  const boxOf = (place: number) => layout.boxOf(cellAt(place).row, cellAt(place).column);
  return (
    <>
      <Drawing width={width} height={height}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={height}
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
