import type { Supplier } from '@esg/contract';
import type { ReactNode } from 'react';
import { ArchiveSupplierDialog } from './ArchiveSupplierDialog.tsx';
import { RestoreSupplierDialog } from './RestoreSupplierDialog.tsx';
import { SupplierDialog } from './SupplierDialog.tsx';
import type { SupplierAction } from './SupplierMenu.tsx';

/** What an invitation of somebody who answers for a supplier needs. */
export type Inviting = { readonly supplier: Supplier; readonly onClose: () => void };

type SupplierActionDialogProps = {
  readonly action: SupplierAction;
  readonly supplier: Supplier;
  readonly onClose: () => void;
  /** Draws the dialog of an invitation. */
  readonly invitation: (inviting: Inviting) => ReactNode;
};

/** The dialog of an action on a supplier. */
export const SupplierActionDialog = ({ action, supplier, onClose, invitation }: SupplierActionDialogProps) => {
  if (action === 'invite') return invitation({ supplier, onClose });
  if (action === 'edit') return <SupplierDialog supplier={supplier} onClose={onClose} />;
  return action === 'archive' ? (
    <ArchiveSupplierDialog supplier={supplier} onClose={onClose} />
  ) : (
    <RestoreSupplierDialog supplier={supplier} onClose={onClose} />
  );
};
