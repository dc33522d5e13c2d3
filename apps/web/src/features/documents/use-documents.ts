import { documentQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { localDay } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentRows } from './find-documents.ts';

/** The organisation's documents with their tags, and the storage that they use. */
export const useDocuments = () => {
  const api = useApi();
  const documents = useQuery(documentQueries.all(api));
  const categories = useQuery(documentQueries.tagCategories(api));
  const rows = useMemo(
    () =>
      documents.data && categories.data
        ? documentRows(documents.data.documents, categories.data, localDay())
        : undefined,
    [documents.data, categories.data],
  );
  return {
    rows,
    categories: categories.data ?? [],
    bytes: documents.data?.bytes ?? 0,
    bytesMax: documents.data?.bytesMax ?? 0,
    error: documents.error ?? categories.error,
    retry: () => {
      void documents.refetch();
      void categories.refetch();
    },
  };
};

/** What the person may do with documents. */
export const useDocumentRights = () => {
  const { data } = useQuery(sessionQueries.profile(useApi()));
  const permissions = data?.permissions ?? [];
  return { mayWrite: permissions.includes('document:write'), mayPurge: permissions.includes('document:delete') };
};
