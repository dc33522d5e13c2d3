import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { EntityUsersPage } from '../../features/entity-users/EntityUsersPage.tsx';

export const Route = createFileRoute('/ct/entity-management_/users')({
  beforeLoad: requirePermission('entity:manage'),
  component: EntityUsersPage,
});
