import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../../app/guards.ts';
import { EntryListPage } from '../../../../features/help/edit/EntryListPage.tsx';

export const Route = createFileRoute('/ct/help/edit/')({
  validateSearch: ({ kind }): { kind?: 'whats-new' } => (kind === 'whats-new' ? { kind } : {}),
  beforeLoad: requirePermission('content:write'),
  component: () => <EntryListPage kind={Route.useSearch().kind ?? 'article'} />,
});
