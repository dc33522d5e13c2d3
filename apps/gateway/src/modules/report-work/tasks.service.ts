import { type NewReportTask, type ReportTask, reportWorkLimits } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import { selectedDisclosure } from '../answers/index.ts';
import { appendAudit, reportIn } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { notifyOthers } from './notify-others.ts';
import { colleagueIn } from './people.ts';
import { type Place, talkChanged } from './talk.service.ts';
import { deleteTask, findTask, finishTask, insertTask, listTasks } from './tasks.repository.ts';

/** Tasks of the disclosure, open ones first. */
export const readTasks = ({ database }: GatewayDeps, scope: Scope, { reportId, code }: Place) =>
  database.withScope(scope, async (scoped): Promise<ReportTask[]> => {
    await selectedDisclosure(scoped, await reportIn(scoped, reportId), code);
    return listTasks(scoped, reportId, code);
  });

const taskIn = async (scoped: Scoped, reportId: string, id: string): Promise<ReportTask> => {
  const task = await findTask(scoped, reportId, id);
  if (!task) throw new ProblemError('resource.not_found');
  return task;
};

/**
 * Assigns a task to somebody and notifies them, once for each key. Refuses with `report_work.full`, and with `request.invalid` for an
 * unknown person.
 */
export const giveTask = async (deps: GatewayDeps, scope: Scope, place: Place, draft: NewReportTask, key?: string) => {
  const { reportId, code } = place;
  const now = deps.now();
  const give = async (scoped: Scoped) => {
    const report = await reportIn(scoped, reportId);
    await selectedDisclosure(scoped, report, code);
    await lockLimit(scoped, `tasks:${reportId}:${code}`);
    if ((await listTasks(scoped, reportId, code)).length >= reportWorkLimits.tasksPerDisclosureMax)
      throw new ProblemError('report_work.full');
    const assignee = await colleagueIn(scoped, draft.assigneeId, 'assigneeId');
    const actor = await findActor(scoped);
    const { note, dueOn } = draft;
    const row = { reportId, disclosureCode: code, note, dueOn, createdAt: now };
    const id = await insertTask(scoped, row, assignee, actor);
    const entry = { action: 'task-given' as const, section: code, newValue: `${assignee.name}: ${note}` };
    await appendAudit(scoped, reportId, actor, now, [entry]);
    const happening = { kind: 'work.task_given' as const, report, codes: [code], facts: { person: actor.name } };
    await notifyOthers(scoped, [assignee.id], { ...happening, at: now });
    return taskIn(scoped, reportId, id);
  };
  const request = { operation: 'giveReportTask', key, body: { place, draft }, status: 201, now };
  const task = await deps.database.withScope(scope, (scoped) => answerOnce(scoped, request, () => give(scoped)));
  talkChanged(deps, scope, place);
  return task;
};

/** Marks a task as done, or reopens it. */
export const settleTask = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  id: string,
  { isDone }: { isDone: boolean },
) => {
  const at = deps.now();
  const task = await deps.database.withScope(scope, async (scoped) => {
    const { disclosureCode: section, done, note } = await taskIn(scoped, reportId, id);
    if ((done !== null) !== isDone) {
      const by = await findActor(scoped);
      await finishTask(scoped, reportId, id, isDone ? { by, at } : undefined);
      if (isDone) await appendAudit(scoped, reportId, by, at, [{ action: 'task-done', section, newValue: note }]);
    }
    return taskIn(scoped, reportId, id);
  });
  talkChanged(deps, scope, { reportId, code: task.disclosureCode });
  return task;
};

/** Deletes a task. */
export const removeTask = async (deps: GatewayDeps, scope: Scope, reportId: string, id: string) => {
  const code = await deps.database.withScope(scope, async (scoped) => {
    const { disclosureCode } = await taskIn(scoped, reportId, id);
    await deleteTask(scoped, reportId, id);
    return disclosureCode;
  });
  talkChanged(deps, scope, { reportId, code });
};
