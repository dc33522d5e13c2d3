import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../../app/guards.ts';
import { EntryEditorPage } from '../../../../features/help/edit/EntryEditorPage.tsx';

export const Route = createFileRoute('/ct/help/edit/$entryId')({
  validateSearch: ({ kind }): { kind?: 'whats-new' } => (kind === 'whats-new' ? { kind } : {}),
  beforeLoad: requirePermission('content:write'),
  component: () => {
    const { entryId } = Route.useParams();
    return (
      <EntryEditorPage entryId={entryId === 'new' ? undefined : entryId} kind={Route.useSearch().kind ?? 'article'} />
    );
  },
});
