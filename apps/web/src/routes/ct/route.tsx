import { ProblemPage } from '@esg/app-kit';
import { createFileRoute, useChildMatches } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense } from 'react';
import { isPageApart } from '../../app/destination.ts';
import { enter } from '../../app/guards.ts';
import { PagePending } from '../../features/frame/PagePending.tsx';
import { WorkspaceFrame } from '../../features/frame/WorkspaceFrame.tsx';

const SignUpFrame = lazy(async () => ({
  default: (await import('../../features/onboarding/frame/SignUpFrame.tsx')).SignUpFrame,
}));

const NotificationBell = lazy(async () => ({
  default: (await import('../../features/notifications/NotificationBell.tsx')).NotificationBell,
}));
const NewsIcon = lazy(async () => ({ default: (await import('../../features/help/NewsIcon.tsx')).NewsIcon }));

const TrialNotice = lazy(async () => ({
  default: (await import('../../features/subscription/TrialNotice.tsx')).TrialNotice,
}));

const LateNewsIcon = (props: ComponentProps<typeof NewsIcon>) => (
  <Suspense>
    <NewsIcon {...props} />
  </Suspense>
);

export const Route = createFileRoute('/ct')({
  beforeLoad: enter,
  pendingComponent: PagePending,
  component: () => {
    const { me, profile } = Route.useRouteContext();
    // The frame of the page that is shown, not of the one that is on its way.
    const isApart = useChildMatches({ select: (matches) => isPageApart(matches[0]?.pathname ?? '') });
    if (isApart) return <SignUpFrame />;
    const bell = (
      <Suspense>
        <NotificationBell />
      </Suspense>
    );
    const notice = profile.permissions.includes('billing:manage') && (
      <Suspense>
        <TrialNotice />
      </Suspense>
    );
    return <WorkspaceFrame me={me} profile={profile} bell={bell} newsIcon={<LateNewsIcon />} notice={notice} />;
  },
  errorComponent: ({ error, reset }) => <ProblemPage error={error} onRetry={reset} />,
});
