import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../../../app/guards.ts';
import { RemoteView } from '../../../app/remotes/RemoteView.tsx';

export const Route = createFileRoute('/ct/materiality/')({
  beforeLoad: requirePermission('materiality:read'),
  component: () => <RemoteView part="core-platform/Materiality" props={{}} />,
});
