import { documentQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { DocumentPage } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export type RecognisedLine = NonNullable<DocumentPage['lines']>[number];
/** The lines that were recognised in the picture of a page; undefined where it is none, or nothing was. */
export type LinesOf = (page: number) => Promise<readonly RecognisedLine[] | undefined>;

/** An answer holds the lines of many pages, which are turned one after the other. */
const keptMs = 5 * 60_000;

/** A page with less text may be a picture. */
const pictureTextMax = 20;

/** Whether these are all words that the file has of a page that is a picture. */
export const mayBePicture = (pieces: readonly string[]) =>
  pieces.reduce((sum, piece) => sum + piece.trim().length, 0) < pictureTextMax;

/** Fetches the lines of pages that are pictures. */
export const useRecognisedLines = (documentId: string, number: number): LinesOf => {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    async (page) => {
      // Asked again after a notice that the file was read: until then a page has no lines.
      const asked = { ...documentQueries.pagesWith(api, documentId, number, page), staleTime: keptMs };
      const { pages } = await queryClient.fetchQuery(asked);
      return pages.find((each) => each.number === page)?.lines;
    },
    [api, queryClient, documentId, number],
  );
};
