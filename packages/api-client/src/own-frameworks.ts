import type {
  NewOwnFramework,
  NewReportTemplate,
  OwnFramework,
  OwnFrameworkChange,
  ReportTemplate,
  ReportTemplateChange,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeOwnFramework,
  changeReportTemplate,
  createOwnFramework,
  createReportTemplate,
  discardOwnFramework,
  exportOwnFramework,
  importOwnFramework,
  listOwnFrameworks,
  listReportTemplates,
  offerOwnFramework,
  publishOwnFramework,
  readBuilderPalette,
  readOwnFramework,
  removeOwnFramework,
  removeReportTemplate,
  reopenOwnFramework,
  withdrawOwnFramework,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Frameworks of the organisation's own, and what they are composed of. */
export const ownFrameworkQueries = {
  all: (client: ApiClient) =>
    query(keys.ownFrameworkList, (signal) => listOwnFrameworks({ client, signal, throwOnError })),
  one: (client: ApiClient, id: string) =>
    query(keys.ownFramework(id), (signal) => readOwnFramework({ client, signal, throwOnError, path: { id } })),
  /** Metrics with their forms, and units. Changes with a release only. */
  palette: (client: ApiClient) => ({
    ...query(['framework-palette'], (signal) => readBuilderPalette({ client, signal, throwOnError })),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};

/** Saved choices that reports start from. */
export const reportTemplateQueries = {
  all: (client: ApiClient) =>
    query([...keys.allFrameworks, 'templates'], (signal) => listReportTemplates({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'frameworks.changed' });
/** The response is the present framework, so that only the list has to be read again. */
const takeOver = (queryClient: QueryClient) => (framework: OwnFramework) => {
  queryClient.setQueryData(keys.ownFramework(framework.id), framework);
  void queryClient.invalidateQueries({ queryKey: keys.ownFrameworkList });
};
const takeOverAll = (queryClient: QueryClient) => async (framework: OwnFramework) => {
  takeOver(queryClient)(framework);
  await queryClient.invalidateQueries({ queryKey: keys.allFrameworks });
};

type Stamp = { readonly id: string; readonly version: number };
type Release = { readonly id: string; readonly number: number };

/** Composing frameworks. Saving an older state than the stored one is refused with `own_framework.stale`. */
export const ownFrameworkMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, NewOwnFramework>(
      (body) => createOwnFramework({ client, body, throwOnError }),
      takeOver(queryClient),
    ),
  importFile: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, File>(
      (file) => importOwnFramework({ client, body: { file }, throwOnError }),
      takeOver(queryClient),
    ),
  save: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, OwnFrameworkChange & { id: string }>(
      ({ id, ...body }) => changeOwnFramework({ client, path: { id }, body, throwOnError }),
      takeOver(queryClient),
    ),
  reopen: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, Stamp>(
      ({ id, version }) => reopenOwnFramework({ client, path: { id }, body: { version }, throwOnError }),
      takeOver(queryClient),
    ),
  discard: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, Stamp>(
      ({ id, version }) => discardOwnFramework({ client, path: { id }, body: { version }, throwOnError }),
      takeOver(queryClient),
    ),
  publish: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, Stamp>(
      ({ id, version }) => publishOwnFramework({ client, path: { id }, body: { version }, throwOnError }),
      takeOverAll(queryClient),
    ),
  withdraw: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, Release>(
      ({ id, number }) => withdrawOwnFramework({ client, path: { id, number: String(number) }, throwOnError }),
      takeOverAll(queryClient),
    ),
  offer: (client: ApiClient, queryClient: QueryClient) =>
    mutation<OwnFramework, Release>(
      ({ id, number }) => offerOwnFramework({ client, path: { id, number: String(number) }, throwOnError }),
      takeOverAll(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeOwnFramework({ client, path: { id }, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: keys.ownFrameworkList }),
    ),
};

/** Managing templates. */
export const reportTemplateMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ReportTemplate, NewReportTemplate>(
      (body) => createReportTemplate({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ReportTemplate, { id: string; change: ReportTemplateChange }>(
      ({ id, change }) => changeReportTemplate({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeReportTemplate({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** The stored framework as a file. */
export const downloadOwnFramework = async (client: ApiClient, id: string, format: 'json' | 'excel'): Promise<Blob> =>
  (await exportOwnFramework({ client, path: { id }, query: { format }, throwOnError, parseAs: 'blob' })).data as Blob;
