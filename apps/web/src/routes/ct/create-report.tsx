import { createFileRoute, redirect } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { StartFromPage } from '../../features/create-report/StartFromPage.tsx';

/** With `from`: what the new report starts from. Without: the frameworks, to start empty. */
export const Route = createFileRoute('/ct/create-report')({
  // The page takes what it knows of the address.
  validateSearch: (search: Partial<Record<'from' | 'id', unknown>>) => search,
  beforeLoad: (context) => {
    if (context.search.from === undefined) throw redirect({ to: '/ct/select-framework', replace: true });
    return requirePermission('report:write')(context);
  },
  component: StartFromPage,
});
