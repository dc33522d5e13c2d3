import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { MyClientsPage } from '../../features/clients/MyClientsPage.tsx';

export const Route = createFileRoute('/ct/my-clients')({
  validateSearch: ({ q }): { q?: unknown } => (q ? { q } : {}),
  beforeLoad: requirePermission('client:view'),
  component: () => <MyClientsPage profile={Route.useRouteContext().profile} />,
});
