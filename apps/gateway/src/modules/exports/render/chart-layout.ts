/** One bar as shares (0 to 1) of the plot's width, from `start` to `end`. */
type BarShare = { start: number; end: number };
export type BarLayout = { zero: number; bars: BarShare[]; ticks: { at: number; value: number }[] };

const niceStep = (span: number, count: number) => {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10;
  return step * power;
};

/**
 * Places horizontal bars on one scale that starts at zero and ends at a round tick, so that every document draws the same picture.
 * Positions are for drawing only; the printed value is always the stored decimal. No bars, or only zeros, give a scale to 1.
 */
export const layoutBars = (values: readonly string[], tickCount = 4): BarLayout => {
  const numbers = values.map((value) => {
    const number = Number(value);
    return Number.isFinite(number) ? number : 0;
  });
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const step = niceStep(high - low || 1, tickCount);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  const share = (number: number) => (number / step - first) / (last - first);
  const zero = share(0);
  return {
    zero,
    bars: numbers.map((number) => ({ start: Math.min(zero, share(number)), end: Math.max(zero, share(number)) })),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => ({
      at: index / (last - first),
      value: Number(((first + index) * step).toPrecision(12)),
    })),
  };
};
