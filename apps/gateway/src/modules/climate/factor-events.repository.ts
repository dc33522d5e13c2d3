import type { ClimateFactorEvent, ClimateFactorEventQuery } from '@esg/contract';
import { and, desc, eq } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { climateFactorEvents } from './climate.tables.ts';
import type { Author } from './climate-factors.repository.ts';

type EventRow = typeof climateFactorEvents.$inferSelect;

/** The row as the API answers it. */
export const eventOf = ({ id, factorId, name, deed, changed, byName, createdAt }: EventRow): ClimateFactorEvent => ({
  id,
  factorId,
  name,
  deed,
  changed,
  by: byName,
  at: createdAt.toISOString(),
});

type Deed = Pick<ClimateFactorEvent, 'factorId' | 'name' | 'deed'> & { readonly changed?: string[] };

/** Keeps who did what to a factor, in the transaction of the deed. */
export const appendFactorEvent = async (
  { tx, tenantId, organisationId }: Scoped,
  { changed = [], ...deed }: Deed,
  { actor, now }: Author,
) => {
  const by = { byId: actor.id, byName: actor.name, createdAt: now };
  await tx.insert(climateFactorEvents).values({ ...deed, ...by, changed, tenantId, organisationId });
};

/** Newest first, from behind `after`: of all factors, or of one. */
export const listFactorEvents = (
  scoped: Scoped,
  { factorId }: Pick<ClimateFactorEventQuery, 'factorId'>,
  after: ListPosition | undefined,
  limit: number,
) =>
  scoped.tx
    .select()
    .from(climateFactorEvents)
    .where(
      and(
        ownRows(climateFactorEvents, scoped),
        factorId ? eq(climateFactorEvents.factorId, factorId) : undefined,
        olderThan(climateFactorEvents, after),
      ),
    )
    .orderBy(desc(climateFactorEvents.createdAt), desc(climateFactorEvents.id))
    .limit(limit);

/** Whether a person wrote something of a factor that nobody else has confirmed since. */
export const wroteUnseen = async (scoped: Scoped, factorId: string, personId: string): Promise<boolean> => {
  const { deed, byId } = climateFactorEvents;
  const rows = await scoped.tx
    .select({ deed, byId })
    .from(climateFactorEvents)
    .where(and(ownRows(climateFactorEvents, scoped), eq(climateFactorEvents.factorId, factorId)))
    .orderBy(desc(climateFactorEvents.createdAt), desc(climateFactorEvents.id));
  const seen = rows.findIndex((row) => row.deed === 'confirmed' && row.byId !== personId);
  const since = seen < 0 ? rows : rows.slice(0, seen);
  return since.some((row) => row.byId === personId && (row.deed === 'created' || row.deed === 'changed'));
};
