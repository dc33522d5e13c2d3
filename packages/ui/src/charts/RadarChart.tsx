import { type ChartSeries, displayAt } from './layout/figures.ts';
import { layRadar } from './layout/radar-layout.ts';
import { Key } from './parts/Key.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import { seriesAt } from './parts/series-at.ts';
import { TipFigures } from './parts/Tip.tsx';
import * as css from './RadarChart.css.ts';

export type RadarChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** Three to eight measures, all in one unit such as points of a rating. */
  axes: readonly string[];
  /** At most three things; outlines of more cannot be told apart. */
  series: readonly ChartSeries[];
  /** The end of every axis, such as the best rating. Left out: the largest value. */
  max?: number;
  /** Id of the one series that carries the tenant's brand. */
  highlight?: string | undefined;
  heightPx?: number;
  /** Writes the numbers of the rings. */
  formatTick: (value: number) => string;
};

/**
 * The profile of a few things over several measures. One stop for Tab; arrows, Home and End go round the measures. To
 * compare sizes exactly take BarSeriesChart: lengths from one line are easier to compare.
 */
export const RadarChart = (props: RadarChartProps) => (
  <Plot height={props.heightPx ?? 340}>
    {(width) => <Profile {...props} width={width} height={props.heightPx ?? 340} />}
  </Plot>
);

type ProfileProps = RadarChartProps & { width: number; height: number };

const Profile = ({ label, axes, series, max, highlight, width, height, formatTick }: ProfileProps) => {
  const layout = layRadar({ axes, series, max, width, height, formatTick });
  return (
    <>
      <Drawing width={width} height={height}>
        <Key entries={layout.key} highlighted={series.findIndex(({ id }) => id === highlight)} />
        <Web layout={layout} />
        {layout.outlines.map((path, at) => (
          <g key={series[at]?.id} className={seriesAt(at, series[at]?.id === highlight)}>
            <path className={css.surface} d={path} />
          </g>
        ))}
      </Drawing>
      <Reader
        {...{ label, width, height }}
        count={axes.length}
        start={0}
        nameOf={(place) =>
          `${axes[place]}: ${series.map((line) => `${line.label} ${displayAt(line, place)}`).join('; ')}`
        }
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
        tipOf={(place) => (
          <TipFigures
            heading={axes[place] ?? ''}
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

const linePx = 15;

/** Axes, rings with their numbers, and the names around. */
const Web = ({ layout: { middle, spokes, rings, names } }: { layout: ReturnType<typeof layRadar> }) => (
  <>
    <path className={plotCss.grid} d={rings.map(({ path }) => path).join('')} />
    <path className={plotCss.base} d={spokes.map(({ x, y }) => `M${middle.x} ${middle.y}L${x} ${y}`).join('')} />
    {rings.map(({ at, text }) => (
      <text key={at} className={plotCss.tickText} x={middle.x + 4} y={middle.y - at - 3}>
        {text}
      </text>
    ))}
    {names.map(({ x, y, anchor, sin, lines }) => (
      <text key={`${x} ${y}`} className={plotCss.label} textAnchor={anchor} dominantBaseline="central">
        {lines.map((line, place) => (
          <tspan key={line} x={x} y={y + place * linePx + ((sin - 1) / 2) * (lines.length - 1) * linePx}>
            {line}
          </tspan>
        ))}
      </text>
    ))}
  </>
);
