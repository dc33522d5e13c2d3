import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { DocumentPage } from '../../features/documents/viewer/DocumentPage.tsx';

export const Route = createFileRoute('/ct/document-center_/$documentId')({
  // The page reads the parameters it knows.
  validateSearch: (search: Partial<Record<'version' | 'page' | 'quote' | 'cell' | 'view', unknown>>) => search,
  beforeLoad: requirePermission('document:read'),
  component: () => {
    const { documentId } = Route.useParams();
    return <DocumentPage key={documentId} documentId={documentId} />;
  },
});
