import { isEditable, type ReminderSettings, reportStatuses, usualReminders } from '@esg/contract';
import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { listed } from './contributions.repository.ts';
import { contributions, reminderSettings } from './contributions.tables.ts';

type SettingsRow = typeof reminderSettings.$inferSelect;

const settingsOf = (row: SettingsRow | undefined): ReminderSettings =>
  row ? { daysBefore: row.daysBefore, onDueDay: row.onDueDay, everyDaysOverdue: row.everyDaysOverdue } : usualReminders;

/** When this organisation's reminders go out. */
export const findReminderSettings = async (tx: Transaction, organisationId: string): Promise<ReminderSettings> => {
  const [row] = await tx.select().from(reminderSettings).where(eq(reminderSettings.organisationId, organisationId));
  return settingsOf(row);
};

export const saveReminderSettings = async ({ tx, tenantId, organisationId }: Scoped, settings: ReminderSettings) => {
  await tx
    .insert(reminderSettings)
    .values({ tenantId, organisationId, ...settings })
    .onConflictDoUpdate({ target: reminderSettings.organisationId, set: settings });
};

const editable = reportStatuses.filter(isEditable);

/** Organisations that wait for somebody by some day. */
export const listWaiting = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: organisations.tenantId, organisationId: organisations.id })
    .from(contributions)
    .innerJoin(organisations, eq(organisations.id, contributions.organisationId))
    .where(and(isNotNull(contributions.dueOn), isNull(contributions.revokedAt), isNull(contributions.doneAt)));

/** Everybody of one organisation who can be reminded: not done, not taken back, not tired of it, the report open. */
export const listRemindable = (tx: Transaction, organisationId: string, now: Date) =>
  listed(
    tx,
    and(
      eq(contributions.organisationId, organisationId),
      isNull(contributions.revokedAt),
      isNull(contributions.doneAt),
      isNull(contributions.mutedAt),
      or(isNotNull(contributions.userId), gt(contributions.expiresAt, now)),
      eq(contributions.role, 'contributor'),
      inArray(reports.status, editable),
    ),
    10_000,
  );

/** Notes that these were reminded. */
export const markReminded = async (tx: Transaction, ids: readonly string[], at: Date) => {
  await tx
    .update(contributions)
    .set({ remindedAt: at })
    .where(inArray(contributions.id, [...ids]));
};
