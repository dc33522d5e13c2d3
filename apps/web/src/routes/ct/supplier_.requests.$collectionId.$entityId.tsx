import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { RemoteView } from '../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/supplier_/requests/$collectionId/$entityId')({
  beforeLoad: requirePermission('supplier-portal:read'),
  component: () => {
    const { collectionId, entityId } = Route.useParams();
    return <RemoteView part="esg-shared/EntityRequest" props={{ collectionId, entityId, of: 'suppliers' }} />;
  },
});
