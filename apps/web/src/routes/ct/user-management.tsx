import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { UserManagementPage } from '../../features/user-management/UserManagementPage.tsx';

export const Route = createFileRoute('/ct/user-management')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'q' | 'level' | 'status' | 'sort', unknown>>) => search,
  beforeLoad: requirePermission('users:manage'),
  component: UserManagementPage,
});
