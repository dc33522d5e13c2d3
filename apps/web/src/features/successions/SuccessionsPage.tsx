import { successionQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import type { Succession } from '@esg/contract';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Page,
  SearchField,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SuccessionCard } from './SuccessionCard.tsx';
import { narrowedSuccessions, type SuccessionSearch, successionSearchOf } from './succession-search.ts';

/** Replaced disclosures: codes that a framework no longer has, and what to answer instead from which day. */
export const SuccessionsPage = () => {
  const { t } = useLingui();
  const title = t`Replaced disclosures`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(successionQueries.all(useApi()));
  return (
    <Page
      title={title}
      purpose={<Trans>Codes that a framework has replaced: what follows each, and from which day.</Trans>}
      action={
        <Button asChild emphasis="quiet">
          <Link to="/ct/crosswalk">
            <Trans>Crosswalk</Trans>
          </Link>
        </Button>
      }
    >
      {data && <Successions successions={data} />}
      {!data && !error && (
        <SkeletonGroup label={t`Loading replaced disclosures`}>
          <Skeleton shape="block" height="16rem" />
        </SkeletonGroup>
      )}
      {!data && error && (
        <LoadFailed
          title={<Trans>Couldn’t load the replaced disclosures</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
};

const Successions = ({ successions }: { readonly successions: readonly Succession[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const search = successionSearchOf(useSearch({ strict: false }));
  const change = (part: SuccessionSearch) =>
    void navigate({ to: '.', search: successionSearchOf({ ...search, ...part }), replace: true, resetScroll: false });
  const frameworks = new Map(
    successions.flatMap(({ disclosure, successor }) =>
      [disclosure, successor].map(({ versionId, framework }) => [versionId, framework[language]] as const),
    ),
  );
  const found = narrowedSuccessions(successions, search);
  return (
    <Stack gap={2}>
      <Grid as="div" cell="line" gap={2} role="search" aria-label={t`Find a replaced disclosure`}>
        <SearchField
          label={t`Search codes and titles`}
          placeholder={t`Search codes and titles`}
          value={search.q ?? ''}
          onChange={({ value }) => change({ q: value })}
          labels={{ clear: t`Clear search` }}
        />
        <Select
          label={t`Framework`}
          labelHidden
          placeholder={t`All frameworks`}
          value={search.framework ?? ''}
          onChange={({ value }) => change({ framework: value })}
          options={[...frameworks].map(([value, label]) => ({ value, label }))}
        />
      </Grid>
      <Text tone="muted" role="status">
        <Plural value={found.length} one="# replaced disclosure" other="# replaced disclosures" />
      </Text>
      {found.length === 0 && (
        <Card>
          <EmptyState
            title={<Trans>No replaced disclosures match</Trans>}
            purpose={<Trans>Search for other words, or choose another framework.</Trans>}
          />
        </Card>
      )}
      <Stack as="ul" gap={3}>
        {found.map((succession) => (
          <li key={`${succession.disclosure.versionId} ${succession.disclosure.code}`}>
            <SuccessionCard succession={succession} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
