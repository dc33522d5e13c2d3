import {
  type DueItem,
  type DueQuery,
  type Framework,
  isDisclosureDone,
  issueAt,
  type ReportDueDate,
  reportWorkLimits,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosureOf, frameworkIn } from '../frameworks/index.ts';
import { appendAudit, lockEditableReport } from '../reports/index.ts';
import { listColleagues } from './colleagues.repository.ts';
import {
  findDueDate,
  listDueContributions,
  listDueDisclosures,
  listDueReports,
  listDueTasks,
  saveDueDate,
} from './due.repository.ts';

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

type Titles = ReturnType<typeof createTitles>;

const disclosuresIn = async (scoped: Scoped, { from, to }: DueQuery, titleOf: Titles): Promise<DueItem[]> => {
  const names = new Map((await listColleagues(scoped)).map(({ id, name }) => [id, name]));
  const items: DueItem[] = [];
  for (const { assigneeIds, dueOn, ...row } of await listDueDisclosures(scoped, from, to)) {
    if (dueOn === null) continue;
    items.push({
      kind: 'disclosure',
      id: null,
      ...row,
      dueOn,
      title: await titleOf(row.versionId, row.disclosureCode),
      people: assigneeIds.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
      isDone: isDisclosureDone(row.status),
      isMine: assigneeIds.includes(scoped.userId),
    });
  }
  return items;
};

const tasksIn = async (scoped: Scoped, { from, to }: DueQuery, titleOf: Titles): Promise<DueItem[]> => {
  const items: DueItem[] = [];
  for (const { task, ...row } of await listDueTasks(scoped, from, to)) {
    if (task.dueOn === null) continue;
    items.push({
      kind: 'task',
      id: task.id,
      ...row,
      disclosureCode: task.disclosureCode,
      title: await titleOf(row.versionId, task.disclosureCode),
      note: task.note,
      dueOn: task.dueOn,
      people: [{ id: task.assigneeId, name: task.assigneeName }],
      status: task.doneAt ? 'completed' : 'in-progress',
      isDone: task.doneAt !== null,
      isMine: task.assigneeId === scoped.userId,
    });
  }
  return items;
};

const both = (text: string): DueItem['title'] => ({ en: text, zhTw: text });

/** Of those who were asked, and of those who asked them. */
const contributionsIn = async (scoped: Scoped, { from, to }: DueQuery): Promise<DueItem[]> =>
  (await listDueContributions(scoped, from, to)).flatMap(({ contribution, ...row }): DueItem[] => {
    const { id, name, email, dueOn, doneAt, startedAt, userId, invitedById } = contribution;
    const person = { id: userId ?? id, name: name || email };
    const status = doneAt ? 'completed' : startedAt ? 'in-progress' : 'new';
    if (dueOn === null) return [];
    return [
      {
        kind: 'contribution',
        id,
        ...row,
        disclosureCode: null,
        title: both(person.name),
        note: '',
        dueOn,
        people: [person],
        status,
        isDone: doneAt !== null,
        isMine: userId === scoped.userId || invitedById === scoped.userId,
      },
    ];
  });

const reportsIn = async (scoped: Scoped, { from, to }: DueQuery): Promise<DueItem[]> =>
  (await listDueReports(scoped, from, to)).map(({ status, people, ...row }) => ({
    kind: 'report',
    id: null,
    ...row,
    disclosureCode: null,
    title: both(row.reportName),
    note: '',
    people,
    status: status === 'unpublished' || status === 'readonly-published' ? 'in-progress' : status,
    isDone: status === 'completed',
    isMine: people.some(({ id }) => id === scoped.userId),
  }));

const dueIn = async (scoped: Scoped, query: DueQuery): Promise<DueItem[]> => {
  const titleOf = createTitles(scoped);
  const items = [
    ...(await reportsIn(scoped, query)),
    ...(await disclosuresIn(scoped, query, titleOf)),
    ...(await tasksIn(scoped, query, titleOf)),
    ...(await contributionsIn(scoped, query)),
  ];
  return items.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
};

/** What of ongoing reports is due within these days, the earliest first. Throws `request.invalid` for more days than are shown at once. */
export const readDueItems = ({ database }: GatewayDeps, scope: Scope, query: DueQuery): Promise<DueItem[]> => {
  requireSpan(query);
  return database.withScope(scope, (scoped) => dueIn(scoped, query));
};

/** Sets the day until which the whole report is due, or takes it away. */
export const changeDueDate = async (deps: GatewayDeps, scope: Scope, reportId: string, { dueOn }: ReportDueDate) => {
  const now = deps.now();
  await deps.database.withScope(scope, async (scoped) => {
    const { actor } = await lockEditableReport(scoped, reportId, now);
    const before = await findDueDate(scoped, reportId);
    if (before === dueOn) return;
    await saveDueDate(scoped, reportId, dueOn);
    const entry = { action: 'changed' as const, field: 'dueOn', oldValue: before, newValue: dueOn };
    await appendAudit(scoped, reportId, actor, now, [entry]);
  });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
};
