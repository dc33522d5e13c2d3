import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { isDisclosureDone } from '@esg/contract';
import { Button, Dialog, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StepError, StepSkeleton } from '../loading.tsx';
import { useWizard } from '../wizard-context.ts';
import { OpenActions } from './OpenActions.tsx';
import { StillOpen } from './StillOpen.tsx';

/** Opens what completes or explains many disclosures at once, where answers are entered. */
export const CompleteSeveral = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Complete several</Trans>
      </Button>
      {open && <CompleteSeveralDialog onClose={() => setOpen(false)} />}
    </>
  );
};

/** The report is checked only once somebody asks for it: checking a large one takes a while. */
const CompleteSeveralDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { data: states } = useQuery(reportQueries.disclosures(useApi(), report.id));
  const isAllDone = states?.every(({ status }) => isDisclosureDone(status)) ?? false;
  const { data, error, refetch } = useQuery({ ...reportQueries.validation(useApi(), report.id), staleTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Complete several disclosures`}
      description={t`Those with an answer to every required field can be marked complete together. The others need an answer or a reason.`}
      closeLabel={t`Close`}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Stack gap={4}>
        {error && !data && <StepError error={error} onRetry={() => void refetch()} />}
        {!data && !error && <StepSkeleton />}
        {data && (
          <OpenActions
            findings={data.findings}
            empty={
              isAllDone && (
                <Text tone="muted" role="status">
                  <Trans>Every selected disclosure is complete or left out with a reason.</Trans>
                </Text>
              )
            }
          />
        )}
        {data && <StillOpen findings={data.findings} states={states} />}
      </Stack>
    </Dialog>
  );
};
