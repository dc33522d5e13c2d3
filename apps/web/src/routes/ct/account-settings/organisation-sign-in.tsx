import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { OrganisationSignInPage } from '../../../features/security/provider/OrganisationSignInPage.tsx';

export const Route = createFileRoute('/ct/account-settings/organisation-sign-in')({
  beforeLoad: requirePermission('organisation:write'),
  component: OrganisationSignInPage,
});
