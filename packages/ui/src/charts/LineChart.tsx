import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tick, tickText } from './BarChart.css.ts';
import * as css from './LineChart.css.ts';
import { areaOf, type LineSeries, layLines, pathOf } from './line-layout.ts';
import { seriesAt } from './series-at.ts';
import { useWidth } from './use-width.ts';

export type LineChartProps = {
  /** Names the chart for screen readers. */
  label: string;
  /** What the lines run over, such as years, in their order. */
  categories: readonly string[];
  /** At most eight; the first three are told apart at a glance. */
  series: readonly LineSeries[];
  /** Fills below the lines; the axis then begins at zero. */
  area?: boolean;
  /** Writes the numbers of the axis. */
  formatTick: (value: number) => string;
};

const heightPx = 240;
const axisPx = 28;
const scalePx = 56;
const labelsPx = 128;

/**
 * Figures over time, each line with its name at its end. One stop for Tab; arrows, Home and End go through the
 * categories and tell the figures of all lines, as the pointer does.
 */
export const LineChart = ({ label, categories, series, area = false, formatTick }: LineChartProps) => {
  const plot = useRef<HTMLDivElement>(null);
  const whole = useWidth(plot);
  const [shown, setShown] = useState<number>();
  const beside = whole > 480 ? labelsPx : 0;
  const width = Math.max(0, whole - scalePx - beside);
  const layout = layLines({ categories, series, width, height: heightPx, fromZero: area });

  return (
    <div className={css.plot} ref={plot} style={{ height: heightPx + axisPx }}>
      {width > 0 && (
        // A drawing of figures is a list to those who listen; HTML lists cannot stand in SVG.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <svg width={whole} height={heightPx + axisPx} role="list" aria-label={label}>
          <g transform={`translate(${scalePx} 0)`}>
            <Axes {...{ layout, width, formatTick }} />
            {layout.lines.map((line, place) => (
              <Line
                key={line.id}
                {...line}
                place={place}
                base={area ? layout.base : undefined}
                labelX={width}
                named={beside > 0}
              />
            ))}
            {shown !== undefined && (
              <line className={css.cursor} x1={layout.xAt(shown)} x2={layout.xAt(shown)} y1={0} y2={heightPx} />
            )}
            <Bands {...{ layout, categories, series, width, show: setShown }} />
          </g>
        </svg>
      )}
      {width > 0 && shown !== undefined && (
        <Figures
          {...{ category: categories[shown] ?? '', series, place: shown, x: scalePx + layout.xAt(shown), whole }}
        />
      )}
    </div>
  );
};

type Layout = ReturnType<typeof layLines>;

type BandsProps = Pick<LineChartProps, 'categories' | 'series'> & {
  layout: Layout;
  width: number;
  show: (place: number | undefined) => void;
};

/** One place for the pointer and for focus over each category. */
const Bands = ({ layout, categories, series, width, show }: BandsProps) => {
  const last = categories.length - 1;
  const [wanted, setWanted] = useState(last);
  const stop = Math.min(Math.max(0, wanted), last);
  const bandPx = width / Math.max(1, categories.length);

  const keys = (event: KeyboardEvent<Element>) => {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(last, Math.max(0, next));
    setWanted(to);
    event.currentTarget.querySelectorAll<SVGGElement>('[role="listitem"]')[to]?.focus();
  };
  return (
    <Group role="presentation" onKeyDown={keys}>
      {categories.map((category, place) => (
        <Group
          key={category}
          className={css.band}
          role="listitem"
          aria-label={`${category}: ${series.map((line) => `${line.label} ${line.displays[place] ?? ''}`).join('; ')}`}
          tabIndex={place === stop ? 0 : -1}
          onFocus={() => {
            setWanted(place);
            show(place);
          }}
          onBlur={() => show(undefined)}
          onPointerEnter={() => show(place)}
          onPointerLeave={() => show(undefined)}
        >
          <rect
            className={css.target}
            x={layout.xAt(place) - bandPx / 2}
            y={0}
            width={bandPx}
            height={heightPx}
            rx={4}
          />
        </Group>
      ))}
    </Group>
  );
};

const Axes = ({
  layout,
  width,
  formatTick,
}: { layout: Layout; width: number } & Pick<LineChartProps, 'formatTick'>) => (
  <Group aria-hidden="true">
    <AxisLeft
      scale={layout.y}
      numTicks={4}
      hideAxisLine
      tickLength={-width}
      tickFormat={(value) => formatTick(Number(value))}
      tickClassName={tick}
      tickLabelProps={{ dx: -width - 8, dy: 4, className: tickText, textAnchor: 'end' }}
    />
    <AxisBottom
      scale={layout.x}
      top={heightPx}
      numTicks={Math.max(2, Math.floor(width / 56))}
      hideAxisLine
      hideTicks
      tickLabelProps={{ dy: 4, className: tickText, textAnchor: 'middle' }}
    />
  </Group>
);

type LineProps = Layout['lines'][number] & { place: number; base: number | undefined; labelX: number; named: boolean };

const Line = ({ label, runs, labelY, place, base, labelX, named }: LineProps) => (
  <Group className={seriesAt(place)} aria-hidden="true">
    {runs.map((run) => (
      <g key={run[0]?.x}>
        {base !== undefined && <path className={css.area} d={areaOf(run, base)} />}
        <path className={css.line} d={pathOf(run)} />
        {run.map(({ x, y }) => (
          <circle key={x} className={css.point} cx={x} cy={y} r={3.5} />
        ))}
      </g>
    ))}
    {named && (
      <text className={css.label} x={labelX + 8} y={labelY} dominantBaseline="central">
        {label}
      </text>
    )}
  </Group>
);

type FiguresProps = Pick<LineChartProps, 'series'> & { category: string; place: number; x: number; whole: number };

const Figures = ({ category, series, place, x, whole }: FiguresProps) => (
  <div
    className={css.figures}
    aria-hidden="true"
    style={x > whole / 2 ? { insetInlineEnd: whole - x + 12 } : { insetInlineStart: x + 12 }}
  >
    <div className={css.heading}>{category}</div>
    {series.map((line, at) => (
      <div key={line.id} className={`${css.figure} ${seriesAt(at)}`}>
        <span className={css.swatch} />
        <span>{line.label}</span>
        <span>{line.displays[place]}</span>
      </div>
    ))}
  </div>
);
