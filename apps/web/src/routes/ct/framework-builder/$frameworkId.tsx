import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { EditorPage } from '../../../features/framework-builder/EditorPage.tsx';

export const Route = createFileRoute('/ct/framework-builder/$frameworkId')({
  validateSearch: (search: Partial<Record<'part', unknown>>) => search,
  beforeLoad: requirePermission('framework:write'),
  component: () => <EditorPage id={Route.useParams().frameworkId} />,
});
