import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useMay } from '../use-may.ts';
import { useWizard } from '../wizard-context.ts';
import { FillDialog } from './FillDialog.tsx';

/** Opens the comparison of the data hub with one disclosure, or the whole report. */
export const FillButton = ({ disclosureCode }: { disclosureCode?: string }) => {
  const { readOnly } = useWizard();
  const isOn = useMay('data-hub:read') && !readOnly;
  const [open, setOpen] = useState(false);
  if (!isOn) return null;
  return (
    <>
      <Button size="compact" emphasis="bare" onClick={() => setOpen(true)}>
        {disclosureCode ? <Trans>Fill from data hub</Trans> : <Trans>Fill report from data hub</Trans>}
      </Button>
      {open && <FillDialog disclosureCode={disclosureCode} onClose={() => setOpen(false)} />}
    </>
  );
};
