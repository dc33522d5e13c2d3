import { useMemo } from 'react';
import * as css from './LineChart.css.ts';
import { type ChartSeries, displayAt } from './layout/figures.ts';
import { type AreaKind, areaOf, layLines, pathOf } from './layout/line-layout.ts';
import { wrapText } from './layout/text-width.ts';
import { Axes } from './parts/Axes.tsx';
import { Key } from './parts/Key.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { seriesAt } from './parts/series-at.ts';
import { TipFigures } from './parts/Tip.tsx';

export type LineChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** What the lines run over, such as years, in their order. */
  categories: readonly string[];
  /** At most eight; the first three are told apart at a glance. */
  series: readonly ChartSeries[];
  /** Fills below the lines, each to zero or upon one another; the axis then begins at zero. */
  area?: boolean | 'stacked';
  /** Id of the one series that carries the tenant's brand. */
  highlight?: string | undefined;
  heightPx?: number;
  /** Writes the numbers of the axis. */
  formatTick: (value: number) => string;
};

/**
 * Figures over time, each line with its name at its end. One stop for Tab; arrows, Page keys, Home and End go through the
 * categories and tell the figures of all lines, as the pointer does. Thousands of points draw as fast as hundreds.
 */
export const LineChart = ({ area = false, heightPx = 268, ...rest }: LineChartProps) => (
  <Plot height={heightPx}>
    {(width) => <Lines {...rest} area={area && (area === true ? 'overlapping' : area)} {...{ width, heightPx }} />}
  </Plot>
);

type LinesProps = Omit<LineChartProps, 'area' | 'heightPx'> & {
  area: false | AreaKind;
  width: number;
  heightPx: number;
};

/** Below this many points each is marked, so that it is seen where the figures stand. */
const markedUpTo = 32;

const Lines = ({ label, categories, series, area, highlight, width, heightPx, formatTick }: LinesProps) => {
  const layout = useMemo(
    () => layLines({ categories, series, width, height: heightPx, area: area || undefined, formatTick }),
    [categories, series, width, heightPx, area, formatTick],
  );
  const { plot } = layout;
  return (
    <>
      <Drawing width={width} height={heightPx}>
        <Key entries={layout.key} highlighted={series.findIndex(({ id }) => id === highlight)} />
        <Axes plot={plot} side={layout.side} bottom={layout.bottom} lines="side" base={layout.base} />
        {layout.lines.map((line, place) => (
          <Line
            key={series[place]?.id}
            {...line}
            label={series[place]?.label ?? ''}
            area={area}
            className={seriesAt(place, series[place]?.id === highlight)}
            isMarked={categories.length <= markedUpTo && area !== 'stacked'}
            name={layout.isNamed ? { x: layout.nameX + 2, px: layout.namePx } : undefined}
          />
        ))}
      </Drawing>
      <Reader
        {...{ label, width }}
        height={heightPx}
        count={categories.length}
        nameOf={(place) =>
          `${categories[place]}: ${series.map((line) => `${line.label} ${displayAt(line, place)}`).join('; ')}`
        }
        boxOf={(place) => ({
          x: layout.xAt(place) - Math.max(8, layout.step) / 2,
          y: plot.y,
          width: Math.max(8, layout.step),
          height: plot.height,
        })}
        placeAt={layout.placeAt}
        markOf={(place) => <Marks {...{ layout, series, place, highlight }} />}
        tipOf={(place) => (
          <TipFigures
            heading={categories[place] ?? ''}
            figures={series.map((line, at) => ({
              id: line.id,
              label: line.label,
              display: displayAt(line, place),
              place: at,
              isHighlighted: line.id === highlight,
            }))}
          />
        )}
      />
    </>
  );
};

type Layout = ReturnType<typeof layLines>;
type MarksProps = Pick<LineChartProps, 'series' | 'highlight'> & { layout: Layout; place: number };

/** A line through the category being read, and its points. */
const Marks = ({ layout, series, place, highlight }: MarksProps) => {
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

type LineProps = Layout['lines'][number] & {
  label: string;
  area: false | AreaKind;
  className: string;
  isMarked: boolean;
  name: { x: number; px: number } | undefined;
};

const Line = ({ label, runs, labelY, area, className, isMarked, name }: LineProps) => (
  <g className={className}>
    {area && <path className={area === 'stacked' ? plotCss.fill : css.light} d={runs.map(areaOf).join('')} />}
    {area !== 'stacked' && <path className={plotCss.line} d={runs.map(({ top }) => pathOf(top)).join('')} />}
    {isMarked &&
      runs.flatMap(({ top }) =>
        top.map(({ x, y }) => <circle key={x} className={plotCss.point} cx={x} cy={y} r={3.5} />),
      )}
    {name && (
      <text className={plotCss.label} x={name.x} y={labelY} dominantBaseline="central">
        {wrapText(label, name.px - 2, 1)[0]}
      </text>
    )}
  </g>
);
