import { layDonut, ringPath, type Slice } from '@esg/chart-model';
import * as css from './DonutChart.css.ts';
import { shapes } from './parts/marks.css.ts';
import { usePatterns } from './parts/patterns.ts';
import { seriesAt } from './parts/series-at.ts';
import { Swatch } from './parts/Tip.tsx';

export type DonutChartProps = {
  /** The whole that the parts belong to. */
  label: string;
  /** Two to six parts, largest first; negative values have no place in a whole and are not drawn. */
  slices: readonly Slice[];
  /** The whole, in the middle. */
  total: { display: string; unit: string };
  /** Id of the one part in the tenant's brand colour. */
  highlight?: string | undefined;
};

const middle = { x: 0, y: 0 };

/**
 * Parts of a whole, each named beside the ring with its figure and its share; the ring adds nothing to the list. To compare sizes use
 * BarChart: lengths are easier to compare than angles.
 */
export const DonutChart = ({ label, slices, total, highlight }: DonutChartProps) => {
  usePatterns();
  return (
    <div className={css.chart}>
      <svg className={css.drawing} viewBox="-50 -50 100 100" aria-hidden="true">
        {layDonut(slices).map(({ id, start, end }, place) => (
          <g key={id} className={seriesAt(place, id === highlight)}>
            <path className={shapes.slice} d={ringPath(middle, 48, start, end)} />
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
          <li key={id} className={css.entry}>
            <Swatch place={place} isHighlighted={id === highlight} />
            <span>{name}</span>
            <span>{display}</span>
            <span className={css.share}>{share}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
