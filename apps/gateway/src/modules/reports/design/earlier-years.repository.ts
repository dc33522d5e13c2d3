import { type Language, periodName, type Report, type ReportModel } from '@esg/contract';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { publications, reports } from '../reports.tables.ts';

/** A year that was published before, with the figures of then. */
export type EarlierYear = {
  readonly name: string;
  /** Value rows by disclosure code and field key, as they were published. */
  readonly figures: ReadonlyMap<string, readonly { descriptor: string; number: string; unitCode: string }[]>;
};

/** Key of a figure in `EarlierYear.figures`. */
export const figurePlace = (disclosureCode: string, fieldKey: string) => `${disclosureCode}\n${fieldKey}`;

/** Years looked back at most: those that a design may show. */
const yearsMax = 4;

const figuresOf = (model: ReportModel): EarlierYear['figures'] =>
  new Map(
    model.chapters
      .flatMap(({ disclosures }) => disclosures)
      .flatMap(({ code, fields }) =>
        fields.flatMap(({ key, content }) =>
          content.kind === 'numbers' ? [[figurePlace(code, key), content.rows] as const] : [],
        ),
      ),
  );

/**
 * What earlier reports of this organisation by the same framework published, one for each period that ended before this
 * report's begins, the oldest first. The last publication of a period counts, whichever report it is of.
 */
export const earlierYears = async (
  { tx, tenantId, organisationId }: Scoped,
  report: Pick<Report, 'id' | 'versionId' | 'period'>,
  language: Language,
): Promise<EarlierYear[]> => {
  if (!report.period) return [];
  const rows = await tx
    .select({ model: sql<ReportModel>`${publications.models} -> ${language}::text` })
    .from(publications)
    .innerJoin(reports, eq(reports.id, publications.reportId))
    .where(
      and(
        eq(publications.tenantId, tenantId),
        eq(publications.organisationId, organisationId),
        eq(reports.versionId, report.versionId),
        ne(reports.id, report.id),
        lt(reports.periodEnd, report.period.start),
      ),
    )
    .orderBy(desc(reports.periodEnd), desc(publications.publishedAt))
    .limit(yearsMax * 4);
  const byName = new Map<string, EarlierYear>();
  for (const { model } of rows) {
    const name = model.period && periodName(model.period);
    if (name && !byName.has(name)) byName.set(name, { name, figures: figuresOf(model) });
  }
  return [...byName.values()].slice(0, yearsMax).toReversed();
};
