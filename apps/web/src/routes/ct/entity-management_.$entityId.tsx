import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EntityShare } from '../../features/boundary/EntityShare.tsx';
import { EditEntity } from '../../features/entities/EditEntity.tsx';
import { EntityDetailPage } from '../../features/entity-detail/EntityDetailPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/$entityId')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'tab', unknown>>) => search,
  beforeLoad: requirePermission('entity:manage'),
  component: () => {
    const { entityId } = Route.useParams();
    return (
      <EntityDetailPage
        key={entityId}
        entityId={entityId}
        actions={(entity) => <EditEntity entity={entity} />}
        share={<EntityShare entityId={entityId} />}
      />
    );
  },
});
