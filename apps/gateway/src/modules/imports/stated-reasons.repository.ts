import type { Period } from '@esg/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { dataImportItems, dataImports } from './imports.tables.ts';

/** A metric that a sheet calls not applicable, and the reason. */
export type StatedInSheet = {
  metricKey: string;
  sectionId: string;
  entityId: string | null;
  period: Period;
  reason: string;
  importId: string;
  fileName: string;
  row: number;
};

/** More statements than any sheet makes about the days of one report. */
const statedMax = 500;

/** Statements of stored sheets that a metric does not apply on any of these days, with a reason, those of the latest sheet first. */
export const listStatedReasons = async (scoped: Scoped, { start, end }: Period): Promise<StatedInSheet[]> => {
  const { tenantId, organisationId } = scoped;
  const rows = await scoped.tx
    .select({
      place: dataImportItems.place,
      remarks: dataImportItems.remarks,
      importId: dataImports.id,
      fileName: dataImports.fileName,
    })
    .from(dataImports)
    .innerJoin(
      dataImportItems,
      and(eq(dataImportItems.importId, dataImports.id), eq(dataImportItems.organisationId, dataImports.organisationId)),
    )
    .where(
      and(
        eq(dataImports.tenantId, tenantId),
        eq(dataImports.organisationId, organisationId),
        eq(dataImports.state, 'applied'),
        eq(dataImportItems.kind, 'left'),
        sql`${dataImportItems.place} #>> '{period,start}' <= ${end}`,
        sql`${dataImportItems.place} #>> '{period,end}' >= ${start}`,
        sql`${dataImportItems.remarks} @> '[{"note":"not_applicable"}]'`,
      ),
    )
    .orderBy(desc(dataImports.appliedAt), desc(dataImports.id), desc(dataImportItems.position))
    .limit(statedMax);
  return rows.flatMap(({ place: { metricKey, sectionId, entityId, period }, remarks, importId, fileName }) => {
    const stated = remarks.find(({ note }) => note === 'not_applicable');
    const reason = stated?.facts.reason;
    if (!metricKey || !sectionId || !period || !stated || typeof reason !== 'string') return [];
    return [{ metricKey, sectionId, entityId, period, reason, importId, fileName, row: stated.row }];
  });
};
