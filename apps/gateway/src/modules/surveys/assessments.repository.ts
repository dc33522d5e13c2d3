/**
 * What surveys read of assessments. Assessments use what surveys say, so surveys read their tables themselves: modules know each other in
 * one direction.
 */
import type { AssessedTopic } from '@esg/contract';
import { and, asc, eq } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { materialityProfiles, materialityTopics } from '../materiality/materiality.tables.ts';

/** The year of an assessment; `undefined` where the organisation has none of this id. */
export const findAssessmentYear = async (scoped: Scoped, id: string): Promise<number | undefined> =>
  (
    await scoped.tx
      .select({ year: materialityProfiles.year })
      .from(materialityProfiles)
      .where(and(ownRows(materialityProfiles, scoped), eq(materialityProfiles.id, id)))
  )[0]?.year;

/** What a question about topics needs of one. */
export type AskedTopic = Pick<AssessedTopic, 'id' | 'name' | 'state' | 'mergedInto'> & {
  readonly libraryIds: readonly string[];
};

/** The topics of an assessment, in the order in which they were added. */
export const listAskedTopics = (scoped: Scoped, profileId: string): Promise<AskedTopic[]> =>
  scoped.tx
    .select({
      id: materialityTopics.id,
      name: materialityTopics.name,
      state: materialityTopics.state,
      mergedInto: materialityTopics.mergedInto,
      libraryIds: materialityTopics.libraryIds,
    })
    .from(materialityTopics)
    .where(and(ownRows(materialityTopics, scoped), eq(materialityTopics.profileId, profileId)))
    .orderBy(asc(materialityTopics.number), asc(materialityTopics.id));
