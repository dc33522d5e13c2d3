import { fetchSampleReport } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

/** Downloads the sample report in the organisation's font and on its letterhead, to see the pages before one's own report exists. */
export const SampleButton = () => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const fetching = useMutation({
    mutationFn: () => fetchSampleReport(api, language),
    onSuccess: (file) => saveFile(file, `${t`Sample report`}.pdf`),
    onError: notifyProblem,
  });
  return (
    <Button emphasis="quiet" pending={fetching.isPending} onClick={() => fetching.mutate()}>
      <Trans>Download a sample report</Trans>
    </Button>
  );
};
