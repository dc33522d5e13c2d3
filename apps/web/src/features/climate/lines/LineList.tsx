import { climateQueries } from '@esg/api-client';
import { NotLoaded, useApi } from '@esg/app-kit';
import { Button, Card, EmptyState, Inline } from '@esg/ui';
import { InfiniteList } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ImportLink } from './ImportLink.tsx';
import { LineCard } from './LineCard.tsx';
import { type LinesPlace, type Move, narrowedBy } from './lines-place.ts';
import type { OpenedLine } from './use-line-form.ts';

type LineListProps = {
  readonly place: LinesPlace;
  readonly mayWrite: boolean;
  readonly onAdd: () => void;
  readonly onOpen: (opened: OpenedLine) => void;
  readonly onMove: Move;
};

/** The lines as they are narrowed, newest first; the former ones stay until the new ones are loaded. */
export const LineList = ({ place, mayWrite, onAdd, onOpen, onMove }: LineListProps) => {
  const { t } = useLingui();
  const narrowed = narrowedBy(place);
  const pages = useInfiniteQuery({
    ...climateQueries.activities(useApi(), narrowed),
    placeholderData: keepPreviousData,
  });
  const { data: lines, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages;
  if (!lines)
    return <NotLoaded title={<Trans>Couldn’t load the lines</Trans>} error={error} onRetry={() => void refetch()} />;
  if (lines.length === 0)
    return Object.keys(narrowed).length > 0 ? (
      <NoneFits onMove={onMove} />
    ) : (
      <NoLines mayWrite={mayWrite} onAdd={onAdd} />
    );
  const more = isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'complete';
  return (
    <InfiniteList
      key={JSON.stringify(narrowed)}
      label={t`Activity data`}
      items={lines}
      keyOf={({ id }) => id}
      state={isFetchingNextPage ? 'loading' : more}
      onMore={() => void fetchNextPage()}
      labels={{
        more: t`Show more`,
        loading: t`Loading more`,
        failed: t`Couldn’t load more. Try again`,
        complete: t`All shown`,
      }}
      heightGuessPx={120}
    >
      {(line) => <LineCard line={line} mayWrite={mayWrite} onOpen={onOpen} />}
    </InfiniteList>
  );
};

const NoneFits = ({ onMove }: Pick<LineListProps, 'onMove'>) => (
  <Card>
    <EmptyState
      title={<Trans>No lines match</Trans>}
      purpose={<Trans>Remove a filter, or show all of them again.</Trans>}
      action={
        <Button
          onClick={() =>
            onMove({
              state: undefined,
              from: undefined,
              to: undefined,
              entityId: undefined,
              scope: undefined,
              category: undefined,
              activityTypeId: undefined,
            })
          }
        >
          <Trans>Show all</Trans>
        </Button>
      }
    />
  </Card>
);

const NoLines = ({ mayWrite, onAdd }: Pick<LineListProps, 'mayWrite' | 'onAdd'>) => (
  <Card>
    <EmptyState
      title={<Trans>Start with one bill</Trans>}
      purpose={
        <Trans>
          A line says what one meter, vehicle or supplier came to in a month, such as 1,200 kWh of electricity in March.
          Its emissions are calculated at once, and you can follow every step.
        </Trans>
      }
      action={
        mayWrite && (
          <Inline gap={2}>
            <Button emphasis="strong" onClick={onAdd}>
              <Trans>Add activity data</Trans>
            </Button>
            <ImportLink />
            <Button asChild emphasis="quiet">
              <Link to="/ct/emission-factors">
                <Trans>Emission factors</Trans>
              </Link>
            </Button>
          </Inline>
        )
      }
    />
  </Card>
);
