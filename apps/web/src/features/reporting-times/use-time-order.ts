import { reportingTimeMutations, reportingTimeQueries } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { ReportingTime } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { inOrder, moved } from './time-order.ts';

/** The times as they are being put in order: a move is seen at once, and stored one after the other. */
export const useTimeOrder = (times: readonly ReportingTime[]) => {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [order, setOrder] = useState<readonly string[]>();
  const { mutate } = useMutation({
    ...reportingTimeMutations.order(api, queryClient),
    scope: { id: 'reporting-times.order' },
  });
  const shown = order ? inOrder(times, order) : times;
  const ids = shown.map(({ id }) => id);
  return {
    shown,
    /** Shows one at this place without storing it, for as long as it is dragged. */
    show: (id: string, place: number) => setOrder(moved(ids, id, place)),
    /** Back to the stored order. */
    forget: () => setOrder(undefined),
    /** Puts one at this place, 0 being the first. Drawn when it returns, so that focus can be set again. */
    move: (id: string, place: number) => {
      const next = moved(ids, id, place);
      flushSync(() => setOrder(next));
      mutate(
        { ids: next },
        {
          onError: (error) => {
            notifyProblem(error);
            void queryClient.invalidateQueries({ queryKey: reportingTimeQueries.all(api).queryKey });
          },
          onSettled: () => setOrder(undefined),
        },
      );
    },
  };
};
