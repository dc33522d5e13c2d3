import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { DocumentsPage } from '../../features/documents/DocumentsPage.tsx';

export const Route = createFileRoute('/ct/document-center')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'q' | 'kind' | 'tag' | 'owner' | 'state' | 'order' | 'view', unknown>>) =>
    search,
  beforeLoad: requirePermission('document:read'),
  component: DocumentsPage,
});
