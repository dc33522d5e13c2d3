import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { loadCompanyWords } from '../../app/load-company-words.ts';
import { CreateReportPage } from '../../features/create-report/CreateReportPage.tsx';
import { StartFromPage } from '../../features/create-report/StartFromPage.tsx';

/** Without `from`: the ways to start. With it: the report or template to start from. */
export const Route = createFileRoute('/ct/create-report')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'from' | 'id', unknown>>) => search,
  beforeLoad: requirePermission('report:write'),
  loader: loadCompanyWords,
  component: () => (Route.useSearch().from === undefined ? <CreateReportPage /> : <StartFromPage />),
});
