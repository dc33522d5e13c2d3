import { collectionQueries, frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMembers } from '../party/use-askable.ts';
import { boardRows } from './board-rows.ts';

/** A collection with its lines, those with most gaps first, and its columns in the order of the questions; undefined until all is loaded. Notices keep it up to date. */
export const useBoard = (collectionId: string) => {
  const api = useApi();
  const language = useLanguage();
  const reads = useQueries({
    queries: [
      collectionQueries.one(api, collectionId),
      collectionQueries.board(api, collectionId),
      frameworkQueries.metrics(api),
    ],
  });
  const [{ data: collection }, { data: board }, { data: library }] = reads;
  const { members, users, error, retry } = useMembers(collection?.of);
  const names = useMemo(
    () =>
      new Map(
        library?.metrics.flatMap(({ name, subMetrics }) =>
          subMetrics.flatMap((part, place) =>
            part.sections.map(({ id }) => [
              id,
              place === 0 ? name[language] : `${name[language]} · ${part.name[language]}`,
            ]),
          ),
        ),
      ),
    [library, language],
  );
  const loaded = useMemo(() => {
    if (!collection || !board || !members || !users || !library) return undefined;
    const rows = boardRows({ collection, board, members, users });
    const figures = board.sectionIds.map((id) => ({ id, name: names.get(id) ?? id }));
    return { collection, rows, figures, members };
  }, [collection, board, members, users, library, names]);
  return {
    loaded,
    error: error ?? reads.find((read) => !read.data && read.error)?.error ?? null,
    retry: () => {
      retry();
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

export type Board = NonNullable<ReturnType<typeof useBoard>['loaded']>;
/** One column: what is asked. */
export type BoardFigure = Board['figures'][number];
