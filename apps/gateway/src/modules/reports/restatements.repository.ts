import type { LocalizedText, ReportModel } from '@esg/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { publications } from './reports.tables.ts';
import type { Difference } from './restatements.policy.ts';
import { restatements } from './restatements.tables.ts';

/** The version that was published last, in one language. */
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

/** Notes about figures that differ from that version. */
export const listNotes = (scoped: Scoped, publicationId: string) =>
  scoped.tx.select().from(restatements).where(ofVersion(scoped, publicationId));

type Note = {
  readonly note: string;
  readonly notes: LocalizedText | null;
  readonly at: Date;
  readonly byId: string;
  readonly byName: string;
};

/** Keeps why a figure differs. */
export const writeNote = async (
  scoped: Scoped,
  reportId: string,
  publicationId: string,
  { old, new: now, ...place }: Difference,
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

/** Takes a note back. */
export const removeNote = async (scoped: Scoped, publicationId: string, difference: Difference) => {
  await scoped.tx.delete(restatements).where(ofPlace(scoped, publicationId, difference));
};
