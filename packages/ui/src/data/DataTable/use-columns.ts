import { useMemo, useState } from 'react';
import { orderOf } from './order.ts';
import type { DataTableProps, TableColumn, TableSort } from './types.ts';

const widthUsual = 160;
const widthMin = 64;
const boxesPx = 44;
/** Id of the column with a box for each row. */
export const boxes = '#boxes';

/** Columns as they stand: boxes and pinned ones first; their widths and where each begins. */
export const useColumns = <Row>({ columns, selection }: Pick<DataTableProps<Row>, 'columns' | 'selection'>) => {
  const [resized, setResized] = useState<Readonly<Record<string, number>>>({});
  const withBoxes = selection !== undefined;
  const placed = useMemo(() => {
    const first: TableColumn<Row>[] = withBoxes
      ? [{ id: boxes, header: '', textOf: () => '', pinned: true, sortable: false, widthPx: boxesPx }]
      : [];
    return [...first, ...columns.filter(({ pinned }) => pinned), ...columns.filter(({ pinned }) => !pinned)];
  }, [columns, withBoxes]);
  const widths = useMemo(() => placed.map(({ id, widthPx = widthUsual }) => resized[id] ?? widthPx), [placed, resized]);
  const starts = useMemo(() => {
    let end = 0;
    return widths.map((width) => {
      end += width;
      return end - width;
    });
  }, [widths]);

  return {
    placed,
    widths,
    starts,
    pinned: placed.filter(({ pinned }) => pinned).length,
    width: widths.reduce((sum, width) => sum + width, 0),
    resize: (column: number, width: number) => {
      const id = placed[column]?.id;
      if (id !== undefined && id !== boxes) setResized({ ...resized, [id]: Math.max(widthMin, Math.round(width)) });
    },
  };
};

/** Rows in the chosen order; `rowAt` tells the row that stands at a place. */
export const useOrder = <Row>({
  rows,
  columns,
  defaultSort,
}: Pick<DataTableProps<Row>, 'rows' | 'columns' | 'defaultSort'>) => {
  const [sort, setSort] = useState<TableSort | undefined>(defaultSort);
  const column = columns.find(({ id }) => id === sort?.column);
  const order = useMemo(() => {
    if (!sort || !column) return undefined;
    const valueAt = column.sortValueOf ?? column.textOf;
    return orderOf(
      rows.length,
      (index) => valueAt(rows[index] as Row),
      sort.direction,
      globalThis.document?.documentElement.lang || undefined,
    );
  }, [rows, sort, column]);

  return {
    sort,
    rowAt: (place: number): Row | undefined => rows[order?.[place] ?? place],
    /** Ascending, descending, as the rows came. */
    sortBy: (id: string) =>
      setSort((before) => {
        if (before?.column !== id) return { column: id, direction: 'ascending' };
        return before.direction === 'ascending' ? { column: id, direction: 'descending' } : undefined;
      }),
  };
};
