import { and, eq, isNotNull } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { answers } from '../reports/reports.tables.ts';

/** Who wrote the present answers of the report, by disclosure code. */
export const listWriters = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
): Promise<Map<string, Set<string>>> => {
  const rows = await tx
    .selectDistinct({ code: answers.disclosureCode, id: answers.updatedById })
    .from(answers)
    .where(
      and(
        eq(answers.tenantId, tenantId),
        eq(answers.organisationId, organisationId),
        eq(answers.reportId, reportId),
        isNotNull(answers.value),
      ),
    );
  const writers = new Map<string, Set<string>>();
  for (const { code, id } of rows) writers.set(code, (writers.get(code) ?? new Set()).add(id));
  return writers;
};
