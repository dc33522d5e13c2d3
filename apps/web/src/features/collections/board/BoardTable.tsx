import { tagOf, useLanguage } from '@esg/app-kit';
import { requestStatusNames } from '@esg/app-kit/entities';
import { type Collection, isInUse, type Party } from '@esg/contract';
import { Badge, Text, TextLink } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hubPlaceOf } from '../party/hub-place.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { BoardCell } from './BoardCell.tsx';
import type { BoardRow } from './board-rows.ts';
import { cellNames } from './board-words.ts';
import { RowStatus } from './RowStatus.tsx';
import { useAnswerers } from './use-answerers.ts';
import type { BoardFigure } from './use-board.ts';
import type { ShownFigures } from './use-shown-figures.ts';

type BoardTableProps = {
  readonly collection: Collection;
  readonly rows: readonly BoardRow[];
  readonly figures: readonly BoardFigure[];
  readonly figureOf: ShownFigures;
  /** The filters that the lines belong to. */
  readonly shownFor: string;
  readonly selection:
    | { readonly value: ReadonlySet<string>; readonly onChange: (chosen: ReadonlySet<string>) => void }
    | undefined;
  readonly onOpen: (entityId: string) => void;
};

const keyOf = ({ entity }: BoardRow) => entity.id;

/** Entities or suppliers by figures. Enter on an entity's figure opens it in the data hub, on anything else the request, as a press of the name does. */
export const BoardTable = ({ collection, rows, figures, figureOf, shownFor, selection, onOpen }: BoardTableProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const columns = useBoardColumns({
    of: collection.of,
    figures,
    figureOf,
    withComments: rows.some(({ unread }) => unread > 0),
  });
  const { board } = usePartyWords(collection.of);
  const asked = useMemo(() => new Set(figures.map(({ id }) => id)), [figures]);
  const shown = rows.length;
  const open = ({ row, column }: { row: BoardRow; column: string }) => {
    const place = asked.has(column) ? hubPlaceOf(collection, row.entity.id, column) : undefined;
    if (place) void navigate(place);
    else onOpen(row.entity.id);
  };
  return (
    <DataTable
      label={board.table}
      rows={rows}
      keyOf={keyOf}
      columns={columns}
      shownFor={shownFor}
      onOpen={open}
      locale={tagOf(useLanguage())}
      {...(selection
        ? {
            selection: {
              value: selection.value,
              onChange: ({ value }: { value: Set<string> }) => selection.onChange(value),
              labels: {
                all: plural(shown, { one: 'Choose the one shown', other: 'Choose all # shown' }),
                row: ({ entity }: BoardRow) => t`Choose ${entity.name}`,
              },
            },
          }
        : {})}
      message={<Trans>No match. Remove a filter or try a shorter search.</Trans>}
      headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
      height="large"
    />
  );
};

/** A column for each figure that is asked: the amounts, or how far the entities are. */
const useFigureColumns = (figures: readonly BoardFigure[], figureOf: ShownFigures) => {
  const { t, i18n } = useLingui();
  return useMemo(
    () =>
      figures.map(
        ({ id, name }): TableColumn<BoardRow> => ({
          id,
          header: name,
          widthPx: 152,
          textOf: ({ entity, states }) => {
            const state = states.get(id) ?? 'missing';
            const figure = figureOf(entity.id, id);
            const amount = figure?.amount;
            const words = amount === undefined ? i18n._(cellNames[state]) : amount;
            const said = amount !== undefined && state === 'estimated' ? t`${amount}, estimated` : words;
            return figure && !figure.isProved ? t`${said}, no evidence` : said;
          },
          cell: ({ entity, states }) => (
            <BoardCell state={states.get(id) ?? 'missing'} figure={figureOf(entity.id, id)} />
          ),
        }),
      ),
    [figures, figureOf, t, i18n],
  );
};

type BoardColumns = Pick<BoardTableProps, 'figures' | 'figureOf'> & {
  readonly of: Party;
  readonly withComments: boolean;
};

/** The columns of the board; that of new comments only while there are any, because figures need the room. */
const useBoardColumns = ({ of, figures, figureOf, withComments }: BoardColumns) => {
  const { one } = usePartyWords(of);
  const { t, i18n } = useLingui();
  const answerers = useAnswerers();
  const asked = useFigureColumns(figures, figureOf);
  const commentsColumn = useMemo(
    (): TableColumn<BoardRow> => ({
      id: 'comments',
      header: t`Comments`,
      widthPx: 120,
      sortValueOf: ({ unread }) => -unread,
      textOf: ({ unread }) => (unread > 0 ? t`${unread} new` : ''),
      cell: ({ unread }) => unread > 0 && <Badge tone="info">{t`${unread} new`}</Badge>,
    }),
    [t],
  );
  return useMemo(
    (): TableColumn<BoardRow>[] => [
      {
        id: 'entity',
        header: one,
        pinned: true,
        widthPx: 220,
        textOf: ({ entity }) => entity.name,
        cell: ({ entity }) => <EntityName entity={entity} />,
      },
      {
        id: 'status',
        header: t`Status`,
        widthPx: 208,
        textOf: ({ entity, request, isCounted }) =>
          [
            ...(isCounted ? [i18n._(requestStatusNames[request.status])] : []),
            ...(isInUse(entity) ? [] : [t`Archived`]),
          ].join(' · '),
        cell: (row) => <RowStatus row={row} />,
      },
      {
        id: 'answered',
        header: t({ message: 'Answered', context: 'answer' }),
        figure: true,
        widthPx: 104,
        sortValueOf: ({ request }) => request.answered,
        textOf: ({ request }) => t`${request.answered} of ${request.total}`,
      },
      ...(withComments ? [commentsColumn] : []),
      {
        id: 'people',
        header: t`Who answers`,
        widthPx: 144,
        textOf: ({ users }) => answerers(users),
      },
      ...asked,
    ],
    [asked, withComments, commentsColumn, one, t, i18n, answerers],
  );
};

/** Opens the request of the entity; with the keyboard, Enter on the cell does. */
const EntityName = ({ entity: { id, name } }: Pick<BoardRow, 'entity'>) => (
  <Text as="span" truncate title={name}>
    <TextLink asChild emphasis="quiet">
      <Link
        to="."
        search={(place: Record<string, unknown>) => ({ ...place, entity: id })}
        replace
        resetScroll={false}
        tabIndex={-1}
      >
        {name}
      </Link>
    </TextLink>
  </Text>
);
