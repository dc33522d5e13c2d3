import { and, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { surveys } from './surveys.tables.ts';

/**
 * Writes the responses of a survey anew in an order of chance, all in one transaction: nothing of the database tells then in which order
 * people answered.
 */
export const scatterResponses = async (tx: Transaction, surveyId: string) => {
  await tx.execute(sql`
    with taken as (delete from survey_responses where survey_id = ${surveyId} returning *)
    insert into survey_responses select * from taken order by random()`);
};

/** Closed anonymous surveys whose time ended between these moments: nobody closed them by hand. */
export const listEnded = (tx: Transaction, from: Date, to: Date) =>
  tx
    .select({ id: surveys.id })
    .from(surveys)
    .where(
      and(
        eq(surveys.privacy, 'anonymous'),
        isNotNull(surveys.openedAt),
        isNull(surveys.closedAt),
        lt(surveys.closesAt, to),
        gte(surveys.closesAt, from),
      ),
    );
