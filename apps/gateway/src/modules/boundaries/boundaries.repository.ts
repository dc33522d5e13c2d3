import type { BoundaryEvent, ConsolidationApproach, Holding } from '@esg/contract';
import { boundaryLimits } from '@esg/contract';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import type { Actor } from '../users/index.ts';
import { boundaries, boundaryEntities, boundaryEvents } from './boundaries.tables.ts';

/** The author and the time. */
export type Author = { readonly actor: Pick<Actor, 'id' | 'name'>; readonly now: Date };
const signed = ({ actor, now }: Author) => ({ byId: actor.id, byName: actor.name, at: now });

const approachRow = { approach: boundaries.approach, year: boundaries.year, version: boundaries.version };

/** The approach of a year: its own, else that of the latest earlier year. */
export const findApproach = async (scoped: Scoped, year: number) => {
  const [row] = await scoped.tx
    .select(approachRow)
    .from(boundaries)
    .where(and(ownRows(boundaries, scoped), lte(boundaries.year, year)))
    .orderBy(desc(boundaries.year))
    .limit(1);
  return row;
};

/** The approach of any year, by one question: its own, else that of the latest earlier year. */
export const readApproaches = async (scoped: Scoped) => {
  const found = await scoped.tx
    .select(approachRow)
    .from(boundaries)
    .where(ownRows(boundaries, scoped))
    .orderBy(desc(boundaries.year));
  return (year: number) => found.find((row) => row.year <= year)?.approach;
};

/** The values of each entity in a year: its own, else those of the latest earlier year. Entities without values are left out. */
export const listHoldings = async (scoped: Scoped, year: number) => {
  const rows = await scoped.tx
    .selectDistinctOn([boundaryEntities.entityId], {
      entityId: boundaryEntities.entityId,
      year: boundaryEntities.year,
      kind: boundaryEntities.kind,
      ownership: sql<string>`trim_scale(${boundaryEntities.ownership})::text`,
      operated: boundaryEntities.operated,
      financialControl: boundaryEntities.financialControl,
      joined: boundaryEntities.joinedOn,
      left: boundaryEntities.leftOn,
      exclusion: boundaryEntities.exclusion,
      ownFigures: boundaryEntities.ownFigures,
      version: boundaryEntities.version,
    })
    .from(boundaryEntities)
    .where(and(ownRows(boundaryEntities, scoped), lte(boundaryEntities.year, year)))
    .orderBy(asc(boundaryEntities.entityId), desc(boundaryEntities.year));
  return rows;
};
export type HoldingRow = Awaited<ReturnType<typeof listHoldings>>[number];

/** Whether the year still had that version (0: no value) and stored the approach. */
export const writeApproach = async (
  scoped: Scoped,
  { year, approach, version }: { year: number; approach: ConsolidationApproach; version: number },
  author: Author,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const said = { approach, ...signed(author) };
  const rows =
    version === 0
      ? await tx
          .insert(boundaries)
          .values({ tenantId, organisationId, year, ...said })
          .onConflictDoNothing()
          .returning({ version: boundaries.version })
      : await tx
          .update(boundaries)
          .set({ ...said, version: sql`${boundaries.version} + 1` })
          .where(and(ownRows(boundaries, scoped), eq(boundaries.year, year), eq(boundaries.version, version)))
          .returning({ version: boundaries.version });
  return rows.length > 0;
};

type Place = { readonly year: number; readonly entityId: string };

/** Whether the entity's values of the year still had that version (0: none) and were stored. */
export const writeHolding = async (
  scoped: Scoped,
  { year, entityId }: Place,
  { holding, version }: { readonly holding: Holding; readonly version: number },
  author: Author,
) => {
  const { tx, tenantId, organisationId } = scoped;
  const { joined, left, ...more } = holding;
  const said = { ...more, joinedOn: joined, leftOn: left, ...signed(author) };
  const at = and(eq(boundaryEntities.year, year), eq(boundaryEntities.entityId, entityId));
  const rows =
    version === 0
      ? await tx
          .insert(boundaryEntities)
          .values({ tenantId, organisationId, year, entityId, ...said })
          .onConflictDoNothing()
          .returning({ version: boundaryEntities.version })
      : await tx
          .update(boundaryEntities)
          .set({ ...said, version: sql`${boundaryEntities.version} + 1` })
          .where(and(ownRows(boundaryEntities, scoped), at, eq(boundaryEntities.version, version)))
          .returning({ version: boundaryEntities.version });
  return rows.length > 0;
};

/** What is stored of an entity in a year; `version` is that of the row it replaces, 0 for none. */
export type HoldingWrite = { readonly entityId: string; readonly holding: Holding; readonly version: number };
/** The number of rows in one statement, which may not have more than 65,535 values. */
const lotSize = 1000;

