import { type CompareChoice, type Language, limits } from '@esg/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import { listComparableReports, readComparison, readComparisonFile } from './generated/sdk.gen.ts';
import type { ComparableReports } from './generated/types.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const throwOnError = true;

const queryOf = ({ reports, figures }: CompareChoice) => ({ reports: reports.join(), figures: figures.join() });

/** Figures of several reports side by side; the others are compared with the first report. */
export const comparisonQueries = {
  /** Pages of reports that can be compared, the latest period first, with the entities that they can be filtered by. */
  reports: (client: ApiClient) =>
    infiniteQueryOptions<
      ComparableReports,
      ApiError,
      Omit<ComparableReports, 'nextCursor'>,
      readonly string[],
      string | undefined
    >({
      queryKey: [...keys.comparisons, 'offered'],
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) => {
        const page = { limit: limits.pageSizeMax, ...(pageParam ? { cursor: pageParam } : {}) };
        return (await listComparableReports({ client, signal, throwOnError, query: page })).data;
      },
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => ({
        reports: pages.flatMap(({ reports }) => reports),
        entities: [...new Map(pages.flatMap(({ entities }) => entities.map((entity) => [entity.id, entity]))).values()],
      }),
    }),
  one: (client: ApiClient, chosen: CompareChoice) =>
    query([...keys.comparisons, chosen.reports, chosen.figures], (signal) =>
      readComparison({ client, signal, throwOnError, query: queryOf(chosen) }),
    ),
};

/** Bytes of the comparison as a workbook with charts (CHART_EXCEL). */
export const fetchComparisonFile = async (
  client: ApiClient,
  chosen: CompareChoice,
  language: Language,
): Promise<Blob> =>
  (await readComparisonFile({ client, throwOnError, parseAs: 'blob', query: { ...queryOf(chosen), language } }))
    .data as Blob;
