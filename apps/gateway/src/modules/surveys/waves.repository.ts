import { type SurveyPrivacy, surveyLimits } from '@esg/contract';
import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { Actor } from '../users/index.ts';
import { surveyGroups, surveyResponses, surveySetAsides, type surveys, surveyWaves } from './surveys.tables.ts';

/** The group of an open link, and its survey. */
type OpenDoor = {
  readonly survey: Pick<typeof surveys.$inferSelect, 'id' | 'tenantId' | 'organisationId' | 'privacy'>;
  readonly group: { readonly id: string };
};

/** Responses that count: all but those of spans that are set aside. */
export const countsStill =
  (): SQL => sql`not exists (select from ${surveyWaves} where ${surveyWaves.id} = ${surveyResponses.waveId}
  and ${surveyWaves.setAsideId} is not null)`;

const spanMilliseconds = surveyLimits.waveMinutes * 60 * 1000;
/** The beginning of the minutes in which something was. */
const spanOf = (now: Date) => Math.floor(now.getTime() / spanMilliseconds) * spanMilliseconds;

const listLastWaves = (tx: Transaction, groupId: string) =>
  tx
    .select()
    .from(surveyWaves)
    .where(eq(surveyWaves.groupId, groupId))
    .orderBy(desc(surveyWaves.number))
    .limit(2)
    // Whoever sets them aside comes before or after.
    .for('update');

type Wave = typeof surveyWaves.$inferSelect;

const fewestIn = (privacy: SurveyPrivacy) => (privacy === 'named' ? 1 : surveyLimits.wavePeople);

/** Whether the next one begins another span. What is set aside takes nobody in. */
const isOver = ({ from, setAsideId }: Wave, now: Date) =>
  setAsideId !== null || (from !== null && now.getTime() >= from.getTime() + spanMilliseconds);

const beginWave = async (tx: Transaction, { survey, group }: OpenDoor, number: number) => {
  const { tenantId, organisationId, id: surveyId } = survey;
  const [wave] = await tx
    .insert(surveyWaves)
    .values({ tenantId, organisationId, surveyId, groupId: group.id, number })
    .returning();
  if (!wave) throw new Error('A span of answers was not stored');
  return wave;
};

/** Whether a span ended just when another one began, or later: many at once may have come partly in each. */
const adjoins = (before: Wave | undefined, from: Date | null): before is Wave =>
  before?.until != null && from !== null && before.until >= from;

/** Counts somebody in the span in which they begin by an open link, and returns its id. Call it where nobody else begins in the group. */
export const joinWave = async (tx: Transaction, door: OpenDoor, now: Date): Promise<string> => {
  const { privacy } = door.survey;
  const [last, secondLast] = await listLastWaves(tx, door.group.id);
  const goesOn = last !== undefined && !isOver(last, now);
  const wave = goesOn ? last : await beginWave(tx, door, (last?.number ?? 0) + 1);
  const before = goesOn ? secondLast : last;
  const started = wave.started + 1;
  // Until enough began, nothing says when: those before count as if they had come in the minutes of the last of them.
  const from = wave.from ?? (started >= fewestIn(privacy) ? new Date(spanOf(now)) : null);
  const startedAtOnce = adjoins(before, from) ? started + before.started : started;
  await tx
    .update(surveyWaves)
    .set({ started, startedAtOnce, from, until: from && new Date(from.getTime() + spanMilliseconds) })
    .where(eq(surveyWaves.id, wave.id));
  if (before && startedAtOnce > Math.max(started, before.startedAtOnce))
    await tx.update(surveyWaves).set({ startedAtOnce }).where(eq(surveyWaves.id, before.id));
  return wave.id;
};

const ofSurvey = (scoped: Scoped, surveyId: string) =>
  and(ownRows(surveyWaves, scoped), eq(surveyWaves.surveyId, surveyId));

/** The spans of a survey in their order, with how many of each have submitted. */
export const listWaves = (scoped: Scoped, surveyId: string) =>
  scoped.tx
    .select({ wave: surveyWaves, answers: count(surveyResponses.answerHash) })
    .from(surveyWaves)
    .leftJoin(
      surveyResponses,
      and(
        ownRows(surveyResponses, scoped),
        eq(surveyResponses.surveyId, surveyId),
        eq(surveyResponses.waveId, surveyWaves.id),
        eq(surveyResponses.submitted, true),
      ),
    )
    .where(ofSurvey(scoped, surveyId))
    .groupBy(surveyWaves.id)
    .orderBy(asc(surveyWaves.groupId), asc(surveyWaves.number));

