import type { DisclosureEvidence } from '@esg/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { contributionEvidence, contributions } from '../contributions/contributions.tables.ts';
import { dataPointEvidence } from '../data-points/data-points.tables.ts';
import { files } from '../files/files.tables.ts';
import { answerOrigins } from '../hub-answers/hub-answers.tables.ts';
import { answers } from '../reports/reports.tables.ts';
import { reportDocuments } from './report-documents.tables.ts';

/** A document with the disclosure that it proves. */
export type Proof = DisclosureEvidence & { readonly disclosureCode: string };

const ownDocuments = async ({ tx, tenantId, organisationId }: Scoped, reportId: string): Promise<Proof[]> => {
  const rows = await tx
    .select({ document: reportDocuments, bytes: files.bytes })
    .from(reportDocuments)
    .innerJoin(files, eq(files.id, reportDocuments.fileId))
    .where(
      and(
        eq(reportDocuments.tenantId, tenantId),
        eq(reportDocuments.organisationId, organisationId),
        eq(reportDocuments.reportId, reportId),
      ),
    )
    .orderBy(asc(reportDocuments.at), asc(reportDocuments.id));
  return rows.flatMap(({ document: { id, name, disclosureCodes, references, at, byName }, bytes }) =>
    disclosureCodes.map((disclosureCode) => ({
      kind: 'document' as const,
      id,
      heldBy: null,
      disclosureCode,
      name,
      bytes,
      reference: references[disclosureCode] ?? '',
      at: at.toISOString(),
      by: byName,
    })),
  );
};

/** What people who were invited left with their answers. An invitation that was taken back leaves its documents. */
const leftByInvited = async ({ tx, tenantId, organisationId }: Scoped, reportId: string): Promise<Proof[]> => {
  const rows = await tx
    .select({ evidence: contributionEvidence })
    .from(contributionEvidence)
    .innerJoin(contributions, eq(contributions.id, contributionEvidence.contributionId))
    .where(
      and(
        eq(contributionEvidence.tenantId, tenantId),
        eq(contributionEvidence.organisationId, organisationId),
        eq(contributions.reportId, reportId),
      ),
    )
    .orderBy(asc(contributionEvidence.position));
  return rows.map(({ evidence: { id, contributionId, disclosureCode, fileName, bytes, at, byName } }) => ({
    kind: 'contribution' as const,
    id,
    heldBy: contributionId,
    disclosureCode,
    name: fileName,
    bytes,
    reference: '',
    at: at.toISOString(),
    by: byName,
  }));
};

/** Documents of the data that answers were made of, while the answers are still what was made. */
const ofSources = async ({ tx, tenantId, organisationId }: Scoped, reportId: string): Promise<Proof[]> => {
  const { disclosureCode, fieldKey, made } = answerOrigins;
  const rows = await tx
    .selectDistinctOn([disclosureCode, dataPointEvidence.id], {
      disclosureCode,
      evidence: dataPointEvidence,
      name: files.originalName,
      bytes: files.bytes,
    })
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
    .innerJoin(
      dataPointEvidence,
      sql`${made} -> 'sources' @> jsonb_build_array(jsonb_build_object('dataPointId', ${dataPointEvidence.dataPointId}))`,
    )
    .innerJoin(files, eq(files.id, dataPointEvidence.fileId))
    .where(
      and(
        eq(answerOrigins.tenantId, tenantId),
        eq(answerOrigins.organisationId, organisationId),
        eq(answerOrigins.reportId, reportId),
        eq(dataPointEvidence.organisationId, organisationId),
      ),
    )
    .orderBy(disclosureCode, dataPointEvidence.id);
  return rows.map(({ disclosureCode: code, evidence: { id, dataPointId, reference, at, byName }, name, bytes }) => ({
    kind: 'data-point' as const,
    id,
    heldBy: dataPointId,
    disclosureCode: code,
    name,
    bytes,
    reference,
    at: at.toISOString(),
    by: byName,
  }));
};

/** Every document that proves something of the report: its own, those of invited people, those of the data it was filled from. */
export const listProofs = async (scoped: Scoped, reportId: string): Promise<Proof[]> => [
  ...(await ownDocuments(scoped, reportId)),
  ...(await leftByInvited(scoped, reportId)),
  ...(await ofSources(scoped, reportId)),
];

/** How many documents prove each disclosure. */
export const countProofs = async (scoped: Scoped, reportId: string): Promise<Map<string, number>> => {
  const byCode = Map.groupBy(await listProofs(scoped, reportId), ({ disclosureCode }) => disclosureCode);
  return new Map([...byCode].map(([code, proofs]) => [code, proofs.length]));
};

/** Codes of the disclosures that documents prove; `undefined` where nobody keeps documents with the report. */
export const provedDisclosures = async (scoped: Scoped, reportId: string): Promise<ReadonlySet<string> | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const [kept] = await tx
    .select({ id: reportDocuments.id })
    .from(reportDocuments)
    .where(
      and(
        eq(reportDocuments.tenantId, tenantId),
        eq(reportDocuments.organisationId, organisationId),
        eq(reportDocuments.reportId, reportId),
      ),
    )
    .limit(1);
  return kept && new Set((await countProofs(scoped, reportId)).keys());
};
