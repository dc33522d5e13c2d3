import { type ChartSeries, layRadar, radarMarks } from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { seriesAt } from './parts/series-at.ts';
import { SeriesTip, seriesWords } from './parts/Tip.tsx';

export type RadarChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** Three to eight measures, all in one unit such as points of a rating. */
  axes: readonly string[];
  /** At most three things; outlines of more are indistinguishable. */
  series: readonly ChartSeries[];
  /** The end of every axis, such as the best rating; by default the largest value. */
  max?: number;
  /** Id of the one series in the tenant's brand colour. */
  highlight?: string | undefined;
  /** Height of the whole drawing; 340 by default. */
  heightPx?: number;
  /** Writes the numbers of the rings. */
  formatTick: (value: number) => string;
};

/**
 * The profile of a few things over several measures. One stop for Tab; arrows, Home and End go round the measures. To compare sizes exactly
 * use BarSeriesChart: lengths from one line are easier to compare.
 */
export const RadarChart = (props: RadarChartProps) => (
  <Plot height={props.heightPx ?? 340}>
    {(width) => <Profile {...props} width={width} height={props.heightPx ?? 340} />}
  </Plot>
);

type ProfileProps = RadarChartProps & { width: number; height: number };

const Profile = ({ label, axes, series, max, highlight, width, height, formatTick }: ProfileProps) => {
  const layout = useMemo(
    () => layRadar({ axes, series, max, width, height, formatTick }),
    [axes, series, max, width, height, formatTick],
  );
  const marks = useMemo(() => radarMarks(layout, series, highlight), [layout, series, highlight]);
  return (
    <>
      <Drawing width={width} height={height}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={height}
        count={axes.length}
        start={0}
        nameOf={(place) => seriesWords(axes[place], series, place)}
        boxOf={layout.boxOf}
        placeAt={layout.placeAt}
        markOf={(place) =>
          series.map(({ id }, at) => {
            const point = layout.pointAt(at, place);
            return (
              point && (
                <g key={id} className={seriesAt(at, id === highlight)}>
                  <circle className={plotCss.mark} cx={point.x} cy={point.y} r={5} />
                </g>
              )
            );
          })
        }
        tipOf={(place) => <SeriesTip heading={axes[place] ?? ''} series={series} place={place} highlight={highlight} />}
      />
    </>
  );
};
