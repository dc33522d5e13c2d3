import type { DisclosureEvidence, EvidenceRule, Finding, Report } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { selectedDisclosure } from '../answers/index.ts';
import { readEvidenceRule } from '../approvals/index.ts';
import { reportIn } from '../reports/index.ts';
import { type EvidenceFacts, evidenceFindings } from './evidence.policy.ts';
import { countProofs, listProofs } from './evidence.repository.ts';

/** What is missing by the report's evidence rule, which is read where it is not known yet; nothing where none is required. */
export const missingEvidence = async (
  scoped: Scoped,
  content: EvidenceFacts & { readonly report: Pick<Report, 'id'> },
  known?: EvidenceRule,
): Promise<Finding[]> => {
  const { id } = content.report;
  const rule = known ?? (await readEvidenceRule(scoped, id));
  if (rule.of === 'none') return [];
  const proofs = await countProofs(scoped, id);
  return evidenceFindings(content, rule, (code) => proofs.has(code));
};

/** Documents that support a disclosure, wherever they are stored. Throws `disclosure.not_selected`. */
export const readEvidence = ({ database }: GatewayDeps, scope: Scope, reportId: string, code: string) =>
  database.withScope(scope, async (scoped): Promise<DisclosureEvidence[]> => {
    await selectedDisclosure(scoped, await reportIn(scoped, reportId), code);
    const proofs = await listProofs(scoped, reportId);
    return proofs.flatMap(({ disclosureCode, ...evidence }) => (disclosureCode === code ? [evidence] : []));
  });
