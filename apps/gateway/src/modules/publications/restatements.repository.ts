import type { LocalizedText, ReportModel, ReportSource } from '@esg/contract';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type Asking, ofSameTime } from '../reports/kernel.ts';
import { reports } from '../reports/reports.tables.ts';
import { publications } from './publications.tables.ts';
import type { Difference } from './restatements.policy.ts';
import { restatements } from './restatements.tables.ts';

/** The last published version, in one language. */
export const findLastVersion = async ({ tx, tenantId, organisationId }: Scoped, reportId: string) => {
  const [row] = await tx
    .select({
      id: publications.id,
      publishedAt: publications.publishedAt,
      model: sql<ReportModel>`${publications.models} -> 'en'`,
    })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, tenantId),
        eq(publications.organisationId, organisationId),
        eq(publications.reportId, reportId),
      ),
    )
    .orderBy(desc(publications.publishedAt))
    .limit(1);
  return row;
};

const ofVersion = ({ tenantId, organisationId }: Scoped, publicationId: string) =>
  and(
    eq(restatements.tenantId, tenantId),
    eq(restatements.organisationId, organisationId),
    eq(restatements.publicationId, publicationId),
  );
const ofPlace = (
  scoped: Scoped,
  publicationId: string,
  { disclosureCode, fieldKey, breakdown, descriptor }: Difference,
) =>
  and(
    ofVersion(scoped, publicationId),
    eq(restatements.disclosureCode, disclosureCode),
    eq(restatements.fieldKey, fieldKey),
    eq(restatements.breakdown, breakdown ?? ''),
    eq(restatements.descriptor, descriptor),
  );

/** Explanations of figures that differ from that version. */
export const listNotes = (scoped: Scoped, publicationId: string) =>
  scoped.tx.select().from(restatements).where(ofVersion(scoped, publicationId));

/** Explanations of figures that differ from any version of the report. */
export const listNotesOfReport = ({ tx, tenantId, organisationId }: Scoped, reportId: string) =>
  tx
    .select()
    .from(restatements)
    .where(
      and(
        eq(restatements.tenantId, tenantId),
        eq(restatements.organisationId, organisationId),
        eq(restatements.reportId, reportId),
      ),
    );

/** Explanations of changed figures in other reports about these days and entities, the latest first. */
export const listNotesElsewhere = (scoped: Scoped, asking: Asking, keys: readonly string[]) =>
  scoped.tx
    .select({
      note: restatements,
      name: reports.name,
      versionId: reports.versionId,
      languages: reports.languages,
    })
    .from(reports)
    .innerJoin(
      restatements,
      and(eq(restatements.reportId, reports.id), eq(restatements.organisationId, reports.organisationId)),
    )
    .where(
      and(
        ofSameTime(scoped, asking),
        inArray(restatements.fieldKey, [...keys]),
        ne(restatements.note, ''),
        isNull(restatements.from),
      ),
    )
    .orderBy(desc(restatements.at), restatements.disclosureCode);

type Note = {
  readonly note: string;
  readonly notes: LocalizedText | null;
  /** The other report that the explanation comes from. */
  readonly from: ReportSource | null;
  readonly at: Date;
  readonly byId: string;
  readonly byName: string;
};

/** Stores why a figure differs. */
export const writeNote = async (
  scoped: Scoped,
  reportId: string,
  publicationId: string,
  { old, new: now, digits: _, ...place }: Difference,
  note: Note,
) => {
  const { tenantId, organisationId } = scoped;
  const values = { oldFigure: old, newFigure: now, ...note };
  const breakdown = place.breakdown ?? '';
  await scoped.tx
    .insert(restatements)
    .values({ tenantId, organisationId, reportId, publicationId, ...place, breakdown, ...values })
    .onConflictDoUpdate({
      target: [
        restatements.publicationId,
        restatements.disclosureCode,
        restatements.fieldKey,
        restatements.breakdown,
        restatements.descriptor,
      ],
      set: values,
    });
};

/** Removes an explanation. */
export const deleteNote = async (scoped: Scoped, publicationId: string, difference: Difference) => {
  await scoped.tx.delete(restatements).where(ofPlace(scoped, publicationId, difference));
};
