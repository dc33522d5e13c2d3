import type { SurveyChange, SurveyContent, SurveyGroupsChange, SurveyPrivacy } from '@esg/contract';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { Actor } from '../users/index.ts';
import { surveyEditions, surveyGroups, surveyPeople, surveyResponses, surveys } from './surveys.tables.ts';
import { countsStill } from './waves.repository.ts';

/** A survey without what belongs to it. */
export type SurveyRow = typeof surveys.$inferSelect;
export type GroupRow = typeof surveyGroups.$inferSelect;

const one = (scoped: Scoped, id: string) => and(ownRows(surveys, scoped), eq(surveys.id, id));

/** One survey of the organisation. */
export const findSurvey = async (scoped: Scoped, id: string): Promise<SurveyRow | undefined> =>
  (await scoped.tx.select().from(surveys).where(one(scoped, id)))[0];

/**
 * The same, kept from other changes until the transaction ends. A response that begins names the survey by its key, which does not change:
 * it must not wait, as closing waits for it.
 */
export const lockSurvey = async (scoped: Scoped, id: string): Promise<SurveyRow | undefined> =>
  (await scoped.tx.select().from(surveys).where(one(scoped, id)).for('no key update'))[0];

/** The surveys of an assessment, the first one first. */
export const listSurveys = (scoped: Scoped, profileId: string): Promise<SurveyRow[]> =>
  scoped.tx
    .select()
    .from(surveys)
    .where(and(ownRows(surveys, scoped), eq(surveys.profileId, profileId)))
    .orderBy(asc(surveys.id));

/** Every survey of the organisation that was opened, the last one first. */
export const listOpened = (scoped: Scoped): Promise<SurveyRow[]> =>
  scoped.tx
    .select()
    .from(surveys)
    .where(and(ownRows(surveys, scoped), isNotNull(surveys.openedAt)))
    .orderBy(sql`${surveys.openedAt} desc`);

const reminding = (now: Date) =>
  and(
    surveys.reminds,
    isNotNull(surveys.openedAt),
    isNull(surveys.closedAt),
    gt(surveys.closesAt, now),
    or(isNull(surveys.opensAt), lte(surveys.opensAt, now)),
  );

/** Open surveys of the organisation that remind by themselves. */
export const listReminding = (scoped: Scoped, now: Date): Promise<SurveyRow[]> =>
  scoped.tx
    .select()
    .from(surveys)
    .where(and(ownRows(surveys, scoped), reminding(now)))
    .for('no key update');

/** Organisations with such surveys. */
export const listWaiting = (tx: Transaction, now: Date) =>
  tx
    .selectDistinct({ tenantId: surveys.tenantId, organisationId: surveys.organisationId })
    .from(surveys)
    .where(reminding(now));

/** How many surveys an assessment has. */
export const countSurveys = (scoped: Scoped, profileId: string): Promise<number> =>
  scoped.tx.$count(surveys, and(ownRows(surveys, scoped), eq(surveys.profileId, profileId)));

type NewRow = { readonly profileId: string; readonly content: SurveyContent; readonly privacy: SurveyPrivacy };

/** Stores a new survey. */
export const insertSurvey = async ({ tx, tenantId, organisationId }: Scoped, survey: NewRow): Promise<SurveyRow> => {
  const [row] = await tx
    .insert(surveys)
    .values({ tenantId, organisationId, ...survey })
    .returning();
  if (!row) throw new Error('A survey was not stored');
  return row;
};

type Change = Partial<Omit<SurveyRow, 'id' | 'tenantId' | 'organisationId' | 'profileId' | 'version'>>;

/** Changes a survey that the caller has locked. */
export const updateSurvey = async (scoped: Scoped, id: string, change: Change): Promise<SurveyRow | undefined> => {
  const [row] = await scoped.tx
    .update(surveys)
    .set({ ...change, version: sql`${surveys.version} + 1` })
    .where(one(scoped, id))
    .returning();
  return row;
};

/** What of a change is stored. */
export const changedColumns = ({
  content,
  privacy,
  opensAt,
  closesAt,
  reminds,
}: Omit<SurveyChange, 'version'>): Change => ({
  content,
  ...(reminds === undefined ? {} : { reminds }),
  privacy,
  opensAt: opensAt === null ? null : new Date(opensAt),
  closesAt: closesAt === null ? null : new Date(closesAt),
});

