import { notify, useLanguage } from '@esg/app-kit';
import { type Subject, unitLabel, unitPrinted } from '@esg/contract';
import { EmptyState } from '@esg/ui';
import { type CellChange, DataTable, type TableColumn, type TablePaste } from '@esg/ui/data';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { figureWidthPx, isNarrow, nameWidthPx } from '../frame/name-width.ts';
import { useFigureText } from '../frame/use-unit-text.ts';
import { type GridLine, pointsIn } from './grid-lines.ts';
import { columnKeyOf, contentOf, type GridColumn, type GridRow, isTyped } from './grid-model.ts';

type GridTableProps = {
  readonly lines: readonly GridLine[];
  readonly columns: readonly GridColumn[];
  /** Whether the person may write figures of a column’s entity. */
  readonly mayWrite: (subject: Subject) => boolean;
  readonly waiting: boolean;
  /** The filters that the lines belong to: when they change, the table scrolls to its top. */
  readonly shownFor: string;
  readonly onNeed: (places: { first: number; last: number }) => void;
  readonly onEdit: (changes: readonly CellChange[]) => void;
  readonly onPaste: (paste: TablePaste) => boolean;
};

/** Text of a cell, and the unit of it. The same function until the language changes. */
const useCellTexts = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const figureText = useFigureText();
  return useMemo(() => {
    const symbolOf = ({ units }: GridRow, code: string) => {
      const unit = units.find((each) => each.code === code);
      if (!unit) return code;
      // Chinese screens and files name units, and never mix names and symbols.
      return (language === 'zhTw' && unitPrinted(unit, language)) || unitLabel(unit, language);
    };
    const textOf = (line: GridLine, column: GridColumn): string => {
      const write = line.writes.get(columnKeyOf(column));
      if (write) return write.text;
      const content = contentOf(pointsIn(line, column));
      if (content.kind === 'empty') return '';
      if (content.kind === 'figure')
        return figureText(
          content.number,
          content.unit,
          content.unit === line.unit ? '' : symbolOf(line.row, content.unit),
        );
      const [point] = content.points;
      if (content.points.length > 1) return t`${content.points.length} data points`;
      return point?.total
        ? figureText(point.total.number, point.total.unit, symbolOf(line.row, point.total.unit))
        : t`Answered`;
    };
    return { textOf, unitText: ({ row, unit }: GridLine) => symbolOf(row, unit) };
  }, [figureText, language, t]);
};

/** Columns of the table. The same until a time, an entity or the language changes: figures are only in the lines. */
const useTableColumns = ({ columns, mayWrite }: Pick<GridTableProps, 'columns' | 'mayWrite'>) => {
  const { t } = useLingui();
  const { textOf, unitText } = useCellTexts();
  const narrow = isNarrow();
  return useMemo(
    (): TableColumn<GridLine>[] => [
      {
        id: 'metric',
        header: t`Metric`,
        pinned: true,
        grow: true,
        widthPx: nameWidthPx(),
        sortable: false,
        textOf: (line) => {
          const { name } = line.row;
          const unit = narrow && isTyped(line.row) ? unitText(line) : '';
          return unit === '' ? name : t`${name}, ${unit}`;
        },
      },
      // On a phone the unit is behind the name: otherwise the first figures would be out of sight.
      ...(narrow ? [] : [{ id: 'unit', header: t`Unit`, widthPx: 128, sortable: false, textOf: unitText } as const]),
      ...columns.map(
        (column): TableColumn<GridLine> => ({
          id: column.id,
          header: column.name,
          figure: true,
          widthPx: figureWidthPx(column.name),
          sortable: false,
          textOf: (line) => textOf(line, column),
          editable: (line) =>
            mayWrite(column.subject) &&
            line.isRead &&
            isTyped(line.row) &&
            contentOf(pointsIn(line, column)).kind !== 'rich',
        }),
      ),
    ],
    [columns, mayWrite, narrow, textOf, unitText, t],
  );
};

/** Why the text of a cell is not stored. */
const useErrorOf = (columns: ReadonlyMap<string, GridColumn>) => {
  const { t } = useLingui();
  return useMemo(() => {
    const staleReason = t`Not saved: someone else saved first`;
    return ({ writes }: GridLine, id: string) => {
      const column = writes.size > 0 ? columns.get(id) : undefined;
      const write = column && writes.get(columnKeyOf(column));
      return write?.state === 'refused' ? (write.reason ?? staleReason) : undefined;
    };
  }, [columns, t]);
};

const keyOf = ({ row }: GridLine) => row.id;
const isPartial = ({ isRead }: GridLine) => !isRead;

/** A table of metrics by times or entities, editable as in a spreadsheet. */
export const GridTable = memo((props: GridTableProps) => {
  const { lines, columns, mayWrite, waiting, shownFor, onNeed, onEdit, onPaste } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const tableColumns = useTableColumns({ columns, mayWrite });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const errorOf = useErrorOf(byId);
  const open = ({ row: line, column: id }: { row: GridLine; column: string }) => {
    const { row } = line;
    const column = byId.get(id);
    const [point] = column ? pointsIn(line, column) : [];
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
      rows={lines}
      keyOf={keyOf}
      columns={tableColumns}
      {...(columns.some(({ subject }) => mayWrite(subject))
        ? { onEdit: ({ changes }) => onEdit(changes), onPaste }
        : {})}
      onOpen={open}
      onNeed={onNeed}
      isPartial={isPartial}
      shownFor={shownFor}
      onTooLarge={() => notify('info', msg`That’s too many cells at once. Select a smaller range.`)}
      errorOf={errorOf}
      state={waiting ? 'loading' : 'ready'}
      message={
        <EmptyState
          title={<Trans>No metric is left</Trans>}
          purpose={<Trans>Remove a filter or try a shorter search.</Trans>}
        />
      }
      headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
      density={isNarrow() ? 'tall' : 'compact'}
      height="large"
    />
  );
});
