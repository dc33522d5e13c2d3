import { useState } from 'react';

/** A list that grows by each press, as TanStack Query answers it; `useGrowing` makes one of rows that are all at hand. */
export type Growing<Item> = {
  readonly data: readonly Item[] | undefined;
  readonly error?: unknown;
  readonly refetch?: () => unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly fetchNextPage?: () => unknown;
};

/** Rows that each press adds to the list. */
const step = 100;

/** Shows rows that are all at hand little by little: a browser draws thousands slowly. */
export const useGrowing = <Item>(items: readonly Item[]): Growing<Item> => {
  const [shown, setShown] = useState(step);
  return {
    data: items.slice(0, shown),
    hasNextPage: items.length > shown,
    fetchNextPage: () => setShown(shown + step),
  };
};
