import type { Tick } from '../layout/axis.ts';
import { px } from '../layout/figures.ts';
import * as css from './plot.css.ts';

type AxesProps = {
  /** The plot within the drawing. */
  plot: { x: number; y: number; width: number; height: number };
  /** Along the side: lines across the plot, or names. Places within the drawing. */
  side: readonly Tick[];
  /** Along the bottom. */
  bottom: readonly Tick[];
  /** Which of the two is a scale of values, and so has lines. */
  lines: 'side' | 'bottom' | 'both';
  /** Where zero lies on the scale of values. */
  base?: number | undefined;
};

/** Ticks and fine lines of a chart: two paths and the texts. */
export const Axes = ({ plot: { x, y, width, height }, side, bottom, lines, base }: AxesProps) => {
  const across = lines === 'bottom' ? '' : side.map(({ at }) => `M${x} ${px(at)}h${px(width)}`).join('');
  const upright = lines === 'side' ? '' : bottom.map(({ at }) => `M${px(at)} ${y}v${px(height)}`).join('');
  const baseLine = lines === 'bottom' ? `M${px(base ?? x)} ${y}v${height}` : `M${x} ${px(base ?? y + height)}h${width}`;
  return (
    <>
      <path className={css.grid} d={across + upright} />
      <path className={css.base} d={baseLine} />
      {side.map(({ at, text }) => (
        <text key={at} className={css.tickText} x={x - 8} y={at} textAnchor="end" dominantBaseline="central">
          {text}
        </text>
      ))}
      {bottom.map(({ at, text }) => (
        <text key={at} className={css.tickText} x={at} y={y + height + 18} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
};
