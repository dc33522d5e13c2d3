/** One line of the result table. `bar` is the limit in docs/guides/benchmarks.md; `met` is absent where no bar is set. */
export type Measurement = {
  readonly name: string;
  readonly value: number;
  readonly unit: 's' | 'ms' | 'kB' | 'MB' | 'MiB' | 'req/s' | 'tenants/s' | 'pages/s' | 'cases' | '%' | '×';
  readonly bar?: number;
  readonly met?: boolean;
  readonly note?: string;
};

/** The median; the mean of the two middle values where their number is even. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** The value below which this share of all values is; NaN of none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

const round = (value: number) => Math.round(value * 100) / 100;

/** A measurement that must not exceed its bar. */
export const atMost = (bar: number, measurement: Omit<Measurement, 'bar' | 'met'>): Measurement => ({
  ...measurement,
  value: round(measurement.value),
  bar,
  met: measurement.value <= bar,
});

/** A measurement that must reach its bar. */
export const atLeast = (bar: number, measurement: Omit<Measurement, 'bar' | 'met'>): Measurement => ({
  ...measurement,
  value: round(measurement.value),
  bar,
  met: measurement.value >= bar,
});

/** A measurement without a bar of its own: compare it with its neighbours. */
export const plain = (measurement: Omit<Measurement, 'bar' | 'met'>): Measurement => ({
  ...measurement,
  value: round(measurement.value),
});

/** The results as text, one measurement a line. */
export const toTable = (measurements: readonly Measurement[]): string =>
  measurements
    .map(({ name, value, unit, bar, met, note }) => {
      const verdict = bar === undefined ? '' : `${met ? '✓' : '✗'} bar ${bar} ${unit}`;
      return `  ${name.padEnd(52)}${String(value).padStart(9)} ${unit.padEnd(10)}${verdict.padEnd(22)}${note ?? ''}`.trimEnd();
    })
    .join('\n');
