import { ProblemPage } from '@esg/app-kit';
import { createFileRoute, useChildMatches } from '@tanstack/react-router';
import { isPageApart } from '../../app/destination.ts';
import { enter } from '../../app/guards.ts';
import { PagePending } from '../../features/frame/PagePending.tsx';
import { WorkspaceFrame } from '../../features/frame/WorkspaceFrame.tsx';
import { LateBell, LateNewsIcon, LateTrialNotice, SignUpFrame } from './-late.tsx';

export const Route = createFileRoute('/ct')({
  beforeLoad: enter,
  pendingComponent: PagePending,
  component: () => {
    const { me, profile } = Route.useRouteContext();
    // The frame belongs to the shown page, not to the one that is loading.
    const isApart = useChildMatches({ select: (matches) => isPageApart(matches[0]?.pathname ?? '') });
    if (isApart) return <SignUpFrame />;
    const trial = (place: 'bar' | 'page') =>
      profile.permissions.includes('billing:manage') && <LateTrialNotice place={place} />;
    return (
      <WorkspaceFrame
        me={me}
        profile={profile}
        where={trial('bar')}
        notice={trial('page')}
        bell={<LateBell />}
        newsIcon={<LateNewsIcon />}
      />
    );
  },
  errorComponent: ({ error, reset }) => <ProblemPage error={error} onRetry={reset} />,
});
