import type { Answer, AnswerValue, Report } from '@esg/contract';
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import { answers } from './reports.tables.ts';

type Person = Report['collaborators'][number];
type AnswerRow = typeof answers.$inferSelect;
/** Which field of which disclosure of which report. */
export type AnswerPlace = { reportId: string; disclosureCode: string; fieldKey: string };

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(eq(answers.tenantId, tenantId), eq(answers.organisationId, organisationId), eq(answers.reportId, reportId));

const answerOf = (row: AnswerRow): Answer => ({
  disclosureCode: row.disclosureCode,
  fieldKey: row.fieldKey,
  value: row.value,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: { id: row.updatedById, name: row.updatedByName },
});

const answersOf = prepared('answers.of_report', (db) =>
  db
    .select()
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
    .select()
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

/** Answers of the report, or of one of its disclosures; cleared ones too, for their versions. */
export const listAnswers = async (scoped: Scoped, reportId: string, disclosureCode?: string): Promise<Answer[]> => {
  const { tenantId, organisationId } = scoped;
  const rows =
    disclosureCode === undefined
      ? await answersOf(scoped, { tenantId, organisationId, reportId })
      : await answersOfDisclosure(scoped, { tenantId, organisationId, reportId, disclosureCode });
  return rows.map(answerOf);
};

/** Disclosures besides these whose texts print a figure of them, of any of their fields or of one. */
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

/** Keys of the fields that say something, by disclosure: what is stored is never an empty value, a cleared answer none. */
export const answeredKeys = async (scoped: Scoped, reportId: string): Promise<Map<string, ReadonlySet<string>>> => {
  const rows = await scoped.tx
    .select({ code: answers.disclosureCode, keys: sql<string[]>`json_agg(${answers.fieldKey})` })
    .from(answers)
    .where(and(ofReport(scoped, reportId), isNotNull(answers.value)))
    .groupBy(answers.disclosureCode);
  return new Map(rows.map(({ code, keys }) => [code, new Set(keys)]));
};

/**
 * Stores the value when the answer still has the version that the person saw (0: none), in one statement, so that of two
 * writers at once exactly one succeeds. Gives `undefined` when somebody else was first.
 */
export const writeAnswer = async (
  scoped: Scoped,
  { reportId, disclosureCode, fieldKey }: AnswerPlace,
  seen: number,
  value: AnswerValue | null,
  by: Person,
  now: Date,
): Promise<Answer | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const stamp = { value, updatedAt: now, updatedById: by.id, updatedByName: by.name };
  const rows =
    seen === 0
      ? await tx
          .insert(answers)
          .values({ tenantId, organisationId, reportId, disclosureCode, fieldKey, ...stamp })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(answers)
          .set({ ...stamp, version: sql`${answers.version} + 1` })
          .where(
            and(
              ofReport(scoped, reportId),
              eq(answers.disclosureCode, disclosureCode),
              eq(answers.fieldKey, fieldKey),
              eq(answers.version, seen),
            ),
          )
          .returning();
  return rows[0] && answerOf(rows[0]);
};

/** Stores many answers at once, whatever their versions. Only for a report that this transaction has taken for itself. */
export const writeAnswers = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  values: readonly (Omit<AnswerPlace, 'reportId'> & { value: AnswerValue })[],
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
