import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EditEntity } from '../../features/entities/EditEntity.tsx';
import { EntityDetailPage } from '../../features/entity-detail/EntityDetailPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/$entityId')({
  beforeLoad: requirePermission('entity:manage'),
  component: () => {
    const { entityId } = Route.useParams();
    return <EntityDetailPage key={entityId} entityId={entityId} actions={(entity) => <EditEntity entity={entity} />} />;
  },
});
