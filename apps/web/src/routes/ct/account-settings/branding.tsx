import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { BrandingPage } from '../../../features/branding/BrandingPage.tsx';

export const Route = createFileRoute('/ct/account-settings/branding')({
  beforeLoad: requirePermission('brand:write'),
  component: BrandingPage,
});
