import { dataPointQueries, metricQueries, referenceQueries, reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { fieldOfMetric } from '@esg/app-kit/figures';
import {
  type Country,
  type Field,
  figureName,
  type Label,
  type Metric,
  type MetricDetail,
  type MetricSection,
  metricKeyOf,
  type ReportingTime,
  type SubMetric,
} from '@esg/contract';
import { useQueries, useQuery } from '@tanstack/react-query';

/** A section of a metric with everything needed to show and edit its values. */
export type Section = MetricDetail & {
  readonly subMetric: SubMetric;
  readonly section: MetricSection;
  /** The form field that edits its values. */
  readonly field: Field;
  readonly countries: readonly Country[];
  readonly times: readonly ReportingTime[];
  readonly labels: readonly Label[];
};

const placeIn = (metric: Metric, sectionId: string) =>
  metric.subMetrics
    .flatMap((subMetric) => subMetric.sections.map((section) => ({ subMetric, section })))
    .find(({ section }) => section.id === sectionId);

/** Reads everything about a section. `section` is undefined until it is loaded, null if the library has none of that id. */
export const useSection = (sectionId: string) => {
  const api = useApi();
  const detail = useQuery(metricQueries.one(api, metricKeyOf(sectionId)));
  const [countries, times, labels] = useQueries({
    queries: [referenceQueries.countries(api), reportingTimeQueries.all(api), dataPointQueries.labels(api, sectionId)],
  });
  const place = detail.data && placeIn(detail.data.metric, sectionId);
  const ready = detail.data && countries.data && times.data && labels.data;
  const section: Section | null | undefined =
    place && ready
      ? {
          ...detail.data,
          ...place,
          field: fieldOfMetric(detail.data.metric, figureName(detail.data.metric, place.subMetric)),
          countries: countries.data,
          times: times.data,
          labels: labels.data,
        }
      : detail.data && !place
        ? null
        : undefined;
  const reads = [detail, countries, times, labels];
  return {
    section,
    error: reads.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};
