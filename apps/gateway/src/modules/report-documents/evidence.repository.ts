import type { DisclosureEvidence, ReportDocument } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type Attachment, listAttached } from '../attachments/index.ts';
import { contributions } from '../contributions/contributions.tables.ts';
import { answerOrigins } from '../hub-answers/hub-answers.tables.ts';
import { answers } from '../reports/reports.tables.ts';

/** A document with the disclosure that it supports as evidence. */
export type Proof = DisclosureEvidence & { readonly disclosureCode: string };

/** A document of a report with its file. */
export type StoredDocument = ReportDocument & { readonly fileId: string };

/** The disclosure that a file supports, or whose question it answers: the first step of its subject's part. */
export const codeOf = ({ subject }: Attachment): string => subject.part[0] ?? '';

/** Documents of the report, oldest first, each with the disclosures it supports. */
export const listDocuments = async (scoped: Scoped, reportId: string): Promise<StoredDocument[]> => {
  const documents = await listAttached(scoped, 'report', [reportId]);
  const proofs = Map.groupBy(await listAttached(scoped, 'disclosure', [reportId]), ({ fileId }) => fileId);
  return documents.map(({ subject: _subject, reference: _reference, ...document }) => {
    const proved = proofs.get(document.fileId) ?? [];
    const said = proved.filter(({ reference }) => reference !== '');
    return {
      ...document,
      disclosureCodes: proved.map(codeOf),
      references: Object.fromEntries(said.map((proof) => [codeOf(proof), proof.reference])),
    };
  });
};

const ownDocuments = async (scoped: Scoped, reportId: string): Promise<Proof[]> =>
  (await listDocuments(scoped, reportId)).flatMap(({ id, name, bytes, at, by, disclosureCodes, references }) =>
    disclosureCodes.map((disclosureCode) => ({
      kind: 'document' as const,
      id,
      heldBy: null,
      disclosureCode,
      name,
      bytes,
      reference: references[disclosureCode] ?? '',
      at,
      by: by.name,
    })),
  );

const proofOf = (
  kind: 'contribution' | 'data-point',
  { id, subject, name, bytes, reference, at, by }: Attachment,
  disclosureCode: string,
): Proof => ({ kind, id, heldBy: subject.id, disclosureCode, name, bytes, reference, at, by: by.name });

/** Documents that invited people attached to their answers. Those of a withdrawn invitation stay. */
const leftByInvited = async (scoped: Scoped, reportId: string): Promise<Proof[]> => {
  const { tx, tenantId, organisationId } = scoped;
  const invitations = await tx
    .select({ id: contributions.id })
    .from(contributions)
    .where(
      and(
        eq(contributions.tenantId, tenantId),
        eq(contributions.organisationId, organisationId),
        eq(contributions.reportId, reportId),
      ),
    );
  const ids = invitations.map(({ id }) => id);
  return (await listAttached(scoped, 'question', ids)).map((attachment) =>
    proofOf('contribution', attachment, codeOf(attachment)),
  );
};

/** The data points that the answers to each disclosure were made from, while the answers are unchanged. */
const listSources = async ({ tx, tenantId, organisationId }: Scoped, reportId: string) => {
  const { disclosureCode, fieldKey, made } = answerOrigins;
  const dataPointId = sql<string>`jsonb_array_elements(${made} -> 'sources') ->> 'dataPointId'`;
  return tx
    .selectDistinct({ disclosureCode, dataPointId })
    .from(answerOrigins)
    .innerJoin(
      answers,
      and(
        eq(answers.reportId, answerOrigins.reportId),
        eq(answers.disclosureCode, disclosureCode),
        eq(answers.fieldKey, fieldKey),
        sql`${answers.value} = ${made} -> 'value'`,
      ),
    )
    .where(
      and(
        eq(answerOrigins.tenantId, tenantId),
        eq(answerOrigins.organisationId, organisationId),
        eq(answerOrigins.reportId, reportId),
      ),
    )
    .orderBy(disclosureCode);
};

/** Documents of the data that answers were made from. */
const ofSources = async (scoped: Scoped, reportId: string): Promise<Proof[]> => {
  const sources = await listSources(scoped, reportId);
  const ids = [...new Set(sources.map(({ dataPointId }) => dataPointId))];
  const held = Map.groupBy(await listAttached(scoped, 'data-point', ids), ({ subject }) => subject.id);
  return sources.flatMap(({ disclosureCode, dataPointId }) =>
    (held.get(dataPointId) ?? []).map((attachment) => proofOf('data-point', attachment, disclosureCode)),
  );
};

/** Every document that is evidence for the report: its own, those of invited people, and those of the data it was filled from. */
export const listProofs = async (scoped: Scoped, reportId: string): Promise<Proof[]> => [
  ...(await ownDocuments(scoped, reportId)),
  ...(await leftByInvited(scoped, reportId)),
  ...(await ofSources(scoped, reportId)),
];

/** The number of documents for each disclosure. */
export const countProofs = async (scoped: Scoped, reportId: string): Promise<Map<string, number>> => {
  const byCode = Map.groupBy(await listProofs(scoped, reportId), ({ disclosureCode }) => disclosureCode);
  return new Map([...byCode].map(([code, proofs]) => [code, proofs.length]));
};

/** Codes of the disclosures that have documents; `undefined` where the report has none at all. */
export const provedDisclosures = async (scoped: Scoped, reportId: string): Promise<ReadonlySet<string> | undefined> => {
  const documents = await listAttached(scoped, 'report', [reportId]);
  return documents.length === 0 ? undefined : new Set((await countProofs(scoped, reportId)).keys());
};
