import { documentQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type DocumentSearchQuery, documentSearchLimits } from '@esg/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DocumentRow, type DocumentsSearch, findDocuments } from './find-documents.ts';

/** So long nothing more is typed before a search is sent. */
const pauseMs = 200;

/** The value once it has stood for a moment. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The filters that the gateway knows, without ids that name nothing here: anybody may have typed the address. */
const askedOf = (text: string, { kind, tag, owner }: DocumentsSearch, rows: readonly DocumentRow[]) => {
  const asked: Omit<DocumentSearchQuery, 'documents'> = { text: text.slice(0, documentSearchLimits.lengthMax) };
  if (kind !== undefined) asked.kind = kind;
  if (rows.some(({ document }) => document.tagIds.includes(tag ?? ''))) asked.tag = tag;
  if (rows.some(({ document }) => document.owner?.id === owner)) asked.owner = owner;
  return asked;
};

/** The pages that say what is typed, of the documents that all other filters leave. Asks after a pause; an older search is called off. */
export const usePageHits = (search: DocumentsSearch, rows: readonly DocumentRow[]) => {
  const api = useApi();
  const text = useSettled((search.q ?? '').trim());
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...documentQueries.search(api, askedOf(text, search, rows)),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const left = new Set(findDocuments(rows, { ...search, q: undefined }).map(({ document }) => document.id));
  const documents = data?.documents.filter(({ documentId, pages }) => pages.length > 0 && left.has(documentId));
  return { text, documents, data, error, isStale: isPlaceholderData, retry: () => void refetch() };
};
