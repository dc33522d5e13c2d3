import type { EvidenceRule, ReportEvidenceRule } from '@esg/contract';
import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reportEvidenceRules } from './approvals.tables.ts';
import { findRules } from './rules.repository.ts';

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(reportEvidenceRules.tenantId, tenantId),
    eq(reportEvidenceRules.organisationId, organisationId),
    eq(reportEvidenceRules.reportId, reportId),
  );

/** The rule of evidence of one report: its own, or the organisation's. */
export const readEvidenceRule = async (
  scoped: Scoped,
  reportId: string,
): Promise<EvidenceRule & { isOwn: boolean }> => {
  const { evidenceOf, evidenceBlocks } = reportEvidenceRules;
  const [own] = await scoped.tx
    .select({ of: evidenceOf, isBlocking: evidenceBlocks })
    .from(reportEvidenceRules)
    .where(ofReport(scoped, reportId));
  return own ? { ...own, isOwn: true } : { ...(await findRules(scoped)).evidence, isOwn: false };
};

/** Sets a rule of the report's own, or removes it so that the organisation's applies. */
export const saveEvidenceRule = async (scoped: Scoped, reportId: string, { own }: ReportEvidenceRule) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.delete(reportEvidenceRules).where(ofReport(scoped, reportId));
  if (!own) return;
  const rule = { evidenceOf: own.of, evidenceBlocks: own.isBlocking };
  await tx.insert(reportEvidenceRules).values({ tenantId, organisationId, reportId, ...rule });
};
