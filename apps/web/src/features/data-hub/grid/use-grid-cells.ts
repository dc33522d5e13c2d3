import { dataPointQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { DataPointCell } from '@esg/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { chunksOf } from '../frame/chunks.ts';
import { cellKeyOf, type GridColumn, type GridRow } from './grid-model.ts';

/** Rows read at once, columns at once (the gateway's limit), and blocks of rows that are kept up to date. */
const blockRows = 25;
const columnsAtOnce = 60;
const blocksKept = 8;

const keyOf = ({ sectionId, entityId, reportingTimeId }: DataPointCell) =>
  cellKeyOf(sectionId, { subject: entityId ?? 'organisation', reportingTimeId });

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** The blocks to keep once these are asked for; the same list where nothing changes, so that nothing is drawn again. */
const withBlocks = (before: readonly number[], asked: readonly number[]): readonly number[] => {
  const next = [...new Set([...asked, ...before])].slice(0, blocksKept);
  return next.every((block, place) => block === before[place]) ? before : next;
};

/**
 * What stands in the grid, read in blocks of rows as they come in sight. `isRead` says whether a row's figures are here; the
 * table asks for the others by `need`.
 */
export const useGridCells = (rows: readonly GridRow[], columns: readonly GridColumn[]) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [blocks, setBlocks] = useState<readonly number[]>([0]);
  const pieces = useMemo(
    () =>
      blocks
        .filter((block) => block * blockRows < rows.length)
        .flatMap((block) => {
          const inBlock = rows.slice(block * blockRows, (block + 1) * blockRows);
          const metricKeys = unique(inBlock.map(({ metricKey }) => metricKey));
          return chunksOf(columns, columnsAtOnce).map((chunk) => ({
            block,
            piece: {
              metricKeys,
              reportingTimeIds: unique(chunk.map(({ reportingTimeId }) => reportingTimeId)),
              subjects: unique(chunk.map(({ subject }) => subject)),
            },
          }));
        }),
    [blocks, rows, columns],
  );
  const reads = useQueries({
    queries: pieces.map(({ piece }) => dataPointQueries.grid(api, piece)),
    combine: (results) => ({
      data: results.map(({ data }) => data),
      error: results.find(({ data, error }) => !data && error)?.error ?? null,
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
  });
  const read = useMemo(() => {
    const waiting = new Set(pieces.flatMap(({ block }, place) => (reads.data[place] ? [] : [block])));
    const blocksRead = new Set(pieces.map(({ block }) => block).filter((block) => !waiting.has(block)));
    return {
      blocksRead,
      cells: Map.groupBy(
        reads.data.flatMap((data) => data ?? []),
        keyOf,
      ),
    };
  }, [pieces, reads.data]);
  /** Puts what was stored where it stands, until it is read again. */
  const put = (cell: DataPointCell) => {
    for (const { piece } of pieces) {
      if (!piece.metricKeys.includes(cell.metricKey) || !piece.reportingTimeIds.includes(cell.reportingTimeId))
        continue;
      if (!piece.subjects.includes(cell.entityId ?? 'organisation')) continue;
      queryClient.setQueryData(dataPointQueries.grid(api, piece).queryKey, (before) =>
        before ? [...before.filter(({ id }) => id !== cell.id), cell] : before,
      );
    }
  };
  const need = useCallback(({ first, last }: { first: number; last: number }) => {
    const from = Math.floor(first / blockRows);
    const until = Math.floor(Math.max(first, last - 1) / blockRows);
    const asked = Array.from({ length: until - from + 1 }, (_, place) => from + place);
    setBlocks((before) => withBlocks(before, asked));
  }, []);
  // Without columns there is nothing to read.
  const isRead = useCallback(
    (place: number) => columns.length === 0 || read.blocksRead.has(Math.floor(place / blockRows)),
    [columns, read],
  );
  return { cells: read.cells, isRead, need, put, error: reads.error, retry: reads.retry };
};
