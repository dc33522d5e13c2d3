import { scaleLinear } from '@visx/scale';

/** One thing by two measures. `display` is what people hear of it, both figures in words. */
export type ScatterPoint = { id: string; label: string; x: number; y: number; display: string };

/** What one direction of the field measures. */
export type ScatterAxis = { label: string; min: number; max: number };

export type Thresholds = { x: number; y: number };

const within = (value: number, { min, max }: ScatterAxis) => Math.min(max, Math.max(min, value));

/** Scales of the field; `width` and `height` are its own, without axes. */
export const scatterScales = (x: ScatterAxis, y: ScatterAxis, width: number, height: number) => ({
  x: scaleLinear<number>({ domain: [x.min, x.max], range: [0, width] }),
  y: scaleLinear<number>({ domain: [y.min, y.max], range: [height, 0] }),
});

/** A threshold moved by a key, or `undefined` for keys that move none. A step is a hundredth of the axis, ten with Shift. */
export const thresholdByKey = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number,
  axis: ScatterAxis,
): number | undefined => {
  const step = ((axis.max - axis.min) / 100) * (shiftKey ? 10 : 1);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + step * 10,
    PageDown: value - step * 10,
    Home: axis.min,
    End: axis.max,
  };
  const to = moves[key];
  return to === undefined ? undefined : Number(within(to, axis).toPrecision(12));
};

/** The value under a place of the field, kept inside the axis. */
export const valueAt = (scale: { invert: (px: number) => number }, px: number, axis: ScatterAxis): number =>
  Number(within(scale.invert(px), axis).toPrecision(4));

/** Things that pass both thresholds. */
export const passes = (point: Pick<ScatterPoint, 'x' | 'y'>, thresholds: Thresholds | undefined): boolean =>
  thresholds !== undefined && point.x >= thresholds.x && point.y >= thresholds.y;
