import type { ChartValue } from '@esg/chart-model';
import { laySparkline } from '@esg/chart-model';
import * as css from './Sparkline.css.ts';

export type SparklineProps = {
  /** The course in words, such as "From 12,480 in 2022 to 11,902 in 2026", because the drawing shows nothing exact. */
  label: string;
  /** Oldest first; `undefined` leaves a gap. */
  values: readonly (ChartValue | undefined)[];
  /** Width of the drawing; 96 by default. */
  widthPx?: number;
  /** Height of the drawing; 24 by default, as a line of text. */
  heightPx?: number;
};

/** The course of a figure in the size of a word, beside the figure itself. It has no axis: use LineChart where values must be read off. */
export const Sparkline = ({ label, values, widthPx = 96, heightPx = 24 }: SparklineProps) => {
  const { path, last } = laySparkline(values, widthPx, heightPx);
  return (
    <svg className={css.drawing} width={widthPx} height={heightPx} role="img" aria-label={label}>
      <path className={css.line} d={path} pathLength={1} />
      {last && <circle className={css.last} cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  );
};
