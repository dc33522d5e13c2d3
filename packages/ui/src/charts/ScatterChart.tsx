import {
  type FormatTick,
  layScatter,
  type Passing,
  type Quadrants,
  type ScatterAxis,
  type ScatterGroup,
  type ScatterLayout,
  type ScatterPoint,
  scatterGround,
  type Thresholds,
} from '@esg/chart-model';
import { useMemo } from 'react';
import { Plot } from './parts/Plot.tsx';
import { ScatterPoints } from './ScatterPoints.tsx';
import { ThresholdLine } from './ThresholdLine.tsx';

type ThresholdProps =
  | {
      thresholds?: undefined;
      passing?: undefined;
      onThresholdsChange?: undefined;
      onThresholdsCommit?: undefined;
      thresholdText?: undefined;
      quadrants?: undefined;
    }
  | {
      /** Points that reach them are highlighted. */
      thresholds: Thresholds;
      /** Whether a point has to reach both of them (unless said otherwise) or either. */
      passing?: Passing | undefined;
      /** Called while one moves. Without it, the thresholds are only shown. */
      onThresholdsChange?: ((change: { thresholds: Thresholds }) => void) | undefined;
      /** Called when a person lets go of one, by pointer or key. */
      onThresholdsCommit?: (() => void) | undefined;
      /** Label and value of a threshold, such as "Threshold of impact" and "2.5 of 5". */
      thresholdText: { name: (axis: { label: string }) => string; value: (threshold: { value: number }) => string };
      /** Names of the parts into which the thresholds divide the field, in its corners. */
      quadrants?: Quadrants | undefined;
    };

export type ScatterChartProps = ThresholdProps & {
  /** Names the chart for screen readers. */
  label: string;
  /** In the order in which the keyboard goes through them. */
  points: readonly ScatterPoint[];
  /** The measure from left to right. */
  x: ScatterAxis;
  /** The measure from bottom to top. */
  y: ScatterAxis;
  /** Categories of the points, which then have colours of their own and a key; at most eight. */
  groups?: readonly ScatterGroup[] | undefined;
  /** Height of the whole drawing. */
  heightPx?: number;
  /** Writes the numbers of the axes. */
  formatTick: FormatTick;
};

/**
 * Things by two measures, such as topics by impact and by financial weight. Points that pass the thresholds are larger and in the tenant's
 * brand colour, or the colour of their category; names are shown where they have room, else numbers with a key below. Tab goes to the
 * points, then to each threshold; arrows go from point to point, and move a threshold.
 */
export const ScatterChart = (props: ScatterChartProps) => {
  const height = props.heightPx ?? 320;
  return (
    <Plot height={height} grows>
      {(width) => <Field {...props} width={width} height={height} />}
    </Plot>
  );
};

type FieldProps = ScatterChartProps & { width: number; height: number };

const Field = (props: FieldProps) => {
  const { label, points, x, y, groups, thresholds, passing, quadrants, width, height, formatTick } = props;
  const layout = useMemo(
    () => layScatter({ points, x, y, groups, thresholds, passing, quadrants, width, height, formatTick }),
    [points, x, y, groups, thresholds, passing, quadrants, width, height, formatTick],
  );
  const marks = useMemo(
    () => scatterGround(layout, { x, y, thresholds, passing }),
    [layout, x, y, thresholds, passing],
  );
  return (
    <ScatterPoints label={label} layout={layout} size={{ width, height }} ground={marks}>
      <ThresholdLines {...props} layout={layout} />
    </ScatterPoints>
  );
};

const ThresholdLines = (props: FieldProps & { layout: ScatterLayout }) => {
  if (!props.thresholds) return null;
  const { x, y, thresholds, thresholdText, onThresholdsChange, onThresholdsCommit, layout } = props;
  return (['x', 'y'] as const).map((side) => (
    <ThresholdLine
      key={side}
      side={side}
      axis={side === 'x' ? x : y}
      scale={layout.scales[side]}
      field={layout.field}
      value={thresholds[side]}
      text={thresholdText}
      onCommit={onThresholdsCommit}
      onChange={onThresholdsChange && ((value) => onThresholdsChange({ thresholds: { ...thresholds, [side]: value } }))}
    />
  ));
};