/** Whether many began at once by an open link, set aside or not. */
export const hasBurst = async (scoped: Scoped, surveyId: string): Promise<boolean> =>
  (await scoped.tx.$count(
    surveyWaves,
    and(ofSurvey(scoped, surveyId), gte(surveyWaves.startedAtOnce, surveyLimits.burst)),
  )) > 0;

/** What was ever set aside of these surveys, the last one first. */
export const listSetAsides = (scoped: Scoped, surveyId: string) =>
  scoped.tx
    .select()
    .from(surveySetAsides)
    .where(and(ownRows(surveySetAsides, scoped), eq(surveySetAsides.surveyId, surveyId)))
    .orderBy(desc(surveySetAsides.at), desc(surveySetAsides.id));

/** One of them. */
export const findSetAside = async (scoped: Scoped, id: string) =>
  (
    await scoped.tx
      .select()
      .from(surveySetAsides)
      .where(and(ownRows(surveySetAsides, scoped), eq(surveySetAsides.id, id)))
  )[0];

type Given = {
  readonly surveyId: string;
  readonly groupId: string;
  readonly reason: string;
  readonly answers: number;
  readonly by: Actor;
  readonly at: Date;
};

/** Gives the places of spans in the limit of their group’s open link to others, or takes them again. */
const countInLimit = async (scoped: Scoped, setAsideId: string, isCounted: boolean) => {
  const begun = sql`(select coalesce(sum(${surveyWaves.started}), 0)::int from ${surveyWaves}
    where ${surveyWaves.groupId} = ${surveyGroups.id} and ${surveyWaves.setAsideId} = ${setAsideId})`;
  await scoped.tx
    .update(surveyGroups)
    .set({
      openStarted: isCounted
        ? sql`${surveyGroups.openStarted} + ${begun}`
        : sql`greatest(${surveyGroups.openStarted} - ${begun}, 0)`,
    })
    .where(
      and(
        ownRows(surveyGroups, scoped),
        inArray(
          surveyGroups.id,
          scoped.tx
            .select({ id: surveySetAsides.groupId })
            .from(surveySetAsides)
            .where(eq(surveySetAsides.id, setAsideId)),
        ),
      ),
    );
};

/** Sets these spans aside, which leaves their places to others, and returns the id of the deed. */
export const insertSetAside = async (scoped: Scoped, { by, ...given }: Given, waveIds: readonly string[]) => {
  const { tx, tenantId, organisationId } = scoped;
  const [made] = await tx
    .insert(surveySetAsides)
    .values({ tenantId, organisationId, ...given, byId: by.id, byName: by.name })
    .returning({ id: surveySetAsides.id });
  if (!made) throw new Error('Answers were not set aside');
  await tx
    .update(surveyWaves)
    .set({ setAsideId: made.id })
    .where(and(ownRows(surveyWaves, scoped), inArray(surveyWaves.id, [...waveIds])));
  await countInLimit(scoped, made.id, false);
  return made.id;
};

/** Lets the answers of a set-aside count again. */
export const endSetAside = async (scoped: Scoped, id: string, by: Actor, againAt: Date) => {
  await countInLimit(scoped, id, true);
  await scoped.tx
    .update(surveyWaves)
    .set({ setAsideId: null })
    .where(and(ownRows(surveyWaves, scoped), eq(surveyWaves.setAsideId, id)));
  await scoped.tx
    .update(surveySetAsides)
    .set({ againById: by.id, againByName: by.name, againAt })
    .where(and(ownRows(surveySetAsides, scoped), eq(surveySetAsides.id, id)));
};

/** Groups that somebody began to answer in, whether or not it counts or stands still. */
export const listBegunGroups = async (scoped: Scoped, surveyId: string): Promise<ReadonlySet<string>> => {
  const { tx } = scoped;
  const waves = await tx.select({ groupId: surveyWaves.groupId }).from(surveyWaves).where(ofSurvey(scoped, surveyId));
  const responses = await tx
    .selectDistinct({ groupId: surveyResponses.groupId })
    .from(surveyResponses)
    .where(and(ownRows(surveyResponses, scoped), eq(surveyResponses.surveyId, surveyId)));
  const deeds = await listSetAsides(scoped, surveyId);
  return new Set([...waves, ...responses, ...deeds].map(({ groupId }) => groupId));
};
