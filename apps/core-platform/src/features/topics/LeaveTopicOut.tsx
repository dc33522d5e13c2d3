import type { Disclosure } from '@esg/contract';
import { Button } from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LeaveOutDialog, materialityReasons } from '../../wizard/provisions/LeaveOutDialog.tsx';

type LeaveTopicOutProps = { code: string; title: string; disclosures: readonly Disclosure[] };

/** Omits the selected disclosures of a topic that is not material, with one reason and one explanation for all. */
export const LeaveTopicOut = ({ code, title, disclosures }: LeaveTopicOutProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const count = disclosures.length;
  return (
    <>
      <Button
        size="compact"
        aria-label={t`${plural(count, { one: 'Leave out # disclosure', other: 'Leave out # disclosures' })}: ${title}`}
        onClick={() => setOpen(true)}
      >
        <Plural value={count} one="Leave out # disclosure" other="Leave out # disclosures" />
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
