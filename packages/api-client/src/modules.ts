import type { ApiClient } from './create-api-client.ts';
import { readCurrentSurvey, readMaterialityProfile } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const throwOnError = true;

/** For tenants with the materiality flag; others are refused. */
export const materialityQueries = {
  currentSurvey: (client: ApiClient) =>
    query(keys.currentSurvey, (signal) => readCurrentSurvey({ client, signal, throwOnError })),
  /** Reading creates none. */
  profile: (client: ApiClient) =>
    query(keys.materialityProfile, (signal) =>
      readMaterialityProfile({ client, signal, throwOnError, query: { isCreateNew: 'false' } }),
    ),
};
