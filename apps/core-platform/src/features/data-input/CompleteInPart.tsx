import { reportWorkMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Disclosure, ReportDisclosure } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveOutDialog } from '../../wizard/provisions/LeaveOutDialog.tsx';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

type CompleteInPartProps = {
  disclosure: Disclosure;
  /** Whether it has to be approved before it is completed. */
  needsApproval: boolean;
  /** The reason that was given before. */
  kept: ReportDisclosure['omission'];
};

/** Completes the open disclosure, or submits it for approval, with a reason for what it leaves unanswered. */
export const CompleteInPart = ({ disclosure, needsApproval, kept }: CompleteInPartProps) => {
  const { report } = useWizard();
  const [open, setOpen] = useState(false);
  const ask = useMutation(reportWorkMutations.submit(useApi(), useQueryClient(), report.id));
  const code = useCitation()(disclosure.code);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        {needsApproval ? <Trans>Submit in part</Trans> : <Trans>Complete in part</Trans>}
      </Button>
      {open && (
        <LeaveOutDialog
          title={needsApproval ? <Trans>Submit {code} in part</Trans> : <Trans>Complete {code} in part</Trans>}
          disclosures={[disclosure]}
          inPart={new Set([disclosure.code])}
          kept={kept ?? undefined}
          draftId={`${disclosure.code}/in-part`}
          {...(needsApproval && {
            send: {
              run: (omission: NonNullable<ReportDisclosure['omission']>) =>
                ask.mutateAsync({ code: disclosure.code, note: '', omission }),
              error: ask.error,
              pending: ask.isPending,
            },
          })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
