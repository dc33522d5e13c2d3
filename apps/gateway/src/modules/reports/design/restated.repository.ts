import type { AnswerValue, ReportModel } from '@esg/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import type { RestatedInput } from '../model/build-report-model.ts';
import type { AnswersByField } from '../reports.policy.ts';
import { publications } from '../reports.tables.ts';
import { restatements } from '../restatements.tables.ts';

type Figure = RestatedInput['old'];

const rowsOf = (value: AnswerValue | null | undefined) =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows : [];

const publishedFigure = (model: ReportModel, code: string, fieldKey: string, descriptor: string): Figure => {
  const disclosure = model.chapters.flatMap(({ disclosures }) => disclosures).find((one) => one.code === code);
  const content = disclosure?.fields.find(({ key }) => key === fieldKey)?.content;
  const row = content?.kind === 'numbers' && content.rows.find((one) => one.descriptor === descriptor);
  return row ? { number: row.number, unit: row.unitCode } : null;
};

/**
 * Figures that differ from the report's last published version and have a note: what was published, what stands now, and why.
 * A figure whose old and new are the same again is none.
 */
export const restatedFigures = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
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
  return notes.flatMap(({ disclosureCode, fieldKey, descriptor, note }): RestatedInput[] => {
    const row = rowsOf(answers.get(disclosureCode)?.get(fieldKey)).find((one) => one.descriptor === descriptor);
    const now = row ? { number: row.number, unit: row.unit } : null;
    const old = publishedFigure(last.model, disclosureCode, fieldKey, descriptor);
    const isSame = old?.number === now?.number && old?.unit === now?.unit;
    return isSame || note.trim() === '' ? [] : [{ disclosureCode, fieldKey, descriptor, old, new: now, note }];
  });
};
