import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/supplier')({
  beforeLoad: requirePermission('supplier-portal:read'),
  component: () => <RemoteView part="esg-shared/EntityUserHome" props={{}} />,
});
