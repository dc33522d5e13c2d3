import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { loadCompanyWords } from '../../app/load-company-words.ts';
import { FrameworkHelperPage } from '../../features/create-report/FrameworkHelperPage.tsx';

export const Route = createFileRoute('/ct/framework-helper')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'audience' | 'dataKind', unknown>>) => search,
  beforeLoad: requirePermission('report:write'),
  loader: loadCompanyWords,
  component: FrameworkHelperPage,
});
