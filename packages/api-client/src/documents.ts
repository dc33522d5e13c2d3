import type {
  Document,
  DocumentChange,
  DocumentPage,
  DocumentPages,
  DocumentSearchQuery,
  DocumentTagCategory,
  DocumentTagCategoryChange,
  DocumentTagging,
  NewDocumentTagCategory,
} from '@esg/contract';
import { readingLimits } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addDocument,
  changeDocument,
  changeDocumentTagCategory,
  createDocumentTagCategory,
  deleteDocuments,
  listDeletedDocuments,
  listDocumentHistory,
  listDocuments,
  listDocumentTagCategories,
  purgeDocuments,
  readDocument,
  readDocumentAgain,
  readDocumentFile,
  readDocumentFiles,
  readDocumentPages,
  readDocumentUses,
  removeDocumentTagCategory,
  restoreDocuments,
  searchDocuments,
  tagDocuments,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;

type PagesAsked = { readonly id: string; readonly number: number; readonly signal: AbortSignal };

/** Answers have a part of the pages each. */
const readAllPages = async (
  client: ApiClient,
  { id, number, signal }: PagesAsked,
): Promise<{ data: DocumentPages }> => {
  const pages: DocumentPage[] = [];
  for (;;) {
    const asked = { number: String(number), from: String(pages.length + 1) };
    const { data } = await readDocumentPages({ client, signal, throwOnError, path: { id }, query: asked });
    pages.push(...data.pages);
    if (data.pages.length < readingLimits.pagesPerAnswerMax) return { data: { ...data, pages } };
  }
};

/** The document center, its deleted documents and its tags. */
export const documentQueries = {
  /** All that are not deleted, by name, and the storage that is used. */
  all: (client: ApiClient) =>
    query([...keys.documents, 'all'], (signal) => listDocuments({ client, signal, throwOnError })),
  /** One with its versions and the reports that it proves something in. */
  one: (client: ApiClient, id: string) =>
    query([...keys.documents, 'one', id], (signal) => readDocument({ client, signal, throwOnError, path: { id } })),
  /** Everything that was read of one version; how far its reading is where there is nothing yet. */
  pages: (client: ApiClient, id: string, number: number) =>
    query([...keys.documents, 'pages', id, number], (signal) => readAllPages(client, { id, number, signal })),
  /** The pages of one version that come with this one; an answer has some of them. */
  pagesWith: (client: ApiClient, id: string, number: number, page: number) => {
    const from = page - ((page - 1) % readingLimits.pagesPerAnswerMax);
    return query([...keys.documents, 'pages-from', id, number, from], (signal) =>
      readDocumentPages({
        client,
        signal,
        throwOnError,
        path: { id },
        query: { number: String(number), from: String(from) },
      }),
    );
  },
  /** Those that say what is looked for in their texts, names or tags. A search that is left is called off. */
  search: (client: ApiClient, asked: Omit<DocumentSearchQuery, 'documents'>) =>
    query([...keys.documents, 'search', asked], (signal) =>
      searchDocuments({ client, signal, throwOnError, query: asked }),
    ),
  /** What comes from these, to be seen before they are deleted. */
  uses: (client: ApiClient, ids: readonly string[]) =>
    query([...keys.documents, 'uses', ids], (signal) =>
      readDocumentUses({ client, signal, throwOnError, body: { ids: [...ids] } }),
    ),
  /** Deleted ones, the latest first. */
  deleted: (client: ApiClient) =>
    query([...keys.documents, 'deleted'], (signal) => listDeletedDocuments({ client, signal, throwOnError })),
  /** Who did what with one document, or with all, the newest first. */
  history: (client: ApiClient, documentId?: string) =>
    query([...keys.documents, 'history', documentId ?? 'all'], (signal) =>
      listDocumentHistory({ client, signal, throwOnError, query: documentId === undefined ? {} : { documentId } }),
    ),
  /** Categories of tags, by name. */
  tagCategories: (client: ApiClient) =>
    query([...keys.documents, 'tags'], (signal) => listDocumentTagCategories({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'documents.changed' });

/** Writing documents. A change of an older state is refused with `resource.stale`; `currentOf` reads what stands now. */
export const documentMutations = {
  /** `replaces` names the document that gets the file as its next version. */
  add: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Document, { file: File; replaces?: string } & UploadWatch>(
      ({ file, replaces, ...watch }) =>
        addDocument({
          client,
          body: { file },
          throwOnError,
          query: replaces === undefined ? {} : { replaces },
          ...uploading(watch),
        }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Document, { id: string; change: DocumentChange }>(
      ({ id, change }) => changeDocument({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  tag: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, DocumentTagging>((body) => tagDocuments({ client, body, throwOnError }), readAgain(queryClient)),
  /** Deletes documents so that they can be restored. */
  delete: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string[]>(
      (ids) => deleteDocuments({ client, body: { ids }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Restores deleted documents. */
  restore: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string[]>(
      (ids) => restoreDocuments({ client, body: { ids }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Has a document read again that could not be read. */
  readAgain: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Document, string>(
      (id) => readDocumentAgain({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Deletes documents permanently that are deleted already. */
  purge: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string[]>(
      (ids) => purgeDocuments({ client, body: { ids }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** Writing categories of tags. */
export const documentTagMutations = {
  /** `key` makes a repeated call answer with the one of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DocumentTagCategory, NewDocumentTagCategory & { key: string }>(
      ({ key, ...body }) =>
        createDocumentTagCategory({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DocumentTagCategory, { id: string; change: DocumentTagCategoryChange }>(
      ({ id, change }) => changeDocumentTagCategory({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeDocumentTagCategory({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** The newest files of several documents as one ZIP file. */
export const downloadDocuments = async (client: ApiClient, ids: string[]): Promise<Blob> =>
  (await readDocumentFiles({ client, body: { ids }, throwOnError, parseAs: 'blob' })).data as Blob;

/** The bytes of the newest file of a document, or of the one with this number. */
export const downloadDocument = async (client: ApiClient, id: string, number?: number): Promise<Blob> =>
  (
    await readDocumentFile({
      client,
      path: { id },
      query: number === undefined ? {} : { number: String(number) },
      throwOnError,
      parseAs: 'blob',
    })
  ).data as Blob;

type DocumentPart = { readonly id: string; readonly number: number; readonly begin: number; readonly end: number };

/** Bytes of one version of a document, from `begin` to before `end`. */
export const downloadDocumentPart = async (client: ApiClient, part: DocumentPart): Promise<Uint8Array> => {
  const { id, number, begin, end } = part;
  const { data, response } = await readDocumentFile({
    client,
    path: { id },
    query: { number: String(number) },
    headers: { Range: `bytes=${begin}-${end - 1}` },
    throwOnError,
    parseAs: 'arrayBuffer',
  });
  const bytes = new Uint8Array(data as unknown as ArrayBuffer);
  // A proxy on the way may know nothing of ranges and send the whole file.
  return response.status === 206 ? bytes : bytes.slice(begin, end);
};
