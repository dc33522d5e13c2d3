import type { ReportTemplateChange } from '@esg/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reportTemplates } from './templates.tables.ts';

export type TemplateRow = typeof reportTemplates.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(reportTemplates.tenantId, tenantId), eq(reportTemplates.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(reportTemplates.id, id));

/** All templates of the organisation by name. */
export const listTemplates = (scoped: Scoped): Promise<TemplateRow[]> =>
  scoped.tx
    .select()
    .from(reportTemplates)
    .where(own(scoped))
    .orderBy(asc(reportTemplates.name), asc(reportTemplates.id));

/** The template, or `undefined`. */
export const findTemplate = async (scoped: Scoped, id: string): Promise<TemplateRow | undefined> => {
  const [row] = await scoped.tx.select().from(reportTemplates).where(one(scoped, id));
  return row;
};

/** How many templates the organisation has. */
export const countTemplates = async (scoped: Scoped): Promise<number> => {
  const [row] = await scoped.tx.select({ held: count() }).from(reportTemplates).where(own(scoped));
  return row?.held ?? 0;
};

type NewRow = Omit<typeof reportTemplates.$inferInsert, 'tenantId' | 'organisationId'>;

/** Stores a template. */
export const insertTemplate = async (scoped: Scoped, template: NewRow): Promise<TemplateRow> => {
  const { tenantId, organisationId } = scoped;
  const [row] = await scoped.tx
    .insert(reportTemplates)
    .values({ ...template, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('The database stored no template');
  return row;
};

/** Changes the template if it still has the version that the person saw. */
export const updateTemplate = async (
  scoped: Scoped,
  id: string,
  { version, ...fields }: ReportTemplateChange,
  updatedAt: Date,
): Promise<TemplateRow | undefined> => {
  const [row] = await scoped.tx
    .update(reportTemplates)
    .set({ ...fields, updatedAt, version: sql`${reportTemplates.version} + 1` })
    .where(and(one(scoped, id), eq(reportTemplates.version, version)))
    .returning();
  return row;
};

/** Whether there was such a template. */
export const deleteTemplate = async (scoped: Scoped, id: string): Promise<boolean> => {
  const rows = await scoped.tx.delete(reportTemplates).where(one(scoped, id)).returning({ id: reportTemplates.id });
  return rows.length > 0;
};
