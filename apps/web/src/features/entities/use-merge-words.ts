import { frameworkQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { unitPrinted } from '@esg/contract';
import { readable } from '@esg/quantities';
import { useQuery } from '@tanstack/react-query';

type Amount = { readonly number: string; readonly unit: string };

/** Names of metrics, and their amounts as people read them. Until the library is loaded, the key replaces the name. */
export const useMergeWords = () => {
  const { decimal } = useFormatters();
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const metricOf = (metricKey: string) => library?.metrics.find(({ key }) => key === metricKey);
  return {
    nameOf: (metricKey: string): string => metricOf(metricKey)?.name[language] ?? metricKey,
    amountOf: (metricKey: string, { number, unit: code }: Amount): string => {
      const kind = metricOf(metricKey)?.unitKind;
      const unit = library?.units.find((each) => each.kind === kind)?.units.find((each) => each.code === code);
      return `${decimal(readable(number))} ${unit ? unitPrinted(unit, language) : code}`.trim();
    },
  };
};
