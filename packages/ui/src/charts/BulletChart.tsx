import { type BulletRow, bulletMarks, bulletRowPx, layBullets } from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';

export type BulletChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** From above to below; each with its own unit. */
  rows: readonly BulletRow[];
  /** Id of the one row in the tenant's brand colour. */
  highlight?: string | undefined;
};

/**
 * Measures against their targets: the bar is the figure, the vertical mark the target, tints behind are ranges. Units may
 * differ, each row has its own scale from zero. One stop for Tab; arrows, Home and End go through the rows.
 */
export const BulletChart = (props: BulletChartProps) => (
  <Plot height={props.rows.length * bulletRowPx}>{(width) => <Rows {...props} width={width} />}</Plot>
);

const Rows = ({ label, rows, highlight, width }: BulletChartProps & { width: number }) => {
  const layout = useMemo(() => layBullets(rows, width), [rows, width]);
  const marks = useMemo(() => bulletMarks(layout, rows, highlight), [layout, rows, highlight]);
  return (
    <>
      <Drawing width={width} height={layout.height}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={layout.height}
        count={rows.length}
        start={0}
        nameOf={(place) => {
          const row = rows[place];
          return `${row?.label}: ${[row?.display, row?.target?.display].filter(Boolean).join('; ')}`;
        }}
        boxOf={layout.rowOf}
        placeAt={layout.placeAt}
        markOf={(place) => <rect className={plotCss.band} rx={6} {...layout.rowOf(place)} />}
      />
    </>
  );
};