/** Deletes a survey with everything in it. */
export const deleteSurvey = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(surveys).where(one(scoped, id));
};

type Edition = { readonly number: number; readonly content: SurveyContent; readonly by: Actor; readonly at: Date };

/** Keeps what respondents read from now on. */
export const insertEdition = async (scoped: Scoped, surveyId: string, { number, content, by, at }: Edition) => {
  const { tx, tenantId, organisationId } = scoped;
  const author = { byId: by.id, byName: by.name, at };
  await tx.insert(surveyEditions).values({ tenantId, organisationId, surveyId, number, content, ...author });
};

/** The groups of these surveys, in their order. */
export const listGroups = async (scoped: Scoped, surveyIds: readonly string[]): Promise<GroupRow[]> =>
  surveyIds.length === 0
    ? []
    : scoped.tx
        .select()
        .from(surveyGroups)
        .where(and(ownRows(surveyGroups, scoped), inArray(surveyGroups.surveyId, [...surveyIds])))
        .orderBy(asc(surveyGroups.number), asc(surveyGroups.id));

/** One group of the organisation. */
export const findGroup = async (scoped: Scoped, id: string): Promise<GroupRow | undefined> =>
  (
    await scoped.tx
      .select()
      .from(surveyGroups)
      .where(and(ownRows(surveyGroups, scoped), eq(surveyGroups.id, id)))
  )[0];

type GivenGroup = SurveyGroupsChange['groups'][number];

/** Stores the groups in their order: known ones are changed, new ones added. */
export const saveGroups = async (scoped: Scoped, surveyId: string, groups: readonly GivenGroup[]) => {
  const { tx, tenantId, organisationId } = scoped;
  for (const [number, { id, ...group }] of groups.entries()) {
    if (id === null) await tx.insert(surveyGroups).values({ tenantId, organisationId, surveyId, number, ...group });
    else
      await tx
        .update(surveyGroups)
        .set({ number, ...group })
        .where(and(ownRows(surveyGroups, scoped), eq(surveyGroups.id, id), eq(surveyGroups.surveyId, surveyId)));
  }
};

/** Deletes groups that nobody is in. */
export const deleteGroups = async (scoped: Scoped, ids: readonly string[]) => {
  if (ids.length === 0) return;
  await scoped.tx.delete(surveyGroups).where(and(ownRows(surveyGroups, scoped), inArray(surveyGroups.id, [...ids])));
};

/** Gives a group another open link, or none. */
export const setOpenLink = async (
  scoped: Scoped,
  groupId: string,
  link: { readonly hash: string; readonly limit: number } | null,
) => {
  await scoped.tx
    .update(surveyGroups)
    .set({ openHash: link?.hash ?? null, openLimit: link?.limit ?? null, openStarted: 0 })
    .where(and(ownRows(surveyGroups, scoped), eq(surveyGroups.id, groupId)));
};

/** How far groups are, by group. */
export type GroupProgress = { people: number; sent: number; started: number; submitted: number };

/** How far the groups of these surveys are, without answers that are set aside. */
export const countProgress = async (scoped: Scoped, surveyIds: readonly string[]) => {
  const progress = new Map<string, GroupProgress>();
  if (surveyIds.length === 0) return progress;
  const people = await scoped.tx
    .select({ groupId: surveyPeople.groupId, people: count(), sent: count(surveyPeople.sentAt) })
    .from(surveyPeople)
    .where(and(ownRows(surveyPeople, scoped), inArray(surveyPeople.surveyId, [...surveyIds])))
    .groupBy(surveyPeople.groupId);
  for (const { groupId, ...counts } of people) progress.set(groupId, { ...counts, started: 0, submitted: 0 });
  const responses = await scoped.tx
    .select({
      groupId: surveyResponses.groupId,
      started: count(),
      submitted: sql<number>`count(*) filter (where ${surveyResponses.submitted})`.mapWith(Number),
    })
    .from(surveyResponses)
    .where(and(ownRows(surveyResponses, scoped), inArray(surveyResponses.surveyId, [...surveyIds]), countsStill()))
    .groupBy(surveyResponses.groupId);
  for (const { groupId, ...counts } of responses) {
    const known = progress.get(groupId) ?? { people: 0, sent: 0, started: 0, submitted: 0 };
    progress.set(groupId, { ...known, ...counts });
  }
  return progress;
};
