import { entityQueries, hubRestatementQueries, insightQueries, reportingTimeQueries } from '@esg/api-client';
import { NotLoaded, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import { type Insights, type InsightTile, insightLimits, type Period, timeName, type UserProfile } from '@esg/contract';
import { Button, EmptyState, Inline, Page, Select, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArrangeTiles } from './ArrangeTiles.tsx';
import { type InsightsSearch, insightsSearchOf } from './insights-search.ts';
import { PageActions, ShownTiles } from './ShownTiles.tsx';
import { useTileChoice } from './use-tile-choice.ts';

type InsightsPageProps = {
  readonly search: InsightsSearch;
  readonly onSearch: (search: InsightsSearch) => void;
  readonly profile: Pick<UserProfile, 'permissions' | 'organizationName'>;
  /** The note above sample data. */
  readonly sampleNotice: ReactNode;
  /** What is said below the tiles of the years that they show. */
  readonly aboutYears: (periods: readonly Period[]) => ReactNode;
  /** How the figures of a tile stand beside the path of its target. */
  readonly progressOf: (tile: InsightTile) => ReactNode;
};

/** The organisation's key metrics: newest figure, course, coverage and what needs attention, in the tiles that a person chooses. */
export const InsightsPage = ({
  search,
  onSearch,
  profile,
  sampleNotice,
  aboutYears,
  progressOf,
}: InsightsPageProps) => {
  const { t } = useLingui();
  const title = t`Insights`;
  usePageTitle(title);
  const place = insightsSearchOf(search);
  const { data, error, refetch } = useQuery({
    ...insightQueries.all(useApi(), {
      ...(place.entity && { subject: place.entity }),
      ...(place.until && { until: place.until }),
    }),
    placeholderData: keepPreviousData,
  });
  const choice = useTileChoice(data);
  const isArranging = choice.draft !== undefined;
  return (
    <Page
      title={title}
      purpose={<Trans>Your key metrics at a glance. Press a figure to see what it is made of.</Trans>}
      action={data && !isArranging && data.years.length > 0 && <PageActions onArrange={choice.begin} />}
    >
      {data && !error ? (
        choice.draft ? (
          <ArrangeTiles choice={choice} keys={choice.draft} tiles={data.tiles} />
        ) : (
          <Tiles
            insights={data}
            profile={profile}
            place={place}
            filters={<Filters insights={data} place={place} onSearch={onSearch} />}
            sampleNotice={sampleNotice}
            aboutYears={aboutYears}
            progressOf={progressOf}
          />
        )
      ) : error ? (
        <NotLoaded title={<Trans>Couldn’t load the key metrics</Trans>} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading the key metrics`}>
          <Skeleton shape="block" height="20rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
};

type FiltersProps = Pick<InsightsPageProps, 'onSearch'> & {
  readonly insights: Insights;
  readonly place: InsightsSearch;
};

/** Whose figures, and up to which year. */
const Filters = ({ insights: { years }, place, onSearch }: FiltersProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const { data: entities = [] } = useQuery(entityQueries.all(api));
  const { data: times = [] } = useQuery(reportingTimeQueries.all(api));
  const nameOf = (period: Period) => {
    const named = times.find((time) => time.period.start === period.start && time.period.end === period.end);
    return timeName({ name: named?.name ?? null, period }, language);
  };
  return (
    <Inline gap={3} role="search" aria-label={t`Filters`}>
      <Select
        label={t`Entity`}
        labelHidden
        placeholder={t`The whole organisation`}
        value={place.entity ?? ''}
        onChange={({ value }) => onSearch({ ...place, entity: value || undefined })}
        options={entities
          .filter(({ archivedAt }) => archivedAt === null)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={t`Up to the year`}
        labelHidden
        placeholder={t`Newest year`}
        value={place.until ?? ''}
        onChange={({ value }) => onSearch({ ...place, until: value || undefined })}
        options={years.map((period) => ({ value: period.end, label: nameOf(period) }))}
      />
    </Inline>
  );
};

type TilesProps = Pick<InsightsPageProps, 'profile' | 'sampleNotice' | 'aboutYears' | 'progressOf'> & {
  readonly insights: Insights;
  readonly place: InsightsSearch;
  readonly filters: ReactNode;
};

const Tiles = ({ insights, profile, place, filters, sampleNotice, aboutYears, progressOf }: TilesProps) => {
  const api = useApi();
  const { data: times = [] } = useQuery(reportingTimeQueries.all(api));
  const mayWrite = profile.permissions.includes('data-hub:write');
  const { tiles, isSample } = insights;
  const isWhole = place.entity === undefined;
  const newest = tiles.flatMap(({ values }) => values.findLast(({ number }) => number !== null)?.period ?? []);
  const periods = [...new Map(newest.map((period) => [`${period.start}/${period.end}`, period])).values()];
  const timeIdOf = (end: string | undefined) =>
    times.find(({ period }) => period.end === end && period.start.slice(5) === insights.years[0]?.start.slice(5))?.id;
  const restated = useQueries({
    queries: (isWhole && !isSample ? periods : []).flatMap(({ end }) => {
      const id = timeIdOf(end);
      return id ? [hubRestatementQueries.ofTime(api, id)] : [];
    }),
    combine: (results) => new Set(results.flatMap(({ data }) => data?.items.map(({ fieldKey }) => fieldKey) ?? [])),
  });
  if (tiles.every(({ unit }) => unit === null) && isWhole && place.until === undefined && !insights.chosen)
    return <NoFigures mayWrite={mayWrite} hasYears={insights.years.length > 0} />;
  return (
    <Stack gap={4} align="stretch">
      {isSample && sampleNotice}
      {filters}
      <ShownTiles
        insights={insights}
        organisation={profile.organizationName}
        mayWrite={mayWrite}
        progressOf={progressOf}
        restated={restated}
        placeOf={(end) => {
          const reportingTimeId = timeIdOf(end);
          return { ...(place.entity && { entityId: place.entity }), ...(reportingTimeId && { reportingTimeId }) };
        }}
      />
      {isWhole && !isSample && aboutYears(periods)}
    </Stack>
  );
};

const NoFigures = ({ mayWrite, hasYears }: { readonly mayWrite: boolean; readonly hasYears: boolean }) => (
  <EmptyState
    title={<Trans>Your key metrics appear here</Trans>}
    purpose={
      <Trans>
        Energy, emissions, water, waste, people and safety: each with its newest figure and its course over up to{' '}
        {insightLimits.yearsMax} years, as soon as the data hub has a figure.
      </Trans>
    }
    action={
      mayWrite ? (
        <Inline gap={2}>
          <Button asChild emphasis="strong">
            <Link to="/ct/data-hub/import">
              <Trans>Import a sheet</Trans>
            </Link>
          </Button>
          <Button asChild>
            {hasYears ? (
              <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: 'energy.consumption.total' }}>
                <Trans>Enter the first figure</Trans>
              </Link>
            ) : (
              <Link to="/ct/reporting-times">
                <Trans>Add reporting times</Trans>
              </Link>
            )}
          </Button>
        </Inline>
      ) : undefined
    }
  />
);
