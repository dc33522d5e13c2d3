import { type AreaKind, type ChartSeries, layLines, lineMarks } from '@esg/chart-model';
import { useMemo } from 'react';
import { Marks } from './parts/Marks.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { seriesAt } from './parts/series-at.ts';
import { SeriesTip, seriesWords } from './parts/Tip.tsx';

export type LineChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** The categories along the lines, such as years, in their order. */
  categories: readonly string[];
  /** At most eight; only three are distinguished at a glance. */
  series: readonly ChartSeries[];
  /** Fills below the lines, each down to zero or stacked; the axis then begins at zero. */
  area?: boolean | 'stacked';
  /** Id of the one series in the tenant's brand colour. */
  highlight?: string | undefined;
  /** Height of the whole drawing with its axis; 268 by default. */
  heightPx?: number;
  /** Writes the numbers of the axis. */
  formatTick: (value: number) => string;
};

/**
 * Figures over time, each line with its name at its end. One stop for Tab; arrows, Page keys, Home and End go through the categories and
 * read out the figures of all lines, as the pointer shows them. Thousands of points draw as fast as hundreds.
 */
export const LineChart = ({ area = false, heightPx = 268, ...rest }: LineChartProps) => (
  <Plot height={heightPx}>
    {(width) => (
      <Lines {...rest} area={area && (area === true ? 'overlapping' : area)} width={width} heightPx={heightPx} />
    )}
  </Plot>
);

type LinesProps = Omit<LineChartProps, 'area' | 'heightPx'> & {
  area: false | AreaKind;
  width: number;
  heightPx: number;
};

const Lines = ({ label, categories, series, area, highlight, width, heightPx, formatTick }: LinesProps) => {
  const layout = useMemo(
    () => layLines({ categories, series, width, height: heightPx, area: area || undefined, formatTick }),
    [categories, series, width, heightPx, area, formatTick],
  );
  const marks = useMemo(
    () => lineMarks(layout, { categories, series, area: area || undefined, highlight }),
    [layout, categories, series, area, highlight],
  );
  const { plot } = layout;
  return (
    <>
      <Drawing width={width} height={heightPx}>
        <Marks marks={marks} />
      </Drawing>
      <Reader
        label={label}
        width={width}
        height={heightPx}
        count={categories.length}
        nameOf={(place) => seriesWords(categories[place], series, place)}
        boxOf={(place) => ({
          x: layout.xAt(place) - Math.max(8, layout.step) / 2,
          y: plot.y,
          width: Math.max(8, layout.step),
          height: plot.height,
        })}
        placeAt={layout.placeAt}
        markOf={(place) => <PointMarks layout={layout} series={series} place={place} highlight={highlight} />}
        tipOf={(place) => (
          <SeriesTip heading={categories[place] ?? ''} series={series} place={place} highlight={highlight} />
        )}
      />
    </>
  );
};

type Layout = ReturnType<typeof layLines>;
type PointMarksProps = Pick<LineChartProps, 'series' | 'highlight'> & { layout: Layout; place: number };

/** A line through the category being read, and its points. */
const PointMarks = ({ layout, series, place, highlight }: PointMarksProps) => {
  const x = layout.xAt(place);
  return (
    <>
      <path className={plotCss.cursor} d={`M${x} ${layout.plot.y}v${layout.plot.height}`} />
      {series.map(({ id }, at) => {
        const y = layout.yAt(at, place);
        return (
          y !== undefined && (
            <g key={id} className={seriesAt(at, id === highlight)}>
              <circle className={plotCss.mark} cx={x} cy={y} r={4.5} />
            </g>
          )
        );
      })}
    </>
  );
};
