import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { SignOffPage } from '../../features/branding/SignOffPage.tsx';

export const Route = createFileRoute('/ct/account-settings_/branding/sign-off')({
  // Not `brand`: that parameter has the token of a preview link.
  validateSearch: ({ version }: { version?: unknown }) => (typeof version === 'string' ? { version } : {}),
  beforeLoad: requirePermission('brand:write'),
  // The sheet needs the studio's words. Without them it still works, in English.
  loader: () => import('@esg/app-kit/brand-studio').then(({ loadStudioWords }) => loadStudioWords()).catch(() => {}),
  component: () => <SignOffPage id={Route.useSearch().version} />,
});
