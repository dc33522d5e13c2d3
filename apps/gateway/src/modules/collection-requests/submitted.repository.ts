import type { Period } from '@esg/contract';
import { sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import type { RequestRow } from './collections.repository.ts';

/** What figures are about: an entity, or the whole organisation, and a section. */
export type Series = { readonly entityId: string | null; readonly sectionId: string };

/** A request that was submitted, with what its collection says. */
export type Submitted = Pick<RequestRow, 'collectionId' | 'entityId' | 'status' | 'decidedById'> & {
  readonly name: string;
  readonly approverId: string | null;
  readonly sectionIds: readonly string[];
  readonly start: string;
  readonly end: string;
};

/** What collections ask over days of the period: the sections, and of each entity whether its answers are approved. */
export const listAsked = async (
  { tx, tenantId, organisationId }: Scoped,
  { start, end }: Period,
): Promise<{ sectionIds: string[]; isApprovedOf: ReadonlyMap<string, boolean> }[]> => {
  const { rows } = await tx.execute<{ sectionIds: string[]; isApprovedOf: Record<string, boolean> }>(sql`
    select whole.section_ids as "sectionIds", (
      select jsonb_object_agg(asked.entity_id, asked.status = 'approved') from collection_requests asked
      where asked.collection_id = whole.id and asked.tenant_id = ${tenantId} and asked.organisation_id = ${organisationId}
    ) as "isApprovedOf"
    from collections whole
    where whole.tenant_id = ${tenantId} and whole.organisation_id = ${organisationId}
      and whole.period_start <= ${end} and whole.period_end >= ${start}`);
  return rows.map(({ sectionIds, isApprovedOf }) => ({
    sectionIds,
    isApprovedOf: new Map(Object.entries(isApprovedOf ?? {})),
  }));
};

/** Requests about these entities and sections that were submitted, locked in the order in which everybody locks them. */
export const lockSubmitted = async ({ tx, tenantId, organisationId }: Scoped, series: readonly Series[]) => {
  const entityIds = [...new Set(series.flatMap(({ entityId }) => entityId ?? []))];
  const sectionIds = [...new Set(series.map(({ sectionId }) => sectionId))];
  if (entityIds.length === 0) return [];
  const { rows } = await tx.execute<Submitted>(sql`
    select asked.collection_id as "collectionId", asked.entity_id as "entityId", asked.status, asked.decided_by_id as "decidedById",
      whole.name, whole.approver_id as "approverId", whole.section_ids as "sectionIds", whole.period_start::text as start,
      whole.period_end::text as "end"
    from collection_requests asked join collections whole on whole.id = asked.collection_id
    where asked.tenant_id = ${tenantId} and asked.organisation_id = ${organisationId}
      and asked.entity_id = any (${sql.param(entityIds)}::uuid[]) and asked.status in ('submitted', 'approved', 'changed')
      and whole.section_ids && ${sql.param(sectionIds)}::text[]
    order by asked.collection_id, asked.entity_id for update of asked`);
  return rows;
};
