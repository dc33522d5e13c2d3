import { consultancyQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import { type ClientBoard, limits, type UserProfile } from '@esg/contract';
import { Button, EmptyState, Page, Pagination, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardTable } from './BoardTable.tsx';
import { type BoardSearch, readBoardSearch } from './board-search.ts';
import { WithoutReport } from './WithoutReport.tsx';

type ClientBoardPageProps = {
  readonly firstName: string;
  readonly profile: UserProfile;
  /** Shown below the board. */
  readonly articles?: ReactNode;
};

const dayHere = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());

/** Home of a consultancy: the reports of all clients, the next due first. One press opens a report as its client. */
export const ClientBoardPage = ({ firstName, profile, articles }: ClientBoardPageProps) => {
  const { t } = useLingui();
  usePageTitle(t`Home`);
  const navigate = useNavigate();
  const search = readBoardSearch(useSearch({ strict: false }));
  const change = (part: BoardSearch) =>
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (before) => ({ ...readBoardSearch(before), page: undefined, ...part }),
    });
  const [today] = useState(dayHere);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultancyQueries.board(useApi(), { ...search, today }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={<Trans>Welcome, {firstName}</Trans>}
      purpose={data && <Summary counts={data.counts} />}
      action={
        <Button asChild emphasis="quiet">
          <Link to="/ct/my-clients">
            <Trans>My clients</Trans>
          </Link>
        </Button>
      }
    >
      {!data && (
        <NotLoaded
          title={<Trans>Couldn’t load your clients’ reports</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.counts.clients === 0 && <NoClients mayAdd={profile.permissions.includes('client:manage')} />}
      {data && data.counts.clients > 0 && (
        <Stack gap={2}>
          <BoardFilters search={search} counts={data.counts} onChange={change} />
          {data.items.length > 0 ? (
            <BoardTable reports={data.items} today={today} pending={isPlaceholderData} />
          ) : (
            <NothingFound search={search} onAll={() => change({ q: undefined, state: undefined })} />
          )}
          {!search.q && (search.page ?? 1) === 1 && <WithoutReport clients={data.withoutReport} />}
          <Pages total={data.total} page={search.page ?? 1} onPage={(page) => change({ page })} />
        </Stack>
      )}
      {articles}
    </Page>
  );
};

const Summary = ({ counts }: { readonly counts: ClientBoard['counts'] }) => (
  <>
    <Plural value={counts.ongoing} one="# report in progress" other="# reports in progress" />
    {' · '}
    <Plural value={counts.clients} one="# client" other="# clients" />
    {counts.overdue > 0 && (
      <>
        {' · '}
        <Plural value={counts.overdue} one="# overdue" other="# overdue" />
      </>
    )}
  </>
);

const NoClients = ({ mayAdd }: { readonly mayAdd: boolean }) => (
  <EmptyState
    title={<Trans>Your clients’ reports come together here</Trans>}
    purpose={
      <Trans>
        You see how far each report is, when it is due and who has to act next, and can open it with one click.
      </Trans>
    }
    example={<Trans>For example “Lantau Ferries ESG Report 2025”, due on 31 March, waiting for one approval.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/my-clients">{mayAdd ? <Trans>Add your first client</Trans> : <Trans>My clients</Trans>}</Link>
      </Button>
    }
  />
);

type NothingFoundProps = { readonly search: BoardSearch; readonly onAll: () => void };

const NothingFound = ({ search, onAll }: NothingFoundProps) =>
  search.q || search.state ? (
    <EmptyState
      title={<Trans>No reports match</Trans>}
      purpose={<Trans>Search for other words, or show all reports in progress.</Trans>}
      action={
        <Button onClick={onAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>Your clients have no report in progress</Trans>}
      purpose={<Trans>View a client and create a report for it. It appears here immediately.</Trans>}
      action={
        <Button asChild emphasis="strong">
          <Link to="/ct/my-clients">
            <Trans>Choose a client</Trans>
          </Link>
        </Button>
      }
    />
  );

type PagesProps = { readonly total: number; readonly page: number; readonly onPage: (page: number) => void };

const Pages = ({ total, page, onPage }: PagesProps) => {
  const { t } = useLingui();
  const pages = Math.ceil(total / limits.pageSizeDefault);
  if (pages < 2) return null;
  return (
    <>
      <Text size="sm" tone="muted" role="status">
        <Plural value={total} one="# report" other="# reports" />
      </Text>
      <Pagination
        label={t`Pages of reports`}
        page={page}
        pages={pages}
        onChange={(change) => onPage(change.page)}
        labels={{
          previous: t`Previous page`,
          next: t`Next page`,
          page: (of) => t`Page ${of.page}`,
        }}
      />
    </>
  );
};
