import type { Disclosure } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LeaveOutDialog } from '../../wizard/provisions/LeaveOutDialog.tsx';

/** Completes the open disclosure with a reason for what it leaves unanswered. */
export const CompleteInPart = ({ disclosure }: { disclosure: Disclosure }) => {
  const [open, setOpen] = useState(false);
  const { code } = disclosure;
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Complete in part</Trans>
      </Button>
      {open && (
        <LeaveOutDialog
          title={<Trans>Complete {code} in part</Trans>}
          disclosures={[disclosure]}
          inPart={new Set([code])}
          draftId={`${code}/in-part`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
