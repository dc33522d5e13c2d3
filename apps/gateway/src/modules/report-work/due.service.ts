import {
  type DueItem,
  type DueQuery,
  type Framework,
  isDisclosureDone,
  issueAt,
  reportWorkLimits,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosureOf, frameworkIn } from '../frameworks/index.ts';
import { listColleagues } from './colleagues.repository.ts';
import { listDueDisclosures, listDueTasks } from './due.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

const requireSpan = ({ from, to }: DueQuery) => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days < 0 || days > reportWorkLimits.calendarDaysMax)
    throw new ProblemError('request.invalid', { issues: [issueAt('to', 'period_end_before_start')] });
};

/** Titles of disclosures; frameworks are read once each. */
const createTitles = (scoped: Scoped) => {
  const frameworks = new Map<string, Framework | undefined>();
  return async (versionId: string, code: string): Promise<DueItem['title']> => {
    if (!frameworks.has(versionId)) frameworks.set(versionId, await frameworkIn(scoped, versionId));
    const framework = frameworks.get(versionId);
    return (framework && disclosureOf(framework, code)?.title) ?? { en: code, zhTw: code };
  };
};

const dueIn = async (scoped: Scoped, { from, to }: DueQuery): Promise<DueItem[]> => {
  const names = new Map((await listColleagues(scoped)).map(({ id, name }) => [id, name]));
  const titleOf = createTitles(scoped);
  const items: DueItem[] = [];
  for (const { assigneeIds, dueOn, ...row } of await listDueDisclosures(scoped, from, to)) {
    if (dueOn === null) continue;
    items.push({
      ...{ kind: 'disclosure', id: null, ...row, dueOn },
      title: await titleOf(row.versionId, row.disclosureCode),
      people: assigneeIds.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
      isDone: isDisclosureDone(row.status),
      isMine: assigneeIds.includes(scoped.userId),
    });
  }
  for (const { task, ...row } of await listDueTasks(scoped, from, to)) {
    if (task.dueOn === null) continue;
    items.push({
      ...{ kind: 'task', id: task.id, ...row, disclosureCode: task.disclosureCode },
      title: await titleOf(row.versionId, task.disclosureCode),
      ...{ note: task.note, dueOn: task.dueOn },
      people: [{ id: task.assigneeId, name: task.assigneeName }],
      status: task.doneAt ? 'completed' : 'in-progress',
      isDone: task.doneAt !== null,
      isMine: task.assigneeId === scoped.userId,
    });
  }
  return items.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
};

/** What of ongoing reports is due within these days, the earliest first. Throws `request.invalid` for more days than are shown at once. */
export const readDueItems = ({ database }: GatewayDeps, scope: Scope, query: DueQuery): Promise<DueItem[]> => {
  requireSpan(query);
  return database.withScope(scope, (scoped) => dueIn(scoped, query));
};
