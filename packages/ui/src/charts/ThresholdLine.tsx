import { type Box, type ScatterAxis, thresholdByKey, valueAt } from '@esg/chart-model';
import type { KeyboardEvent, PointerEvent } from 'react';
import * as css from './ScatterChart.css.ts';

export type ThresholdLineProps = {
  /** `x`: a vertical line that moves sideways; `y`: a horizontal one that moves up and down. */
  side: 'x' | 'y';
  /** The measure, and the ends that the threshold cannot pass. */
  axis: ScatterAxis;
  /** The axis of the line within the drawing. */
  scale: { (value: number): number; invert: (px: number) => number };
  /** The field within the drawing. */
  field: Box;
  /** Its value, in the unit of the axis. */
  value: number;
  /** Its name and its value, for screen readers. */
  text: { name: (axis: { label: string }) => string; value: (threshold: { value: number }) => string };
  /** Without it, the line is only shown. */
  onChange: ((value: number) => void) | undefined;
  /** The person let go of it. */
  onCommit?: (() => void) | undefined;
};

/** How wide the area is by which a line is dragged: drawn, so that the slider has a size for whoever points at it by other means. */
const gripPx = 24;

/** A threshold across the field: dragged by pointer, moved by keys, a slider for screen readers. */
export const ThresholdLine = ({ side, axis, scale, field, value, text, onChange, onCommit }: ThresholdLineProps) => {
  const at = scale(value);
  const ends =
    side === 'x'
      ? { x1: at, x2: at, y1: field.y, y2: field.y + field.height }
      : { x1: field.x, x2: field.x + field.width, y1: at, y2: at };
  const grip =
    side === 'x'
      ? { x: at - gripPx / 2, width: gripPx, y: field.y, height: field.height }
      : { x: field.x, width: field.width, y: at - gripPx / 2, height: gripPx };
  if (!onChange) return <line className={css.thresholdLine} {...ends} />;

  const draw = (event: PointerEvent<SVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
    if (!matrix) return;
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const to = valueAt(scale, place[side], axis);
    if (to !== value) onChange(to);
  };
  const press = (event: KeyboardEvent) => {
    const to = thresholdByKey(event, value, axis);
    if (to === undefined) return;
    event.preventDefault();
    onChange(to);
  };
  return (
    <g
      className={css.threshold}
      role="slider"
      tabIndex={0}
      aria-label={text.name({ label: axis.label })}
      aria-orientation={side === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={axis.min}
      aria-valuemax={axis.max}
      aria-valuenow={value}
      aria-valuetext={text.value({ value })}
      onKeyDown={press}
      onPointerDown={(event: PointerEvent<SVGElement>) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={draw}
      onPointerUp={onCommit}
      onPointerCancel={onCommit}
      onKeyUp={onCommit}
    >
      <rect className={css.grip} {...grip} />
      <line className={css.thresholdLine} {...ends} />
    </g>
  );
};
