import { NotLoaded, PagePath, useFormatters, usePageTitle } from '@esg/app-kit';
import { useProgressWords } from '@esg/app-kit/entities';
import {
  awaitsDecision,
  type Collection,
  isAwaited,
  mayDecideRequest,
  settledOf,
  type UserProfile,
} from '@esg/contract';
import { Badge, Inline, Page, Progress, Stack, Text, usePhone } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { NobodyAnswers } from '../party/NobodyAnswers.tsx';
import { searchOf } from '../party/search-of.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardTable } from './BoardTable.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { type BoardFilter, type BoardRow, findRows } from './board-rows.ts';
import { readBoardFilter, readOpened } from './board-search.ts';
import { CollectionActions } from './CollectionActions.tsx';
import { Events } from './Events.tsx';
import { RequestSheet } from './RequestSheet.tsx';
import { type Board, useBoard } from './use-board.ts';
import { useShownFigures } from './use-shown-figures.ts';

type CollectionPageProps = {
  readonly collectionId: string;
  readonly profile: Pick<UserProfile, 'userId' | 'role' | 'permissions'>;
};

/** The board of one collection: entities or suppliers by figures, those with most gaps first; who answers, and what waits for a decision. */
export const CollectionPage = ({ collectionId, profile }: CollectionPageProps) => {
  const { t } = useLingui();
  const { period, day } = useFormatters();
  const { loaded, error, retry } = useBoard(collectionId);
  const title = loaded?.collection.name ?? t`Collection`;
  usePageTitle(title);
  const { page } = usePartyWords(loaded?.collection.of ?? 'entities');
  const mayWrite = profile.permissions.includes('entity-reporting:write');
  const collection = loaded?.collection;
  const days = collection && period(collection.period);
  const due = collection?.dueOn && day(collection.dueOn);
  return (
    <Page
      title={
        <Inline gap={2}>
          {title}
          {collection?.closedAt && (
            <Badge>
              <Trans>Closed</Trans>
            </Badge>
          )}
        </Inline>
      }
      purpose={days && (due ? t`${days}, due on ${due}` : days)}
      before={
        <PagePath
          current={title}
          above={[
            {
              id: 'all',
              label: page,
              link: <Link to="/ct/entity-reporting" search={searchOf(collection?.of ?? 'entities')} />,
            },
          ]}
        />
      }
      action={collection && <CollectionActions collection={collection} mayWrite={mayWrite} />}
    >
      {loaded ? (
        <BoardOf board={loaded} mayWrite={mayWrite} me={profile} />
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the collection</Trans>} error={error} onRetry={retry} />
      )}
    </Page>
  );
};

/** Filters and the open request in the address, so that a link or a reload shows the same. */
const usePlace = () => {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const filter = readBoardFilter(search);
  const opened = readOpened(search);
  const go = (place: BoardFilter & { readonly entity: string | undefined }) =>
    void navigate({ to: '.', search: place, replace: true, resetScroll: false });
  return {
    filter,
    opened,
    change: (part: BoardFilter) => go({ ...filter, ...part, entity: opened }),
    open: (entity: string | undefined) => go({ ...filter, entity }),
  };
};

/** Names of those that are still to answer, and for which nobody does. */
const aloneIn = (rows: readonly BoardRow[]): string[] =>
  rows.flatMap(({ entity, request, isCounted, users }) =>
    isCounted && isAwaited(request.status) && users.length === 0 ? [entity.name] : [],
  );

type BoardOfProps = {
  readonly board: Board;
  readonly mayWrite: boolean;
  readonly me: Pick<UserProfile, 'userId' | 'role'>;
};

const BoardOf = ({ board, mayWrite, me }: BoardOfProps) => {
  const { collection, rows, figures } = board;
  const figureOf = useShownFigures(collection);
  const mayDecide = mayDecideRequest(collection.approverId, me);
  const isPhone = usePhone();
  const { filter, opened, change, open } = usePlace();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const asked = JSON.stringify(filter);
  const found = useMemo(() => findRows(rows, readBoardFilter(JSON.parse(asked))), [rows, asked]);
  // Actions do not apply to entities that are out of sight.
  const inSight = found.filter(({ entity }) => chosen.has(entity.id));
  const row = rows.find(({ entity }) => entity.id === opened);
  const selection = mayWrite ? { value: chosen, onChange: setChosen } : undefined;
  const toolbar = mayWrite && (
    <BoardToolbar
      collection={collection}
      chosen={inSight}
      figures={figures}
      shown={found.length}
      mayDecide={mayDecide}
      onDone={(done) => setChosen((all) => new Set([...all].filter((id) => !done.includes(id))))}
    />
  );
  return (
    <Stack gap={3}>
      <Far collection={collection} rows={rows} />
      {mayWrite && collection.closedAt === null && <NobodyAnswers of={collection.of} alone={aloneIn(rows)} />}
      <BoardFilters of={collection.of} rows={rows} filter={filter} onChange={change} />
      {isPhone ? (
        <BoardList rows={found} selection={selection} toolbar={toolbar} onOpen={open} />
      ) : (
        <>
          {toolbar}
          <BoardTable
            collection={collection}
            rows={found}
            figures={figures}
            figureOf={figureOf}
            shownFor={asked}
            selection={selection}
            onOpen={open}
          />
        </>
      )}
      <Events board={board} />
      {row && (
        <RequestSheet
          board={board}
          row={row}
          mayWrite={mayWrite}
          mayDecide={mayDecide}
          onClose={() => open(undefined)}
        />
      )}
    </Stack>
  );
};

type FarProps = { readonly collection: Collection; readonly rows: readonly BoardRow[] };

/** How much is answered, submitted and approved: of all that count, so that nothing waits for an archived one. */
const Far = ({ collection: { of, name }, rows }: FarProps) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { board } = usePartyWords(of);
  const requests = rows.filter((row) => row.isCounted).map(({ request }) => request);
  const sum = (count: (request: BoardRow['request']) => number) =>
    requests.reduce((all, request) => all + count(request), 0);
  const progress = {
    answered: sum((each) => each.answered),
    blocked: sum((each) => each.blocked),
    total: sum((each) => each.total),
  };
  const submitted = integer(sum(({ status }) => (awaitsDecision(status) ? 1 : 0)));
  const approved = integer(sum(({ status }) => (status === 'approved' ? 1 : 0)));
  const asked = integer(requests.length);
  const answered = useProgressWords()(progress);
  const settled = settledOf(progress);
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted" numeric>
        <span role="status">{board.far({ answered, submitted, approved, asked })}</span>
      </Text>
      <Progress
        value={progress.total === 0 ? 0 : settled / progress.total}
        tone={progress.total > 0 && settled === progress.total ? 'success' : 'accent'}
        label={t`Progress of ${name}`}
        valueText={answered}
      />
    </Stack>
  );
};
