import { dataPointQueries, frameworkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Coverage, MetricLibrary, MetricSummary } from '@esg/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { wordsOf } from './hub-nodes.ts';
import type { TreePlace } from './tree-place.ts';

/** Keys of the metrics that a framework version asks for; undefined while they load, null if no framework is chosen. */
const useFrameworkKeys = (versionId: string | undefined) => {
  const { data, error } = useQuery({
    ...frameworkQueries.one(useApi(), versionId ?? ''),
    enabled: versionId !== undefined,
  });
  const keys = useMemo(
    () =>
      data &&
      new Set(
        data.topics.flatMap(({ disclosures }) => disclosures.flatMap(({ fields }) => fields.map(({ key }) => key))),
      ),
    [data],
  );
  return { keys: versionId === undefined ? null : keys, error };
};

/** Keys of the metrics with something on the review list; reads all of the list. */
const useReviewKeys = (isAsked: boolean, reportingTimeId: string | undefined, subject: string | undefined) => {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...dataPointQueries.review(useApi(), {
      reportingTimeId: reportingTimeId ?? '',
      limit: 100,
      ...(subject ? { subject } : {}),
    }),
    enabled: isAsked && reportingTimeId !== undefined,
  });
  useEffect(() => {
    if (isAsked && hasNextPage && !isFetching) void fetchNextPage();
  }, [isAsked, hasNextPage, isFetching, fetchNextPage]);
  const keys = useMemo(() => data && new Set(data.map(({ metricKey }) => metricKey)), [data]);
  return { keys: isAsked ? keys : null, error };
};

/** Keys of the metrics below a topic. */
const keysOfTopic = (library: MetricLibrary | undefined, id: string) =>
  new Set(
    library?.dimensions
      .flatMap(({ topics }) => topics)
      .find((topic) => topic.id === id)
      ?.categories.flatMap(({ metricKeys }) => metricKeys),
  );

type Asked = {
  readonly place: TreePlace;
  /** The metrics that the hub is narrowed to: null for all, undefined until they are known. */
  readonly inUse: ReadonlySet<string> | null | undefined;
  readonly reportingTimeId: string | undefined;
  readonly subject: string | undefined;
};

/**
 * The metrics that match the filters of the address; undefined while a filter still loads. `q`: the words of this result, which may lag
 * behind the present typing. `beyond`: how many more would match if the hub were not narrowed to the frameworks in use.
 */
export const useKeptMetrics = (
  library: MetricLibrary | undefined,
  coverage: Coverage | undefined,
  { place, inUse, reportingTimeId, subject }: Asked,
) => {
  const framework = useFrameworkKeys(place.versionId);
  const review = useReviewKeys(place.review === true, reportingTimeId, subject);
  const q = useDeferredValue(place.q ?? '');
  const words = useMemo(() => library && wordsOf(library), [library]);
  const matches = useMemo(() => {
    if (framework.keys === undefined || review.keys === undefined || !words) return undefined;
    const typed = q.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
    const ofTopic = place.topic === undefined ? undefined : keysOfTopic(library, place.topic);
    const filled = new Set(coverage?.metrics.map(({ metricKey }) => metricKey));
    return ({ key }: Pick<MetricSummary, 'key'>): boolean =>
      (framework.keys === null || framework.keys?.has(key) === true) &&
      (review.keys === null || review.keys?.has(key) === true) &&
      (ofTopic === undefined || ofTopic.has(key)) &&
      !(place.unanswered && filled.has(key)) &&
      typed.every((word) => words.get(key)?.includes(word));
  }, [library, framework.keys, review.keys, words, q, coverage, place.unanswered, place.topic]);
  const keep = useMemo(
    () =>
      matches && inUse !== undefined
        ? (metric: Pick<MetricSummary, 'key'>): boolean => (inUse === null || inUse.has(metric.key)) && matches(metric)
        : undefined,
    [matches, inUse],
  );
  const beyond = useMemo(
    () =>
      matches && inUse
        ? (library?.metrics.filter((metric) => !inUse.has(metric.key) && matches(metric)).length ?? 0)
        : 0,
    [matches, inUse, library],
  );
  return { keep, q, beyond, error: framework.error ?? review.error };
};