/** Stores the values of many entities in a year; how many still had the version that was read. */
export const writeHoldings = async (
  scoped: Scoped,
  year: number,
  writes: readonly HoldingWrite[],
  author: Author,
): Promise<number> => {
  const { tx, tenantId, organisationId } = scoped;
  let written = 0;
  for (let at = 0; at < writes.length; at += lotSize) {
    const values = writes.slice(at, at + lotSize).map(({ entityId, version, holding: { joined, left, ...more } }) => ({
      ...more,
      ...signed(author),
      tenantId,
      organisationId,
      year,
      entityId,
      joinedOn: joined,
      leftOn: left,
      version: version + 1,
    }));
    const rows = await tx
      .insert(boundaryEntities)
      .values(values)
      .onConflictDoUpdate({
        target: [boundaryEntities.organisationId, boundaryEntities.entityId, boundaryEntities.year],
        set: {
          kind: sql`excluded.kind`,
          ownership: sql`excluded.ownership`,
          operated: sql`excluded.operated`,
          financialControl: sql`excluded.financial_control`,
          joinedOn: sql`excluded.joined_on`,
          leftOn: sql`excluded.left_on`,
          exclusion: sql`excluded.exclusion`,
          ownFigures: sql`excluded.own_figures`,
          version: sql`excluded.version`,
          ...signed(author),
        },
        setWhere: sql`${boundaryEntities.version} = excluded.version - 1`,
      })
      .returning({ entityId: boundaryEntities.entityId });
    written += rows.length;
  }
  return written;
};

/** The year says nothing of these entities any more; how many still had the version that was read. */
export const deleteHoldings = async (
  scoped: Scoped,
  year: number,
  gone: readonly Pick<HoldingWrite, 'entityId' | 'version'>[],
): Promise<number> => {
  if (gone.length === 0) return 0;
  const { rows } = await scoped.tx.execute(sql`
    delete from ${boundaryEntities} using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
      as gone("entityId" uuid, version int)
    where ${boundaryEntities.entityId} = gone."entityId" and ${boundaryEntities.version} = gone.version
      and ${boundaryEntities.year} = ${year} and ${boundaryEntities.tenantId} = ${scoped.tenantId}
      and ${boundaryEntities.organisationId} = ${scoped.organisationId}
    returning ${boundaryEntities.entityId}`);
  return rows.length;
};

/** Stores changes of many entities permanently. */
export const appendEvents = async (
  { tx, tenantId, organisationId }: Scoped,
  year: number,
  events: readonly { readonly entityId: string; readonly holding: Holding }[],
  author: Author,
) => {
  const stored = events.map(({ entityId, holding }) => ({
    tenantId,
    organisationId,
    year,
    entityId,
    state: { approach: null, holding },
    ...signed(author),
  }));
  for (let at = 0; at < stored.length; at += lotSize)
    await tx.insert(boundaryEvents).values(stored.slice(at, at + lotSize));
};

/** Stores a change permanently. */
export const appendEvent = async (
  scoped: Scoped,
  { year, entityId, ...state }: { year: number } & Pick<BoundaryEvent, 'entityId' | 'approach' | 'holding'>,
  author: Author,
) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.insert(boundaryEvents).values({ tenantId, organisationId, year, entityId, state, ...signed(author) });
};

/** The latest changes of a year, the newest first. */
export const listEvents = async (scoped: Scoped, year: number): Promise<BoundaryEvent[]> => {
  const rows = await scoped.tx
    .select()
    .from(boundaryEvents)
    .where(and(ownRows(boundaryEvents, scoped), eq(boundaryEvents.year, year)))
    .orderBy(desc(boundaryEvents.position))
    .limit(boundaryLimits.eventsShown);
  return rows.map(({ entityId, state, at, byId, byName }) => ({
    entityId,
    approach: state.approach,
    holding: state.holding,
    at: at.toISOString(),
    by: { id: byId, name: byName },
  }));
};

const ofEntity = (scoped: Scoped, entityId: string) =>
  and(ownRows(boundaryEntities, scoped), eq(boundaryEntities.entityId, entityId));

/** The number of years that say something of an entity. */
export const countHoldings = (scoped: Scoped, entityId: string): Promise<number> =>
  scoped.tx.$count(boundaryEntities, ofEntity(scoped, entityId));

/** What years say of one entity is said of another; where they say something of that one already, it stays and the first is dropped. */
export const passHoldingsOn = async (scoped: Scoped, from: string, to: string, author: Author) => {
  const { tx } = scoped;
  if ((await countHoldings(scoped, to)) > 0) {
    await tx.delete(boundaryEntities).where(ofEntity(scoped, from));
    return;
  }
  const rows = await tx
    .update(boundaryEntities)
    .set({ entityId: to, ...signed(author) })
    .where(ofEntity(scoped, from))
    .returning();
  for (const { year, kind, ownership, operated, financialControl, joinedOn, leftOn, exclusion, ownFigures } of rows) {
    const holding = {
      kind,
      ownership,
      operated,
      financialControl,
      joined: joinedOn,
      left: leftOn,
      exclusion,
      ownFigures,
    };
    await appendEvent(scoped, { year, entityId: to, approach: null, holding }, author);
  }
};
