import { type ModelChart, unitAfterName } from '@esg/contract/printed';

/** Name of a chart with its unit, unless the name contains it. */
export const chartTitle = ({ title, unitSymbol }: Pick<ModelChart, 'title' | 'unitSymbol'>): string => {
  const unit = unitAfterName(title, unitSymbol);
  return unit ? `${title} (${unit})` : title;
};
