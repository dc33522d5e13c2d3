import { dataPointQueries, frameworkQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage } from '@esg/app-kit';
import type { DataFinding, Entity, Subject } from '@esg/contract';
import { Card, EmptyState, Skeleton, SkeletonGroup } from '@esg/ui';
import { InfiniteList } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { usePointFigures } from '../frame/use-unit-text.ts';
import { ReviewCard, type ReviewItem } from './ReviewCard.tsx';

type ReviewListProps = {
  readonly filter: {
    readonly reportingTimeId: string;
    readonly subject: Subject | undefined;
    readonly kind: DataFinding['kind'] | undefined;
  };
  readonly entities: readonly Entity[];
  /** Whether the person may write figures of an entity. */
  readonly mayWrite: (subject: Subject) => boolean;
};

const keyOf = ({ dataPoint, previous, sectionId }: ReviewItem) => dataPoint?.id ?? previous?.id ?? sectionId;

/** The pages of the list, as many as fill a screen. */
const useReview = ({ reportingTimeId, subject, kind }: ReviewListProps['filter']) => {
  const query = useInfiniteQuery(
    dataPointQueries.review(useApi(), { reportingTimeId, ...(subject ? { subject } : {}), ...(kind ? { kind } : {}) }),
  );
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  // A page checks a part of the data points and may find nothing there: then the next one is loaded.
  const isShort = data !== undefined && data.length < 10 && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetchingNextPage && !error) void fetchNextPage();
  }, [isShort, isFetchingNextPage, error, fetchNextPage]);
  return query;
};

/** The findings of one time, page by page. */
export const ReviewList = ({ filter, entities, mayWrite }: ReviewListProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const figuresOf = usePointFigures(library);
  const names = useMemo(
    () => new Map(library?.metrics.map(({ key, name }) => [key, name[language]])),
    [library, language],
  );
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useReview(filter);
  if (!data && error)
    return (
      <LoadFailed title={<Trans>Couldn’t load the review list</Trans>} error={error} onRetry={() => void refetch()} />
    );
  if (!data || (data.length === 0 && hasNextPage))
    return (
      <SkeletonGroup label={t`Loading the review list`}>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  if (data.length === 0) return <NothingFound />;
  return (
    <InfiniteList
      label={t`Review list`}
      items={data}
      keyOf={keyOf}
      state={error ? 'failed' : isFetchingNextPage ? 'loading' : hasNextPage ? 'more' : 'complete'}
      onMore={() => void fetchNextPage()}
      labels={{
        more: t`Show more`,
        loading: t`Loading more`,
        failed: t`Couldn’t load. Try again`,
        complete: t`All shown`,
      }}
      heightGuessPx={140}
    >
      {(item) => (
        <ReviewCard
          item={item}
          name={names.get(item.metricKey) ?? item.metricKey}
          entity={entities.find(({ id }) => id === item.entityId)?.name ?? t`The whole organisation`}
          figuresOf={figuresOf}
          reportingTimeId={filter.reportingTimeId}
          mayWrite={mayWrite(item.entityId ?? 'organisation')}
        />
      )}
    </InfiniteList>
  );
};

const NothingFound = () => (
  <Card>
    <EmptyState
      title={<Trans>Nothing to look at</Trans>}
      purpose={<Trans>The checks found nothing odd among the figures of this time.</Trans>}
    />
  </Card>
);
