import type { NotificationPage, NotificationSettings, NotificationsRead } from '@esg/contract';
import { homeScopeOf, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { cursorOf, positionOf } from '../../platform/http/index.ts';
import { findSite, type Place } from '../brands/index.ts';
import * as rows from './notifications.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'realtime' | 'now' | 'log'>;
/** What happened, and to whom it is told. */
export type Happening = Omit<rows.NewNotification, 'createdAt'> & { to: rows.Audience };

/**
 * Notifies people of something that has happened. Never fails the action it reports: errors are logged.
 *
 *     await notify(deps, scope, { to: 'report-readers', kind: 'report.published', facts: { report: name }, path });
 */
export const notify = async (deps: Deps, scope: Scope, { to, ...happening }: Happening) => {
  try {
    await deps.database.withScope(scope, (scoped) =>
      rows.insertNotifications(scoped, to, { ...happening, createdAt: deps.now() }),
    );
    deps.realtime.publish(scope, { type: 'notification.arrived' });
  } catch (err) {
    deps.log.warn({ err, kind: happening.kind }, 'nobody was told of it');
  }
};

/**
 * The same inside the transaction of the action, so that both are stored or neither. The caller must publish an event that makes pages
 * reload, such as `people.changed` or `subscription.changed`.
 */
export const notifyWithin = (scoped: Scoped, { to, ...happening }: Happening, createdAt: Date) =>
  rows.insertNotifications(scoped, to, { ...happening, createdAt });

/** A page of the caller's notifications, newest first. Throws `request.invalid` for a cursor that did not come from this list. */
export const readNotifications = (
  { database }: Deps,
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<NotificationPage> =>
  database.withScope(scope, async (scoped) => {
    const { items, end } = await rows.listNotifications(scoped, positionOf(cursor), limit);
    return { items, unread: await rows.countUnread(scoped), next: end ? cursorOf(end) : null };
  });

/** Marks notifications of the caller as read, on all their devices. */
export const markAsRead = async ({ database, realtime, now }: Deps, scope: Scope, { ids }: NotificationsRead) => {
  await database.withScope(scope, (scoped) => rows.markRead(scoped, ids, now()));
  realtime.publish(scope, { type: 'notification.arrived' });
};

/** Marks what announced these files to the caller as read: somebody who has a file needs no notice of it. Never fails the download. */
export const markFilesTaken = async (deps: Deps, scope: Scope, exportIds: readonly string[]) => {
  if (exportIds.length === 0) return;
  try {
    const found = await deps.database.withScope(scope, (scoped) =>
      rows.markReadAbout(scoped, 'export', exportIds, deps.now()),
    );
    if (found) deps.realtime.publish(scope, { type: 'notification.arrived' });
  } catch (err) {
    deps.log.warn({ err }, 'a notification stayed unread');
  }
};

/** How often the caller wants a digest: of a consultant the same in the consultancy and in each client. */
export const readSettings = ({ database }: Deps, scope: Scope): Promise<NotificationSettings> =>
  database.withScope(homeScopeOf(scope), rows.findSettings);

/** Changes how often the caller gets a digest; its links lead to the site the person uses now. */
export const changeSettings = ({ database, now }: Deps, scope: Scope, settings: NotificationSettings, place: Place) =>
  database.withScope(homeScopeOf(scope), async (scoped) => {
    await rows.saveSettings(scoped, settings, await findSite(scoped, place), now());
    return settings;
  });
