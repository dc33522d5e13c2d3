import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { useOfflinePortal } from '../../app/offline/use-offline-portal.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/supplier')({
  beforeLoad: requirePermission('supplier-portal:read'),
  component: () => {
    useOfflinePortal('/ct/supplier');
    return <RemoteView part="esg-shared/EntityUserHome" props={{}} />;
  },
});
