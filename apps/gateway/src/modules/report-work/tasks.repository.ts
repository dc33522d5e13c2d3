import type { ReportTask } from '@esg/contract';
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { reportTasks } from './report-work.tables.ts';

type Person = ReportTask['assignee'];
type Row = typeof reportTasks.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(reportTasks.tenantId, tenantId),
    eq(reportTasks.organisationId, organisationId),
    eq(reportTasks.reportId, reportId),
  );

const taskOf = (row: Row): ReportTask => ({
  id: row.id,
  disclosureCode: row.disclosureCode,
  assignee: { id: row.assigneeId, name: row.assigneeName },
  note: row.note,
  dueOn: row.dueOn,
  createdBy: { id: row.createdById, name: row.createdByName },
  createdAt: row.createdAt.toISOString(),
  done:
    row.doneAt && row.doneById
      ? { by: { id: row.doneById, name: row.doneByName ?? '' }, at: row.doneAt.toISOString() }
      : null,
});

/** Tasks of the disclosure: open ones first, then in the order in which they were created. */
export const listTasks = async (scoped: Scoped, reportId: string, code: string): Promise<ReportTask[]> => {
  const rows = await scoped.tx
    .select()
    .from(reportTasks)
    .where(and(own(scoped, reportId), eq(reportTasks.disclosureCode, code)))
    .orderBy(asc(reportTasks.createdAt), asc(reportTasks.id));
  const tasks = rows.map(taskOf);
  return [...tasks.filter(({ done }) => !done), ...tasks.filter(({ done }) => done)];
};

/** One task of the report. */
export const findTask = async (scoped: Scoped, reportId: string, id: string): Promise<ReportTask | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(reportTasks)
    .where(and(own(scoped, reportId), eq(reportTasks.id, id)));
  return row && taskOf(row);
};

/** The number of open tasks of each disclosure. */
export const countOpenTasks = async (scoped: Scoped, reportId: string): Promise<Map<string, number>> => {
  const rows = await scoped.tx
    .select({ code: reportTasks.disclosureCode, open: count() })
    .from(reportTasks)
    .where(and(own(scoped, reportId), isNull(reportTasks.doneAt)))
    .groupBy(reportTasks.disclosureCode);
  return new Map(rows.map(({ code, open }) => [code, open]));
};

/** Creates a task; returns its id. */
export const insertTask = async (
  { tx, tenantId, organisationId }: Scoped,
  task: Pick<Row, 'reportId' | 'disclosureCode' | 'note' | 'dueOn' | 'createdAt'>,
  assignee: Person,
  by: Person,
): Promise<string> => {
  const rows = await tx
    .insert(reportTasks)
    .values({
      tenantId,
      organisationId,
      ...task,
      assigneeId: assignee.id,
      assigneeName: assignee.name,
      createdById: by.id,
      createdByName: by.name,
    })
    .returning({ id: reportTasks.id });
  return rows.map(({ id }) => id).join();
};

/** Marks the task as done, or reopens it with `undefined`. */
export const finishTask = async (
  scoped: Scoped,
  reportId: string,
  id: string,
  done: { by: Person; at: Date } | undefined,
) => {
  await scoped.tx
    .update(reportTasks)
    .set({ doneAt: done?.at ?? null, doneById: done?.by.id ?? null, doneByName: done?.by.name ?? null })
    .where(and(own(scoped, reportId), eq(reportTasks.id, id)));
};

/** Removes the task. */
export const deleteTask = async (scoped: Scoped, reportId: string, id: string) => {
  await scoped.tx.delete(reportTasks).where(and(own(scoped, reportId), eq(reportTasks.id, id)));
};

/** Gives a leaving person's open tasks to somebody else; done tasks stay unchanged. Returns how many, and of which reports. */
export const handOverTasks = async ({ tx, tenantId, organisationId }: Scoped, from: string, to: Person) => {
  const rows = await tx
    .update(reportTasks)
    .set({ assigneeId: to.id, assigneeName: to.name })
    .where(
      and(
        eq(reportTasks.tenantId, tenantId),
        eq(reportTasks.organisationId, organisationId),
        eq(reportTasks.assigneeId, from),
        isNull(reportTasks.doneAt),
      ),
    )
    .returning({ reportId: reportTasks.reportId });
  return { tasks: rows.length, reportIds: rows.map(({ reportId }) => reportId) };
};

/** Open tasks of the organisation with a due day. */
export const listOpenTasks = (scoped: Scoped) =>
  scoped.tx
    .select()
    .from(reportTasks)
    .where(and(ownRows(reportTasks, scoped), isNull(reportTasks.doneAt), isNotNull(reportTasks.dueOn)))
    .orderBy(asc(reportTasks.createdAt), asc(reportTasks.id));

/** Organisations that have such tasks. */
export const listTaskOrganisations = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: reportTasks.tenantId, organisationId: reportTasks.organisationId })
    .from(reportTasks)
    .where(and(isNull(reportTasks.doneAt), isNotNull(reportTasks.dueOn)));
