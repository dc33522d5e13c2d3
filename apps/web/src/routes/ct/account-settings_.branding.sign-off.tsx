import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { SignOffPage } from '../../features/branding/SignOffPage.tsx';

export const Route = createFileRoute('/ct/account-settings_/branding/sign-off')({
  validateSearch: ({ brand }: { brand?: unknown }) => (typeof brand === 'string' ? { brand } : {}),
  beforeLoad: requirePermission('brand:write'),
  // The sheet speaks the studio's words. Without them it still works, in English.
  loader: () => import('@esg/app-kit/brand-studio').then(({ loadStudioWords }) => loadStudioWords()).catch(() => {}),
  component: () => <SignOffPage id={Route.useSearch().brand} />,
});
