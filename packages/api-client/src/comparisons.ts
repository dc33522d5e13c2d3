import type { CompareChoice, Language } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { listComparableReports, readComparison, readComparisonFile } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const throwOnError = true;

const queryOf = ({ reports, figures }: CompareChoice) => ({ reports: reports.join(), figures: figures.join() });

/** Figures of several reports side by side; the first report is the one that others are compared with. */
export const comparisonQueries = {
  /** What can be compared, the latest period first, with the entities that reports are told apart by. */
  reports: (client: ApiClient) =>
    query([...keys.comparisons, 'offered'], (signal) => listComparableReports({ client, signal, throwOnError })),
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
