import { pxText } from './figures.ts';

/** Start and end of a bar along the scale of values; not a number where the value is unknown. */
export type Reaches = { from: Float64Array; to: Float64Array };

/** Below this width of a bar, in pixels, neighbours are indistinguishable. */
export const densePx = 2;

type ColumnsOptions = {
  reaches: Reaches;
  /** Room of one category across the bars. */
  bandPx: number;
  /** The start of the first category. */
  start: number;
  isVertical: boolean;
};

/**
 * Bars that are too thin to distinguish, as surfaces: each column of pixels spans from the lowest to the highest end of its bars, so that
 * the highest stays visible. A thousand bars cost as much as the drawing is wide.
 */
export const columnsPath = ({ reaches: { from, to }, bandPx, start, isVertical }: ColumnsOptions): string => {
  let path = '';
  let forth: string[] = [];
  let back: string[] = [];
  const close = () => {
    if (forth.length > 0) path += `M${forth.join('L')}L${back.reverse().join('L')}Z`;
    [forth, back] = [[], []];
  };
  const across = (place: number) => Math.round(start + place * bandPx);
  for (let place = 0; place < from.length; ) {
    const column = across(place);
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (; place < from.length && across(place) <= column; place++) {
      const one = from[place] as number;
      const other = to[place] as number;
      if (one < least) least = one;
      if (other < least) least = other;
      if (one > most) most = one;
      if (other > most) most = other;
    }
    if (least > most) {
      close();
      continue;
    }
    const low = pxText(least);
    const high = pxText(most);
    const end = Math.max(column + 1, across(place));
    forth.push(isVertical ? `${column} ${low}L${end} ${low}` : `${low} ${column}L${low} ${end}`);
    back.push(isVertical ? `${end} ${high}L${column} ${high}` : `${high} ${end}L${high} ${column}`);
  }
  close();
  return path;
};
