import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { limits } from '@esg/contract';
import { Button, EmptyState, Grid, SearchField, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** This number of reports fits one screen; fewer need no search. */
const manyReports = 12;

type Found = { readonly q: string | undefined; readonly none: ReactNode };
type FindReportProps = {
  readonly state: 'ongoing' | 'published';
  /** Renders the list of the found reports. */
  readonly children: (found: Found) => ReactNode;
};

/** A list of reports, with a search by name above it once there are many. The address keeps the search. */
export const FindReport = ({ state, children }: FindReportProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { q: given }: Record<string, unknown> = useSearch({ strict: false });
  const q = given === undefined ? undefined : String(given);
  const search = (words: string) =>
    void navigate({ to: '.', search: words ? { q: words } : {}, replace: true, resetScroll: false });
  const api = useApi();
  const { data: all } = useInfiniteQuery(reportQueries.list(api, state));
  const { data: found } = useInfiniteQuery({
    ...reportQueries.list(api, state, q),
    placeholderData: keepPreviousData,
  });
  if (q === undefined && (all?.total ?? 0) <= manyReports) return children({ q, none: undefined });
  const none = q && (
    <EmptyState
      title={<Trans>No reports found</Trans>}
      purpose={<Trans>Try fewer or other words.</Trans>}
      action={
        <Button onClick={() => search('')}>
          <Trans>Clear search</Trans>
        </Button>
      }
    />
  );
  return (
    <Stack gap={4}>
      <Grid cell="medium">
        <SearchField
          label={t`Find a report`}
          labelHidden={false}
          value={q ?? ''}
          onChange={({ value }) => search(value)}
          labels={{ clear: t`Clear search` }}
        />
      </Grid>
      <Text size="sm" tone="muted" role="status">
        {found && found.total < limits.reportsCountedMax && (
          <Plural value={found.total} one="# report" other="# reports" />
        )}
        {found && found.total >= limits.reportsCountedMax && <Plural value={found.total} other="# reports or more" />}
      </Text>
      {children({ q, none })}
    </Stack>
  );
};
