import { fetchSampleReport } from '@esg/api-client';
import { notify, notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import { Button } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

/** Downloads the report of a sample company as PDF: an example of the result. Nothing is stored, so nothing has to be removed. */
export const SampleReport = () => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const fetching = useMutation({
    mutationFn: () => fetchSampleReport(api, language),
    onSuccess: (file) => {
      const name = `${t`Sample report`}.pdf`;
      saveFile(file, name);
      notify('success', msg`${name} is in your downloads`);
    },
    onError: notifyProblem,
  });
  return (
    <Button size="compact" emphasis="quiet" pending={fetching.isPending} onClick={() => fetching.mutate()}>
      <Trans>Download a sample report</Trans>
    </Button>
  );
};
