import { ProblemPage } from '@esg/app-kit';
import { createFileRoute, useChildMatches } from '@tanstack/react-router';
import { lazy } from 'react';
import { isPageApart } from '../../app/destination.ts';
import { enter } from '../../app/guards.ts';
import { PagePending } from '../../features/frame/PagePending.tsx';
import { WorkspaceFrame } from '../../features/frame/WorkspaceFrame.tsx';

const SignUpFrame = lazy(async () => ({
  default: (await import('../../features/onboarding/frame/SignUpFrame.tsx')).SignUpFrame,
}));

export const Route = createFileRoute('/ct')({
  beforeLoad: enter,
  pendingComponent: PagePending,
  component: () => {
    const { me, profile } = Route.useRouteContext();
    // The frame of the page that is shown, not of the one that is on its way.
    const isApart = useChildMatches({ select: (matches) => isPageApart(matches[0]?.pathname ?? '') });
    return isApart ? <SignUpFrame /> : <WorkspaceFrame me={me} profile={profile} />;
  },
  errorComponent: ({ error, reset }) => <ProblemPage error={error} onRetry={reset} />,
});
