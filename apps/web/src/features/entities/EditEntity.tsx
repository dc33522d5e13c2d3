import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EntityDialog } from './EntityDialog.tsx';

/** Opens the form of an entity on its own page. */
export const EditEntity = ({ id }: { readonly id: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Edit entity</Trans>
      </Button>
      {open && <EntityDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
};
