import { scaleLinear } from '@visx/scale';
import { textWidth, wrapText } from './text-width.ts';

/** A position on an axis with its text. */
export type Tick = { at: number; text: string };
export type FormatTick = (value: number) => string;

/** Size of the letters on an axis, in CSS pixels. */
const tickSizePx = 12;
export const axisPx = 28;

/** A domain that is never empty; with `fromZero` it contains zero, which bars need to be honest. */
export const domainOf = (values: readonly number[], fromZero: boolean): [number, number] => {
  let low = fromZero || values.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  let high = fromZero || values.length === 0 ? 0 : Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low !== high) return [low, high];
  return fromZero || low === 0 ? [Math.min(0, low), Math.max(1, high)] : [low - 1, high + 1];
};

/**
 * A scale of values with round ends, unless its ends are fixed, and its ticks. `range` as in d3: the position of the lowest value comes
 * first.
 */
export const layAxis = (
  domain: [number, number],
  range: [number, number],
  count: number,
  formatTick: FormatTick,
  hasRoundEnds = true,
) => {
  const scale = scaleLinear<number>({ domain, range, ...(hasRoundEnds && { nice: count }) });
  const ticks: Tick[] = scale.ticks(count).map((value) => ({ at: scale(value), text: formatTick(value) }));
  return { scale, ticks };
};

/** Room for the texts beside a vertical axis. */
export const roomFor = (ticks: readonly Tick[]): number =>
  Math.ceil(Math.max(16, ...ticks.map(({ text }) => textWidth(text, tickSizePx)))) + 10;

/**
 * As many names of categories as fit without overlap, at even distances, always with the first one. A name that would cross an edge of the
 * drawing moves inside, and is shortened only where it is wider than the whole drawing.
 */
export const categoryTicks = (
  categories: readonly string[],
  atPlace: (place: number) => number,
  width: number,
): Tick[] => {
  const step = categories.length > 1 ? Math.abs(atPlace(1) - atPlace(0)) : Number.POSITIVE_INFINITY;
  // The width of a thousand names is estimated from some: they are dates or years of similar length.
  const sample = categories.length > 60 ? categories.filter((_, place) => place % 25 === 0) : categories;
  const widest = Math.max(categories.length > 24 ? 56 : 0, ...sample.map((name) => textWidth(name, tickSizePx)));
  const edge = Math.min(atPlace(0), width - atPlace(categories.length - 1));
  const moved = Math.max(0, widest / 2 - edge);
  const every = Math.max(1, Math.ceil((widest + 12 + moved) / Math.max(step, 0.01)));
  const ticks: Tick[] = [];
  for (let place = 0; place < categories.length; place += every) {
    const [text = ''] = wrapText(categories[place] ?? '', width, 1, tickSizePx);
    const half = textWidth(text, tickSizePx) / 2;
    ticks.push({ at: Math.max(half, Math.min(width - half, atPlace(place))), text });
  }
  return ticks;
};
