import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { joinSmallWaves } from './small-waves.repository.ts';
import { surveyResponses, surveys } from './surveys.tables.ts';

// A lock of the database, not of the row: that would leave the number of the last answer’s transaction in the survey.
/** What whoever answers a survey shares, and whoever closes it has alone. */
export const lockOf = (surveyId: string | SQL) => sql`hashtextextended(${surveyId}::text, 102)`;

/** Waits for answers that are being stored, and keeps others waiting until this transaction ends. */
export const holdAnswers = async (tx: Transaction, surveyId: string) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockOf(surveyId)})`);
};

/**
 * Writes the responses of an ended survey anew in an order of chance, all in one transaction: nothing of the database tells then in which
 * order people answered. Call it with `holdAnswers`.
 */
export const scatterResponses = async (tx: Transaction, surveyId: string, scatteredAt: Date) => {
  await joinSmallWaves(tx, surveyId);
  await tx.execute(sql`
    with taken as (delete from ${surveyResponses} where survey_id = ${surveyId} returning *)
    insert into ${surveyResponses} select * from taken order by random()`);
  await tx.update(surveys).set({ scatteredAt }).where(eq(surveys.id, surveyId));
};

const unscattered = (now: Date) =>
  and(
    eq(surveys.privacy, 'anonymous'),
    isNotNull(surveys.openedAt),
    isNull(surveys.scatteredAt),
    or(isNotNull(surveys.closedAt), lte(surveys.closesAt, now)),
  );

/** Ended anonymous surveys whose responses are still in the order in which they came, however long ago they ended. */
export const listUnscattered = (tx: Transaction, now: Date) =>
  tx
    .select({ id: surveys.id, tenantId: surveys.tenantId, organisationId: surveys.organisationId })
    .from(surveys)
    .where(unscattered(now));

/** Whether a survey is still one of them, kept from changes until the transaction ends: its last day may have been moved meanwhile. */
export const lockUnscattered = async (tx: Transaction, surveyId: string, now: Date): Promise<boolean> => {
  const [row] = await tx
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.id, surveyId), unscattered(now)))
    .for('no key update');
  return row !== undefined;
};
