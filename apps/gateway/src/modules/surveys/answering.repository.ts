import type { Module, SurveyAnswers, SurveyValue } from '@esg/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { modulesInForce } from '../module-gate/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { holdOpen } from './scatter.repository.ts';
import { surveyGroups, surveyLinks, surveyPeople, surveyResponses, surveys } from './surveys.tables.ts';

type SurveyRow = typeof surveys.$inferSelect;
type GroupRow = typeof surveyGroups.$inferSelect;

/** What a link leads to: a survey, one of its groups, and, of a link of their own, who has it. */
export type Door = {
  readonly survey: SurveyRow;
  readonly group: GroupRow;
  readonly organisation: string;
  readonly person: { readonly id: string; readonly language: 'en' | 'zhTw' } | null;
  /** The modules that the organisation may use. */
  readonly modules: readonly Module[];
};

const columns = {
  survey: surveys,
  group: surveyGroups,
  organisation: organisations.name,
  having: {
    featureFlag: tenants.featureFlag,
    dataHubEnabled: organisations.dataHubEnabled,
    reportingEntityEnabled: organisations.reportingEntityEnabled,
    aiEnabled: organisations.aiEnabled,
  },
};
type Row = Omit<Door, 'person' | 'modules'> & { readonly having: Parameters<typeof modulesInForce>[0] };
const doorOf = ({ having, ...row }: Row, person: Door['person']): Door => ({
  ...row,
  person,
  modules: modulesInForce(having),
});

/** The door of a person’s own link. Reads alone: nothing notes that somebody came. */
export const findByLink = async (tx: Transaction, tenantId: string, hash: string): Promise<Door | undefined> => {
  const [row] = await tx
    .select({ ...columns, person: { id: surveyPeople.id, language: surveyPeople.language } })
    .from(surveyLinks)
    .innerJoin(surveyPeople, eq(surveyPeople.id, surveyLinks.personId))
    .innerJoin(surveyGroups, eq(surveyGroups.id, surveyPeople.groupId))
    .innerJoin(surveys, eq(surveys.id, surveyPeople.surveyId))
    .innerJoin(organisations, eq(organisations.id, surveys.organisationId))
    .innerJoin(tenants, eq(tenants.id, surveys.tenantId))
    .where(and(eq(surveyLinks.tenantId, tenantId), eq(surveyLinks.secretHash, hash), isNull(surveyPeople.revokedAt)));
  return row && doorOf(row, row.person);
};

/** The door of a group’s open link. */
export const findByOpenLink = async (tx: Transaction, tenantId: string, hash: string): Promise<Door | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(surveyGroups)
    .innerJoin(surveys, eq(surveys.id, surveyGroups.surveyId))
    .innerJoin(organisations, eq(organisations.id, surveys.organisationId))
    .innerJoin(tenants, eq(tenants.id, surveys.tenantId))
    .where(and(eq(surveyGroups.tenantId, tenantId), eq(surveyGroups.openHash, hash)));
  return row && doorOf(row, null);
};

/** The door of what a device began by an open link. */
export const findByBallot = async (tx: Transaction, tenantId: string, hash: string): Promise<Door | undefined> => {
  const [row] = await tx
    .select(columns)
    .from(surveyResponses)
    .innerJoin(surveyGroups, eq(surveyGroups.id, surveyResponses.groupId))
    .innerJoin(surveys, eq(surveys.id, surveyResponses.surveyId))
    .innerJoin(organisations, eq(organisations.id, surveys.organisationId))
    .innerJoin(tenants, eq(tenants.id, surveys.tenantId))
    .where(and(eq(surveyResponses.tenantId, tenantId), eq(surveyResponses.answerHash, hash)));
  return row && doorOf(row, null);
};

/** Holds the survey of a link open until the transaction ends: what is read of it from now on does not close before. */
export const holdDoor = async (
  tx: Transaction,
  tenantId: string,
  { link, ballot }: { link: string; ballot: string },
) => {
  await holdOpen(
    tx,
    sql`(select ${surveyPeople.surveyId} as survey_id from ${surveyLinks}
        join ${surveyPeople} on ${surveyPeople.id} = ${surveyLinks.personId}
        where ${surveyLinks.tenantId} = ${tenantId} and ${surveyLinks.secretHash} = ${link}
      union all select ${surveyGroups.surveyId} from ${surveyGroups}
        where ${surveyGroups.tenantId} = ${tenantId} and ${surveyGroups.openHash} = ${link}
      union all select ${surveyResponses.surveyId} from ${surveyResponses}
        where ${surveyResponses.tenantId} = ${tenantId} and ${surveyResponses.answerHash} = ${ballot})`,
  );
};

/** What was answered so far. */
export const findResponse = async (tx: Transaction, answerHash: string) => {
  const [row] = await tx
    .select({ answers: surveyResponses.answers, submitted: surveyResponses.submitted })
    .from(surveyResponses)
    .where(eq(surveyResponses.answerHash, answerHash));
  return row;
};

/** What stands as the answer to one question; nothing where the response has not begun. */
export const findAnswer = async (tx: Transaction, answerHash: string, questionId: string) => {
  const [row] = await tx
    .select({ value: sql<SurveyValue | null>`${surveyResponses.answers} -> ${questionId}::text` })
    .from(surveyResponses)
    .where(eq(surveyResponses.answerHash, answerHash));
  return row;
};

