import { dataPointQueries } from '@esg/api-client';
import { draftsOf, useApi, useServices } from '@esg/app-kit';
import type { DataPointCell, Subject } from '@esg/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { chunksOf } from '../frame/chunks.ts';
import type { GridColumn, GridRow } from './grid-model.ts';

const prefix = 'grid/';

/** Keeps the texts typed into cells in this browser until they are stored or discarded. */
export const useGridDrafts = () => {
  const userId = useServices().session.userId() ?? '';
  const drafts = draftsOf(userId);
  return {
    keep: (key: string, { text, unit, version }: Earlier) =>
      void drafts.keep({ id: `${prefix}${key}`, value: { text, unit } satisfies Kept, version, seen: null }),
    drop: (key: string) => void drafts.drop(`${prefix}${key}`),
    /** The texts of an earlier visit, by cell. */
    earlier: useEarlier(userId),
  };
};

type Kept = { readonly text: string; readonly unit: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'unit' in value;

/** A text, its default unit, and the version of the figure it was typed over, 0 if there was none. */
type Earlier = Kept & { readonly version: number };

const useEarlier = (userId: string): ReadonlyMap<string, Earlier> | undefined => {
  const [found, setFound] = useState<ReadonlyMap<string, Earlier>>();
  useEffect(() => {
    void draftsOf(userId)
      .all()
      .then((all) =>
        setFound(
          new Map(
            all.flatMap(({ id, value, version }) =>
              id.startsWith(prefix) && isKept(value) ? [[id.slice(prefix.length), { ...value, version }]] : [],
            ),
          ),
        ),
      );
  }, [userId]);
  return found;
};

/** Cells per call. */
const cellsAtOnce = 25;

/** The texts of an earlier visit, by column: each piece is read by one call. Removed rows, times and entities are left out. */
const piecesOf = (
  earlier: ReadonlyMap<string, Earlier>,
  rowOf: ReadonlyMap<string, GridRow>,
  columnOf: (subject: Subject, reportingTimeId: string) => GridColumn | undefined,
) => {
  const typed = [...earlier].flatMap(([key, value]) => {
    const [sectionId = '', subject = '', reportingTimeId = ''] = key.split(' ');
    const row = rowOf.get(sectionId);
    const column = columnOf(subject as Subject, reportingTimeId);
    return row && column ? [{ key, row, column, ...value }] : [];
  });
  return [...Map.groupBy(typed, ({ column }) => column).values()].flatMap((ofColumn) =>
    chunksOf(ofColumn, cellsAtOnce),
  );
};

type Known = {
  /** All rows, by section; undefined while they load. */
  readonly rowOf: ReadonlyMap<string, GridRow> | undefined;
  /** Finds any column; undefined while they load. */
  readonly columnOf: ((subject: Subject, reportingTimeId: string) => GridColumn | undefined) | undefined;
  readonly onFound: (typed: Earlier & { row: GridRow; column: GridColumn; points: readonly DataPointCell[] }) => void;
};

/** Continues the texts of an earlier visit, each once and wherever its cell is, as soon as the present content is known. */
export const useEarlierTyped = (
  earlier: ReadonlyMap<string, Earlier> | undefined,
  { rowOf, columnOf, onFound }: Known,
) => {
  const api = useApi();
  const [met] = useState(() => new Set<string>());
  const pieces = useMemo(
    () => (earlier && rowOf && columnOf ? piecesOf(earlier, rowOf, columnOf) : []),
    [earlier, rowOf, columnOf],
  );
  const reads = useQueries({
    queries: pieces.map((piece) => ({
      ...dataPointQueries.grid(api, {
        metricKeys: [...new Set(piece.map(({ row }) => row.metricKey))],
        reportingTimeIds: piece.slice(0, 1).map(({ column }) => column.reportingTimeId),
        subjects: piece.slice(0, 1).map(({ column }) => column.subject),
      }),
      enabled: piece.some(({ key }) => !met.has(key)),
    })),
  });
  useEffect(() => {
    for (const [place, piece] of pieces.entries()) {
      const read = reads[place]?.data;
      for (const typed of read ? piece.filter(({ key }) => !met.has(key)) : []) {
        met.add(typed.key);
        const points = (read ?? []).filter(({ sectionId }) => sectionId === typed.row.id);
        onFound({ ...typed, points });
      }
    }
  }, [pieces, reads, onFound, met]);
};

export type GridDrafts = ReturnType<typeof useGridDrafts>;
