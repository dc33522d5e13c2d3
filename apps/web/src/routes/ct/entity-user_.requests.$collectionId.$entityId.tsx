import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { useOfflinePortal } from '../../app/offline/use-offline-portal.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/entity-user_/requests/$collectionId/$entityId')({
  beforeLoad: requirePermission('entity-portal:read'),
  component: () => {
    useOfflinePortal('/ct/entity-user');
    const { collectionId, entityId } = Route.useParams();
    return <RemoteView part="esg-shared/EntityRequest" props={{ collectionId, entityId, of: 'entities' }} />;
  },
});
