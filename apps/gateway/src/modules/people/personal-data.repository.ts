import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { signIns } from '../auth/auth.tables.ts';
import { passkeys, totpSecrets } from '../auth/index.ts';
import { notificationSettings, notifications } from '../notifications/notifications.tables.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { auditLog, reports } from '../reports/reports.tables.ts';
import { users } from '../users/users.tables.ts';

/** The caller's account with the name of their organisation. */
export const findAccountRow = async ({ tx, tenantId, organisationId, userId }: Scoped) => {
  const [row] = await tx
    .select({ user: users, organization: organisations.name })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), eq(users.id, userId)));
  return row;
};

/** How the caller signs in, and from where. Secrets and keys are left out. */
export const listOwnSignIns = async ({ tx, userId }: Scoped) => {
  const { browser, system, address, createdAt, revokedAt } = signIns;
  const visits = await tx
    .select({ browser, system, address, createdAt, revokedAt })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(createdAt));
  const keys = await tx
    .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  const [totp] = await tx
    .select({ since: totpSecrets.createdAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  return { visits, keys, authenticatorAppSince: totp?.since ?? null };
};

/** The caller's notifications. */
export const listOwnNotifications = async ({ tx, userId }: Scoped) => {
  const { kind, facts, createdAt, readAt } = notifications;
  const told = await tx
    .select({ kind, facts, createdAt, readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(createdAt));
  const [settings] = await tx
    .select({ digest: notificationSettings.digest })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return { told, digest: settings?.digest ?? null };
};

/** Where the caller worked, and their entries in the audit logs. */
export const listOwnWork = async ({ tx, tenantId, organisationId, userId }: Scoped) => {
  const theirs = sql`${reports.collaborators} @> ${JSON.stringify([{ id: userId }])}::jsonb`;
  const collaborations = await tx
    .select({ id: reports.id, name: reports.name })
    .from(reports)
    .where(and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId), theirs))
    .orderBy(asc(reports.createdAt), asc(reports.id));
  const { reportId, action, section, field, at } = auditLog;
  const activity = await tx
    .select({ reportId, action, section, field, at })
    .from(auditLog)
    .where(
      and(eq(auditLog.tenantId, tenantId), eq(auditLog.organisationId, organisationId), eq(auditLog.actedById, userId)),
    )
    .orderBy(asc(auditLog.position));
  return { collaborations, activity };
};
