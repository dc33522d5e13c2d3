import { boundaryQueries, entityQueries, reportingTimeQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, useDraft, usePageTitle } from '@esg/app-kit';
import {
  type Boundary,
  boundaryLimits,
  boundaryYearOf,
  type ConsolidationApproach,
  type Entity,
  localDay,
  mayArrange,
  newestTime,
  type UserProfile,
} from '@esg/contract';
import { Button, EmptyState, Inline, Page, Select, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ApproachCard } from './ApproachCard.tsx';
import { boundarySearchOf } from './consolidation-search.ts';
import { EntityTable } from './EntityTable.tsx';
import { GuideLink } from './GuideLink.tsx';

/** Years that the list offers before the present one; it also offers the next one. */
const yearsBefore = 6;
const yearsOffered = (present: number, chosen: number): number[] => {
  const years = Array.from({ length: yearsBefore + 2 }, (_, index) => present + 1 - index);
  return years.includes(chosen) ? years : [...years, chosen];
};

/** The latest year with an approach or with figures, else the present one; undefined while that is read. */
const useLatestYear = (present: number, { mayRead, enabled }: { mayRead: boolean; enabled: boolean }) => {
  const api = useApi();
  const boundary = useQuery({ ...boundaryQueries.ofYear(api, present), enabled });
  const times = useQuery({ ...reportingTimeQueries.all(api), enabled: enabled && mayRead });
  if (boundary.isLoading || times.isLoading) return undefined;
  const newest = newestTime(times.data ?? []);
  const years = [boundary.data?.since, newest && boundaryYearOf(newest.period)].filter(
    (year) => typeof year === 'number',
  );
  return years.length > 0 ? Math.max(...years) : present;
};

/** The year of the address, else the latest one with anything to see. */
const useYear = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const navigate = useNavigate();
  const present = boundaryYearOf({ end: localDay() });
  const asked = boundarySearchOf(useSearch({ strict: false })).year;
  const mayRead = permissions.includes('data-hub:read');
  const latest = useLatestYear(present, { mayRead, enabled: asked === undefined });
  const year = asked ?? latest;
  const { yearMin, yearMax } = boundaryLimits;
  return {
    year: year === undefined ? undefined : Math.min(yearMax, Math.max(yearMin, year)),
    present,
    change: (next: number) => void navigate({ to: '.', search: { year: next }, replace: true, resetScroll: false }),
  };
};

type BoundaryPageProps = { readonly profile: Pick<UserProfile, 'userId' | 'role' | 'permissions'> };

/** The entities that the organisation’s figures of a year cover, and the share of each. */
export const BoundaryPage = ({ profile }: BoundaryPageProps) => {
  const { t } = useLingui();
  const title = t`Boundary`;
  usePageTitle(title);
  const { year, present, change } = useYear(profile);
  const api = useApi();
  const boundary = useQuery({ ...boundaryQueries.ofYear(api, year ?? present), enabled: year !== undefined });
  const entities = useQuery(entityQueries.all(api));
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
        <>
          <Trans>Choose which entities your organisation’s figures cover, and how much of each counts.</Trans>{' '}
          <GuideLink />
        </>
      }
      action={
        <Inline gap={2}>
          <Select
            label={t`Reporting year`}
            labelHidden
            value={String(year ?? present)}
            onChange={({ value }) => change(Number(value))}
            options={yearsOffered(present, year ?? present).map((each) => ({
              value: String(each),
              label: t`Year ${each}`,
            }))}
          />
          <Button asChild>
            <Link to="/ct/entity-management/consolidation">
              <Trans>Consolidated figures</Trans>
            </Link>
          </Button>
        </Inline>
      }
    >
      {year !== undefined && boundary.data && entities.data ? (
        <Parts key={year} boundary={boundary.data} entities={entities.data} profile={profile} />
      ) : (
        <NotLoaded
          title={<Trans>Couldn’t load the boundary</Trans>}
          error={boundary.error ?? entities.error}
          onRetry={() => void Promise.all([boundary.refetch(), entities.refetch()])}
        />
      )}
    </Page>
  );
};

type PartsProps = Pick<BoundaryPageProps, 'profile'> & {
  readonly boundary: Boundary;
  readonly entities: readonly Entity[];
};

/** The choice, and below it the share of each entity that results, also before it is saved. */
const Parts = ({ boundary, entities, profile }: PartsProps) => {
  const { year, approach } = boundary;
  const draft = useDraft<ConsolidationApproach | ''>(`boundary/${year}/approach`, approach ?? '');
  if (boundary.entities.length === 0) return <NoEntities />;
  return (
    <Stack gap={4}>
      <ApproachCard boundary={boundary} draft={draft} mayChoose={mayArrange(profile, null)} />
      <EntityTable
        boundary={boundary}
        entities={entities}
        approach={draft.value || undefined}
        mayChange={(entity) => mayArrange(profile, entity)}
      />
    </Stack>
  );
};

const NoEntities = () => (
  <EmptyState
    title={<Trans>No entities yet</Trans>}
    purpose={
      <Trans>
        Add the companies, sites and teams that report figures of their own. Then say here how much of each counts.
      </Trans>
    }
    example={<Trans>For example a joint venture of which you own a part.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/entity-management">
          <Trans>Add entities</Trans>
        </Link>
      </Button>
    }
  />
);
