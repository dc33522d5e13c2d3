import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { InviteSupplierDialog } from '../../features/entity-users/InviteSupplierDialog.tsx';
import { SuppliersPage } from '../../features/suppliers/SuppliersPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/suppliers')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'q' | 'shelf', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  component: () => <SuppliersPage invitation={(inviting) => <InviteSupplierDialog {...inviting} />} />,
});
