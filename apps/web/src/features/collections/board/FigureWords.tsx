import { referenceQueries } from '@esg/api-client';
import { AnswerWords, useAnswerLines, useApi } from '@esg/app-kit';
import { fieldOfMetric } from '@esg/app-kit/figures';
import type { AnswerValue, Country, MetricDetail } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

type FigureWordsProps = { readonly metric: MetricDetail; readonly value: AnswerValue };

const none: readonly Country[] = [];

/** What the words of an answer depend on. */
export const useFigureContext = ({ metric, units }: MetricDetail) => {
  const { data: countries = none } = useQuery({
    ...referenceQueries.countries(useApi()),
    enabled: metric.type === 'country',
  });
  return { field: fieldOfMetric(metric, metric.name), units, countries };
};

/** A figure or another answer of an entity or a supplier, in words. */
export const FigureWords = ({ metric, value }: FigureWordsProps) => {
  const lines = useAnswerLines();
  const context = useFigureContext(metric);
  return <AnswerWords lines={lines(value, context)} between=" · " />;
};
