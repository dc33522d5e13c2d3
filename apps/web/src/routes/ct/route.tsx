import { ProblemPage } from '@esg/app-kit';
import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../../app/guards.ts';
import { PagePending } from '../../features/frame/PagePending.tsx';
import { WorkspaceFrame } from '../../features/frame/WorkspaceFrame.tsx';

export const Route = createFileRoute('/ct')({
  beforeLoad: requireSession,
  pendingComponent: PagePending,
  component: () => {
    const { me, profile } = Route.useRouteContext();
    return <WorkspaceFrame me={me} profile={profile} />;
  },
  errorComponent: ({ error, reset }) => <ProblemPage error={error} onRetry={reset} />,
});
