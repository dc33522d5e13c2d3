import { tagOf, useFormatters, useLanguage } from '@esg/app-kit';
import { calledOf, RequestStatusMark, requestStatusNames } from '@esg/app-kit/entities';
import type { Collection } from '@esg/contract';
import { Badge } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BoardRow } from './board-rows.ts';
import { cellNames } from './board-words.ts';
import { CellMark } from './CellMark.tsx';
import type { BoardFigure } from './use-board.ts';

type BoardTableProps = {
  readonly collection: Collection;
  readonly rows: readonly BoardRow[];
  readonly figures: readonly BoardFigure[];
  /** The filters that the lines belong to. */
  readonly shownFor: string;
  readonly selection:
    | { readonly value: ReadonlySet<string>; readonly onChange: (chosen: ReadonlySet<string>) => void }
    | undefined;
  readonly onOpen: (entityId: string) => void;
};

const keyOf = ({ entity }: BoardRow) => entity.id;

/** Entities by figures. Enter on a figure opens it in the data hub, on anything else the request of the entity. */
export const BoardTable = ({ collection, rows, figures, shownFor, selection, onOpen }: BoardTableProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const columns = useBoardColumns(figures);
  const asked = useMemo(() => new Set(figures.map(({ id }) => id)), [figures]);
  const shown = rows.length;
  const open = ({ row, column }: { row: BoardRow; column: string }) => {
    if (!asked.has(column)) return onOpen(row.entity.id);
    void navigate({
      to: '/ct/data-hub/$subMetricNodeId/data-entry/$sectionId',
      params: { subMetricNodeId: column.slice(0, column.lastIndexOf(':')), sectionId: column },
      search: { reportingTimeId: collection.reportingTimeId, entityId: row.entity.id },
    });
  };
  return (
    <DataTable
      label={t`Entities and figures`}
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

const useBoardColumns = (figures: readonly BoardFigure[]) => {
  const { t, i18n } = useLingui();
  const { list } = useFormatters();
  return useMemo(
    (): TableColumn<BoardRow>[] => [
      { id: 'entity', header: t`Entity`, pinned: true, widthPx: 220, textOf: ({ entity }) => entity.name },
      {
        id: 'status',
        header: t`Status`,
        widthPx: 176,
        textOf: ({ request }) => i18n._(requestStatusNames[request.status]),
        cell: ({ request }) => <RequestStatusMark status={request.status} />,
      },
      {
        id: 'answered',
        header: t`Answered`,
        figure: true,
        widthPx: 104,
        sortValueOf: ({ missing }) => -missing,
        textOf: ({ states, missing }) => t`${states.size - missing} of ${states.size}`,
      },
      {
        id: 'comments',
        header: t`Comments`,
        widthPx: 120,
        sortValueOf: ({ unread }) => -unread,
        textOf: ({ unread }) => (unread > 0 ? t`${unread} new` : ''),
        cell: ({ unread }) => unread > 0 && <Badge tone="info">{t`${unread} new`}</Badge>,
      },
      {
        id: 'people',
        header: t`Who answers`,
        widthPx: 180,
        textOf: ({ users }) => list(users.map(calledOf)) || t`No one yet`,
      },
      ...figures.map(
        ({ id, name }): TableColumn<BoardRow> => ({
          id,
          header: name,
          widthPx: 136,
          textOf: ({ states }) => i18n._(cellNames[states.get(id) ?? 'missing']),
          cell: ({ states }) => <CellMark state={states.get(id) ?? 'missing'} />,
        }),
      ),
    ],
    [figures, t, i18n, list],
  );
};
