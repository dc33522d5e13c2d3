import { createFileRoute } from '@tanstack/react-router';
import { refuseVisitors } from '../../../app/guards.ts';
import { SecurityPage } from '../../../features/security/SecurityPage.tsx';

export const Route = createFileRoute('/ct/account-settings/security')({
  beforeLoad: refuseVisitors,
  component: SecurityPage,
});
