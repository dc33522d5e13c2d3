import { and, asc, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { answerExplanations } from './explanations.tables.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };
/** A stored explanation. */
export type ExplanationRow = typeof answerExplanations.$inferSelect;

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(answerExplanations.tenantId, tenantId),
    eq(answerExplanations.organisationId, organisationId),
    eq(answerExplanations.reportId, reportId),
  );

/** Every explanation of the report. */
export const listExplanations = (scoped: Scoped, reportId: string): Promise<ExplanationRow[]> =>
  scoped.tx
    .select()
    .from(answerExplanations)
    .where(ofReport(scoped, reportId))
    .orderBy(asc(answerExplanations.disclosureCode), asc(answerExplanations.fieldKey));

/** Stores an explanation with the figure that it explains. */
export const writeExplanation = async (
  scoped: Scoped,
  row: Pick<ExplanationRow, 'reportId' | 'text' | 'texts' | 'value' | 'at' | 'byId' | 'byName'> &
    Partial<Pick<ExplanationRow, 'printed' | 'from'>> &
    Place,
) => {
  const { tenantId, organisationId } = scoped;
  const { reportId, disclosureCode, fieldKey, ...said } = { from: null, ...row };
  await scoped.tx
    .insert(answerExplanations)
    .values({ tenantId, organisationId, ...row })
    .onConflictDoUpdate({
      target: [answerExplanations.reportId, answerExplanations.disclosureCode, answerExplanations.fieldKey],
      set: said,
    });
};

/** Removes an explanation. */
export const deleteExplanation = async (scoped: Scoped, reportId: string, { disclosureCode, fieldKey }: Place) => {
  await scoped.tx
    .delete(answerExplanations)
    .where(
      and(
        ofReport(scoped, reportId),
        eq(answerExplanations.disclosureCode, disclosureCode),
        eq(answerExplanations.fieldKey, fieldKey),
      ),
    );
};
