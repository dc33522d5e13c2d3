import { type Box, type ChartSeries, displayAt } from '@esg/chart-model';
import type { ReactNode } from 'react';
import * as css from './plot.css.ts';
import { seriesAt } from './series-at.ts';

type TipProps = { box: Box; width: number; children: ReactNode };

const placeOf = ({ x, y, width: wide, height }: Box, width: number) => {
  const middle = x + wide / 2;
  // A row is wider than figures, so they are below it, not on its bars.
  if (wide > width / 2) return { left: x, top: y + height + 6 };
  const away = Math.min(wide / 2, 24) + 8;
  const top = Math.max(0, y);
  return middle > width / 2 ? { right: width - middle + away, top } : { left: middle + away, top };
};

/** Figures beside a point, on the side that has more room. Hidden from screen readers, because the point itself has a label. */
export const Tip = ({ box, width, children }: TipProps) => (
  <div className={css.tip} aria-hidden="true" data-chart-tip="" data-export="none" style={placeOf(box, width)}>
    {children}
  </div>
);

export type TipFigure = { id: string; label: string; display: string; place?: number; isHighlighted?: boolean };

/** A heading and figures with their names; `place` gives the colour of a series. */
export const TipFigures = ({ heading, figures }: { heading: string; figures: readonly TipFigure[] }) => (
  <>
    <div className={css.heading}>{heading}</div>
    {figures.map(({ id, label, display, place, isHighlighted }) => (
      <div key={id} className={css.figure}>
        {place === undefined ? <span /> : <Swatch place={place} isHighlighted={isHighlighted} />}
        <span>{label}</span>
        <span>{display}</span>
      </div>
    ))}
  </>
);

type SeriesTipProps = {
  /** Name of the category being read. */
  heading: string;
  series: readonly ChartSeries[];
  place: number;
  highlight: string | undefined;
};

/** The values of all series at one category. */
export const SeriesTip = ({ heading, series, place, highlight }: SeriesTipProps) => (
  <TipFigures
    heading={heading}
    figures={series.map((line, at) => ({
      id: line.id,
      label: line.label,
      display: displayAt(line, place),
      place: at,
      isHighlighted: line.id === highlight,
    }))}
  />
);

/** The same in one line, for screen readers. */
export const seriesWords = (heading: string | undefined, series: readonly ChartSeries[], place: number): string =>
  `${heading}: ${series.map((line) => `${line.label} ${displayAt(line, place)}`).join('; ')}`;

/** A square in the colour or pattern of a series. */
export const Swatch = ({ place, isHighlighted }: { place: number; isHighlighted?: boolean | undefined }) => (
  <svg className={`${css.swatch} ${seriesAt(place, isHighlighted)}`} viewBox="0 0 12 12" aria-hidden="true">
    <rect width="12" height="12" rx="2" />
  </svg>
);
