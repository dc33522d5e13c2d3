import type { Disclosure } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LeaveOutDialog } from '../../wizard/provisions/LeaveOutDialog.tsx';

/** Leaves the open disclosure out with one of the framework's reasons. */
export const LeaveOut = ({ disclosure }: { disclosure: Disclosure }) => {
  const [open, setOpen] = useState(false);
  const { code } = disclosure;
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Leave out</Trans>
      </Button>
      {open && (
        <LeaveOutDialog
          title={<Trans>Leave out {code}</Trans>}
          disclosures={[disclosure]}
          draftId={code}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
