import { type Assessment, type NewApproval, nextApprovalStep } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError, staleOrGone } from '../../platform/http/index.ts';
import { listColleagues } from '../report-work/index.ts';
import * as rows from './profiles.repository.ts';
import { type Deps, lockedProfile, mayDecide, readWhole } from './profiles.service.ts';
import { changing } from './scoring.service.ts';

/**
 * Refuses who is not named for the step. One whose people have all left, or work on no
 * reports any more, is for those who decide, so that nobody is locked out; the screen offers it by the same list of colleagues.
 */
const requireNamed = async (scoped: Scoped, personIds: readonly string[]) => {
  if (personIds.includes(scoped.userId)) return;
  const isLeft = !(await listColleagues(scoped)).some(({ id }) => personIds.includes(id));
  if (!isLeft || !mayDecide(scoped)) throw new ProblemError('approval.not_yours');
};

/**
 * Approves the assessment as it was read, for the first step that is open. What is approved falls away with the first change of settings,
 * topics, entries or scores, because it names their stamp (docs/adr/0037). Throws `materiality.hidden` while scores are hidden,
 * `resource.stale` with what stands now, `approval.not_open`, `approval.not_yours`, `resource.not_found`.
 */
export const approveAssessment = (
  deps: Deps,
  scope: Scope,
  id: string,
  { stamp, reason }: NewApproval,
): Promise<Assessment> =>
  changing(deps, scope, async (scoped, author) => {
    const assessment = await readWhole(scoped, await lockedProfile(scoped, id));
    if (assessment.stamp !== stamp) throw staleOrGone(assessment);
    if (assessment.iros.some(({ revealedAt, scoredBy }) => revealedAt === null && scoredBy > 0))
      throw new ProblemError('materiality.hidden');
    const step = nextApprovalStep(assessment);
    if (step === undefined) throw new ProblemError('approval.not_open');
    await requireNamed(scoped, assessment.settings.approvers[step]?.personIds ?? []);
    await rows.appendEvent(scoped, id, { action: 'approved', after: { stamp, step, reason } }, author);
    return id;
  });
