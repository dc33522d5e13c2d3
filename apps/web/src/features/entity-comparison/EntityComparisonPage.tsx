import { entityComparisonQueries, entityQueries, fetchEntityComparisonFile, sessionQueries } from '@esg/api-client';
import { NotLoaded, notifyProblem, PagePath, saveFile, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import { type Entity, type EntityComparison, mayArrange, periodName } from '@esg/contract';
import { Banner, Button, EmptyState, Page, SegmentedControl, Stack } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { EntityComparisonCharts } from './EntityComparisonCharts.tsx';
import { EntityComparisonChoice } from './EntityComparisonChoice.tsx';
import { EntityComparisonTable } from './EntityComparisonTable.tsx';
import { type EntityComparisonPlace, entitiesIn, entityComparisonPlaceOf, yearsIn } from './entity-comparison-place.ts';
import { Outliers } from './Outliers.tsx';

const useComparison = () => {
  const api = useApi();
  const navigate = useNavigate();
  const language = useLanguage();
  const { t } = useLingui();
  const place = entityComparisonPlaceOf(useSearch({ strict: false }));
  const { metric, per, type, below, share } = place;
  const named = entitiesIn(place.entities);
  const chosen = { metric, per, type, below, share, entities: named.length > 0 ? named : undefined };
  const { data, error, refetch } = useQuery({
    ...entityComparisonQueries.one(api, chosen),
    placeholderData: keepPreviousData,
  });
  const download = () =>
    void fetchEntityComparisonFile(api, chosen, language).then(
      (file) => saveFile(file, `${t`Comparison of entities`}.xlsx`),
      notifyProblem,
    );
  const change = (part: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: entityComparisonPlaceOf({ ...place, ...part }),
      replace: true,
      resetScroll: false,
    });
  return { place, data, error, refetch, download, change };
};

/** The entities that the person may compare: an entity manager those that are theirs, as the gateway answers. */
const useOffered = (): Entity[] => {
  const api = useApi();
  const { data: entities } = useQuery(entityQueries.all(api));
  const { data: profile } = useQuery(sessionQueries.profile(api));
  return (entities ?? []).filter((entity) => !entity.isSample && (!profile || mayArrange(profile, entity)));
};

const keepYears = (comparison: EntityComparison, isKept: (place: number) => boolean): EntityComparison => ({
  ...comparison,
  years: comparison.years.filter((_, place) => isKept(place)),
  rows: comparison.rows.map((row) => ({ ...row, values: row.values.filter((_, place) => isKept(place)) })),
});

/** The comparison with the chosen years only. Where none is chosen, it ends with the newest year that has a figure. */
const withYears = (comparison: EntityComparison, chosen: readonly string[]): EntityComparison => {
  const { years, rows } = comparison;
  const isChosen = years.map((year) => chosen.includes(periodName(year)));
  if (isChosen.includes(true)) return keepYears(comparison, (place) => isChosen[place] === true);
  const newest = years.findLastIndex((_, place) => rows.some(({ values }) => values[place]?.number != null));
  return newest === -1 ? comparison : keepYears(comparison, (place) => place <= newest);
};

/** One figure of several entities over years: ranking, small charts, a table, and what stands out (spec section 2). */
export const EntityComparisonPage = () => {
  const { t } = useLingui();
  const title = t`Compare entities`;
  usePageTitle(title);
  const { place, data, error, refetch, download, change } = useComparison();
  const entities = useOffered();
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[{ id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> }]}
        />
      }
      purpose={
        place.share === 'ours' ? (
          <Trans>
            One figure of your entities side by side, each with what counts of it in the consolidated figures, by the
            boundary of the year.
          </Trans>
        ) : (
          <Trans>One figure of your entities side by side, each in full with all that belongs to it.</Trans>
        )
      }
      action={
        data?.metric && (
          <Button icon={<Download size="1rem" strokeWidth={1.5} aria-hidden />} onClick={download}>
            <Trans>Excel</Trans>
          </Button>
        )
      }
    >
      {data && !error ? (
        <Stack gap={6}>
          <EntityComparisonChoice comparison={data} entities={entities} place={place} onChange={change} />
          <Compared
            comparison={withYears(data, yearsIn(place.years))}
            view={place.view}
            onView={(view) => change({ view })}
            onExcel={download}
          />
        </Stack>
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the comparison</Trans>} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
};

type ComparedProps = {
  readonly comparison: EntityComparison;
  readonly view: EntityComparisonPlace['view'];
  readonly onView: (view: EntityComparisonPlace['view']) => void;
  readonly onExcel: () => void;
};

const Compared = ({ comparison, view, onView, onExcel }: ComparedProps) => {
  const { t } = useLingui();
  const { leftOut } = comparison;
  if (!comparison.metric || comparison.rows.length === 0 || comparison.years.length === 0) return <Nothing />;
  return (
    <Stack gap={6}>
      {leftOut > 0 && (
        <Banner
          tone="info"
          title={<Plural value={leftOut} one="# entity is left out" other="# entities are left out" />}
        >
          <Trans>Choose a type, or the entities right below one, to see them.</Trans>
        </Banner>
      )}
      <SegmentedControl
        label={t`Show as`}
        value={view ?? 'chart'}
        options={[
          { value: 'chart', label: t`Chart`, icon: <ChartColumn /> },
          { value: 'table', label: t`Table`, icon: <Table2 /> },
        ]}
        onChange={({ value }) => onView(value === 'table' ? 'table' : undefined)}
      />
      {view === 'table' ? (
        <EntityComparisonTable comparison={comparison} />
      ) : (
        <EntityComparisonCharts comparison={comparison} onExcel={onExcel} />
      )}
      <Outliers comparison={comparison} />
    </Stack>
  );
};

const Nothing = () => (
  <EmptyState
    title={<Trans>No figures to compare yet</Trans>}
    purpose={<Trans>Figures appear here as soon as one of these entities has some for a whole year.</Trans>}
    example={<Trans>For example energy use per employee of each site.</Trans>}
    action={
      <Button asChild>
        <Link to="/ct/data-hub">
          <Trans>Open the data hub</Trans>
        </Link>
      </Button>
    }
  />
);
