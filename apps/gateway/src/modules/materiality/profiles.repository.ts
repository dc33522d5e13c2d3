import type {
  AssessedTopic,
  MaterialityDecision,
  MaterialityEdition,
  MaterialityEvent,
  MaterialitySettings,
  MaterialityYear,
  TopicChange,
} from '@esg/contract';
import { materialityLimits } from '@esg/contract';
import { and, asc, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import { orderedId, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { Actor } from '../users/index.ts';
import {
  materialityDecisions,
  materialityEvents,
  materialityProfiles,
  materialityTopics,
} from './materiality.tables.ts';

/** The author and the time. */
export type Author = { readonly actor: Pick<Actor, 'id' | 'name'>; readonly now: Date };
/** The columns that say who and when. */
export const signed = ({ actor, now }: Author) => ({ byId: actor.id, byName: actor.name, at: now });

type ProfileRow = typeof materialityProfiles.$inferSelect;
/** An assessment without what belongs to it. */
export type Profile = Pick<ProfileRow, 'id' | 'year' | 'edition' | 'settings' | 'version'>;

/** Settings of before there were groups of stakeholders, approvers, or a threshold for what stakeholders say, have none. */
const settingsFrom = (settings: MaterialitySettings): MaterialitySettings => ({
  ...settings,
  thresholds: { ...settings.thresholds, stakeholder: settings.thresholds.stakeholder ?? '3' },
  stakeholdersCount: settings.stakeholdersCount ?? false,
  stakeholders: settings.stakeholders ?? [],
  approvers: settings.approvers ?? [],
});
const profileFrom = ({ id, year, edition, settings, version }: ProfileRow): Profile => ({
  id,
  year,
  edition,
  version,
  settings: settingsFrom(settings),
});

const oneProfile = (scoped: Scoped, id: string) =>
  and(ownRows(materialityProfiles, scoped), eq(materialityProfiles.id, id));

/** One assessment; `undefined` where the organisation has none of this id. */
export const findProfile = async (scoped: Scoped, id: string): Promise<Profile | undefined> => {
  const [row] = await scoped.tx.select().from(materialityProfiles).where(oneProfile(scoped, id));
  return row && profileFrom(row);
};

/** The assessment of a year; `undefined` where the organisation has none. */
export const findProfileOfYear = async (scoped: Scoped, year: number): Promise<Profile | undefined> => {
  const own = and(ownRows(materialityProfiles, scoped), eq(materialityProfiles.year, year));
  const [row] = await scoped.tx.select().from(materialityProfiles).where(own);
  return row && profileFrom(row);
};

/** One assessment, kept from other changes until the transaction ends. */
export const lockProfile = async (scoped: Scoped, id: string): Promise<Profile | undefined> => {
  const [row] = await scoped.tx.select().from(materialityProfiles).where(oneProfile(scoped, id)).for('update');
  return row && profileFrom(row);
};

/** The assessments of all years, the latest first, each with the day of its last decision. */
export const listYears = async (scoped: Scoped): Promise<MaterialityYear[]> => {
  const rows = await scoped.tx
    .select({
      id: materialityProfiles.id,
      year: materialityProfiles.year,
      edition: materialityProfiles.edition,
      version: materialityProfiles.version,
      decidedAt: max(materialityDecisions.at),
    })
    .from(materialityProfiles)
    .leftJoin(materialityDecisions, eq(materialityDecisions.profileId, materialityProfiles.id))
    .where(ownRows(materialityProfiles, scoped))
    .groupBy(materialityProfiles.id)
    .orderBy(desc(materialityProfiles.year));
  return rows.map(({ decidedAt, ...row }) => ({ ...row, decidedAt: decidedAt?.toISOString() ?? null }));
};

/** The assessment of the latest year before this one. */
export const findEarlier = async (scoped: Scoped, year: number): Promise<Profile | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(materialityProfiles)
    .where(and(ownRows(materialityProfiles, scoped), lt(materialityProfiles.year, year)))
    .orderBy(desc(materialityProfiles.year))
    .limit(1);
  return row && profileFrom(row);
};

type NewProfile = {
  readonly year: number;
  readonly edition: MaterialityEdition;
  readonly settings: MaterialitySettings;
};

/** The stored assessment; `undefined` where the year has one already. */
export const insertProfile = async (
  { tx, tenantId, organisationId }: Scoped,
  profile: NewProfile,
  author: Author,
): Promise<Profile | undefined> => {
  const [row] = await tx
    .insert(materialityProfiles)
    .values({ tenantId, organisationId, ...profile, ...signed(author) })
    .onConflictDoNothing()
    .returning();
  return row && profileFrom(row);
};

/** Whether the assessment still had that version and took these settings. */
export const updateSettings = async (
  scoped: Scoped,
  { id, version }: Pick<Profile, 'id' | 'version'>,
  settings: MaterialitySettings,
  author: Author,
) => {
  const rows = await scoped.tx
    .update(materialityProfiles)
    .set({ settings, version: sql`${materialityProfiles.version} + 1`, ...signed(author) })
    .where(and(oneProfile(scoped, id), eq(materialityProfiles.version, version)))
    .returning({ id: materialityProfiles.id });
  return rows.length > 0;
};

type TopicRow = typeof materialityTopics.$inferSelect;
/** A topic and the assessment that it belongs to. */
export type TopicOfProfile = AssessedTopic & { readonly profileId: string };

const topicFrom = (row: TopicRow): TopicOfProfile => ({
  id: row.id,
  profileId: row.profileId,
  origin: row.origin,
  libraryIds: [...row.libraryIds],
  name: row.name,
  state: row.state,
  mergedInto: row.mergedInto,
  judged: row.judged,
  reason: row.reason,
  version: row.version,
});
const amongTopics = (scoped: Scoped, profileId: string) =>
  and(ownRows(materialityTopics, scoped), eq(materialityTopics.profileId, profileId));

/** The topics of an assessment, in the order in which they were added. */
export const listTopics = async (scoped: Scoped, profileId: string): Promise<TopicOfProfile[]> =>
  (
    await scoped.tx
      .select()
      .from(materialityTopics)
      .where(amongTopics(scoped, profileId))
      .orderBy(asc(materialityTopics.number), asc(materialityTopics.id))
  ).map(topicFrom);

/** One topic of the organisation. */
export const findTopic = async (scoped: Scoped, id: string): Promise<TopicOfProfile | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(materialityTopics)
    .where(and(ownRows(materialityTopics, scoped), eq(materialityTopics.id, id)));
  return row && topicFrom(row);
};

