import { type DataPointCell, preferredUnit } from '@esg/contract';
import { columnKeyOf, contentOf, type GridColumn, type GridRow } from './grid-model.ts';
import type { GridWrite } from './use-grid-writes.ts';

type Points = ReadonlyMap<string, readonly DataPointCell[]>;

/** A row of the grid with its content: the same object as long as nothing in it changes, so that it is not rendered again. */
export type GridLine = {
  readonly row: GridRow;
  /** Whether its figures are loaded. */
  readonly isRead: boolean;
  /** Its data points by column (`columnKeyOf`). */
  readonly points: Points;
  /** Its usual unit: that of its first figure, else the most usual one of its kind. */
  readonly unit: string;
  /** Typed texts that are not stored, by column. */
  readonly writes: ReadonlyMap<string, GridWrite>;
};

const noPoints: Points = new Map();
const noWrites: GridLine['writes'] = new Map();

/** The content of a cell of the line. */
export const pointsIn = ({ points }: GridLine, column: Omit<GridColumn, 'id' | 'name'>): readonly DataPointCell[] =>
  points.get(columnKeyOf(column)) ?? [];

/** The unit of a row without figures. */
const newUnitOf = ({ metricKey, units }: GridRow): string => preferredUnit(metricKey, units) ?? units[0]?.code ?? '';

const unitOf = (row: GridRow, columns: readonly GridColumn[], points: Points): string => {
  for (const column of points.size > 0 ? columns : []) {
    const content = contentOf(points.get(columnKeyOf(column)) ?? []);
    if (content.kind === 'figure') return content.unit;
  }
  return newUnitOf(row);
};

/** A line whose figures are loading. */
export const unreadLine = (row: GridRow): GridLine => ({
  row,
  isRead: false,
  points: noPoints,
  unit: newUnitOf(row),
  writes: noWrites,
});

/** Lines of rows with their loaded data points. */
export const readLines = (
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  cells: readonly DataPointCell[],
): GridLine[] => {
  const ofRow = Map.groupBy(cells, ({ sectionId }) => sectionId);
  return rows.map((row): GridLine => {
    const points = Map.groupBy(ofRow.get(row.id) ?? [], ({ entityId, reportingTimeId }) =>
      columnKeyOf({ subject: entityId ?? 'organisation', reportingTimeId }),
    );
    return { row, isRead: true, points, unit: unitOf(row, columns, points), writes: noWrites };
  });
};

/** The same lines; those with unsaved texts are new objects that contain them. */
export const withWrites = (lines: readonly GridLine[], writes: Iterable<GridWrite>): readonly GridLine[] => {
  const ofRow = Map.groupBy(writes, ({ row }) => row.id);
  if (ofRow.size === 0) return lines;
  return lines.map((line) => {
    const own = ofRow.get(line.row.id);
    return own ? { ...line, writes: new Map(own.map((write) => [columnKeyOf(write.column), write])) } : line;
  });
};
