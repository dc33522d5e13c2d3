import { createFileRoute, useSearch } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { NewCollectionPage } from '../../features/collections/create/NewCollectionPage.tsx';

export const Route = createFileRoute('/ct/entity-reporting_/new')({
  beforeLoad: requirePermission('entity-reporting:write'),
  component: () => {
    const { from } = useSearch({ strict: false });
    const { permissions } = Route.useRouteContext().profile;
    return (
      <NewCollectionPage
        key={String(from)}
        from={typeof from === 'string' ? from : undefined}
        permissions={permissions}
      />
    );
  },
});
