import type { AnsweredQuery, FilledByDataQuery, FrameworkSummary, HelperAudience } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import {
  compareFrameworks,
  listFrameworks,
  listFrameworksAnswered,
  listMetricUses,
  readFilledByData,
  readFramework,
  readFrameworksInUse,
  readMetricLibrary,
  suggestFrameworks,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const lasting = { staleTime: Number.POSITIVE_INFINITY };

/** The questions of the framework helper. */
export type FrameworkQuestion = AnsweredQuery & {
  readonly audience: HelperAudience;
  readonly dataKind: FrameworkSummary['dataKinds'][number];
};

/** The framework library. A version never changes, so it is read once a session. */
export const frameworkQueries = {
  list: (client: ApiClient) => ({
    ...query(keys.frameworks, (signal) => listFrameworks({ client, signal, throwOnError: true })),
    ...lasting,
  }),
  one: (client: ApiClient, versionId: string) => ({
    ...query(keys.framework(versionId), (signal) =>
      readFramework({ client, signal, throwOnError: true, path: { versionId } }),
    ),
    ...lasting,
  }),
  /** Suggestions with the number of answered disclosures, which changes, so they are requested again each time. */
  suggestions: (client: ApiClient, question: FrameworkQuestion) =>
    query([...keys.frameworkSuggestions(question.audience, question.dataKind), question.start ?? null], (signal) =>
      suggestFrameworks({ client, signal, throwOnError: true, query: question }),
    ),
  /** How many disclosures of each framework the data of this period already answer. */
  answered: (client: ApiClient, days: AnsweredQuery = {}) =>
    query([...keys.frameworkAnswered, days.start ?? null, days.end ?? null], (signal) =>
      listFrameworksAnswered({ client, signal, throwOnError: true, query: days }),
    ),
  /** What the data of a period would fill of a new report. */
  filled: (client: ApiClient, versionId: string, chosen: FilledByDataQuery) =>
    query(
      [
        ...keys.frameworkAnswered,
        'filled',
        versionId,
        chosen.start,
        chosen.end,
        chosen.issuerClass ?? null,
        chosen.templateId ?? null,
      ],
      (signal) => readFilledByData({ client, signal, throwOnError: true, path: { versionId }, query: chosen }),
    ),
  /** The frameworks of reports and stock exchange with their metrics, and the metrics with figures. */
  inUse: (client: ApiClient) =>
    query([...keys.frameworkAnswered, 'in-use'], (signal) =>
      readFrameworksInUse({ client, signal, throwOnError: true }),
    ),
  /** The disclosures of a framework that another one asks for too. */
  comparison: (client: ApiClient, versionId: string, against: string) => ({
    ...query(keys.frameworkComparison(versionId, against), (signal) =>
      compareFrameworks({ client, signal, throwOnError: true, path: { versionId, against } }),
    ),
    ...lasting,
  }),
  /** The metrics that frameworks share, and their tree. */
  metrics: (client: ApiClient) => ({
    ...query(keys.metricLibrary, (signal) => readMetricLibrary({ client, signal, throwOnError: true })),
    ...lasting,
  }),
  /** Every disclosure and requirement that a metric feeds. */
  metricUses: (client: ApiClient, metricKey: string) => ({
    ...query(keys.metricUses(metricKey), (signal) =>
      listMetricUses({ client, signal, throwOnError: true, path: { metricKey } }),
    ),
    ...lasting,
  }),
};
