import { figureOfMonths, type Measure, type Metric, type PortalMonth } from '@esg/contract';

type Counted = { readonly metric: Pick<Metric, 'nature' | 'aggregation'>; readonly units: readonly Measure[] };

/** What the months make together: the figure so far, and how many are missing. */
export const togetherOf = ({ metric, units }: Counted, months: readonly Pick<PortalMonth, 'current'>[]) => {
  const values = months.map(({ current }) => current?.value ?? null);
  return { missing: values.filter((value) => value === null).length, value: figureOfMonths(values, metric, units) };
};
