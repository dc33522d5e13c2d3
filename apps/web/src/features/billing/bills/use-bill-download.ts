import { paymentQueries } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import type { Bill } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Fetches the invoice in the language of the interface and saves it. */
export const useBillDownload = ({ id, number }: Pick<Bill, 'id' | 'number'>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const fetching = useMutation({
    mutationFn: () => queryClient.fetchQuery(paymentQueries.billFile(api, id, language)),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: notifyProblem,
  });
  return { pending: fetching.isPending, download: () => fetching.mutate() };
};
