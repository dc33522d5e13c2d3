import * as css from './BulletChart.css.ts';
import { type BulletRow, bulletRowPx, layBullets } from './layout/bullet-layout.ts';
import { Names } from './parts/Names.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';

export type BulletChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  rows: readonly BulletRow[];
  /** Id of the one row that carries the tenant's brand. */
  highlight?: string | undefined;
};

/**
 * Measures against their targets: the bar is the figure, the upright mark the target, tints behind are ranges. Units may
 * differ, each row has its own scale from zero. One stop for Tab; arrows, Home and End go through the rows.
 */
export const BulletChart = (props: BulletChartProps) => (
  <Plot height={props.rows.length * bulletRowPx}>{(width) => <Rows {...props} width={width} />}</Plot>
);

const Rows = ({ label, rows, highlight, width }: BulletChartProps & { width: number }) => {
  const layout = layBullets(rows, width);
  return (
    <>
      <Drawing width={width} height={layout.height}>
        <Names names={layout.rows.map(({ middle, name }) => ({ at: middle, lines: name }))} x={layout.namePx - 10} />
        {rows.map((row, place) => {
          const laid = layout.rows[place];
          return laid && <Row key={row.id} row={row} laid={laid} isHighlighted={row.id === highlight} />;
        })}
      </Drawing>
      <Reader
        {...{ label, width }}
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

type RowProps = { row: BulletRow; laid: ReturnType<typeof layBullets>['rows'][number]; isHighlighted: boolean };

const Row = ({ row, laid: { middle, ground, ranges, measure, target, figureX }, isHighlighted }: RowProps) => (
  <g>
    <rect className={css.ground} {...ground} rx={2} />
    {ranges.map((box, step) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a range is its step
      <rect key={step} className={css.range} data-step={Math.min(2, step)} {...box} />
    ))}
    <rect className={css.measure} data-tone={isHighlighted ? 'highlight' : 'first'} {...measure} rx={1} />
    {target && <rect className={css.target} x={target.x - 1.5} y={target.y} width={3} height={target.height} />}
    <text className={plotCss.strong} x={figureX} y={row.target ? middle - 8 : middle} dominantBaseline="central">
      {row.display}
    </text>
    {row.target && (
      <text className={plotCss.tickText} x={figureX} y={middle + 9} dominantBaseline="central">
        {row.target.display}
      </text>
    )}
  </g>
);
