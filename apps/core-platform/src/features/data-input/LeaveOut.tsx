import type { Disclosure } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LeaveOutDialog } from '../../wizard/provisions/LeaveOutDialog.tsx';
import { useCitation } from '../../wizard/use-citation.ts';

/** Omits the open disclosure with one of the framework's reasons. */
export const LeaveOut = ({ disclosure }: { disclosure: Disclosure }) => {
  const [open, setOpen] = useState(false);
  const code = useCitation()(disclosure.code);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Leave out</Trans>
      </Button>
      {open && (
        <LeaveOutDialog
          title={<Trans>Leave out {code}</Trans>}
          disclosures={[disclosure]}
          draftId={disclosure.code}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
