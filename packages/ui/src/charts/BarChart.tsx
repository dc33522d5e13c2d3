import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { Bar as BarShape } from '@visx/shape';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as css from './BarChart.css.ts';
import { type Bar, layBars } from './layout/bar-layout.ts';
import { barHeight, rowHeight } from './layout/row-height.ts';
import { useWidth } from './parts/use-width.ts';

export type BarChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  bars: readonly Bar[];
  /** Id of the one bar that carries the tenant's brand; the others step back. */
  highlight?: string | undefined;
  /** Writes the numbers of the axis. */
  formatTick: (value: number) => string;
};

const axisHeight = 28;

/** Horizontal bars from zero with their figures beside them. One stop for Tab; arrows, Home and End go through the bars. */
export const BarChart = ({ label, bars, highlight, formatTick }: BarChartProps) => {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const [stop, setStop] = useState(0);
  const { scale, zero, placed, height } = layBars(bars, width);
  const ticks = Math.max(2, Math.min(6, Math.floor(width / 90)));

  const keys = (event: KeyboardEvent<Element>) => {
    const next = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: bars.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = Math.max(0, Math.min(bars.length - 1, next));
    setStop(at);
    event.currentTarget.querySelectorAll<SVGGElement>('[role="listitem"]')[at]?.focus();
  };

  return (
    <div className={css.chart}>
      <div className={css.labels} aria-hidden="true">
        {bars.map((bar) => (
          <div className={css.label} key={bar.id} title={bar.label}>
            <span className={css.labelText}>{bar.label}</span>
          </div>
        ))}
      </div>
      <div className={css.plot} ref={plot} style={{ height: height + axisHeight }}>
        {width > 0 && (
          // A drawing of bars is a list to those who listen; HTML lists cannot stand in SVG.
          // biome-ignore lint/a11y/useSemanticElements: see above
          <svg
            className={css.drawing}
            width={width}
            height={height + axisHeight}
            role="list"
            aria-label={label}
            onKeyDown={keys}
          >
            <Axis {...{ scale, zero, height, ticks, formatTick }} />
            {placed.map((bar, index) => (
              <Group
                key={bar.id}
                className={css.bar}
                role="listitem"
                aria-label={`${bar.label}: ${bar.display}`}
                tabIndex={index === stop ? 0 : -1}
                onFocus={() => setStop(index)}
              >
                <rect className={css.target} x={0} y={index * rowHeight} width={width} height={rowHeight} />
                <BarShape
                  className={css.fill}
                  data-tone={highlight === undefined ? 'first' : bar.id === highlight ? 'highlight' : 'quiet'}
                  x={bar.x}
                  y={bar.y}
                  width={bar.width}
                  height={barHeight}
                  rx={2}
                />
                <text className={css.figure} x={bar.figureX} y={bar.y + barHeight / 2} dominantBaseline="central">
                  {bar.display}
                </text>
              </Group>
            ))}
          </svg>
        )}
      </div>
    </div>
  );
};

type AxisProps = Pick<ReturnType<typeof layBars>, 'scale' | 'zero' | 'height'> &
  Pick<BarChartProps, 'formatTick'> & { ticks: number };

const Axis = ({ scale, zero, height, ticks, formatTick }: AxisProps) => (
  <Group aria-hidden="true">
    <AxisBottom
      scale={scale}
      top={height}
      numTicks={ticks}
      hideAxisLine
      tickLength={-height}
      tickFormat={(value) => formatTick(Number(value))}
      tickClassName={css.tick}
      tickLabelProps={{ dy: height + 16, className: css.tickText, textAnchor: 'middle' }}
    />
    <line className={css.zero} x1={zero + 0.5} x2={zero + 0.5} y1={0} y2={height} />
  </Group>
);
