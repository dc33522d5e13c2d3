import { createHash } from 'node:crypto';
import type { SentenceConfirmation } from '@esg/contract';
import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { keptSentences } from './sentence-checks.tables.ts';

/** A sentence that somebody keeps. */
export type KeptRow = typeof keptSentences.$inferSelect;

/** The place of a marked sentence in a report. */
export type SentencePlace = Pick<SentenceConfirmation, 'language' | 'kind' | 'sentence'> & {
  readonly disclosureCode: string;
  readonly fieldKey: string;
};

/** The name of a sentence in the table. */
export const digestOf = (sentence: string): string => createHash('sha256').update(sentence).digest('hex');

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(keptSentences.tenantId, tenantId),
    eq(keptSentences.organisationId, organisationId),
    eq(keptSentences.reportId, reportId),
  );

/** The sentences of a report that somebody keeps. */
export const listKept = (scoped: Scoped, reportId: string): Promise<KeptRow[]> =>
  scoped.tx.select().from(keptSentences).where(ofReport(scoped, reportId));

/** Keeps a sentence with a reason, or with another one. */
export const writeKept = async (
  scoped: Scoped,
  reportId: string,
  { sentence, ...place }: SentencePlace,
  said: Pick<KeptRow, 'reason' | 'at' | 'byId' | 'byName'>,
) => {
  const { tenantId, organisationId } = scoped;
  await scoped.tx
    .insert(keptSentences)
    .values({ tenantId, organisationId, reportId, ...place, digest: digestOf(sentence), ...said })
    .onConflictDoUpdate({
      target: [
        keptSentences.reportId,
        keptSentences.disclosureCode,
        keptSentences.fieldKey,
        keptSentences.language,
        keptSentences.kind,
        keptSentences.digest,
      ],
      set: said,
    });
};

/** Marks a sentence again. */
export const deleteKept = async (scoped: Scoped, reportId: string, place: SentencePlace) => {
  await scoped.tx
    .delete(keptSentences)
    .where(
      and(
        ofReport(scoped, reportId),
        eq(keptSentences.disclosureCode, place.disclosureCode),
        eq(keptSentences.fieldKey, place.fieldKey),
        eq(keptSentences.language, place.language),
        eq(keptSentences.kind, place.kind),
        eq(keptSentences.digest, digestOf(place.sentence)),
      ),
    );
};
