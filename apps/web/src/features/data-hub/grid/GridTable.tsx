import { notify, useLanguage } from '@esg/app-kit';
import { unitLabel } from '@esg/contract';
import { EmptyState } from '@esg/ui';
import { type CellChange, DataTable, type TableColumn } from '@esg/ui/data';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { nameWidthPx } from '../frame/name-width.ts';
import { useFigureText } from '../frame/use-unit-text.ts';
import { cellKeyOf, contentOf, type GridColumn, type GridRow, isTyped } from './grid-model.ts';
import type { useGridCells } from './use-grid-cells.ts';
import type { GridWrites } from './use-grid-writes.ts';

type GridTableProps = {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
  readonly cells: ReturnType<typeof useGridCells>;
  readonly writes: GridWrites;
  readonly mayWrite: boolean;
  readonly waiting: boolean;
  readonly onEdit: (changes: readonly CellChange[]) => void;
};

/** The unit in which a row is mostly given: that of a figure that is there, else the most usual one of its kind. */
export const unitIn = (
  row: GridRow,
  columns: readonly GridColumn[],
  { cells }: Pick<ReturnType<typeof useGridCells>, 'cells'>,
) => {
  for (const column of columns) {
    const content = contentOf(cells.get(cellKeyOf(row.id, column)) ?? []);
    if (content.kind === 'figure') return content.unit;
  }
  return row.units[0]?.code ?? '';
};

type TextsOptions = Pick<GridTableProps, 'columns' | 'cells' | 'writes' | 'mayWrite'>;

/** The columns of the grid: what its cells say, and in which unit. The same until a figure, a time or the language changes. */
const useTableColumns = ({ columns, cells: { cells }, writes: { writes }, mayWrite }: TextsOptions) => {
  const { t } = useLingui();
  const language = useLanguage();
  const figureText = useFigureText();
  return useMemo((): TableColumn<GridRow>[] => {
    const symbolOf = (row: GridRow, code: string) => {
      const unit = row.units.find((each) => each.code === code);
      return unit ? unitLabel(unit, language) : code;
    };
    const unitOf = (row: GridRow) => unitIn(row, columns, { cells });
    const contentAt = (row: GridRow, column: GridColumn) => contentOf(cells.get(cellKeyOf(row.id, column)) ?? []);
    const textOf = (row: GridRow, column: GridColumn): string => {
      const write = writes.get(cellKeyOf(row.id, column));
      if (write) return write.text;
      const content = contentAt(row, column);
      if (content.kind === 'empty') return '';
      if (content.kind === 'figure')
        return figureText(
          content.number,
          content.unit,
          content.unit === unitOf(row) ? '' : symbolOf(row, content.unit),
        );
      const [point] = content.points;
      if (content.points.length > 1) return t`${content.points.length} data points`;
      return point?.total
        ? figureText(point.total.number, point.total.unit, symbolOf(row, point.total.unit))
        : t`Answered`;
    };
    return [
      {
        ...{ id: 'metric', header: t`Metric`, pinned: true, grow: true, widthPx: nameWidthPx(), sortable: false },
        textOf: ({ name }) => name,
      },
      {
        ...{ id: 'unit', header: t`Unit`, widthPx: 88, sortable: false },
        textOf: (row) => symbolOf(row, unitOf(row)),
      },
      ...columns.map(
        (column): TableColumn<GridRow> => ({
          ...{ id: column.id, header: column.name, figure: true, widthPx: 248, sortable: false },
          textOf: (row) => textOf(row, column),
          editable: (row) => mayWrite && isTyped(row) && contentAt(row, column).kind !== 'rich',
        }),
      ),
    ];
  }, [columns, cells, writes, mayWrite, figureText, language, t]);
};

/** Metrics below one another, times or entities beside one another, typed into as in a spreadsheet. */
export const GridTable = (props: GridTableProps) => {
  const { rows, columns, cells, writes, mayWrite, waiting, onEdit } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const tableColumns = useTableColumns(props);
  const { isRead } = cells;
  const shown = useMemo(() => rows.map((row, place) => (isRead(place) ? row : undefined)), [rows, isRead]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const open = ({ row, column: id }: { row: GridRow; column: string }) => {
    const column = byId.get(id);
    const [point] = (column && cells.cells.get(cellKeyOf(row.id, column))) ?? [];
    const search = column && { reportingTimeId: column.reportingTimeId, entityId: column.subject };
    if (!search)
      void navigate({ to: '/ct/data-hub/$metricNodeId', params: { metricNodeId: row.metricKey }, search: {} });
    else
      void navigate({
        to: '/ct/data-hub/$subMetricNodeId/data-entry/$sectionId',
        params: { subMetricNodeId: row.subMetricId, sectionId: row.id },
        search: { ...search, dataPointId: point?.id },
      });
  };
  return (
    <DataTable
      label={t`Figures`}
      rows={shown}
      keyOf={({ id }) => id}
      columns={tableColumns}
      {...(mayWrite ? { onEdit: ({ changes }) => onEdit(changes) } : {})}
      onOpen={open}
      onNeed={cells.need}
      onTooLarge={() => notify('info', msg`So many cells at once are too many. Take a smaller range.`)}
      errorOf={(row, id) => {
        const column = byId.get(id);
        const write = column && writes.writes.get(cellKeyOf(row.id, column));
        return write?.state === 'refused' ? (write.reason ?? t`Not saved: somebody else was first`) : undefined;
      }}
      state={waiting ? 'loading' : 'ready'}
      message={
        <EmptyState
          title={<Trans>No metric is left</Trans>}
          purpose={<Trans>Take a filter away, or search for fewer words.</Trans>}
        />
      }
      headHint={t`Alt and an arrow key change the width, with Shift the place.`}
      density="compact"
      height="large"
    />
  );
};
