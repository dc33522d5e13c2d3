import { type ApiError, dataPointQueries } from '@esg/api-client';
import { useApi, useOwnCurrency } from '@esg/app-kit';
import { type DataPointCell, dataPointLimits, ownCurrencyFirst } from '@esg/contract';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { chunksOf } from '../frame/chunks.ts';
import { type GridLine, readLines, unreadLine } from './grid-lines.ts';
import type { GridColumn, GridRow } from './grid-model.ts';
import { useAtRest } from './use-at-rest.ts';

/** Rows per call, and blocks of rows that are kept up to date. */
const blockRows = 25;
const blocksKept = 8;

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** The blocks to keep after a request for these; the same list if nothing changes, so that nothing is rendered again. */
const withBlocks = (before: readonly number[], asked: readonly number[]): readonly number[] => {
  const next = [...new Set([...asked, ...before])].slice(0, blocksKept);
  return next.every((block, place) => block === before[place]) ? before : next;
};

type Answer = readonly DataPointCell[] | undefined;
type KnownBlock = { readonly answers: readonly Answer[]; readonly lines: readonly GridLine[] };

/** Joins the lines of blocks; the lines of a block are made only when something of it was loaded. */
const createBlockLines = (rows: readonly GridRow[], columns: readonly GridColumn[]) => {
  const unread = rows.map(unreadLine);
  const known = new Map<number, KnownBlock>();
  const linesOf = (block: number, answers: readonly Answer[]): readonly GridLine[] => {
    const before = known.get(block);
    if (before?.answers.every((answer, place) => answer === answers[place])) return before.lines;
    const inBlock = rows.slice(block * blockRows, (block + 1) * blockRows);
    const cells = answers.flatMap((answer) => answer ?? []);
    const lines = readLines(inBlock, columns, cells);
    known.set(block, { answers, lines });
    return lines;
  };
  let last: readonly GridLine[] = unread;
  return (answersOf: ReadonlyMap<number, readonly Answer[]>): readonly GridLine[] => {
    const lines = [...unread];
    for (const [block, answers] of answersOf) {
      if (answers.includes(undefined)) continue;
      for (const [place, line] of linesOf(block, answers).entries()) lines[block * blockRows + place] = line;
    }
    if (lines.some((line, place) => line !== last[place])) last = lines;
    return last;
  };
};

type Read = Pick<UseQueryResult<DataPointCell[], ApiError>, 'data' | 'error' | 'isError' | 'refetch'>;

const together = (results: readonly Read[]) => ({
  data: results.map(({ data }) => data),
  error: results.find(({ data, error }) => !data && error)?.error ?? null,
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch();
  },
});

/** The calls to the gateway for these blocks. */
const usePieces = (rows: readonly GridRow[], columns: readonly GridColumn[], blocks: readonly number[]) =>
  useMemo(
    () =>
      blocks
        .filter((block) => block * blockRows < rows.length)
        .flatMap((block) => {
          const inBlock = rows.slice(block * blockRows, (block + 1) * blockRows);
          const metricKeys = unique(inBlock.map(({ metricKey }) => metricKey));
          return chunksOf(columns, dataPointLimits.gridColumnsMax).map((chunk) => ({
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

/** The same rows, for which money is entered in the organisation's own currency where nothing else is said. */
export const useOwnUnits = (rows: readonly GridRow[]): readonly GridRow[] => {
  const currency = useOwnCurrency();
  return useMemo(
    () =>
      rows.map((row) => {
        const units = ownCurrencyFirst(row.units, currency);
        return units === row.units ? row : { ...row, units };
      }),
    [rows, currency],
  );
};

/**
 * The lines of the grid with their content, read in blocks of rows once scrolling pauses: the table requests them by `need`. `isReading`:
 * false while typed words are about to change the rows.
 */
export const useGridCells = (rows: readonly GridRow[], columns: readonly GridColumn[], isReading: boolean) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [blocks, setBlocks] = useState<readonly number[]>([0]);
  const pieces = usePieces(rows, columns, blocks);
  const queries = useMemo(
    () => pieces.map(({ piece }) => ({ ...dataPointQueries.grid(api, piece), enabled: isReading })),
    [pieces, api, isReading],
  );
  const reads = useQueries({ queries, combine: together });
  const blockLines = useMemo(() => createBlockLines(rows, columns), [rows, columns]);
  const lines = useMemo(() => {
    // Without columns there is nothing to read.
    const all =
      columns.length === 0 ? Array.from({ length: Math.ceil(rows.length / blockRows) }, (_, block) => block) : [];
    const answersOf = new Map<number, Answer[]>(all.map((block) => [block, []]));
    for (const [place, { block }] of pieces.entries())
      answersOf.set(block, [...(answersOf.get(block) ?? []), reads.data[place]]);
    return blockLines(answersOf);
  }, [blockLines, pieces, reads.data, rows.length, columns.length]);
  /** Puts a stored value into its cell, until the cell is read again. */
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
  const need = useAtRest(
    useCallback(({ first, last }: { first: number; last: number }) => {
      const from = Math.floor(first / blockRows);
      const until = Math.floor(Math.max(first, last - 1) / blockRows);
      const asked = Array.from({ length: until - from + 1 }, (_, place) => from + place);
      setBlocks((before) => withBlocks(before, asked));
    }, []),
  );
  return { lines, need, put, error: reads.error, retry: reads.retry };
};
