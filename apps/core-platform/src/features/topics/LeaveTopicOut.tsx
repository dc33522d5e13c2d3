import type { Disclosure } from '@esg/contract';
import { Button, VisuallyHidden } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LeaveOutDialog, materialityReasons } from '../../wizard/provisions/LeaveOutDialog.tsx';

type LeaveTopicOutProps = { code: string; title: string; disclosures: readonly Disclosure[] };

/** Leaves out what is selected of a topic that is not material, with one reason and one explanation for all of it. */
export const LeaveTopicOut = ({ code, title, disclosures }: LeaveTopicOutProps) => {
  const [open, setOpen] = useState(false);
  const count = disclosures.length;
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <span>
          <Plural value={count} one="Leave out # disclosure" other="Leave out # disclosures" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </Button>
      {open && (
        <LeaveOutDialog
          title={<Trans>Leave out {title}</Trans>}
          disclosures={disclosures}
          draftId={`topic/${code}`}
          usual={materialityReasons}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
