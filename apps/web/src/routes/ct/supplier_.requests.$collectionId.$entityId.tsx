import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { useOfflinePortal } from '../../app/offline/use-offline-portal.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/supplier_/requests/$collectionId/$entityId')({
  beforeLoad: requirePermission('supplier-portal:read'),
  component: () => {
    useOfflinePortal('/ct/supplier');
    const { collectionId, entityId } = Route.useParams();
    return <RemoteView part="esg-shared/EntityRequest" props={{ collectionId, entityId, of: 'suppliers' }} />;
  },
});
