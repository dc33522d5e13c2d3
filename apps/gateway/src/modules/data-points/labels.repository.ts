import type { Label } from '@esg/contract';
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { dataPoints, sectionLabels } from './data-points.tables.ts';

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(sectionLabels.tenantId, tenantId), eq(sectionLabels.organisationId, organisationId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(sectionLabels.id, id));
const shown = {
  id: sectionLabels.id,
  name: sectionLabels.name,
  position: sectionLabels.position,
  version: sectionLabels.version,
};

/** Labels of a section in their order. */
export const listLabels = (scoped: Scoped, sectionId: string): Promise<Label[]> =>
  scoped.tx
    .select(shown)
    .from(sectionLabels)
    .where(and(own(scoped), eq(sectionLabels.sectionId, sectionId)))
    .orderBy(asc(sectionLabels.position), asc(sectionLabels.id));

/** All labels of the organisation with their sections. */
export const listOwnLabels = (scoped: Scoped): Promise<(Label & { sectionId: string })[]> =>
  scoped.tx
    .select({ ...shown, sectionId: sectionLabels.sectionId })
    .from(sectionLabels)
    .where(own(scoped))
    .orderBy(asc(sectionLabels.sectionId), asc(sectionLabels.position), asc(sectionLabels.id));

/** Those of the section's labels, locked against removal for this transaction. */
export const holdLabels = (scoped: Scoped, sectionId: string, ids: readonly string[]): Promise<Label[]> =>
  scoped.tx
    .select(shown)
    .from(sectionLabels)
    .where(and(own(scoped), eq(sectionLabels.sectionId, sectionId), inArray(sectionLabels.id, [...ids])))
    .for('key share');

/** The label with its section, locked for this transaction. */
export const takeLabel = async (scoped: Scoped, id: string) => {
  const [row] = await scoped.tx
    .select({ ...shown, sectionId: sectionLabels.sectionId })
    .from(sectionLabels)
    .where(one(scoped, id))
    .for('update');
  return row;
};

export const insertLabel = async (scoped: Scoped, sectionId: string, name: string, position: number) => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(sectionLabels)
    .values({ tenantId, organisationId, sectionId, name, position })
    .returning(shown);
  if (!row) throw new Error('A label was not stored');
  return row;
};

export const renameLabel = async (scoped: Scoped, id: string, name: string): Promise<Label | undefined> => {
  const [row] = await scoped.tx
    .update(sectionLabels)
    .set({ name, version: sql`${sectionLabels.version} + 1` })
    .where(one(scoped, id))
    .returning(shown);
  return row;
};

/** Puts the labels in this order. */
export const orderLabels = async (scoped: Scoped, ids: readonly string[]) => {
  const places = sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as place(id, position)`;
  await scoped.tx.execute(
    sql`update ${sectionLabels} set position = place.position::int from ${places} where ${sectionLabels.id} = place.id and ${sectionLabels.organisationId} = ${scoped.organisationId}`,
  );
};

/** Whether a data point uses the label. */
export const isCarried = async ({ tx, organisationId }: Scoped, metricKey: string, sectionId: string, id: string) => {
  const rows = await tx
    .select({ id: dataPoints.id })
    .from(dataPoints)
    .where(
      and(
        eq(dataPoints.organisationId, organisationId),
        eq(dataPoints.metricKey, metricKey),
        eq(dataPoints.sectionId, sectionId),
        like(dataPoints.labelKey, `%${id}%`),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

export const deleteLabel = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(sectionLabels).where(one(scoped, id));
};
