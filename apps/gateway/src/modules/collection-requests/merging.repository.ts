import type { Period } from '@esg/contract';
import { and, asc, inArray, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { passPartOn } from '../threads/index.ts';
import type { Actor } from '../users/index.ts';
import { appendEvents } from './collections.repository.ts';
import { collectionRequests } from './collections.tables.ts';

const ofEntities = (scoped: Scoped, entityIds: readonly string[]) =>
  and(ownRows(collectionRequests, scoped), inArray(collectionRequests.entityId, [...entityIds]));

/** How many collections ask the entity. */
export const countRequests = (scoped: Scoped, entityId: string): Promise<number> =>
  scoped.tx.$count(collectionRequests, ofEntities(scoped, [entityId]));

/** The entities that collections ask. */
export const listAskedEntities = async (scoped: Scoped): Promise<string[]> => {
  const { entityId } = collectionRequests;
  const rows = await scoped.tx
    .selectDistinct({ entityId })
    .from(collectionRequests)
    .where(ownRows(collectionRequests, scoped));
  return rows.map((row) => row.entityId);
};

/** Locks all requests of these entities: nobody answers, submits, decides or closes them until the transaction ends. */
export const lockRequestsOf = async (scoped: Scoped, entityIds: readonly string[]) => {
  await scoped.tx
    .select({ collectionId: collectionRequests.collectionId })
    .from(collectionRequests)
    .where(ofEntities(scoped, entityIds))
    .orderBy(asc(collectionRequests.collectionId), asc(collectionRequests.entityId))
    .for('update');
};

/** A figure that an entity has no longer, has now, or has with another value. */
type ChangedFigure = { readonly sectionId: string; readonly period: Period };

/** Opens what this entity submitted or got approved with these figures, except where a collection asks the other one too. */
const openChanged = async (
  { tx, tenantId, organisationId }: Scoped,
  { entityId, besides }: { readonly entityId: string; readonly besides: string | null },
  changed: readonly ChangedFigure[],
): Promise<string[]> => {
  const figures = JSON.stringify(
    changed.map(({ sectionId, period: { start, end } }) => ({ id: sectionId, start, end })),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    update collection_requests asked set status = 'open', submitted_at = null, submitted_by_id = null, submitted_by_name = null,
      decided_at = null, decided_by_id = null, decided_by_name = null, version = asked.version + 1
    from collections whole
    where asked.tenant_id = ${tenantId} and asked.organisation_id = ${organisationId} and asked.entity_id = ${entityId}::uuid
      and asked.status in ('submitted', 'approved', 'changed') and whole.id = asked.collection_id
      and not exists (select from collection_requests there
        where there.collection_id = asked.collection_id and there.entity_id = ${besides}::uuid)
      and exists (select from jsonb_to_recordset(${figures}::jsonb) as figure(id text, start date, "end" date)
        where figure.id = any(whole.section_ids) and figure.start <= whole.period_end and figure."end" >= whole.period_start)
    returning asked.collection_id as id`);
  return rows.map(({ id }) => id);
};

type Named = { readonly id: string; readonly name: string };

/**
 * What collections ask of one entity they ask of another in its place. Where a collection asks both, the request of the other one stays as it
 * is, with the reasons for no answer that it lacks. What was submitted or approved with other figures than those that the other one has now
 * is open again: nobody saw them. The caller has locked the requests of both.
 */
export const passRequestsOn = async (
  scoped: Scoped,
  [from, to]: readonly [Named, Named],
  changed: { readonly from: readonly ChangedFigure[]; readonly to: readonly ChangedFigure[] },
  work: { readonly by: Actor; readonly now: Date },
) => {
  const opened = [
    ...(await openChanged(scoped, { entityId: from.id, besides: to.id }, changed.from)),
    ...(await openChanged(scoped, { entityId: to.id, besides: null }, changed.to)),
  ];
  const { tx, tenantId, organisationId } = scoped;
  const own = sql`tenant_id = ${tenantId} and organisation_id = ${organisationId}`;
  await tx.execute(sql`
    insert into collection_requests as there (collection_id, tenant_id, organisation_id, entity_id, status, note, submitted_at,
      submitted_by_id, submitted_by_name, decided_at, decided_by_id, decided_by_name, reminded_at, version)
    select collection_id, tenant_id, organisation_id, ${to.id}::uuid, status, note, submitted_at, submitted_by_id,
      submitted_by_name, decided_at, decided_by_id, decided_by_name, reminded_at, version
    from collection_requests where ${own} and entity_id = ${from.id}
    on conflict (collection_id, entity_id) do update set version = there.version + 1`);
  await tx.execute(sql`
    insert into collection_blocks (collection_id, tenant_id, organisation_id, entity_id, section_id, reason)
    select collection_id, tenant_id, organisation_id, ${to.id}::uuid, section_id, reason
    from collection_blocks where ${own} and entity_id = ${from.id}
    on conflict do nothing`);
  await passPartOn(scoped, 'collection', [from.id, to.id]);
  const gone = await tx
    .delete(collectionRequests)
    .where(ofEntities(scoped, [from.id]))
    .returning({ collectionId: collectionRequests.collectionId });
  for (const { collectionId } of gone)
    await appendEvents(scoped, collectionId, [{ action: 'merged', entityId: to.id, note: from.name }], work);
  for (const collectionId of opened)
    await appendEvents(scoped, collectionId, [{ action: 'opened', entityId: to.id, note: from.name }], work);
};
