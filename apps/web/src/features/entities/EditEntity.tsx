import type { Entity } from '@esg/contract';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EntityDialog } from './EntityDialog.tsx';
import { useMayArrange } from './use-entities.ts';

/** Opens the form of an entity on its own page, for people who may change it. */
export const EditEntity = ({ entity }: { readonly entity: Entity }) => {
  const [open, setOpen] = useState(false);
  const mayArrange = useMayArrange();
  if (!mayArrange(entity)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Edit entity</Trans>
      </Button>
      {open && <EntityDialog id={entity.id} onClose={() => setOpen(false)} />}
    </>
  );
};
