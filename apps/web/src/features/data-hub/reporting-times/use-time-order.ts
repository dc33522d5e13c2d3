import { reportingTimeMutations, reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { ReportingTime } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrder } from '../shared/use-order.ts';

/** The times while they are reordered. */
export const useTimeOrder = (times: readonly ReportingTime[]) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...reportingTimeMutations.order(api, queryClient),
    scope: { id: 'reporting-times.order' },
  });
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: reportingTimeQueries.all(api).queryKey });
  return useOrder(times, (ids, after) => mutate({ ids }, after), readAgain);
};
