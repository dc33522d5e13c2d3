import type { ApprovalRules, ApprovalRulesChange, ApprovalStep, ReportChain } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { approvalRules, reportChains } from './approvals.tables.ts';

const ofOrganisation = ({ tenantId, organisationId }: Scoped) =>
  and(eq(approvalRules.tenantId, tenantId), eq(approvalRules.organisationId, organisationId));
const ofReportChain = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(reportChains.tenantId, tenantId),
    eq(reportChains.organisationId, organisationId),
    eq(reportChains.reportId, reportId),
  );

/** The rules of an organisation that never set any: no approval (ADR 0010). */
const none: ApprovalRules = {
  steps: [],
  ofDisclosures: false,
  ofReports: false,
  separateDuties: false,
  version: 0,
  evidence: { of: 'none', isBlocking: false },
};

/** The organisation's rules of approval. */
export const findRules = async (scoped: Scoped): Promise<ApprovalRules> => {
  const { steps, ofDisclosures, ofReports, separateDuties, version, evidenceOf, evidenceBlocks } = approvalRules;
  const [row] = await scoped.tx
    .select({
      steps,
      ofDisclosures,
      ofReports,
      separateDuties,
      version,
      evidence: { of: evidenceOf, isBlocking: evidenceBlocks },
    })
    .from(approvalRules)
    .where(ofOrganisation(scoped));
  return row ?? none;
};

/** Stores the rules if they still have the version that the person saw; `undefined` where somebody else was first. */
export const saveRules = async (
  scoped: Scoped,
  { version, evidence, ...rest }: ApprovalRulesChange,
): Promise<ApprovalRules | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const rules = { ...rest, evidenceOf: evidence.of, evidenceBlocks: evidence.isBlocking };
  const rows =
    version === 0
      ? await tx
          .insert(approvalRules)
          .values({ tenantId, organisationId, ...rules })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(approvalRules)
          .set({ ...rules, version: sql`${approvalRules.version} + 1` })
          .where(and(ofOrganisation(scoped), eq(approvalRules.version, version)))
          .returning();
  return rows[0] && findRules(scoped);
};

/** The rules of one report: its own chain, or the organisation's. Only the organisation separates duties. */
export type ReportRules = {
  readonly steps: readonly ApprovalStep[];
  readonly isOwnChain: boolean;
  readonly ofDisclosures: boolean;
  readonly ofReports: boolean;
  readonly separateDuties: boolean;
};

/** Reads the rules of the report. */
export const readReportRules = async (scoped: Scoped, reportId: string): Promise<ReportRules> => {
  const { separateDuties, ...organisations } = await findRules(scoped);
  const { steps, ofDisclosures, ofReports } = reportChains;
  const [own] = await scoped.tx
    .select({ steps, ofDisclosures, ofReports })
    .from(reportChains)
    .where(ofReportChain(scoped, reportId));
  const rules = own ?? organisations;
  const hasChain = rules.steps.length > 0;
  return {
    steps: rules.steps,
    isOwnChain: own !== undefined,
    ofDisclosures: hasChain && rules.ofDisclosures,
    ofReports: hasChain && rules.ofReports,
    separateDuties,
  };
};

/** Sets a chain of the report's own, or removes it so that the organisation's applies. */
export const saveChain = async (scoped: Scoped, reportId: string, { own }: ReportChain) => {
  const { tx, tenantId, organisationId } = scoped;
  if (!own) {
    await tx.delete(reportChains).where(ofReportChain(scoped, reportId));
    return;
  }
  await tx
    .insert(reportChains)
    .values({ tenantId, organisationId, reportId, ...own })
    .onConflictDoUpdate({ target: reportChains.reportId, set: own });
};