/** What a topic begins with; without an origin it is its own. */
export type NewTopic = Pick<AssessedTopic, 'libraryIds' | 'name'> &
  Partial<Pick<AssessedTopic, 'origin' | 'state' | 'judged' | 'reason'>>;

/** Adds topics at the end of the list. */
export const insertTopics = async (
  scoped: Scoped,
  profileId: string,
  topics: readonly NewTopic[],
): Promise<TopicOfProfile[]> => {
  const { tx, tenantId, organisationId } = scoped;
  if (topics.length === 0) return [];
  const [last] = await tx
    .select({ number: max(materialityTopics.number) })
    .from(materialityTopics)
    .where(amongTopics(scoped, profileId));
  const values = topics.map((topic, index) => {
    const id = orderedId();
    const number = (last?.number ?? 0) + index + 1;
    return { id, tenantId, organisationId, profileId, number, origin: id, ...topic };
  });
  return (await tx.insert(materialityTopics).values(values).returning()).map(topicFrom);
};

/** The changed topic; `undefined` where none stands at this version. */
export const updateTopic = async (
  scoped: Scoped,
  id: string,
  { version, ...fields }: TopicChange,
): Promise<TopicOfProfile | undefined> => {
  const [row] = await scoped.tx
    .update(materialityTopics)
    .set({ ...fields, version: sql`${materialityTopics.version} + 1` })
    .where(
      and(ownRows(materialityTopics, scoped), eq(materialityTopics.id, id), eq(materialityTopics.version, version)),
    )
    .returning();
  return row && topicFrom(row);
};

/** Points a topic at the one it was merged into, as a year is carried on. */
export const mergeTopic = (scoped: Scoped, id: string, mergedInto: string) =>
  scoped.tx
    .update(materialityTopics)
    .set({ mergedInto })
    .where(and(ownRows(materialityTopics, scoped), eq(materialityTopics.id, id)));

const decisionFrom = (row: typeof materialityDecisions.$inferSelect): MaterialityDecision => ({
  id: row.id,
  year: row.year,
  number: row.number,
  edition: row.edition,
  settings: settingsFrom(row.settings),
  topics: [...row.topics],
  reason: row.reason,
  opinionGroups: [...row.opinionGroups],
  approvals: [...row.approvals],
  by: { id: row.byId, name: row.byName },
  at: row.at.toISOString(),
});

