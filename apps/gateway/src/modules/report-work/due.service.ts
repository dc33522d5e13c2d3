import {
  type DueItem,
  type DueQuery,
  dayMilliseconds,
  type Framework,
  isDisclosureDone,
  issueAt,
  type ReportDueDate,
  reportWorkLimits,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listGiven } from '../approvals/index.ts';
import { listDueContributions } from '../contributions/index.ts';
import { disclosureOf, frameworkIn } from '../frameworks/index.ts';
import { appendAudit, lockEditableReport, type ReportHead } from '../reports/index.ts';
import { listOngoing, selectedIn } from '../reports/kernel.ts';
import { listColleagues } from './colleagues.repository.ts';
import { findDueDate, listDueTasks, listReportDueDates, saveDueDate } from './due.repository.ts';

const requireSpan = ({ from, to }: DueQuery) => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
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
/** The fields of the report that a due item shows. */
const reportOf = ({ id, versionId, name }: ReportHead) => ({ reportId: id, versionId, reportName: name });
/** The organisation's ongoing reports by id: nobody is reminded of others. */
type Ongoing = ReadonlyMap<string, ReportHead>;

const disclosuresIn = async (scoped: Scoped, due: DueQuery, ongoing: Ongoing, titleOf: Titles): Promise<DueItem[]> => {
  const names = new Map((await listColleagues(scoped)).map(({ id, name }) => [id, name]));
  const selected = await selectedIn(scoped, [...ongoing.keys()]);
  const items: DueItem[] = [];
  for (const { reportId, disclosureCode, assigneeIds, dueOn, note } of await listGiven(scoped, { due })) {
    const report = ongoing.get(reportId);
    const state = selected(reportId, disclosureCode);
    if (dueOn === null || !report || !state) continue;
    items.push({
      kind: 'disclosure',
      id: null,
      ...reportOf(report),
      disclosureCode,
      note,
      status: state.status,
      dueOn,
      title: await titleOf(report.versionId, disclosureCode),
      people: assigneeIds.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
      isDone: isDisclosureDone(state.status),
      isMine: assigneeIds.includes(scoped.userId),
    });
  }
  return items;
};

const tasksIn = async (scoped: Scoped, { from, to }: DueQuery, ongoing: Ongoing, titleOf: Titles) => {
  const items: DueItem[] = [];
  for (const task of await listDueTasks(scoped, from, to)) {
    const report = ongoing.get(task.reportId);
    if (task.dueOn === null || !report) continue;
    items.push({
      kind: 'task',
      id: task.id,
      ...reportOf(report),
      disclosureCode: task.disclosureCode,
      title: await titleOf(report.versionId, task.disclosureCode),
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

/** For the assignees, and for those who assigned the work. */
const contributionsIn = async (scoped: Scoped, { from, to }: DueQuery, ongoing: Ongoing): Promise<DueItem[]> =>
  (await listDueContributions(scoped, from, to)).flatMap((contribution): DueItem[] => {
    const { id, name, email, dueOn, doneAt, startedAt, userId, invitedById } = contribution;
    const report = ongoing.get(contribution.reportId);
    const person = { id: userId ?? id, name: name || email };
    const status = doneAt ? 'completed' : startedAt ? 'in-progress' : 'new';
    if (dueOn === null || !report) return [];
    return [
      {
        kind: 'contribution',
        id,
        ...reportOf(report),
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

const reportsIn = async (scoped: Scoped, due: DueQuery, ongoing: Ongoing): Promise<DueItem[]> =>
  (await listReportDueDates(scoped, due)).flatMap(({ reportId, dueOn }): DueItem[] => {
    const report = ongoing.get(reportId);
    if (!report) return [];
    const { status, people } = report;
    return [
      {
        kind: 'report',
        id: null,
        ...reportOf(report),
        dueOn,
        disclosureCode: null,
        title: both(report.name),
        note: '',
        people,
        status: status === 'unpublished' || status === 'readonly-published' ? 'in-progress' : status,
        isDone: status === 'completed',
        isMine: people.some(({ id }) => id === scoped.userId),
      },
    ];
  });

const kinds: readonly DueItem['kind'][] = ['report', 'disclosure', 'task', 'contribution'];

const dueIn = async (scoped: Scoped, query: DueQuery): Promise<DueItem[]> => {
  const titleOf = createTitles(scoped);
  const ongoing = new Map((await listOngoing(scoped)).map((report) => [report.id, report]));
  const items = [
    ...(await reportsIn(scoped, query, ongoing)),
    ...(await disclosuresIn(scoped, query, ongoing, titleOf)),
    ...(await tasksIn(scoped, query, ongoing, titleOf)),
    ...(await contributionsIn(scoped, query, ongoing)),
  ];
  const byDay = (one: DueItem, other: DueItem) =>
    one.dueOn.localeCompare(other.dueOn) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind);
  // Within one day and kind, in the order in which reports are listed.
  const order = new Map([...ongoing.keys()].map((id, position) => [id, position]));
  const place = ({ reportId }: DueItem) => order.get(reportId) ?? 0;
  return items.toSorted((one, other) => byDay(one, other) || place(one) - place(other));
};

/**
 * What is due in ongoing reports within these days, the earliest first. Throws `request.invalid` for more days than can be shown at once.
 */
export const readDueItems = ({ database }: GatewayDeps, scope: Scope, query: DueQuery): Promise<DueItem[]> => {
  requireSpan(query);
  return database.withScope(scope, (scoped) => dueIn(scoped, query));
};

/** Sets the due day of the whole report, or removes it. */
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