/** How many of a group have submitted. */
export const countSubmitted = (tx: Transaction, groupId: string): Promise<number> =>
  tx.$count(surveyResponses, and(eq(surveyResponses.groupId, groupId), eq(surveyResponses.submitted, true)));

/** Counts one more who begins by an open link; whether there was room. */
export const countStarted = async (tx: Transaction, groupId: string): Promise<boolean> => {
  const rows = await tx
    .update(surveyGroups)
    .set({ openStarted: sql`${surveyGroups.openStarted} + 1` })
    .where(and(eq(surveyGroups.id, groupId), lt(surveyGroups.openStarted, surveyGroups.openLimit)))
    .returning({ id: surveyGroups.id });
  return rows.length > 0;
};

/** The row of a response: whose it is, and the day, which an anonymous survey does not keep. */
export type ResponseKey = {
  readonly answerHash: string;
  readonly door: Pick<Door, 'survey' | 'group'>;
  readonly personId: string | null;
  readonly changedOn: string | null;
};

const rowOf = ({ answerHash, door, personId, changedOn }: ResponseKey, answers: SurveyAnswers) => {
  const { tenantId, organisationId, id: surveyId } = door.survey;
  return { answerHash, tenantId, organisationId, surveyId, groupId: door.group.id, personId, changedOn, answers };
};

/** Begins an empty response; whether it is new. */
export const insertResponse = async (tx: Transaction, key: ResponseKey): Promise<boolean> => {
  const rows = await tx
    .insert(surveyResponses)
    .values(rowOf(key, {}))
    .onConflictDoNothing()
    .returning({ groupId: surveyResponses.groupId });
  return rows.length > 0;
};

const { answers: stored } = surveyResponses;
const standing = (questionId: string) => sql`coalesce(${stored} -> ${questionId}::text, 'null'::jsonb)`;

/** What stands there once an answer is saved: ratings of topics beside those of other topics, anything else in the place of what stood there. */
const savedValue = (questionId: string, value: SurveyValue) => {
  if (value.kind !== 'topics') return sql`${JSON.stringify(value)}::jsonb`;
  const rated = JSON.stringify(value.steps.map(({ id }) => id));
  const others = sql`select jsonb_agg(rating) from jsonb_array_elements(${stored} -> ${questionId}::text -> 'steps') rating
    where not ${rated}::jsonb ? (rating ->> 'id')`;
  const steps = sql`coalesce((${others}), '[]'::jsonb) || ${JSON.stringify(value.steps)}::jsonb`;
  return sql`jsonb_build_object('kind', 'topics', 'steps', ${steps})`;
};

/** What replaces an answer only where this stands there, or the answer itself; nothing where it replaces whatever stands there. */
type Seen = SurveyValue | null | undefined;

const isAsSeen = (questionId: string, value: SurveyValue | null, seen: Seen) =>
  seen === undefined || value?.kind === 'topics'
    ? undefined
    : sql`${standing(questionId)} in (${JSON.stringify(seen)}::jsonb, ${JSON.stringify(value)}::jsonb)`;

/**
 * Saves one answer beside all others, in one statement: answers that come at once wait for each other, and none is lost. Returns how many
 * questions are answered, and whether the response is new; nothing where something else stands there than was seen.
 */
export const saveAnswer = async (
  tx: Transaction,
  key: ResponseKey,
  questionId: string,
  { value, seen }: { readonly value: SurveyValue | null; readonly seen: Seen },
) => {
  const given: SurveyAnswers = value ? { [questionId]: value } : {};
  const { changedOn } = key;
  const answers = value
    ? sql`${stored} || jsonb_build_object(${questionId}::text, ${savedValue(questionId, value)})`
    : sql`${stored} - ${questionId}::text`;
  const setWhere = isAsSeen(questionId, value, seen);
  const [row] = await tx
    .insert(surveyResponses)
    .values(rowOf(key, given))
    .onConflictDoUpdate({
      target: surveyResponses.answerHash,
      set: { answers, changedOn },
      ...(setWhere && { setWhere }),
    })
    .returning({
      answered: sql<number>`(select count(*) from jsonb_object_keys(${surveyResponses.answers}))`.mapWith(Number),
      isNew: sql<boolean>`xmax = 0`,
    });
  return row;
};

/** Says that a response counts from now on. */
export const markSubmitted = async (tx: Transaction, { answerHash, changedOn }: ResponseKey): Promise<boolean> => {
  const rows = await tx
    .update(surveyResponses)
    .set({ submitted: true, changedOn })
    .where(eq(surveyResponses.answerHash, answerHash))
    .returning({ groupId: surveyResponses.groupId });
  return rows.length > 0;
};

/** Deletes a response for good. */
export const deleteResponse = async (tx: Transaction, answerHash: string) => {
  await tx.delete(surveyResponses).where(eq(surveyResponses.answerHash, answerHash));
};

/** Notes that a person took everything back. Never of an anonymous survey. */
export const noteWithdrawn = async (tx: Transaction, personId: string, withdrawnAt: Date) => {
  await tx.update(surveyPeople).set({ withdrawnAt }).where(eq(surveyPeople.id, personId));
};
