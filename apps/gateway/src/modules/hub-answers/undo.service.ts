import { type HubAnswersUndo, type HubAnswersUndone, sameJson } from '@esg/contract';
import { asksForWhole } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { appendAudit, listAnswers, lockEditableReport, type ReportChangeContext } from '../reports/index.ts';
import { finishReportChange, writeAnswers } from '../reports/kernel.ts';
import { listOrigins, restoreOrigins } from './origins.repository.ts';
import { followAnswers, settleDisclosures } from './take.service.ts';

const placeOf = ({ disclosureCode, fieldKey }: { disclosureCode: string; fieldKey: string }) =>
  `${disclosureCode}\n${fieldKey}`;

const undo = async (
  scoped: Scoped,
  work: ReportChangeContext,
  { answers }: HubAnswersUndo,
): Promise<HubAnswersUndone> => {
  const { report, actor, now } = work;
  const wanted = new Set(answers.map(placeOf));
  const origins = new Map((await listOrigins(scoped, report.id)).map((origin) => [placeOf(origin), origin]));
  const stored = await listAnswers(scoped, report.id);
  const undone = stored.flatMap(({ disclosureCode, fieldKey, value }) => {
    const place = placeOf({ disclosureCode, fieldKey });
    const origin = wanted.has(place) ? origins.get(place) : undefined;
    if (!origin || !sameJson(value, origin.value)) return [];
    // An answer that the hub confirmed without a change is undone as a whole.
    const before = sameJson(origin.before, value) ? null : origin.before;
    return [{ disclosureCode, fieldKey, value, before }];
  });
  if (undone.length === 0) return { undone: 0 };
  await writeAnswers(
    scoped,
    report.id,
    undone.map(({ disclosureCode, fieldKey, before }) => ({ disclosureCode, fieldKey, value: before })),
    actor,
    now,
  );
  await restoreOrigins(
    scoped,
    report.id,
    undone.map(({ disclosureCode, fieldKey }) => ({ disclosureCode, fieldKey, kept: null })),
  );
  await settleDisclosures(scoped, work, new Set(undone.map(({ disclosureCode }) => disclosureCode)));
  await finishReportChange(scoped, work);
  await appendAudit(
    scoped,
    report.id,
    actor,
    now,
    undone.map(({ disclosureCode, fieldKey, value, before }) => ({
      action: 'answered' as const,
      section: disclosureCode,
      field: fieldKey,
      oldValue: value,
      newValue: before,
    })),
  );
  const keys = undone.flatMap(({ disclosureCode, fieldKey }) =>
    asksForWhole(report.versionId, disclosureCode, fieldKey) ? [fieldKey] : [],
  );
  const { emptied } = await followAnswers(scoped, work, keys);
  return { undone: undone.length + emptied };
};

/**
 * Undoes answers that came from the data hub and are unchanged: the former answers are restored. Logs each. Answers that somebody changed
 * since stay; figures calculated from them are emptied.
 */
export const undoHubAnswers = async (deps: GatewayDeps, scope: Scope, reportId: string, request: HubAnswersUndo) => {
  const undone = await deps.database.withScope(scope, async (scoped) =>
    undo(scoped, await lockEditableReport(scoped, reportId, deps.now()), request),
  );
  deps.realtime.publish(scope, { type: 'answers.filled', reportId });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
  return undone;
};
