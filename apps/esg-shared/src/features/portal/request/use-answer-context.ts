import { referenceQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { fieldOfMetric } from '@esg/app-kit/figures';
import type { Country } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import type { MetricQuestion } from './metric-of.ts';

const none: readonly Country[] = [];

/** What the words of a value depend on. */
export const useAnswerContext = ({ metric, units, title }: MetricQuestion) => {
  const { data: countries = none } = useQuery({
    ...referenceQueries.countries(useApi()),
    enabled: metric.type === 'country',
  });
  return { field: fieldOfMetric(metric, title), units, countries };
};
