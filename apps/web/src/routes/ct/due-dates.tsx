import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { DueDatesPage } from '../../features/due-dates/DueDatesPage.tsx';
import { dueSearchOf } from '../../features/due-dates/due-search.ts';

export const Route = createFileRoute('/ct/due-dates')({
  validateSearch: dueSearchOf,
  beforeLoad: requirePermission('report:read'),
  component: () => {
    const navigate = Route.useNavigate();
    return <DueDatesPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
  },
});
