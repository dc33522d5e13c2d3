import type {
  BaseYearAdoption,
  ClimateBaseYear,
  ClimateInventory,
  ClimateInventoryFileQuery,
  ClimateInventoryQuery,
  ClimateInventorySettings,
  ClimateInventorySettingsChange,
  ExportFormat,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  adoptClimateBaseYear,
  changeClimateInventorySettings,
  readClimateBaseYear,
  readClimateInventory,
  readClimateInventoryFile,
  readClimateInventorySettings,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Inventories of the climate calculator: they depend on its lines, and are read again with them. */
export const climateInventoryQueries = {
  one: (client: ApiClient, asked: ClimateInventoryQuery) =>
    query<ClimateInventory>([...keys.climate, 'inventory', asked], (signal) =>
      readClimateInventory({ client, signal, throwOnError, query: asked }),
    ),
  settings: (client: ApiClient) =>
    query<ClimateInventorySettings>([...keys.climate, 'inventory-settings'], (signal) =>
      readClimateInventorySettings({ client, signal, throwOnError }),
    ),
  /** The adopted base year beside what it comes to now. */
  baseYear: (client: ApiClient) =>
    query<ClimateBaseYear>([...keys.climate, 'base-year'], (signal) =>
      readClimateBaseYear({ client, signal, throwOnError }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'climate.changed' });

/** What inventories say besides activity data. A change of an older state is refused with `resource.stale`. */
export const climateInventoryMutations = {
  changeSettings: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateInventorySettings, ClimateInventorySettingsChange>(
      (body) => changeClimateInventorySettings({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** What the base year comes to now becomes the base year; published figures are restated. */
  adopt: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateBaseYear, BaseYearAdoption>(
      (body) => adoptClimateBaseYear({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
};

/** Bytes of an inventory as a file. */
export const fetchInventoryFile = async (
  client: ApiClient,
  { format, ...asked }: ClimateInventoryFileQuery & { format: ExportFormat },
  signal?: AbortSignal,
): Promise<Blob> =>
  (
    await readClimateInventoryFile({
      client,
      throwOnError,
      parseAs: 'blob',
      path: { format },
      query: asked,
      ...(signal && { signal }),
    })
  ).data as Blob;
