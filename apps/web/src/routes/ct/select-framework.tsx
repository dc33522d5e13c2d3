import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { SelectFrameworkPage } from '../../features/create-report/SelectFrameworkPage.tsx';

export const Route = createFileRoute('/ct/select-framework')({
  beforeLoad: requirePermission('report:write'),
  component: SelectFrameworkPage,
});
