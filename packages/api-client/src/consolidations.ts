import {
  type CalculationStep,
  type ConsolidationApproach,
  type Language,
  type Period,
  unpackConsolidation,
} from '@esg/contract';
import type { ApiClient } from './create-api-client.ts';
import {
  listApproachEffects,
  readConsolidatedFigure,
  readConsolidation,
  readConsolidationFile,
  readFoldedStep,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const throwOnError = true;

/** Consolidated figures depend on data points, and are read again with them. */
const consolidations = [...keys.dataPoints, 'consolidations'];

type Asked = {
  readonly period: Period;
  readonly approach?: ConsolidationApproach;
  /** Leaves out figures that a collection asks for and nobody has approved. */
  readonly approved?: 'only' | undefined;
};
const asked = ({ period: { start, end }, approach, approved }: Asked) => ({
  start,
  end,
  ...(approach && { approach }),
  ...(approved && { approved }),
});

const readFigure = async (client: ApiClient, metricKey: string, of: Asked, { signal, parts }: Reading) => {
  const whole = parts && { parts };
  const { data } = await readConsolidatedFigure({
    client,
    path: { key: metricKey },
    query: { ...asked(of), ...whole },
    signal,
    throwOnError,
  });
  return { data: unpackConsolidation(data) };
};
type Reading = { readonly signal: AbortSignal; readonly parts?: 'all' };

/** The organisation's consolidated figures. */
export const consolidationQueries = {
  all: (client: ApiClient, of: Asked) =>
    query([...consolidations, 'all', asked(of)], (signal) =>
      readConsolidation({ client, query: asked(of), signal, throwOnError }),
    ),
  figure: (client: ApiClient, metricKey: string, of: Asked) =>
    query([...consolidations, 'figure', metricKey, asked(of)], (signal) =>
      readFigure(client, metricKey, of, { signal }),
    ),
  /** The same with every data point, to print it. */
  whole: (client: ApiClient, metricKey: string, of: Asked) =>
    query([...consolidations, 'whole', metricKey, asked(of)], (signal) =>
      readFigure(client, metricKey, of, { signal, parts: 'all' }),
    ),
  /** The data points of a folded step. */
  parts: (
    client: ApiClient,
    { metricKey, entityId, period }: Pick<CalculationStep, 'metricKey' | 'entityId' | 'period'>,
  ) =>
    query([...consolidations, 'parts', metricKey, entityId, period], (signal) =>
      readFoldedStep({
        client,
        path: { key: metricKey },
        query: { ...period, subject: entityId ?? 'organisation' },
        signal,
        throwOnError,
      }),
    ),
  effects: (client: ApiClient, period: Period) =>
    query([...consolidations, 'effects', period], (signal) =>
      listApproachEffects({ client, query: asked({ period }), signal, throwOnError }),
    ),
};

/** Bytes of one figure as a workbook whose formulas calculate it. */
export const fetchConsolidationFile = async (
  client: ApiClient,
  metricKey: string,
  of: Pick<Asked, 'period' | 'approved'>,
  language: Language,
): Promise<Blob> =>
  (
    await readConsolidationFile({
      client,
      throwOnError,
      parseAs: 'blob',
      path: { key: metricKey },
      query: { ...asked(of), language },
    })
  ).data as Blob;
