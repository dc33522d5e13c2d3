import { notifyProblem } from '@esg/app-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { inOrder, moved } from './order.ts';

type Store = (ids: string[], after: { onError: (error: unknown) => void; onSettled: () => void }) => void;

/** Things while they are reordered: a move shows at once, and `store` stores one after the other. */
export const useOrder = <Item extends { readonly id: string }>(
  items: readonly Item[],
  store: Store,
  readAgain: () => void,
) => {
  const [order, setOrder] = useState<readonly string[]>();
  const shown = order ? inOrder(items, order) : items;
  const ids = shown.map(({ id }) => id);
  return {
    shown,
    /** Shows one at this place without storing it, while it is dragged. */
    show: (id: string, place: number) => setOrder(moved(ids, id, place)),
    /** Resets to the stored order. */
    forget: () => setOrder(undefined),
    /** Puts one at this place, 0 being the first. It is rendered on return, so that focus can be set again. */
    move: (id: string, place: number) => {
      const next = moved(ids, id, place);
      flushSync(() => setOrder(next));
      store(next, {
        onError: (error) => {
          notifyProblem(error);
          readAgain();
        },
        onSettled: () => setOrder(undefined),
      });
    },
  };
};
