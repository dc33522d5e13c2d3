import { referenceQueries } from '@esg/api-client';
import { AnswerWords, useAnswerLines, useApi } from '@esg/app-kit';
import { fieldOfMetric } from '@esg/app-kit/figures';
import type { AnswerValue, MetricDetail } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';

type FigureWordsProps = { readonly metric: MetricDetail; readonly value: AnswerValue };

/** A figure or another answer of an entity, in words. */
export const FigureWords = ({ metric: { metric, units }, value }: FigureWordsProps) => {
  const lines = useAnswerLines();
  const { data: countries = [] } = useQuery({
    ...referenceQueries.countries(useApi()),
    enabled: metric.type === 'country',
  });
  const field = fieldOfMetric(metric, metric.name);
  return <AnswerWords lines={lines(value, { field, units, countries })} between=" · " />;
};