/** The latest decision about a year, or the latest about any year before it. */
export const findDecision = async (
  scoped: Scoped,
  year: number,
  which: 'of' | 'before',
): Promise<MaterialityDecision | null> => {
  const when = which === 'of' ? eq(materialityDecisions.year, year) : lt(materialityDecisions.year, year);
  const [row] = await scoped.tx
    .select()
    .from(materialityDecisions)
    .where(and(ownRows(materialityDecisions, scoped), when))
    .orderBy(desc(materialityDecisions.year), desc(materialityDecisions.number))
    .limit(1);
  return row ? decisionFrom(row) : null;
};

/** The latest decisions of the organisation, newest year and number first. */
export const listDecisions = async (scoped: Scoped): Promise<MaterialityDecision[]> =>
  (
    await scoped.tx
      .select()
      .from(materialityDecisions)
      .where(ownRows(materialityDecisions, scoped))
      .orderBy(desc(materialityDecisions.year), desc(materialityDecisions.number))
      .limit(materialityLimits.decisionsShown)
  ).map(decisionFrom);

/** Stores a decision for good, with the next number of its year. */
export const insertDecision = async (
  scoped: Scoped,
  { id: profileId, year, edition, settings }: Profile,
  decided: Pick<MaterialityDecision, 'topics' | 'reason' | 'approvals' | 'opinionGroups'>,
  author: Author,
): Promise<MaterialityDecision> => {
  const { tx, tenantId, organisationId } = scoped;
  const [last] = await tx
    .select({ number: max(materialityDecisions.number) })
    .from(materialityDecisions)
    .where(and(ownRows(materialityDecisions, scoped), eq(materialityDecisions.profileId, profileId)));
  const number = (last?.number ?? 0) + 1;
  const [row] = await tx
    .insert(materialityDecisions)
    .values({
      tenantId,
      organisationId,
      profileId,
      year,
      number,
      edition,
      settings,
      ...decided,
      ...signed(author),
    })
    .returning();
  if (!row) throw new Error('A decision was not stored');
  return decisionFrom(row);
};

/** What is logged of one change. */
export type Logged = Pick<MaterialityEvent, 'action'> &
  Partial<Pick<MaterialityEvent, 'subjectId' | 'before' | 'after'>>;

/** Stores a change permanently. */
export const appendEvent = async (
  { tx, tenantId, organisationId }: Scoped,
  profileId: string,
  { action, subjectId = null, before = null, after = null }: Logged,
  author: Author,
) => {
  const state = { before, after };
  await tx
    .insert(materialityEvents)
    .values({ tenantId, organisationId, profileId, action, subjectId, state, ...signed(author) });
};

/** Whether the text of an entry, or what people settled about one, was changed after that moment. */
export const hasEntriesChangedAfter = async (scoped: Scoped, profileId: string, at: string): Promise<boolean> => {
  const [found] = await scoped.tx
    .select({ position: materialityEvents.position })
    .from(materialityEvents)
    .where(
      and(
        ownRows(materialityEvents, scoped),
        eq(materialityEvents.profileId, profileId),
        inArray(materialityEvents.action, [
          'iro_changed',
          'iro_removed',
          'settled',
          'register_imported',
          'import_undone',
        ]),
        gt(materialityEvents.at, new Date(at)),
      ),
    )
    .limit(1);
  return found !== undefined;
};

/** The log keeps each entry of an import before and after; a list of the latest changes would be megabytes with them, so they stay away. */
const stateInList = sql<
  typeof materialityEvents.$inferSelect.state
>`case when ${materialityEvents.action} in ('register_imported', 'import_undone')
  then ${materialityEvents.state} #- '{after,entries}' else ${materialityEvents.state} end`;

/** The latest changes of an assessment, the newest first; what an import changed is shown by the import. */
export const listEvents = async (scoped: Scoped, profileId: string): Promise<MaterialityEvent[]> => {
  const rows = await scoped.tx
    .select({
      action: materialityEvents.action,
      subjectId: materialityEvents.subjectId,
      state: stateInList,
      byId: materialityEvents.byId,
      byName: materialityEvents.byName,
      at: materialityEvents.at,
    })
    .from(materialityEvents)
    .where(and(ownRows(materialityEvents, scoped), eq(materialityEvents.profileId, profileId)))
    .orderBy(desc(materialityEvents.position))
    .limit(materialityLimits.eventsShown);
  return rows.map(({ action, subjectId, state, byId, byName, at }) => ({
    action,
    subjectId,
    before: state.before,
    after: state.after,
    by: { id: byId, name: byName },
    at: at.toISOString(),
  }));
};
