import { scaleLinear } from '@visx/scale';
import * as css from './Sparkline.css.ts';

export type SparklineProps = {
  /** The course in words, such as "From 12,480 in 2022 to 11,902 in 2026"; the drawing alone says nothing exact. */
  label: string;
  /** Oldest first; `undefined` leaves a gap. */
  values: readonly (number | undefined)[];
  widthPx?: number;
  heightPx?: number;
};

const margin = 3;

/** The course of a figure in the room of a word, beside the figure itself. No axis: what must be read off is a LineChart. */
export const Sparkline = ({ label, values, widthPx = 96, heightPx = 24 }: SparklineProps) => {
  const known = values.filter((value) => value !== undefined && Number.isFinite(value)) as number[];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [margin, widthPx - margin] });
  const y = scaleLinear<number>({
    domain: low === high ? [low - 1, high + 1] : [low, high],
    range: [heightPx - margin, margin],
  });
  let path = '';
  let broken = true;
  values.forEach((value, place) => {
    if (value === undefined || !Number.isFinite(value)) broken = true;
    else {
      path += `${broken ? 'M' : 'L'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`;
      broken = false;
    }
  });
  const lastPlace = values.findLastIndex((value) => value !== undefined && Number.isFinite(value));

  return (
    <svg className={css.drawing} width={widthPx} height={heightPx} role="img" aria-label={label}>
      <path className={css.line} d={path} />
      {lastPlace >= 0 && <circle className={css.last} cx={x(lastPlace)} cy={y(values[lastPlace] ?? 0)} r={2.5} />}
    </svg>
  );
};
