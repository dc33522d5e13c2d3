import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../app/guards.ts';
import { DeletedDocumentsPage } from '../../features/documents/DeletedDocumentsPage.tsx';

export const Route = createFileRoute('/ct/document-center_/deleted')({
  beforeLoad: requirePermission('document:read'),
  component: DeletedDocumentsPage,
});
