import type { EntityComparisonQuery, Language } from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import { readEntityComparison, readEntityComparisonFile } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const throwOnError = true;

/** The query as its address has it: only what was chosen. Without a choice of entities nobody stands beside those above them. */
const asked = ({ metric, per, entities, type, below, share }: EntityComparisonQuery) => ({
  ...(metric && { metric }),
  ...(per && { per }),
  ...(entities?.length && { entities: entities.join() }),
  ...(type && { type }),
  ...(below && { below }),
  ...(share && { share }),
  ...(!entities?.length && !type && !below && { only: 'lowest' as const }),
});

/** A figure of several entities over years. It depends on data points, and is read again with them. */
export const entityComparisonQueries = {
  one: (client: ApiClient, chosen: EntityComparisonQuery) =>
    query([...keys.dataPoints, 'entity-comparison', asked(chosen)], (signal) =>
      readEntityComparison({ client, query: asked(chosen), signal, throwOnError }),
    ),
};

/** Bytes of the comparison as a workbook with a chart (CHART_EXCEL). */
export const fetchEntityComparisonFile = async (
  client: ApiClient,
  chosen: EntityComparisonQuery,
  language: Language,
): Promise<Blob> =>
  (
    await readEntityComparisonFile({
      client,
      throwOnError,
      parseAs: 'blob',
      query: { ...asked(chosen), language },
    })
  ).data as Blob;
