import type { GivenScore, Iro, NewIro, ScoredCriterion } from '@esg/contract';
import { and, asc, eq, exists, isNull, max, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { materialityIros, materialityScores } from './materiality.tables.ts';
import { type Author, signed } from './profiles.repository.ts';

type IroRow = typeof materialityIros.$inferSelect;
/** An entry without its scores. */
export type BareIro = Omit<Iro, 'scores' | 'settled' | 'scoredBy'> & { readonly profileId: string };

const iroFrom = (row: IroRow): BareIro => ({
  id: row.id,
  profileId: row.profileId,
  topicId: row.topicId,
  kind: row.kind,
  actual: row.actual,
  humanRights: row.humanRights,
  title: row.title,
  description: row.description,
  horizon: row.horizon,
  stages: row.stages,
  stakeholders: [...row.stakeholders],
  evidence: row.evidence,
  revealedAt: row.revealedAt?.toISOString() ?? null,
  version: row.version,
});
const amongIros = (scoped: Scoped, profileId: string) =>
  and(ownRows(materialityIros, scoped), eq(materialityIros.profileId, profileId));
const oneIro = (scoped: Scoped, id: string) => and(ownRows(materialityIros, scoped), eq(materialityIros.id, id));

/** The entries of an assessment, the oldest first. */
export const listIros = async (scoped: Scoped, profileId: string): Promise<BareIro[]> =>
  (
    await scoped.tx.select().from(materialityIros).where(amongIros(scoped, profileId)).orderBy(asc(materialityIros.id))
  ).map(iroFrom);

export const countIros = (scoped: Scoped, profileId: string) =>
  scoped.tx.$count(materialityIros, amongIros(scoped, profileId));

/** One entry; `undefined` where the organisation has none of this id. */
export const findIro = async (scoped: Scoped, id: string): Promise<BareIro | undefined> => {
  const [row] = await scoped.tx.select().from(materialityIros).where(oneIro(scoped, id));
  return row && iroFrom(row);
};

/** Adds entries. */
export const insertIros = async (
  { tx, tenantId, organisationId }: Scoped,
  profileId: string,
  iros: readonly NewIro[],
): Promise<BareIro[]> => {
  if (iros.length === 0) return [];
  const values = iros.map((iro) => ({ tenantId, organisationId, profileId, ...iro }));
  return (await tx.insert(materialityIros).values(values).returning()).map(iroFrom);
};

/** The changed entry; `undefined` where none stands at this version. */
export const updateIro = async (
  scoped: Scoped,
  id: string,
  version: number,
  fields: NewIro,
): Promise<BareIro | undefined> => {
  const [row] = await scoped.tx
    .update(materialityIros)
    .set({ ...fields, version: sql`${materialityIros.version} + 1` })
    .where(and(oneIro(scoped, id), eq(materialityIros.version, version)))
    .returning();
  return row && iroFrom(row);
};

export const deleteIro = (scoped: Scoped, id: string) => scoped.tx.delete(materialityIros).where(oneIro(scoped, id));

/** Shows everybody the scores of every entry that was hidden and that anybody scored; returns how many those are. */
export const revealIros = async (scoped: Scoped, profileId: string, now: Date): Promise<number> => {
  const scores = scoped.tx.select({ position: materialityScores.position }).from(materialityScores);
  const rows = await scoped.tx
    .update(materialityIros)
    .set({ revealedAt: now })
    .where(
      and(
        amongIros(scoped, profileId),
        isNull(materialityIros.revealedAt),
        exists(scores.where(and(ownRows(materialityScores, scoped), eq(materialityScores.iroId, materialityIros.id)))),
      ),
    )
    .returning({ id: materialityIros.id });
  return rows.length;
};

/** A score and the entry that it is about. */
export type ScoreOfIro = GivenScore & { readonly iroId: string; readonly settled: boolean };

/** The last score of each person and criterion, and the last that was settled, of every entry of an assessment. */
export const listScores = async (scoped: Scoped, profileId: string): Promise<ScoreOfIro[]> => {
  const rows = await scoped.tx
    .selectDistinctOn([
      materialityScores.iroId,
      materialityScores.criterion,
      materialityScores.settled,
      sql`case when ${materialityScores.settled} then null else ${materialityScores.byId} end`,
    ])
    .from(materialityScores)
    .innerJoin(materialityIros, eq(materialityIros.id, materialityScores.iroId))
    .where(and(ownRows(materialityScores, scoped), amongIros(scoped, profileId)))
    .orderBy(
      materialityScores.iroId,
      materialityScores.criterion,
      materialityScores.settled,
      sql`case when ${materialityScores.settled} then null else ${materialityScores.byId} end`,
      sql`${materialityScores.position} desc`,
    );
  return rows.map(({ materiality_scores: row }) => ({
    iroId: row.iroId,
    settled: row.settled,
    criterion: row.criterion,
    score: row.score,
    reason: row.reason,
    by: { id: row.byId, name: row.byName },
    at: row.at.toISOString(),
  }));
};

/** Whether anybody scored the entry or settled on a score. */
export const isScored = async (scoped: Scoped, iroId: string): Promise<boolean> =>
  (await scoped.tx.$count(
    materialityScores,
    and(ownRows(materialityScores, scoped), eq(materialityScores.iroId, iroId)),
  )) > 0;

/** The last score that was given to an entry of an assessment, by its place among all; 0 for none. */
export const findLastScore = async (scoped: Scoped, profileId: string): Promise<number> => {
  const [row] = await scoped.tx
    .select({ last: max(materialityScores.position) })
    .from(materialityScores)
    .innerJoin(materialityIros, eq(materialityIros.id, materialityScores.iroId))
    .where(and(ownRows(materialityScores, scoped), amongIros(scoped, profileId)));
  return row?.last ?? 0;
};

/** What somebody says of some criteria of an entry. */
export type NewScores = {
  readonly iroId: string;
  readonly settled: boolean;
  readonly scores: readonly { readonly criterion: ScoredCriterion; readonly score: number }[];
  readonly reason: string;
};

/** Adds what somebody says now; what they said before stays. */
export const insertScores = async (
  { tx, tenantId, organisationId }: Scoped,
  { iroId, settled, scores, reason }: NewScores,
  author: Author,
) => {
  const values = scores.map((each) => ({
    tenantId,
    organisationId,
    iroId,
    settled,
    reason,
    ...each,
    ...signed(author),
  }));
  await tx.insert(materialityScores).values(values);
};
