import { issueAt, type MissingDecision, type MissingDecisionDraft } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { provisionSummaryOf } from '../report-model/index.ts';
import { appendAudit, reportIn } from '../reports/index.ts';
import { lockReport, requireDecision, updateReport, wordedText } from '../reports/kernel.ts';
import { readContent } from './content.ts';

const requireMissing = async (scoped: Scoped, id: string, codes: readonly string[]) => {
  const { missing } = provisionSummaryOf(await readContent(scoped, await reportIn(scoped, id)));
  const issues = codes.flatMap((code, index) =>
    missing.includes(code) ? [] : [issueAt(`codes.${index}`, 'choice_unknown', { choice: code })],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/**
 * Decides, under the person's name, to publish without these provisions: stored with the report, logged, and printed in the content index.
 * Anything else that is missing still prevents the publication.
 */
export const decideAboutMissing = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  { codes, reason, reasons }: MissingDecisionDraft,
): Promise<MissingDecision> => {
  const now = deps.now();
  const decision = await deps.database.withScope(scope, async (scoped) => {
    const work = await lockReport(scoped, id, now);
    await requireDecision(scoped, work);
    if (work.report.status === 'readonly-published') throw new ProblemError('report.read_only');
    await requireMissing(scoped, id, codes);
    const made = { codes: [...codes], reason, ...(reasons && { reasons }), by: work.actor, at: now.toISOString() };
    await updateReport(scoped, id, { missingDecision: made });
    await appendAudit(scoped, id, work.actor, now, [
      { action: 'missing-decided', field: codes.join(', '), newValue: wordedText(reason, reasons) },
    ]);
    return made;
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
  return decision;
};
