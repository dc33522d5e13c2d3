import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { BrandingPage } from '../../../features/branding/BrandingPage.tsx';

export const Route = createFileRoute('/ct/account-settings/branding')({
  beforeLoad: requirePermission('brand:write'),
  // The page needs the studio's words. Without them it still works: the studio loads them again.
  loader: () => import('@esg/app-kit/brand-studio').then(({ loadStudioWords }) => loadStudioWords()).catch(() => {}),
  component: BrandingPage,
});
