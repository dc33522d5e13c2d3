import { emissionFactorQueries } from '@esg/api-client';
import { LoadFailed, useApi, usePageTitle } from '@esg/app-kit';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  EmptyState,
  Inline,
  Page,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@esg/ui';
import { InfiniteList } from '@esg/ui/data';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FactorCard } from './FactorCard.tsx';
import { FactorFilters } from './FactorFilters.tsx';
import { type FactorSearch, factorSearchOf } from './factor-search.ts';

/** The emission factors of the library: source, validity, licence, and whether each was compared with its publisher. */
export const EmissionFactorsPage = () => {
  const { t } = useLingui();
  const title = t`Emission factors`;
  usePageTitle(title);
  const navigate = useNavigate();
  const search = factorSearchOf(useSearch({ strict: false }));
  const change = (part: Partial<Record<keyof FactorSearch, unknown>>) =>
    void navigate({ to: '.', search: factorSearchOf({ ...search, ...part }), replace: true, resetScroll: false });
  return (
    <Page
      title={title}
      purpose={
        <Trans>What an activity emits, by publisher, year and region. Each figure names its source and licence.</Trans>
      }
      action={
        <Button asChild emphasis="quiet">
          <Link to="/ct/crosswalk">
            <Trans>Crosswalk</Trans>
          </Link>
        </Button>
      }
    >
      <Stack gap={2}>
        <FactorFilters search={search} onChange={change} />
        {search.unverified && (
          <Banner tone="warning" title={<Trans>Some of these figures weren’t compared with their publisher</Trans>}>
            <Trans>They are marked. Compare them with the publisher before you report with them.</Trans>
          </Banner>
        )}
        <FactorList
          search={search}
          onAll={() => void navigate({ to: '.', search: {}, replace: true })}
          onChange={change}
        />
      </Stack>
    </Page>
  );
};

type FactorListProps = {
  readonly search: FactorSearch;
  readonly onAll: () => void;
  readonly onChange: (part: Partial<Record<keyof FactorSearch, unknown>>) => void;
};

/** The factors that match the search, page by page; the previous results stay until the new ones are loaded. */
const useFactors = ({ year, unverified, ...words }: FactorListProps['search']) => {
  const asked = { ...words, ...(year && { year: String(year) }), ...(unverified && { unverified: 'true' as const }) };
  return useInfiniteQuery({ ...emissionFactorQueries.pages(useApi(), asked), placeholderData: keepPreviousData });
};

const FactorList = ({ search, onAll, onChange }: FactorListProps) => {
  const { t } = useLingui();
  const pages = useFactors(search);
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages;
  if (!data && error)
    return (
      <LoadFailed
        title={<Trans>Couldn’t load the emission factors</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading emission factors`}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    );
  const total = data.pages[0]?.total ?? 0;
  const more = isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'complete';
  return (
    <Stack gap={2}>
      <Inline justify="between" gap={4}>
        <Text tone="muted" role="status">
          <Plural value={total} one="# emission factor" other="# emission factors" />
        </Text>
        <Checkbox
          label={t`Show also factors that weren’t compared with their publisher`}
          value={search.unverified ?? false}
          onChange={({ value }) => onChange({ unverified: value || undefined })}
        />
      </Inline>
      {total === 0 ? (
        <NoFactorFits onAll={onAll} />
      ) : (
        <InfiniteList
          key={JSON.stringify(search)}
          label={t`Emission factors`}
          items={data.pages.flatMap(({ items }) => items)}
          keyOf={({ id }) => id}
          state={isFetchingNextPage ? 'loading' : more}
          onMore={() => void fetchNextPage()}
          labels={{
            more: t`Show more`,
            loading: t`Loading more`,
            failed: t`Couldn’t load more. Try again`,
            complete: t`All shown`,
          }}
          heightGuessPx={260}
        >
          {(factor) => <FactorCard factor={factor} />}
        </InfiniteList>
      )}
    </Stack>
  );
};

const NoFactorFits = ({ onAll }: Pick<FactorListProps, 'onAll'>) => (
  <Card>
    <EmptyState
      title={<Trans>No emission factors match</Trans>}
      purpose={<Trans>Search for other words, or show all of them again.</Trans>}
      action={
        <Button onClick={onAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  </Card>
);
