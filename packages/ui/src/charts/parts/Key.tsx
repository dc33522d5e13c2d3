import type { layKey } from '../layout/key-layout.ts';
import * as css from './plot.css.ts';
import { seriesAt } from './series-at.ts';

type KeyProps = {
  entries: ReturnType<typeof layKey>['entries'];
  /** Place of the one series that carries the tenant's brand. */
  highlighted?: number | undefined;
};

/** Names of series by their colours, where their marks have no room for them; part of the drawing. */
export const Key = ({ entries, highlighted }: KeyProps) =>
  entries.map(({ x, y, text }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
    <g key={place} className={seriesAt(place, place === highlighted)}>
      <rect className={css.fill} x={x} y={y + 2} width={12} height={12} rx={2} />
      <text className={css.label} x={x + 18} y={y + 8} dominantBaseline="central">
        {text}
      </text>
    </g>
  ));
