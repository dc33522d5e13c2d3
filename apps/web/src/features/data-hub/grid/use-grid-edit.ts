import { dataPointQueries } from '@esg/api-client';
import { useApi, useLanguage, useNumberFormat, useProblemSentences } from '@esg/app-kit';
import { readTyped } from '@esg/app-kit/figures';
import { type DataPointCell, unitLabel } from '@esg/contract';
import type { CellChange } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type GridLine, pointsIn } from './grid-lines.ts';
import { cellKeyOf, contentOf, type GridColumn, type GridRow } from './grid-model.ts';
import type { GridWrites } from './use-grid-writes.ts';

/** A text for a cell, with the cell's present content. */
export type TypedText = {
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly text: string;
  readonly points: readonly DataPointCell[];
  /** The unit if the text names none. */
  readonly unit: string;
};

/** The most units that an error about a wrong unit names. */
const namedUnitsMax = 5;

/** Stores one text: a figure is saved; other text stays in its cell with the reason. */
export const useEnter = (writes: Pick<GridWrites, 'save' | 'refuse'>) => {
  const language = useLanguage();
  const locale = useNumberFormat();
  const { issue } = useProblemSentences();
  const { t } = useLingui();
  const unknownUnit = ({ units }: GridRow, text: string) => {
    const allowed = units
      .slice(0, namedUnitsMax)
      .map((each) => unitLabel(each, language))
      .join(', ');
    return t`Unknown unit “${text}”. Use ${allowed}.`;
  };
  return ({ row, column, text, points, unit }: TypedText) => {
    const key = cellKeyOf(row.id, column);
    const content = contentOf(points);
    const seen = content.kind === 'figure' ? content.point : undefined;
    const own = content.kind === 'figure' ? content.unit : unit;
    const typed = readTyped(text, row, { locale, language, unit: own });
    if (typed.ok)
      writes.save({
        key,
        row,
        column,
        text,
        seen,
        number: typed.number,
        unit: typed.unit,
        attempt: crypto.randomUUID(),
      });
    else
      writes.refuse(key, {
        row,
        column,
        text,
        unit: own,
        version: seen?.version ?? 0,
        reason:
          typed.rule === 'unit_unknown'
            ? unknownUnit(row, typed.text)
            : issue({ rule: typed.rule, params: {} }, row.name),
      });
  };
};

/** Stores refused text again, over the present content: its cell may not be in sight. */
export const useEnterAgain = (enter: (typed: TypedText) => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return async ({ row, column, text, unit }: Omit<TypedText, 'points'>) => {
    const { reportingTimeId, subject } = column;
    const piece = { metricKeys: [row.metricKey], reportingTimeIds: [reportingTimeId], subjects: [subject] };
    const read = await queryClient.fetchQuery({ ...dataPointQueries.grid(api, piece), staleTime: 0 });
    const points = read.filter(({ sectionId }) => sectionId === row.id);
    enter({ row, column, text, points, unit });
  };
};

type GridEditOptions = {
  readonly lines: readonly GridLine[];
  readonly columns: readonly GridColumn[];
  readonly writes: Pick<GridWrites, 'drop'>;
  readonly enter: (typed: TypedText) => void;
  /** Asks before figures are removed. */
  readonly onRemove: (points: readonly DataPointCell[]) => void;
};

/** Stores the changes of one action: figures are saved, other text stays in its cell, emptied cells ask first. */
export const useGridEdit =
  ({ lines, columns, writes, enter, onRemove }: GridEditOptions) =>
  (changes: readonly CellChange[]) => {
    const lineOf = new Map(lines.map((line) => [line.row.id, line]));
    const columnOf = new Map(columns.map((column) => [column.id, column]));
    const removed: DataPointCell[] = [];
    for (const { key: rowId, column: columnId, text } of changes) {
      const line = lineOf.get(rowId);
      const column = columnOf.get(columnId);
      if (!line || !column) continue;
      const points = pointsIn(line, column);
      if (text.trim() !== '') {
        enter({ row: line.row, column, text, points, unit: line.unit });
        continue;
      }
      writes.drop(cellKeyOf(rowId, column));
      const content = contentOf(points);
      if (content.kind === 'figure') removed.push(content.point);
    }
    if (removed.length > 0) onRemove(removed);
  };
