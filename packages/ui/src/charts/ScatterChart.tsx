import { passes, type ScatterAxis, type ScatterPoint, scatterScales, type Thresholds } from '@esg/chart-model';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tick, tickText } from './BarChart.css.ts';
import { useWidth } from './parts/use-width.ts';
import * as css from './ScatterChart.css.ts';
import { ThresholdLine } from './ThresholdLine.tsx';

type ThresholdProps =
  | { thresholds?: undefined; onThresholdsChange?: undefined; thresholdText?: undefined }
  | {
      /** What reaches both is highlighted. */
      thresholds: Thresholds;
      /** Left out: the thresholds are only shown. */
      onThresholdsChange?: ((change: { thresholds: Thresholds }) => void) | undefined;
      /** Names a threshold and says its value, such as "Threshold of impact" and "2.5 of 5". */
      thresholdText: { name: (axis: { label: string }) => string; value: (threshold: { value: number }) => string };
    };

export type ScatterChartProps = ThresholdProps & {
  /** Names the chart for screen readers. */
  label: string;
  points: readonly ScatterPoint[];
  x: ScatterAxis;
  y: ScatterAxis;
  /** Writes the numbers of the axes. */
  formatTick: (value: number) => string;
};

const heightPx = 320;
const startPx = 56;
const footPx = 44;
const endPx = 12;
const topPx = 10;

/**
 * Things by two measures, such as topics by impact and by financial weight. What passes both thresholds carries its name
 * and the tenant's brand; the names of the others come by pointer and focus. Tab goes to the points, then to each
 * threshold; arrows go from point to point, and move a threshold.
 */
export const ScatterChart = (props: ScatterChartProps) => {
  const { label, points, x, y, formatTick, thresholds } = props;
  const plot = useRef<HTMLDivElement>(null);
  const whole = useWidth(plot);
  const width = Math.max(0, whole - startPx - endPx);
  const height = heightPx - footPx - topPx;
  const scales = scatterScales(x, y, width, height);

  return (
    <div className={css.plot} ref={plot} style={{ height: heightPx }}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: HTML groups cannot stand in SVG
        <svg width={whole} height={heightPx} role="group" aria-label={label}>
          <g transform={`translate(${startPx} ${topPx})`}>
            {thresholds && (
              <rect
                className={css.passed}
                x={scales.x(thresholds.x)}
                y={0}
                width={width - scales.x(thresholds.x)}
                height={scales.y(thresholds.y)}
              />
            )}
            <Axes {...{ x, y, scales, width, height, formatTick }} />
            <Points {...{ label, points, thresholds, scales, width }} />
            <ThresholdLines {...props} {...{ scales, width, height }} />
          </g>
        </svg>
      )}
    </div>
  );
};

type Field = { scales: ReturnType<typeof scatterScales>; width: number; height: number };

const Axes = ({
  x,
  y,
  formatTick,
  scales,
  width,
  height,
}: Field & Pick<ScatterChartProps, 'x' | 'y' | 'formatTick'>) => {
  const numTicks = Math.max(2, Math.min(6, Math.floor(width / 80)));
  return (
    <Group aria-hidden="true">
      <rect className={css.edge} width={width} height={height} />
      <AxisBottom
        scale={scales.x}
        top={height}
        numTicks={numTicks}
        hideAxisLine
        tickLength={4}
        tickFormat={(value) => formatTick(Number(value))}
        tickClassName={tick}
        tickLabelProps={{ dy: 4, className: tickText, textAnchor: 'middle' }}
      />
      <AxisLeft
        scale={scales.y}
        numTicks={5}
        hideAxisLine
        tickLength={4}
        tickFormat={(value) => formatTick(Number(value))}
        tickClassName={tick}
        tickLabelProps={{ dx: -4, dy: 4, className: tickText, textAnchor: 'end' }}
      />
      <text className={css.axisName} x={width / 2} y={height + 38} textAnchor="middle">
        {x.label}
      </text>
      <text
        className={css.axisName}
        transform={`translate(${-startPx + 14} ${height / 2}) rotate(-90)`}
        textAnchor="middle"
      >
        {y.label}
      </text>
    </Group>
  );
};

const ThresholdLines = ({
  x,
  y,
  thresholds,
  thresholdText,
  onThresholdsChange,
  scales,
  width,
  height,
}: Field & ScatterChartProps) =>
  thresholds && (
    <Group>
      {(['x', 'y'] as const).map((side) => (
        <ThresholdLine
          key={side}
          side={side}
          axis={side === 'x' ? x : y}
          scale={scales[side]}
          length={side === 'x' ? height : width}
          value={thresholds[side]}
          text={thresholdText}
          onChange={
            onThresholdsChange && ((value) => onThresholdsChange({ thresholds: { ...thresholds, [side]: value } }))
          }
        />
      ))}
    </Group>
  );

type PointsProps = Pick<ScatterChartProps, 'label' | 'points'> & {
  thresholds: Thresholds | undefined;
  scales: ReturnType<typeof scatterScales>;
  width: number;
};

const Points = ({ label, points, thresholds, scales, width }: PointsProps) => {
  const [wanted, setWanted] = useState(0);
  const [shown, setShown] = useState<string>();
  const stop = Math.min(wanted, points.length - 1);

  const keys = (event: KeyboardEvent<Element>) => {
    const last = points.length - 1;
    const moves = {
      ArrowRight: stop + 1,
      ArrowDown: stop + 1,
      ArrowLeft: stop - 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key as keyof typeof moves];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(last, Math.max(0, next));
    setWanted(to);
    event.currentTarget.querySelectorAll<SVGGElement>('[role="listitem"]')[to]?.focus();
  };
  return (
    <Group role="list" aria-label={label} onKeyDown={keys}>
      {points.map((point, place) => (
        <Group
          key={point.id}
          className={css.point}
          role="listitem"
          aria-label={`${point.label}: ${point.display}`}
          tabIndex={place === stop ? 0 : -1}
          onFocus={() => {
            setWanted(place);
            setShown(point.id);
          }}
          onBlur={() => setShown(undefined)}
          onPointerEnter={() => setShown(point.id)}
          onPointerLeave={() => setShown(undefined)}
        >
          <Dot {...{ point, scales, width }} passed={passes(point, thresholds)} isShown={shown === point.id} />
        </Group>
      ))}
    </Group>
  );
};

type DotProps = Pick<PointsProps, 'scales' | 'width'> & { point: ScatterPoint; passed: boolean; isShown: boolean };

/** A point, named if it passes or is being read, on the side that has room. */
const Dot = ({ point, scales, width, passed, isShown }: DotProps) => {
  const [cx, cy] = [scales.x(point.x), scales.y(point.y)];
  const atEnd = cx > width / 2;
  return (
    <>
      <circle className={css.dot} data-tone={passed ? 'highlight' : 'quiet'} cx={cx} cy={cy} r={passed ? 7 : 5.5} />
      {(passed || isShown) && (
        <text
          className={css.name}
          x={cx + (atEnd ? -12 : 12)}
          y={cy}
          textAnchor={atEnd ? 'end' : 'start'}
          dominantBaseline="central"
        >
          {point.label}
        </text>
      )}
    </>
  );
};
