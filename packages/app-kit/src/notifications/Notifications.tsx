import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notifications } from './notifications.ts';

const NotificationList = lazy(() =>
  import('./NotificationList.tsx').then((module) => ({ default: module.NotificationList })),
);

/** Draws the messages of `notify`. Nothing of it is loaded before the first message. */
export const Notifications = () => {
  const shown = useSyncExternalStore(notifications.subscribe, notifications.snapshot);
  const hasAny = shown.length > 0;
  return hasAny ? (
    <Suspense>
      <NotificationList shown={shown} />
    </Suspense>
  ) : null;
};
