import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { loadCompanyWords } from '../../app/load-company-words.ts';
import { SelectFrameworkPage } from '../../features/create-report/SelectFrameworkPage.tsx';

export const Route = createFileRoute('/ct/select-framework')({
  // The page reads the parameters it knows.
  validateSearch: (
    search: Partial<Record<'q' | 'category' | 'library' | 'family' | 'region' | 'asks' | 'own' | 'time', unknown>>,
  ) => search,
  beforeLoad: requirePermission('report:write'),
  loader: loadCompanyWords,
  component: SelectFrameworkPage,
});
