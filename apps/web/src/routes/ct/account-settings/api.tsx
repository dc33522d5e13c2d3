import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { ApiPage } from '../../../features/public-api/ApiPage.tsx';

export const Route = createFileRoute('/ct/account-settings/api')({
  beforeLoad: requirePermission('organisation:write'),
  component: ApiPage,
});
