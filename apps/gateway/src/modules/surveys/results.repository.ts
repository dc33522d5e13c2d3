import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { surveyResponses, surveyResults, surveyWaves } from './surveys.tables.ts';
import { countsStill } from './waves.repository.ts';

/**
 * The keys of a survey’s submitted responses that count, in an order that stays when their rows are written anew; with those that are set
 * aside where `isWhole`.
 */
export const listSubmitted = async (scoped: Scoped, surveyId: string, isWhole = false): Promise<string[]> =>
  (
    await scoped.tx
      .select({ answerHash: surveyResponses.answerHash })
      .from(surveyResponses)
      .where(
        and(
          ownRows(surveyResponses, scoped),
          eq(surveyResponses.surveyId, surveyId),
          eq(surveyResponses.submitted, true),
          isWhole ? undefined : countsStill(),
        ),
      )
      .orderBy(asc(surveyResponses.answerHash))
  ).map(({ answerHash }) => answerHash);

/** Some responses that are still submitted, by their keys, without who gave them. */
export const readResponses = (scoped: Scoped, answerHashes: readonly string[]) =>
  scoped.tx
    .select({ groupId: surveyResponses.groupId, answers: surveyResponses.answers })
    .from(surveyResponses)
    .where(
      and(
        ownRows(surveyResponses, scoped),
        inArray(surveyResponses.answerHash, [...answerHashes]),
        eq(surveyResponses.submitted, true),
      ),
    )
    .orderBy(asc(surveyResponses.answerHash));

/** The rules by which answers are added up and withheld; others make what was stored before be added up again. */
const rules = 'rules-6';

/**
 * Changes with every response that is submitted, changed or withdrawn, and with the spans that are set aside, without reading what was answered:
 * each stored row is of a transaction.
 */
export const markOfSubmitted = async (scoped: Scoped, surveyId: string): Promise<string> => {
  const [row] = await scoped.tx
    .select({
      count: count(),
      sum: sql<string>`coalesce(sum(${surveyResponses}.xmin::text::numeric), 0)::text`,
      last: sql<string>`coalesce(max(${surveyResponses}.xmin::text::numeric), 0)::text`,
    })
    .from(surveyResponses)
    .where(
      and(
        ownRows(surveyResponses, scoped),
        eq(surveyResponses.surveyId, surveyId),
        eq(surveyResponses.submitted, true),
        countsStill(),
      ),
    );
  const [spans] = await scoped.tx
    .select({
      aside: sql<string>`coalesce(md5(string_agg(${surveyWaves.id}::text, ' ' order by ${surveyWaves.id})), '')`,
    })
    .from(surveyWaves)
    .where(and(ownRows(surveyWaves, scoped), eq(surveyWaves.surveyId, surveyId), isNotNull(surveyWaves.setAsideId)));
  return `${rules} ${row?.count} ${row?.sum} ${row?.last} ${spans?.aside}`;
};

/** Results as they were last added up by the present rules: what former ones showed may be withheld now. */
export const findResults = async (scoped: Scoped, surveyId: string) =>
  (
    await scoped.tx
      .select({ edition: surveyResults.edition, mark: surveyResults.mark, results: surveyResults.results })
      .from(surveyResults)
      .where(and(ownRows(surveyResults, scoped), eq(surveyResults.surveyId, surveyId)))
  ).find(({ mark }) => mark.startsWith(`${rules} `));

type Stored = Pick<typeof surveyResults.$inferInsert, 'edition' | 'mark' | 'results'>;

/** Keeps results for whoever looks next. */
export const saveResults = async (scoped: Scoped, surveyId: string, stored: Stored) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx
    .insert(surveyResults)
    .values({ tenantId, organisationId, surveyId, ...stored })
    .onConflictDoUpdate({ target: surveyResults.surveyId, set: stored });
};
