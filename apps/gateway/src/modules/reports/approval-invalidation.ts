import { type Report, reportFacts } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { endRounds, type RoundRow, type RoundSubject } from '../approvals/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { disclosuresPrinting } from './answers.repository.ts';
import { appendAudit } from './audit.repository.ts';
import { moveDisclosures } from './disclosures.repository.ts';

/** A report whose answers changed, by whom and when. */
type Changed = {
  readonly report: Pick<Report, 'id' | 'versionId' | 'name' | 'names'>;
  readonly actor: Report['collaborators'][number];
  readonly now: Date;
};

/** Everybody who took part in the round. */
const concernedBy = ({ steps, submittedById, decisions }: RoundRow) =>
  new Set([submittedById, ...decisions.map(({ by }) => by.id), ...steps.flatMap(({ approverIds }) => approverIds)]);

const notifyInvalidated = async (scoped: Scoped, { report, actor, now }: Changed, round: RoundRow) => {
  const code = round.disclosureCode;
  const step = code === null ? 'validation' : `data-input?disclosure=${encodeURIComponent(code)}`;
  const path = `/ct/framework-reports/${report.versionId}/reports/${report.id}/${step}`;
  const facts = { ...reportFacts(report), person: actor.name, ...(code !== null && { disclosure: code }) };
  for (const userId of concernedBy(round)) {
    if (userId === actor.id) continue;
    await notifyWithin(scoped, { to: { userId }, kind: 'approval.fell_away', facts, path }, now);
  }
};

/** Ends approvals, given or waiting, because the answers changed: logged, and the participants are notified. Returns what was ended. */
export const invalidateApprovals = async (
  scoped: Scoped,
  work: Changed,
  subjects: readonly RoundSubject[],
  fieldKey?: string,
): Promise<RoundSubject[]> => {
  const { report, actor, now } = work;
  const fallen = await endRounds(scoped, report.id, subjects, { state: 'fallen', by: actor, at: now, fieldKey });
  if (fallen.length === 0) return [];
  const entries = fallen.map(({ disclosureCode }) => ({
    action: 'approval-fell-away' as const,
    section: disclosureCode,
    field: disclosureCode === null ? null : (fieldKey ?? null),
  }));
  await appendAudit(scoped, report.id, actor, now, entries);
  for (const round of fallen) await notifyInvalidated(scoped, work, round);
  return fallen.map(({ disclosureCode }) => disclosureCode);
};

/**
 * The same for other disclosures whose texts print a figure of these: their content is no longer what was approved, and they are in
 * progress again. Returns whether there were any.
 */
export const invalidateDependents = async (
  scoped: Scoped,
  work: Changed,
  codes: readonly string[],
  fieldKey?: string,
): Promise<boolean> => {
  if (codes.length === 0) return false;
  const readers = await disclosuresPrinting(scoped, work.report.id, codes, fieldKey);
  const fallen = (await invalidateApprovals(scoped, work, readers)).filter((code) => code !== null);
  await moveDisclosures(scoped, work.report.id, fallen, 'in-progress');
  return fallen.length > 0;
};
