import {
  type CollaborationSubject,
  type CollaborationSubjectKind,
  type ReminderSettings,
  usualReminders,
} from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { type ReminderWay, reminderSettings, reminders } from './reminders.tables.ts';

/** What somebody is reminded of, and by which channel. */
export type Reminded = {
  readonly subject: CollaborationSubject;
  readonly personId: string;
  readonly way: ReminderWay;
  readonly dueOn: string | null;
};

/** When the organisation's reminders are sent. */
export const findReminderSettings = async (scoped: Scoped): Promise<ReminderSettings> => {
  const { daysBefore, onDueDay, everyDaysOverdue } = reminderSettings;
  const [row] = await scoped.tx
    .select({ daysBefore, onDueDay, everyDaysOverdue })
    .from(reminderSettings)
    .where(ownRows(reminderSettings, scoped));
  return row ?? usualReminders;
};

export const saveReminderSettings = async ({ tx, tenantId, organisationId }: Scoped, settings: ReminderSettings) => {
  await tx
    .insert(reminderSettings)
    .values({ tenantId, organisationId, ...settings })
    .onConflictDoUpdate({ target: reminderSettings.organisationId, set: settings });
};

const keyOf = ({ subject: { kind, id, part = [] }, personId, way }: Omit<Reminded, 'dueOn'>) =>
  [way, personId, kind, id, ...part].join(' ');

/**
 * When people of the organisation were last reminded of their open work: by subject, person and channel, with the time and the due day that
 * was named.
 */
export const listReminded = async (scoped: Scoped) => {
  const rows = await scoped.tx.select().from(reminders).where(ownRows(reminders, scoped));
  const known = new Map(
    rows.map(({ subjectKind: kind, subjectId: id, part, personId, way, dueOn, sentAt }) => [
      keyOf({ subject: { kind, id, part }, personId, way }),
      { dueOn, sentAt },
    ]),
  );
  return (reminded: Omit<Reminded, 'dueOn'>) => known.get(keyOf(reminded));
};

/** Records that these were reminded. */
export const noteReminded = async (
  { tx, tenantId, organisationId }: Scoped,
  reminded: readonly Reminded[],
  sentAt: Date,
) => {
  for (const { subject, personId, way, dueOn } of reminded) {
    const { kind: subjectKind, id: subjectId, part = [] } = subject;
    await tx
      .insert(reminders)
      .values({
        tenantId,
        organisationId,
        subjectKind,
        subjectId,
        part: [...part],
        personId,
        way,
        dueOn,
        sentAt,
      })
      .onConflictDoUpdate({
        target: [reminders.subjectId, reminders.subjectKind, reminders.part, reminders.personId, reminders.way],
        set: { dueOn, sentAt },
      });
  }
};

/** When a letter last reminded somebody of what a row of another table names, for a query on that table; `id` is its column. */
export const lastLetterOf = (kind: CollaborationSubjectKind, id: SQL) =>
  sql<Date | null>`(select max(told.sent_at) from reminders told
    where told.subject_id = ${id} and told.subject_kind = ${kind} and told.way = 'letter')`.mapWith(reminders.sentAt);
