import { layWaterfall, type WaterfallStep, waterfallHeight } from './layout/waterfall-layout.ts';
import { Axes } from './parts/Axes.tsx';
import { Names } from './parts/Names.tsx';
import { Drawing, Plot } from './parts/Plot.tsx';
import * as plotCss from './parts/plot.css.ts';
import { Reader } from './parts/Reader.tsx';
import * as css from './WaterfallChart.css.ts';

export type WaterfallChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  steps: readonly WaterfallStep[];
  /** Id of the one step that carries the tenant's brand. */
  highlight?: string | undefined;
  /** Writes the numbers of the axis. */
  formatTick: (value: number) => string;
};

/**
 * How one figure becomes another, such as last year's emissions and what changed them: each step with its figure beside
 * it. One stop for Tab; arrows, Home and End go through the steps.
 */
export const WaterfallChart = (props: WaterfallChartProps) => (
  <Plot height={waterfallHeight(props.steps.length)}>{(width) => <Steps {...props} width={width} />}</Plot>
);

const Steps = ({ label, steps, highlight, width, formatTick }: WaterfallChartProps & { width: number }) => {
  const layout = layWaterfall({ steps, width, formatTick });
  const { plot, bars } = layout;
  const height = waterfallHeight(steps.length);
  const links = bars
    .slice(0, -1)
    .map(({ end, y }, place) => `M${end} ${y + (bars[place]?.height ?? 0)}V${bars[place + 1]?.y ?? y}`);
  return (
    <>
      <Drawing width={width} height={height}>
        <Axes plot={plot} side={[]} bottom={layout.ticks} lines="bottom" base={layout.zero} />
        <Names names={layout.names} x={plot.x - 10} />
        <path className={css.link} d={links.join('')} />
        {bars.map(({ id, tone, x, y, width: wide, height: tall, display, figureX }) => (
          <g key={id}>
            <rect
              className={css.bar}
              data-tone={id === highlight ? 'highlight' : tone}
              x={x}
              y={y}
              width={wide}
              height={tall}
              rx={2}
            />
            <text className={plotCss.label} x={figureX} y={y + tall / 2} dominantBaseline="central">
              {display}
            </text>
          </g>
        ))}
      </Drawing>
      <Reader
        {...{ label, width, height }}
        count={steps.length}
        start={0}
        nameOf={(place) => `${steps[place]?.label}: ${steps[place]?.display}`}
        boxOf={layout.rowOf}
        placeAt={layout.placeAt}
        markOf={(place) => <rect className={plotCss.band} rx={6} {...layout.rowOf(place)} />}
      />
    </>
  );
};
