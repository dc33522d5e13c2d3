import { type HubSave, type HubSaveDraft, hubSaveKey, hubSavesWritten, issueAt } from '@esg/contract';
import { isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { ensureTime } from '../reporting-times/index.ts';
import type { ReportChangeContext } from '../reports/index.ts';
import { lockReport } from '../reports/kernel.ts';
import { type Plan, type Planned, planHubSave } from './hub-save-plan.ts';
import { insertHubSave } from './hub-saves.repository.ts';
import { storePlanned } from './store-planned.ts';

/** The writable items that the mode asks for: new ones, and conflicts to overwrite. */
const chosenBy = ({ planned }: Plan, draft: HubSaveDraft): Planned[] => {
  const codes = new Set(draft.disclosureCodes);
  const choices = new Map(draft.choices.map((each) => [hubSaveKey(each), each.choice]));
  return planned.filter((each) => {
    const { state, disclosureCode } = each.item;
    if (state !== 'new' && state !== 'conflict') return false;
    if (draft.mode === 'SelectDisclosure') return codes.has(disclosureCode);
    if (draft.mode === 'ExportAll') return true;
    const choice = choices.get(hubSaveKey(each.item));
    return choice === undefined ? state === 'new' : choice === 'overwrite';
  });
};

/** The chosen answers, by the data points that they become. */
const groupsOf = (chosen: readonly Planned[]): Planned[][] => {
  const byItem = new Map(chosen.map((each) => [each.item, each]));
  return hubSavesWritten([...byItem.keys()]).map((items) => items.flatMap((item) => byItem.get(item) ?? []));
};

const save = async (scoped: Scoped, work: ReportChangeContext, draft: HubSaveDraft): Promise<HubSave> => {
  const { report, actor, now } = work;
  const plan = await planHubSave(scoped, report.id, draft);
  if (!plan.period || plan.stamp !== draft.stamp) throw new ProblemError('hub_answers.stale');
  const chosen = groupsOf(chosenBy(plan, draft));
  if (chosen.length === 0) throw new ProblemError('hub_save.empty');
  const { period } = plan;
  const time = await ensureTime(scoped, period, now);
  const place = { reportingTimeId: time.id, entityId: draft.entityId, source: report.name };
  const saved = await storePlanned(scoped, work, chosen, place, period);
  const overwritten = chosen.filter(([first]) => first?.standing).length;
  const inTheWay = plan.planned.filter(({ standing }) => standing).map(({ standing }) => standing?.id);
  return insertHubSave(scoped, {
    reportId: report.id,
    mode: draft.mode,
    periodStart: period.start,
    periodEnd: period.end,
    entityId: draft.entityId,
    created: chosen.length - overwritten,
    overwritten,
    kept: new Set(inTheWay).size - overwritten,
    items: saved,
    at: now,
    byId: actor.id,
    byName: actor.name,
  });
};

/**
 * Saves a report's answers as data points, all that the mode selects or none: `hub_answers.stale` where an answer or a data point changed
 * since the preview, `hub_save.empty` where nothing is left to write. Works for published reports too, because it changes none of their
 * content.
 */
export const saveReportToHub = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  draft: HubSaveDraft,
): Promise<HubSave> => {
  if (draft.mode === 'SelectDisclosure' && draft.disclosureCodes.length === 0)
    throw new ProblemError('request.invalid', { issues: [issueAt('disclosureCodes', 'required')] });
  try {
    const saved = await deps.database.withScope(scope, async (scoped) =>
      save(scoped, await lockReport(scoped, reportId, deps.now()), draft),
    );
    for (const type of ['data-points.changed', 'reporting-times.changed'] as const)
      deps.realtime.publish(scope, { type });
    deps.realtime.publish(scope, { type: 'report.changed', reportId });
    return saved;
  } catch (error) {
    // Somebody stored one of these days at the same moment.
    throw isRefusedBy(error, 'exclusion') ? new ProblemError('hub_answers.stale') : error;
  }
};
