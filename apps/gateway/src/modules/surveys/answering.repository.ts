import type { Module } from '@esg/contract';
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import { prepared, preparedSql, type Transaction } from '../../platform/database/index.ts';
import { modulesInForce } from '../module-gate/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { lockOf } from './scatter.repository.ts';
import { surveyGroups, surveyLinks, surveyPeople, surveyResponses, surveys } from './surveys.tables.ts';
import { countsStill } from './waves.repository.ts';

// What is asked is large, and hardly ever changes: `readContents` reads it.
const { content: _, ...surveyColumns } = getTableColumns(surveys);
const groupColumns = { id: surveyGroups.id, quota: surveyGroups.quota, openHash: surveyGroups.openHash };

type SurveyRow = Omit<typeof surveys.$inferSelect, 'content'>;
type GroupRow = Pick<typeof surveyGroups.$inferSelect, keyof typeof groupColumns>;

/** What a link leads to: a survey, one of its groups, and, of a link of their own, who has it. */
export type Door = {
  readonly survey: SurveyRow;
  readonly group: GroupRow;
  readonly organisation: string;
  readonly person: { readonly id: string; readonly language: 'en' | 'zhTw' } | null;
  /** Whether it is the link of a group, which anybody may use. */
  readonly isOpen: boolean;
  /** The modules that the organisation may use. */
  readonly modules: readonly Module[];
};

/** The tenant of a page, and the hashes of a secret: what it would be as a link, and as what a device began by an open link. */
export type Keys = { readonly tenantId: string; readonly link: string; readonly ballot: string };

const columns = {
  survey: surveyColumns,
  group: groupColumns,
  organisation: organisations.name,
  having: {
    featureFlag: tenants.featureFlag,
    dataHubEnabled: organisations.dataHubEnabled,
    reportingEntityEnabled: organisations.reportingEntityEnabled,
    aiEnabled: organisations.aiEnabled,
  },
};

const tenantsGiven = sql`any(${sql.placeholder('tenants')}::uuid[])`;
const hashesGiven = sql`any(${sql.placeholder('hashes')}::text[])`;

// Each reads alone: nothing notes that somebody came.
const byLink = prepared('surveys.doors_by_link', (db) =>
  db
    .select({
      ...columns,
      hash: surveyLinks.secretHash,
      person: { id: surveyPeople.id, language: surveyPeople.language },
    })
    .from(surveyLinks)
    .innerJoin(surveyPeople, eq(surveyPeople.id, surveyLinks.personId))
    .innerJoin(surveyGroups, eq(surveyGroups.id, surveyPeople.groupId))
    .innerJoin(surveys, eq(surveys.id, surveyPeople.surveyId))
    .innerJoin(organisations, eq(organisations.id, surveys.organisationId))
    .innerJoin(tenants, eq(tenants.id, surveys.tenantId))
    .where(
      and(
        eq(surveyLinks.tenantId, tenantsGiven),
        eq(surveyLinks.secretHash, hashesGiven),
        isNull(surveyPeople.revokedAt),
      ),
    ),
);
const byOpenLink = prepared('surveys.doors_by_open_link', (db) =>
  db
    .select({ ...columns, hash: surveyGroups.openHash })
    .from(surveyGroups)
    .innerJoin(surveys, eq(surveys.id, surveyGroups.surveyId))
    .innerJoin(organisations, eq(organisations.id, surveys.organisationId))
    .innerJoin(tenants, eq(tenants.id, surveys.tenantId))
    .where(and(eq(surveyGroups.tenantId, tenantsGiven), eq(surveyGroups.openHash, hashesGiven))),
);
const byBallot = prepared('surveys.doors_by_ballot', (db) =>
  db
    .select({ ...columns, hash: surveyResponses.answerHash })
    .from(surveyResponses)
    .innerJoin(surveyGroups, eq(surveyGroups.id, surveyResponses.groupId))
    .innerJoin(surveys, eq(surveys.id, surveyResponses.surveyId))
    .innerJoin(organisations, eq(organisations.id, surveys.organisationId))
    .innerJoin(tenants, eq(tenants.id, surveys.tenantId))
    .where(and(eq(surveyResponses.tenantId, tenantsGiven), eq(surveyResponses.answerHash, hashesGiven))),
);

type Row = Omit<Door, 'person' | 'isOpen' | 'modules'> & {
  readonly hash: string | null;
  readonly having: Parameters<typeof modulesInForce>[0];
};
const doorOf = ({ hash: _hash, having, ...row }: Row, more: Pick<Door, 'person' | 'isOpen'>): Door => ({
  ...row,
  ...more,
  modules: modulesInForce(having),
});

