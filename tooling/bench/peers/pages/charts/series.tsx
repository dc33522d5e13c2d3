/** The work of the group: six charts of three lines of a thousand points, six of stacked bars of three series of two years' months. */
const counts = { lines: 1000, bars: 24 } as const;
const names = Array.from({ length: counts.lines }, (_, place) => String(place));
export const chartIds = Array.from({ length: 12 }, (_, id) => id);
export const isLines = (id: number) => id < 6;
export const countOf = (id: number) => (isLines(id) ? counts.lines : counts.bars);

/** The categories of a chart's figures. */
export const placesOf = (id: number): readonly string[] => (isLines(id) ? names : months);
const months = names.slice(0, counts.bars);

export const width = 360;
export const height = 180;
export const colors = ['#0e6575', '#b4541a', '#5b4a9e'] as const;

const valueAt = (seed: number, place: number) =>
  Math.round((50 + 30 * Math.sin(place / 40 + seed) + ((place * 7919 + seed * 31) % 17)) * 100) / 100;

const seriesOf = (seed: number, count: number): number[][] =>
  [0, 1, 2].map((line) => Array.from({ length: count }, (_, place) => valueAt(seed + line, place)));

const rounds = [0, 1].map((step) => chartIds.map((id) => seriesOf(id + step * 3 + 1, countOf(id))));

/** Three series of numbers of one chart in a round; created before the measurement. */
export const figuresOf = (id: number, step: number): readonly (readonly number[])[] => rounds[step % 2]?.[id] ?? [];

export const sheet = { display: 'grid', gridTemplateColumns: `repeat(3, ${width}px)`, gap: 16 } as const;

/** Rows of one object for each category, for libraries that read keys. */
export const recordsOf = (id: number, step: number) => records[step % 2]?.[id] ?? [];

const records = rounds.map((charts) =>
  charts.map(([a = [], b = [], c = []], id) =>
    placesOf(id).map((place, index) => ({ place, a: a[index] ?? 0, b: b[index] ?? 0, c: c[index] ?? 0 })),
  ),
);
