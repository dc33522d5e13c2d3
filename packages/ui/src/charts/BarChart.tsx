import { type Bar, barMarks, barsHeight, type FormatTick, layBars } from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as css from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { TipFigures } from './parts/Tip.tsx';

export type BarChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** In the order they are read, most often the longest first. */
  bars: readonly Bar[];
  /** Id of the one bar in the tenant's brand colour; the others are in the background. */
  highlight?: string | undefined;
  /** Writes the numbers of the axis. */
  formatTick: FormatTick;
};

/** Horizontal bars from zero with their figures beside them. One stop for Tab; arrows, Home and End go through the bars. */
export const BarChart = (props: BarChartProps) => (
  <Plot height={barsHeight(props.bars.length)}>{(width) => <Bars {...props} width={width} />}</Plot>
);

const Bars = ({ label, bars, highlight, formatTick, width }: BarChartProps & { width: number }) => {
  const layout = useMemo(() => layBars(bars, width, formatTick), [bars, width, formatTick]);
  const marks = useMemo(() => barMarks(layout, highlight), [layout, highlight]);
  const height = barsHeight(bars.length);
  /** Text that is complete in the drawing needs no words beside it. */
  const isCut = (place: number) => layout.names[place]?.lines.at(-1)?.endsWith('…');
  const tipOf = (place: number) => {
    const bar = bars[place];
    return (
      bar && isCut(place) && <TipFigures heading={bar.label} figures={[{ ...bar, label: bar.display, display: '' }]} />
    );
  };
  return (
    <>
      <Drawing width={width} height={height}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={height}
        count={bars.length}
        start={0}
        nameOf={(place) => `${bars[place]?.label}: ${bars[place]?.display}`}
        boxOf={layout.rowOf}
        placeAt={layout.placeAt}
        tipOf={tipOf}
        markOf={(place) => <rect className={css.band} rx={6} {...layout.rowOf(place)} />}
      />
    </>
  );
};
