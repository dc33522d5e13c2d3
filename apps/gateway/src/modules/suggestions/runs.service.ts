import {
  type AiReportSetting,
  isEditable,
  type SuggestionRun,
  type SuggestionRunDraft,
  suggestionLimits,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { disclosuresOf, listSelected, lockEditableReport, readFramework, reportIn } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import * as rows from './runs.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'jobs' | 'realtime' | 'now'>;
/** Wakes the job that looks for suggestions. */
export type Wake = Pick<Job<object>, 'enqueue'>;

const announce = ({ realtime }: Deps, scope: Scope, { id, reportId }: Pick<SuggestionRun, 'id' | 'reportId'>) =>
  realtime.publish(scope, { type: 'suggestion-run.progressed', reportId, runId: id });

/** The newest runs of a report. */
export const readRuns = ({ database }: Deps, scope: Scope, reportId: string): Promise<SuggestionRun[]> =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return rows.listRuns(scoped, reportId);
  });

/** The selected disclosures that are looked up, in the framework's order: of these codes, or all; not those that are left out. */
export const codesFor = async (scoped: Scoped, reportId: string, wanted: readonly string[] | undefined) => {
  const framework = await readFramework(scoped, await reportIn(scoped, reportId));
  const selected = await listSelected(scoped, reportId);
  if (wanted?.some((code) => !selected.has(code))) throw new ProblemError('disclosure.not_selected');
  return disclosuresOf(framework)
    .map(({ code }) => code)
    .filter((code) => (selected.get(code)?.status ?? 'omitted') !== 'omitted' && (wanted?.includes(code) ?? true));
};

/** Stores a run that waits for its turn; the caller has locked the report, and wakes the job after the transaction. */
export const startRunIn = async (
  scoped: Scoped,
  reportId: string,
  { setting, disclosureCodes }: { setting: AiReportSetting; disclosureCodes?: readonly string[] | undefined },
  now: Date,
): Promise<SuggestionRun> => {
  const { period } = await reportIn(scoped, reportId);
  const remaining = await codesFor(scoped, reportId, disclosureCodes);
  if (!period || remaining.length === 0) throw new ProblemError('suggestion_run.nothing_to_answer');
  await lockLimit(scoped, 'suggestion-runs');
  const unfinished = await rows.countUnfinished(scoped, reportId);
  if (unfinished.ofThis > 0) throw new ProblemError('suggestion_run.busy');
  if (unfinished.all >= suggestionLimits.unfinishedRunsMax)
    throw new ProblemError('request.too_many', { retryAfterSeconds: 30 });
  const { id: createdById, name: createdByName } = await findActor(scoped);
  const run = { reportId, setting, period, remaining, createdAt: now, createdById, createdByName };
  return rows.runFrom(await rows.insertRun(scoped, run));
};

/**
 * Starts to look for answers in documents. Throws `report.read_only`, `suggestion_run.busy` while another run of the report is not finished,
 * `suggestion_run.nothing_to_answer`, `request.too_many`.
 */
export const startRun = async (
  deps: Deps,
  wake: Wake,
  scope: Scope,
  reportId: string,
  draft: SuggestionRunDraft,
  key?: string,
): Promise<SuggestionRun> => {
  await deps.jobs.start();
  const now = deps.now();
  const body = { reportId, ...draft };
  const run = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: 'startSuggestionRun', key, body, status: 201, now }, async () => {
      await lockEditableReport(scoped, reportId, now);
      const started = await startRunIn(scoped, reportId, draft, now);
      await wake.enqueue({}, scoped.tx);
      return started;
    }),
  );
  announce(deps, scope, run);
  return run;
};

const lockedRun = async (scoped: Scoped, reportId: string, id: string) => {
  const row = await rows.lockRun(scoped, reportId, id);
  if (!row) throw new ProblemError('resource.not_found');
  return row;
};

/** Cancels a run that is not finished; what it found stays. A finished one stays as it is. */
export const cancelRun = async (deps: Deps, wake: Wake, scope: Scope, reportId: string, id: string) => {
  await deps.jobs.start();
  const row = await deps.database.withScope(scope, async (scoped) => {
    const found = await lockedRun(scoped, reportId, id);
    if (found.status !== 'waiting' && found.status !== 'running') return found;
    // Another run of the organisation may have its turn now.
    await wake.enqueue({}, scoped.tx);
    return rows.updateRun(scoped, id, { status: 'cancelled', claimedAt: null, finishedAt: deps.now() });
  });
  announce(deps, scope, row);
  return rows.runFrom(row);
};

/** Looks up again what failed, or what a cancelled run had left. Others stay, so that a request may be repeated. */
export const repeatRun = async (deps: Deps, wake: Wake, scope: Scope, reportId: string, id: string) => {
  await deps.jobs.start();
  const row = await deps.database.withScope(scope, async (scoped) => {
    const { report } = await lockEditableReport(scoped, reportId, deps.now());
    const found = await lockedRun(scoped, reportId, id);
    const isOver = found.status === 'partial' || found.status === 'failed' || found.status === 'cancelled';
    const remaining = [...found.remaining, ...found.failedCodes];
    if (!isOver || remaining.length === 0 || !isEditable(report.status)) return found;
    await lockLimit(scoped, 'suggestion-runs');
    if ((await rows.countUnfinished(scoped, reportId)).ofThis > 0) throw new ProblemError('suggestion_run.busy');
    await wake.enqueue({}, scoped.tx);
    return rows.updateRun(scoped, id, { status: 'waiting', remaining, failedCodes: [], attempts: 0, finishedAt: null });
  });
  announce(deps, scope, row);
  return rows.runFrom(row);
};
