import { highlighted, series } from './series.css.ts';

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Class of the series at an index, counted from 0. More than eight series repeat: show fewer, or a table. */
export const seriesAt = (place: number, isHighlighted = false): string =>
  isHighlighted ? highlighted : series[places[place % places.length] ?? 1];
