import { Arc } from '@visx/shape';
import * as css from './DonutChart.css.ts';
import { seriesAt } from './parts/series-at.ts';

/** A part of a whole. `display` is the exact figure with its unit, `share` its part in words, such as "24 %". */
export type Slice = { id: string; label: string; value: number; display: string; share: string };

export type DonutChartProps = {
  /** What the parts are parts of. */
  label: string;
  /** Two to six parts, largest first; what is negative has no place in a whole and is not drawn. */
  slices: readonly Slice[];
  /** The whole, in the middle. */
  total: { display: string; unit: string };
};

/**
 * Parts of a whole, each named beside the ring with its figure and its share; the ring itself says nothing that the
 * list does not. To compare sizes take BarChart: lengths are easier to compare than angles.
 */
export const DonutChart = ({ label, slices, total }: DonutChartProps) => {
  const sum = slices.reduce((before, { value }) => before + Math.max(0, value), 0);
  let end = 0;
  const drawn = slices.map(({ id, value }) => {
    const start = end;
    end += sum === 0 ? 0 : (Math.max(0, value) / sum) * 2 * Math.PI;
    return { id, start, end };
  });

  return (
    <div className={css.chart}>
      <svg className={css.drawing} viewBox="-50 -50 100 100" aria-hidden="true">
        {drawn.map(({ id, start, end: stop }, place) => (
          <g key={id} className={seriesAt(place)}>
            <Arc className={css.slice} startAngle={start} endAngle={stop} innerRadius={32} outerRadius={48} />
          </g>
        ))}
        <text className={css.middle} y={1}>
          {total.display}
        </text>
        <text className={css.middleUnit} y={10}>
          {total.unit}
        </text>
      </svg>
      <ul className={css.list} aria-label={label}>
        {slices.map(({ id, label: name, display, share }, place) => (
          <li key={id} className={`${css.entry} ${seriesAt(place)}`}>
            <span className={css.swatch} aria-hidden="true" />
            <span>{name}</span>
            <span>{display}</span>
            <span className={css.share}>{share}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