/** The doors of these secrets, in their order: of people’s own links, of groups’ open ones, and of what devices began by these. */
export const findDoors = async (tx: Transaction, keys: readonly Keys[]): Promise<(Door | undefined)[]> => {
  const found = new Map<Keys, Door>();
  const look = async (
    kind: 'link' | 'ballot',
    read: (left: { tenants: string[]; hashes: string[] }) => Promise<[Row, Door][]>,
  ) => {
    const left = keys.filter((each) => !found.has(each));
    if (left.length === 0) return;
    const given = [...new Set(left.map(({ tenantId }) => tenantId))];
    const doors = await read({ tenants: given, hashes: left.map((each) => each[kind]) });
    const byName = new Map(doors.map(([{ hash }, door]) => [`${door.survey.tenantId} ${hash}`, door]));
    for (const each of left) {
      const door = byName.get(`${each.tenantId} ${each[kind]}`);
      if (door) found.set(each, door);
    }
  };
  await look('link', async (left) =>
    (await byLink({ tx }, left)).map((row) => [row, doorOf(row, { person: row.person, isOpen: false })]),
  );
  await look('link', async (left) =>
    (await byOpenLink({ tx }, left)).map((row) => [row, doorOf(row, { person: null, isOpen: true })]),
  );
  await look('ballot', async (left) =>
    (await byBallot({ tx }, left)).map((row) => [row, doorOf(row, { person: null, isOpen: false })]),
  );
  return keys.map((each) => found.get(each));
};

const held = preparedSql(
  'surveys.hold_doors',
  sql`select pg_advisory_xact_lock_shared(${lockOf(sql`found.survey_id`)}) from (
    select ${surveyPeople.surveyId} as survey_id from ${surveyLinks}
      join ${surveyPeople} on ${surveyPeople.id} = ${surveyLinks.personId}
      where ${surveyLinks.tenantId} = ${tenantsGiven} and ${surveyLinks.secretHash} = ${hashesGiven}
    union select ${surveyGroups.surveyId} from ${surveyGroups}
      where ${surveyGroups.tenantId} = ${tenantsGiven} and ${surveyGroups.openHash} = ${hashesGiven}
    union select ${surveyResponses.surveyId} from ${surveyResponses}
      where ${surveyResponses.tenantId} = ${tenantsGiven}
        and ${surveyResponses.answerHash} = any(${sql.placeholder('ballots')}::text[])) found`,
);

/**
 * Holds the surveys of these secrets open until the transaction ends: what is read of them from now on does not close before. Several surveys at
 * once only where nobody else has a connection: two who hold each other’s would wait forever.
 */
export const holdDoors = async (tx: Transaction, keys: readonly Keys[]) => {
  await held(
    { tx },
    {
      tenants: [...new Set(keys.map(({ tenantId }) => tenantId))],
      hashes: keys.map(({ link }) => link),
      ballots: keys.map(({ ballot }) => ballot),
    },
  );
};

const responses = prepared('surveys.responses', (db) =>
  db
    .select({
      answerHash: surveyResponses.answerHash,
      answers: surveyResponses.answers,
      submitted: surveyResponses.submitted,
    })
    .from(surveyResponses)
    .where(eq(surveyResponses.answerHash, hashesGiven)),
);

/** What was answered so far, by the keys of the responses. */
export const findResponses = async (tx: Transaction, answerHashes: readonly string[]) => {
  const rows = answerHashes.length > 0 ? await responses({ tx }, { hashes: [...answerHashes] }) : [];
  return new Map(rows.map(({ answerHash, ...response }) => [answerHash, response]));
};

/** The same of one. */
export const findResponse = async (tx: Transaction, answerHash: string) =>
  (await findResponses(tx, [answerHash])).get(answerHash);

/** How many of a group have submitted, and count. */
export const countSubmitted = (tx: Transaction, groupId: string): Promise<number> =>
  tx.$count(
    surveyResponses,
    and(eq(surveyResponses.groupId, groupId), eq(surveyResponses.submitted, true), countsStill()),
  );

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

/** Begins an empty response in a span of an open link; whether it is new. */
export const insertResponse = async (tx: Transaction, key: ResponseKey, waveId: string): Promise<boolean> => {
  const { answerHash, door, personId, changedOn } = key;
  const { tenantId, organisationId, id: surveyId } = door.survey;
  const rows = await tx
    .insert(surveyResponses)
    .values({
      answerHash,
      tenantId,
      organisationId,
      surveyId,
      groupId: door.group.id,
      personId,
      changedOn,
      waveId,
      answers: {},
    })
    .onConflictDoNothing()
    .returning({ groupId: surveyResponses.groupId });
  return rows.length > 0;
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
