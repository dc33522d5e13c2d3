import { dataPointQueries, labelMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Label } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrder } from '../../shared/use-order.ts';

/** Labels of a section while they are reordered. */
export const useLabelOrder = (sectionId: string, labels: readonly Label[]) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...labelMutations.order(api, queryClient, sectionId),
    scope: { id: 'labels.order' },
  });
  const { queryKey } = dataPointQueries.labels(api, sectionId);
  return useOrder(labels, mutate, () => void queryClient.invalidateQueries({ queryKey }));
};
