import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import * as css from './Figure.css.ts';

export const figureSizes = ['regular', 'large'] as const;
export const changeDirections = ['up', 'down', 'same'] as const;
export const changeTones = ['neutral', 'good', 'bad'] as const;

/** The change of a figure from an earlier one. Up is not always good, so the tone is separate from the direction. */
export type FigureChange = {
  /** The arrow. */
  direction: (typeof changeDirections)[number];
  /** Whether the change is welcome. */
  tone?: (typeof changeTones)[number];
  /** In words without the arrow, such as "4.6 % less than 2025". */
  children: ReactNode;
};

export type FigureProps = RootProps<'dl', 'children'> & {
  /** What is counted. */
  label: ReactNode;
  /** Formatted for the reader's locale already. */
  value: string;
  /** Stands after the number, lighter. */
  unit?: ReactNode;
  /** The change. */
  change?: FigureChange;
  /** The source. */
  source?: ReactNode;
  /** `large` for the one figure of a page. */
  size?: (typeof figureSizes)[number];
};

const arrows: Record<FigureChange['direction'], LucideIcon> = {
  up: ArrowUpRight,
  down: ArrowDownRight,
  same: ArrowRight,
};

/** One important number, with its unit, its change and its source. In a table use FigureCell. */
export const Figure = ({ label, value, unit, change, source, size = 'regular', ...rest }: FigureProps) => {
  const Arrow = change && arrows[change.direction];
  return (
    <dl {...rest} className={css.figure}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value({ size })}>
        {value}
        {unit !== undefined && <span className={css.unit}>{unit}</span>}
      </dd>
      {change && Arrow && (
        <dd className={css.change({ tone: change.tone ?? 'neutral' })}>
          <Arrow className={css.arrow} size="1em" strokeWidth={2} aria-hidden />
          {change.children}
        </dd>
      )}
      {source !== undefined && <dd className={css.source}>{source}</dd>}
    </dl>
  );
};
