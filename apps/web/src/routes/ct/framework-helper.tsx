import { registerCatalogue } from '@esg/app-kit';
import { companyCatalogue } from '@esg/app-kit/company';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { FrameworkHelperPage } from '../../features/create-report/FrameworkHelperPage.tsx';

export const Route = createFileRoute('/ct/framework-helper')({
  // The page takes what it knows of the address.
  validateSearch: (search: Partial<Record<'audience' | 'dataKind', unknown>>) => search,
  beforeLoad: requirePermission('report:write'),
  loader: () => registerCatalogue(companyCatalogue).catch(() => {}),
  component: FrameworkHelperPage,
});
