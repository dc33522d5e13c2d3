import type {
  Brand,
  BrandDraftChange,
  BrandImageKind,
  BrandRemarkChange,
  BrandRemarks,
  Brands,
  ExportFormat,
  Language,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  discardBrandDraft,
  publishBrandDraft,
  readBrandSample,
  readBrandSheet,
  readBrands,
  remarkOnBrandDraft,
  removeBrandImage,
  restoreBrand,
  saveBrandDraft,
  shareBrandDraft,
  stopSharingBrandDraft,
  uploadBrandImage,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { startKeys } from './start-keys.ts';

const throwOnError = true;

/** Versions of the tenant's brand, for administrators of the organisation that owns it; others get `permission.denied`. */
export const brandQueries = {
  all: (client: ApiClient) => query(keys.brands, (signal) => readBrands({ client, signal, throwOnError })),
  /** The sign-off sheet of one version, draft or published. */
  sheet: (client: ApiClient, id: string, language: Language) =>
    query([...keys.brands, 'sheet', id, language], (signal) =>
      readBrandSheet({ client, signal, throwOnError, path: { id }, query: { language } }),
    ),
  /** The pages of a sample report in one version. */
  samplePages: (client: ApiClient, id: string, language: Language) =>
    query([...keys.brands, 'sample', id, language], async (signal) => ({
      data: await fetchBrandSample(client, id, 'pdf', language, signal),
    })),
};

/** A sample report as a file in one version of the brand. */
export const fetchBrandSample = async (
  client: ApiClient,
  id: string,
  format: ExportFormat,
  language: Language,
  signal?: AbortSignal,
): Promise<Blob> => {
  const call = { client, throwOnError, parseAs: 'blob' as const, path: { id, format }, query: { language } };
  return (await readBrandSample({ ...call, ...(signal ? { signal } : {}) })).data as Blob;
};

/** Stores the draft from the response beside the other versions; every writing call returns it. */
const keepDraft = (queryClient: QueryClient) => (draft: Brand | null) => {
  queryClient.setQueryData<Brands>(keys.brands, (brands) => brands && { ...brands, draft });
};

/** Reads everything again that shows the brand. */
const readAgain = (queryClient: QueryClient) => async () => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.brands }),
    queryClient.invalidateQueries({ queryKey: startKeys.tenantSettings, refetchType: 'all' }),
  ]);
};

/** Changes of the draft. A refused `brand.stale` carries the present draft: `ApiError.currentBrand`. */
export const brandMutations = {
  /** `version` is that of the draft the person saw, null when there was none. */
  save: (client: ApiClient, queryClient: QueryClient) =>
    mutation((body: BrandDraftChange) => saveBrandDraft({ client, throwOnError, body }), keepDraft(queryClient)),
  /** With a version, discards the draft only as the person saw it. */
  discard: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (version: number | undefined) =>
        discardBrandDraft({ client, throwOnError, ...(version === undefined ? {} : { query: { version } }) }),
      () => queryClient.invalidateQueries({ queryKey: keys.brands }),
    ),
  /** `original` and `thumbnail` are made by the browser before sending (spec section 5). */
  uploadImage: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ kind, ...body }: { kind: BrandImageKind; original: Blob; thumbnail: Blob }) =>
        uploadBrandImage({ client, throwOnError, body, path: { kind } }),
      keepDraft(queryClient),
    ),
  removeImage: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (kind: BrandImageKind) => removeBrandImage({ client, throwOnError, path: { kind } }),
      keepDraft(queryClient),
    ),
  /** Publishes the draft of this version. */
  publish: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (version: number) => publishBrandDraft({ client, throwOnError, body: { version } }),
      readAgain(queryClient),
    ),
  /** Publishes a copy of an earlier version; the draft stays. */
  restore: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => restoreBrand({ client, throwOnError, path: { id } }), readAgain(queryClient)),
  /** Creates a link that shows the draft; with an address it is e-mailed there too. The link is returned only now. */
  share: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: { email?: string }) => shareBrandDraft({ client, throwOnError, body }),
      () => queryClient.invalidateQueries({ queryKey: keys.brands }),
    ),
  /** Comments on the draft, approves it in its present state, or withdraws the approval. */
  remark: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: BrandRemarkChange) => remarkOnBrandDraft({ client, throwOnError, body }),
      ({ remarks }: BrandRemarks) => {
        queryClient.setQueryData<Brands>(keys.brands, (brands) => brands && { ...brands, remarks });
      },
    ),
  /** Ends every link of the draft. */
  stopSharing: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      () => stopSharingBrandDraft({ client, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: keys.brands }),
    ),
};
