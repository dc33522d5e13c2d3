import type { Answer, AnswerValue, Report } from '@esg/contract';
import { and, eq, exists, inArray, isNotNull, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import { approvalRounds } from '../approvals/index.ts';
import { type Head, headOf, linkedEntry, noChain, valuesOfEntry } from './audit.repository.ts';
import { stateOf } from './disclosures.repository.ts';
import { answers, type auditLog, reportDisclosures, reports } from './reports.tables.ts';

type Person = Report['collaborators'][number];
type AnswerRow = typeof answers.$inferSelect;
/** Identifies a field of a disclosure of a report. */
export type AnswerPlace = { reportId: string; disclosureCode: string; fieldKey: string };

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(eq(answers.tenantId, tenantId), eq(answers.organisationId, organisationId), eq(answers.reportId, reportId));

const answerOf = (row: Omit<AnswerRow, 'tenantId' | 'organisationId' | 'reportId'>): Answer => ({
  disclosureCode: row.disclosureCode,
  fieldKey: row.fieldKey,
  value: row.value,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: { id: row.updatedById, name: row.updatedByName },
});

/** The fields of an answer, without the report, which is the same for thousands of them. */
const { disclosureCode, fieldKey, value, version, updatedAt, updatedById, updatedByName } = answers;
const told = { disclosureCode, fieldKey, value, version, updatedAt, updatedById, updatedByName };

const answersByReport = prepared('answers.of_report', (db) =>
  db
    .select(told)
    .from(answers)
    .where(
      and(
        eq(answers.tenantId, sql.placeholder('tenantId')),
        eq(answers.organisationId, sql.placeholder('organisationId')),
        eq(answers.reportId, sql.placeholder('reportId')),
      ),
    ),
);
const answersOfDisclosure = prepared('answers.of_disclosure', (db) =>
  db
    .select(told)
    .from(answers)
    .where(
      and(
        eq(answers.tenantId, sql.placeholder('tenantId')),
        eq(answers.organisationId, sql.placeholder('organisationId')),
        eq(answers.reportId, sql.placeholder('reportId')),
        eq(answers.disclosureCode, sql.placeholder('disclosureCode')),
      ),
    ),
);

/** Answers of the report, or of one of its disclosures; includes cleared ones, for their versions. */
export const listAnswers = async (scoped: Scoped, reportId: string, disclosureCode?: string): Promise<Answer[]> => {
  const { tenantId, organisationId } = scoped;
  const rows =
    disclosureCode === undefined
      ? await answersByReport(scoped, { tenantId, organisationId, reportId })
      : await answersOfDisclosure(scoped, { tenantId, organisationId, reportId, disclosureCode });
  return rows.map(answerOf);
};

/** Answers of these disclosures of the report. */
export const listAnswersOf = async (scoped: Scoped, reportId: string, codes: readonly string[]): Promise<Answer[]> => {
  if (codes.length === 0) return [];
  const rows = await scoped.tx
    .select(told)
    .from(answers)
    .where(and(ofReport(scoped, reportId), inArray(answers.disclosureCode, [...codes])));
  return rows.map(answerOf);
};

/** Other disclosures whose texts print a figure of these, of any field or of one. */
export const disclosuresPrinting = async (
  scoped: Scoped,
  reportId: string,
  codes: readonly string[],
  fieldKey?: string,
): Promise<string[]> => {
  const named = JSON.stringify({ codes, keys: fieldKey === undefined ? [] : [fieldKey] });
  const path = `$.blocks.**.number ? (@.yearsBack == 0 && @.disclosureCode == $codes[*]${fieldKey === undefined ? '' : ' && @.fieldKey == $keys[*]'})`;
  const rows = await scoped.tx
    .selectDistinct({ code: answers.disclosureCode })
    .from(answers)
    .where(
      and(
        ofReport(scoped, reportId),
        notInArray(answers.disclosureCode, [...codes]),
        sql`${answers.value} ->> 'type' = 'richTextArea'`,
        sql`jsonb_path_exists(${answers.value}, ${path}::jsonpath, ${named}::jsonb)`,
      ),
    );
  return rows.map(({ code }) => code);
};

/** Keys of the fields that have an answer, by disclosure: a stored value is never empty, and a cleared answer does not count. */
export const answeredKeys = async (scoped: Scoped, reportId: string): Promise<Map<string, ReadonlySet<string>>> => {
  const rows = await scoped.tx
    .select({ code: answers.disclosureCode, keys: sql<string[]>`json_agg(${answers.fieldKey})` })
    .from(answers)
    .where(and(ofReport(scoped, reportId), isNotNull(answers.value)))
    .groupBy(answers.disclosureCode);
  return new Map(rows.map(({ code, keys }) => [code, new Set(keys)]));
};

const { placeholder } = sql;
/** The report of a prepared statement. */
const owner = {
  tenantId: placeholder('tenantId'),
  organisationId: placeholder('organisationId'),
  reportId: placeholder('reportId'),
};
type Owned = typeof answers | typeof reportDisclosures | typeof approvalRounds;
const owned = (table: Owned) =>
  and(
    eq(table.tenantId, owner.tenantId),
    eq(table.organisationId, owner.organisationId),
    eq(table.reportId, owner.reportId),
  );

const around = prepared('answers.around', (db) => {
  const { status, omissionReason, omissionExplanation, omissionExplanations, code, selected } = reportDisclosures;
  const others = db
    .select({ code })
    .from(reportDisclosures)
    .where(
      and(
        owned(reportDisclosures),
        eq(selected, true),
        ne(code, placeholder('disclosureCode')),
        notInArray(status, ['completed', 'omitted']),
      ),
    );
  const rounds = db
    .select({ id: approvalRounds.id })
    .from(approvalRounds)
    .where(and(owned(approvalRounds), inArray(approvalRounds.state, ['open', 'accepted'])));
  const head = headOf(db);
  return db
    .select({
      status,
      omissionReason,
      omissionExplanation,
      omissionExplanations,
      othersAreDone: sql<boolean>`${notExists(others)}`,
      hasRounds: sql<boolean>`${exists(rounds)}`,
      number: head.number,
      position: head.position,
      hash: head.hash,
      hasUnlinked: head.hasUnlinked,
    })
    .from(reportDisclosures)
    .leftJoin(head, sql`true`)
    .where(and(owned(reportDisclosures), eq(selected, true), eq(code, placeholder('disclosureCode'))));
});

/**
 * What the rules of an answer need of its report: the state of its disclosure, whether all others are done, whether any approval is open or
 * in force, and the end of the log. `undefined` where the disclosure is not selected.
 */
export const findAround = async (scoped: Scoped, { reportId, disclosureCode }: AnswerPlace) => {
  const { tenantId, organisationId } = scoped;
  const [row] = await around(scoped, { tenantId, organisationId, reportId, disclosureCode });
  if (!row) return undefined;
  const { othersAreDone, hasRounds, number, position, hash, hasUnlinked } = row;
  const head: Head =
    number === null || position === null || hash === null
      ? noChain
      : { number, position, hash, hasUnlinked: hasUnlinked === true };
  return { state: stateOf(row), othersAreDone, hasRounds, head };
};

/** A parameter of the statement, of that column's type. */
const given = (name: string, column: AnyPgColumn) => sql`${sql.param(placeholder(name), column)}`;
const stamp = {
  value: sql`${placeholder('newValue')}::jsonb`,
  updatedAt: given('at', answers.updatedAt),
  updatedById: given('actedById', answers.updatedById),
  updatedByName: given('actedByName', answers.updatedByName),
};
const isPlace = and(
  owned(answers),
  eq(answers.disclosureCode, placeholder('section')),
  eq(answers.fieldKey, placeholder('field')),
);
const insertAnswer = (db: NodePgDatabase) =>
  db
    .insert(answers)
    .values({ ...owner, disclosureCode: placeholder('section'), fieldKey: placeholder('field'), ...stamp })
    .onConflictDoNothing()
    .returning();
const updateAnswer = (db: NodePgDatabase) =>
  db
    .update(answers)
    .set({ ...stamp, version: sql`${answers.version} + 1` })
    .where(and(isPlace, eq(answers.version, placeholder('seen'))))
    .returning();

/** The answer, its log entry with the link, and the report's new state. */
const logged = (name: string, write: typeof insertAnswer | typeof updateAnswer) =>
  prepared(name, (db) => {
    const written = db.$with('written').as(write(db));
    const { entry, linkBy } = linkedEntry(db);
    const link = db.$with('link').as(linkBy(db));
    const { tenantId, organisationId, id } = reports;
    const settled = db.$with('settled').as(
      db
        .update(reports)
        .set({
          status: given('status', reports.status),
          collaborators: given('collaborators', reports.collaborators),
          updatedAt: given('at', reports.updatedAt),
        })
        .where(and(eq(tenantId, owner.tenantId), eq(organisationId, owner.organisationId), eq(id, owner.reportId))),
    );
    return db.with(written, entry, link, settled).select().from(written);
  });
const writeFirst = logged('answers.insert', insertAnswer);
const writeNext = logged('answers.update', updateAnswer);

type Settled = Pick<typeof reports.$inferSelect, 'status' | 'collaborators'>;
type Logged = Omit<typeof auditLog.$inferInsert, 'section' | 'field' | 'newValue'> & { newValue: AnswerValue | null };

/**
 * Stores the value if the answer still has the version that the person saw (0: none), logs it after that head, and updates the report: all
 * in one statement, so that exactly one of two simultaneous writers succeeds. Returns `undefined` when somebody else was first; the
 * transaction must then be rolled back.
 */
export const writeAnswer = async (
  scoped: Scoped,
  { disclosureCode, fieldKey }: AnswerPlace,
  seen: number,
  entry: Logged,
  head: Head,
  { status, collaborators }: Settled,
): Promise<Answer | undefined> => {
  const values = valuesOfEntry({ ...entry, section: disclosureCode, field: fieldKey }, head);
  const [row] = await (seen === 0 ? writeFirst : writeNext)(scoped, { ...values, seen, status, collaborators });
  return row && answerOf(row);
};

/** Stores many answers at once, whatever their versions. Only for a report that this transaction has locked. */
export const writeAnswers = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  values: readonly (Omit<AnswerPlace, 'reportId'> & { value: AnswerValue | null })[],
  by: Person,
  now: Date,
) => {
  if (values.length === 0) return;
  const common = { tenantId, organisationId, reportId, updatedAt: now, updatedById: by.id, updatedByName: by.name };
  await tx
    .insert(answers)
    .values(values.map((value) => ({ ...common, ...value })))
    .onConflictDoUpdate({
      target: [answers.reportId, answers.disclosureCode, answers.fieldKey],
      set: {
        value: sql`excluded.value`,
        version: sql`${answers.version} + 1`,
        updatedAt: sql`excluded.updated_at`,
        updatedById: sql`excluded.updated_by_id`,
        updatedByName: sql`excluded.updated_by_name`,
      },
    });
};
