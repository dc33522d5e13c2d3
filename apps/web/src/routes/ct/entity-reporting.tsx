import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { CollectionsPage } from '../../features/collections/CollectionsPage.tsx';

export const Route = createFileRoute('/ct/entity-reporting')({
  beforeLoad: requirePermission('entity-reporting:read'),
  component: () => <CollectionsPage permissions={Route.useRouteContext().profile.permissions} />,
});
