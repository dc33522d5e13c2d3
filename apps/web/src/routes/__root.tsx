import { NotFoundPage, Notifications, ProblemPage } from '@esg/app-kit';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.ts';
import { DraftNotice } from '../features/frame/DraftNotice.tsx';

const Root = () => (
  <>
    <DraftNotice />
    <Outlet />
    <Notifications />
  </>
);

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => <NotFoundPage alone />,
  errorComponent: ({ error, reset }) => <ProblemPage error={error} onRetry={reset} />,
});
