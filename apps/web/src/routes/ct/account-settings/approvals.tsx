import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { ApprovalRulesPage } from '../../../features/approval-rules/ApprovalRulesPage.tsx';

export const Route = createFileRoute('/ct/account-settings/approvals')({
  beforeLoad: requirePermission('organisation:write'),
  component: ApprovalRulesPage,
});
