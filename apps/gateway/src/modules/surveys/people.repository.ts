import { type NewSurveyPeople, type SurveyPerson, surveyLimits } from '@esg/contract';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { surveyLinks, surveyPeople, surveyResponses } from './surveys.tables.ts';

export type PersonRow = typeof surveyPeople.$inferSelect;

const ofSurvey = (scoped: Scoped, surveyId: string) =>
  and(ownRows(surveyPeople, scoped), eq(surveyPeople.surveyId, surveyId));

type Response = { readonly started: string | null; readonly submitted: boolean | null };

const stateOf = (person: PersonRow, { started, submitted }: Response): SurveyPerson['state'] => {
  if (person.revokedAt) return 'revoked';
  if (person.withdrawnAt && !started) return 'withdrawn';
  if (started) return submitted ? 'submitted' : 'started';
  return person.sentAt ? 'sent' : 'added';
};

/** Everybody who is asked by a link of their own, with how far they are; of an anonymous survey nobody knows that. */
export const listPeople = async (scoped: Scoped, surveyId: string): Promise<SurveyPerson[]> => {
  const rows = await scoped.tx
    .select({ person: surveyPeople, started: surveyResponses.answerHash, submitted: surveyResponses.submitted })
    .from(surveyPeople)
    .leftJoin(surveyResponses, eq(surveyResponses.personId, surveyPeople.id))
    .where(ofSurvey(scoped, surveyId))
    .orderBy(asc(surveyPeople.groupId), asc(surveyPeople.email));
  return rows.map(({ person, ...response }) => {
    const { id, groupId, email, name, language } = person;
    return { id, groupId, email, name, language, state: stateOf(person, response) };
  });
};

/** Adds people; whoever is in the survey already is left. */
export const insertPeople = async (scoped: Scoped, surveyId: string, { groupId, people }: NewSurveyPeople) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx
    .insert(surveyPeople)
    .values(people.map((person) => ({ tenantId, organisationId, surveyId, groupId, ...person })))
    .onConflictDoNothing();
};

/** How many people a survey has. */
export const countPeople = (scoped: Scoped, surveyId: string): Promise<number> =>
  scoped.tx.$count(surveyPeople, ofSurvey(scoped, surveyId));

/** One person of the organisation’s surveys. */
export const findPerson = async (scoped: Scoped, id: string): Promise<PersonRow | undefined> =>
  (
    await scoped.tx
      .select()
      .from(surveyPeople)
      .where(and(ownRows(surveyPeople, scoped), eq(surveyPeople.id, id)))
  )[0];

/** People who got no letter yet, so many at once. */
export const listUnsent = (scoped: Scoped, surveyId: string, most: number): Promise<PersonRow[]> =>
  scoped.tx
    .select()
    .from(surveyPeople)
    .where(and(ofSurvey(scoped, surveyId), isNull(surveyPeople.sentAt), isNull(surveyPeople.revokedAt)))
    .orderBy(asc(surveyPeople.id))
    .limit(most)
    .for('update');

/** How many people got no letter yet. */
export const countUnsent = (scoped: Scoped, surveyId: string): Promise<number> =>
  scoped.tx.$count(
    surveyPeople,
    and(ofSurvey(scoped, surveyId), isNull(surveyPeople.sentAt), isNull(surveyPeople.revokedAt)),
  );

/** Notes that these people got a letter. */
export const noteSent = async (scoped: Scoped, ids: readonly string[], sentAt: Date) => {
  await scoped.tx
    .update(surveyPeople)
    .set({ sentAt })
    .where(and(ownRows(surveyPeople, scoped), inArray(surveyPeople.id, [...ids])));
};

const lastHeard = sql`coalesce(${surveyPeople.remindedAt}, ${surveyPeople.sentAt})`;

/**
 * People who got their last letter before a moment, may be reminded once more and, as far as anybody knows, have neither submitted nor
 * withdrawn.
 */
export const listToRemind = async (scoped: Scoped, surveyId: string, heardBefore: Date): Promise<PersonRow[]> => {
  const rows = await scoped.tx
    .select({ person: surveyPeople })
    .from(surveyPeople)
    .leftJoin(surveyResponses, eq(surveyResponses.personId, surveyPeople.id))
    .where(
      and(
        ofSurvey(scoped, surveyId),
        lte(lastHeard, heardBefore),
        lt(surveyPeople.reminders, surveyLimits.remindersMax),
        isNull(surveyPeople.revokedAt),
        isNull(surveyPeople.withdrawnAt),
        or(isNull(surveyResponses.submitted), ne(surveyResponses.submitted, true)),
      ),
    )
    .orderBy(asc(surveyPeople.id));
  return rows.map(({ person }) => person);
};

/** Notes that these people were reminded. */
export const noteReminded = async (scoped: Scoped, ids: readonly string[], remindedAt: Date) => {
  await scoped.tx
    .update(surveyPeople)
    .set({ remindedAt, reminders: sql`${surveyPeople.reminders} + 1` })
    .where(and(ownRows(surveyPeople, scoped), inArray(surveyPeople.id, [...ids])));
};

/** How many people of each group were asked or can be: a revoked link that was never sent asks nobody. */
export const countAsked = (scoped: Scoped, surveyId: string) =>
  scoped.tx
    .select({ groupId: surveyPeople.groupId, asked: count() })
    .from(surveyPeople)
    .where(and(ofSurvey(scoped, surveyId), or(isNull(surveyPeople.revokedAt), isNotNull(surveyPeople.sentAt))))
    .groupBy(surveyPeople.groupId);

/** Keeps the hash of a link’s secret. */
export const insertLink = async ({ tx, tenantId, organisationId }: Scoped, personId: string, secretHash: string) => {
  await tx.insert(surveyLinks).values({ tenantId, organisationId, personId, secretHash });
};

/** Ends every link of a person. */
export const revokePerson = async (scoped: Scoped, id: string, revokedAt: Date) => {
  const { tx } = scoped;
  await tx
    .update(surveyPeople)
    .set({ revokedAt })
    .where(and(ownRows(surveyPeople, scoped), eq(surveyPeople.id, id)));
  await tx.delete(surveyLinks).where(and(ownRows(surveyLinks, scoped), eq(surveyLinks.personId, id)));
};
