import { Notifications } from '@esg/app-kit';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/router.ts';
import { DraftNotice } from '../features/frame/DraftNotice.tsx';

const Root = () => (
  <>
    <DraftNotice />
    <Outlet />
    <Notifications />
  </>
);

const wholePages = () => import('../app/standalone-pages.tsx');

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(wholePages, 'NoSuchPage'),
  errorComponent: lazyRouteComponent(wholePages, 'BrokenPage'),
});
