import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { useOfflinePortal } from '../../app/offline/use-offline-portal.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/entity-user')({
  beforeLoad: requirePermission('entity-portal:read'),
  component: () => {
    useOfflinePortal('/ct/entity-user');
    return <RemoteView part="esg-shared/EntityUserHome" props={{}} />;
  },
});
