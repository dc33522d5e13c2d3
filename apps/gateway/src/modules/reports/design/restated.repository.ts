import type { AnswerValue, Framework, ReportModel } from '@esg/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { isSamePlace } from '../model/history.ts';
import type { RestatedInput } from '../model/model-input.ts';
import type { AnswersByField } from '../reports.policy.ts';
import { publications } from '../reports.tables.ts';
import { figuresByPlace, firstDifference, placeKey } from '../restatements.policy.ts';
import { restatements } from '../restatements.tables.ts';

const rowsOf = (value: AnswerValue | null | undefined) =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows : [];

/**
 * Figures that differ from the report's last published version and have a note: what was published, what stands now, and why.
 * A figure whose old and new are the same again is none.
 */
export const restatedFigures = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  framework: Pick<Framework, 'topics'>,
  answers: ReadonlyMap<string, AnswersByField>,
): Promise<RestatedInput[]> => {
  const own = and(
    eq(publications.tenantId, tenantId),
    eq(publications.organisationId, organisationId),
    eq(publications.reportId, reportId),
  );
  const [last] = await tx
    .select({ id: publications.id, model: sql<ReportModel>`${publications.models} -> 'en'` })
    .from(publications)
    .where(own)
    .orderBy(desc(publications.publishedAt))
    .limit(1);
  if (!last) return [];
  const notes = await tx
    .select()
    .from(restatements)
    .where(and(eq(restatements.tenantId, tenantId), eq(restatements.publicationId, last.id)));
  const published = figuresByPlace(last.model, framework);
  const order = new Map([...published.keys()].map((key, index) => [key, index]));
  const placeOf = (note: (typeof notes)[number]) => order.get(placeKey(note)) ?? order.size;
  const inOrder = notes.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inOrder.flatMap(({ disclosureCode, fieldKey, breakdown, descriptor, note, notes }): RestatedInput[] => {
    const place = { disclosureCode, fieldKey, descriptor, ...(breakdown !== '' && { breakdown }) };
    const now = rowsOf(answers.get(disclosureCode)?.get(fieldKey)).filter((row) => isSamePlace(row, place));
    const difference = firstDifference(published.get(placeKey(place))?.rows ?? [], now);
    return difference && note.trim() !== '' ? [{ ...place, ...difference, note, notes }] : [];
  });
};
