import {
  type barArrangements,
  type barDirections,
  barSeriesMarks,
  type ChartSeries,
  layBarSeries,
  sidewaysHeight,
} from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as css from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { SeriesTip, seriesWords } from './parts/Tip.tsx';

export type BarSeriesChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** The categories of the bars, such as years or sites, in their order. */
  categories: readonly string[];
  /** At most eight. */
  series: readonly ChartSeries[];
  /** Side by side, to compare series; stacked, to see the sum and its parts. */
  arrangement?: (typeof barArrangements)[number];
  /** Vertical for time; horizontal for names, which then have room. */
  direction?: (typeof barDirections)[number];
  /** Horizontal and side by side: writes name and figure at each bar where there is room, instead of the key. */
  named?: boolean;
  /** Id of the one series in the tenant's brand colour. */
  highlight?: string | undefined;
  /** Height of vertical bars; horizontal ones take the room they need. */
  heightPx?: number;
  /** Writes the numbers of the axis. */
  formatTick: (value: number) => string;
};

/**
 * Bars of several series over categories, always from zero. One stop for Tab; arrows, Page keys, Home and End go through the categories and
 * read out the figures of all series, as the pointer shows them. For one series with names use BarChart.
 */
export const BarSeriesChart = (props: BarSeriesChartProps) => {
  const { categories, series, arrangement = 'grouped', direction = 'vertical', named = false, heightPx = 268 } = props;
  const height =
    direction === 'vertical'
      ? heightPx
      : sidewaysHeight(categories.length, series.length, arrangement === 'stacked', named);
  return (
    <Plot height={height}>
      {(width) => (
        <Bars {...props} arrangement={arrangement} direction={direction} named={named} width={width} height={height} />
      )}
    </Plot>
  );
};

type BarsProps = Required<Pick<BarSeriesChartProps, 'arrangement' | 'direction' | 'named'>> &
  BarSeriesChartProps & { width: number; height: number };

const Bars = (props: BarsProps) => {
  const { label, categories, series, arrangement, direction, named, highlight, width, height, formatTick } = props;
  const layout = useMemo(
    () => layBarSeries({ categories, series, arrangement, direction, isNamed: named, width, height, formatTick }),
    [categories, series, arrangement, direction, named, width, height, formatTick],
  );
  const marks = useMemo(() => barSeriesMarks(layout, series, { highlight }), [layout, series, highlight]);
  return (
    <>
      <Drawing width={width} height={height}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={height}
        count={categories.length}
        start={direction === 'horizontal' ? 0 : undefined}
        nameOf={(place) => seriesWords(categories[place], series, place)}
        boxOf={layout.bandOf}
        placeAt={layout.placeAt}
        markOf={(place) => <rect className={css.band} {...layout.bandOf(place)} />}
        tipOf={(place) => (
          <SeriesTip heading={categories[place] ?? ''} series={series} place={place} highlight={highlight} />
        )}
      />
    </>
  );
};
