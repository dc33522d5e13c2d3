import { type DisclosureStatus, frameworkReportPath, reportFacts } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listAssigning } from '../approvals/index.ts';
import type { OpenLetter, OpenNotice, ReminderSource } from '../reminders/index.ts';
import type { ReportHead } from '../reports/index.ts';
import { type AssignedWork, listAssigned } from '../reports/index.ts';
import { listOngoing } from '../reports/kernel.ts';
import { listDueOrganisations, listReportDueDates } from './due.repository.ts';
import { disclosurePath, reportPath } from './notify-others.ts';
import { listOpenTasks, listTaskOrganisations } from './tasks.repository.ts';

/** Somebody who submitted a disclosure has done their part. */
const openStatuses: readonly DisclosureStatus[] = ['new', 'in-progress', 'approval-rejected'];

const disclosureNotices = ({ report, colleague, disclosures }: AssignedWork): OpenNotice[] =>
  disclosures
    .filter(({ status }) => openStatuses.includes(status))
    .map(({ code, dueOn }) => ({
      way: 'notice',
      subject: { kind: 'disclosure', id: report.id, part: [code] },
      personId: colleague.id,
      dueOn,
      facts: { report: report.name, disclosure: code },
      path: disclosurePath(report, code),
    }));

const letterOf = ({ report, colleague, disclosures, done, dueOn }: AssignedWork): OpenLetter => ({
  way: 'letter',
  subject: { kind: 'report', id: report.id },
  personId: colleague.id,
  to: colleague,
  line: { reportName: report.name, of: 'disclosures', open: disclosures.length - done, all: disclosures.length },
  dueOn,
  askedOn: null,
  site: null,
  openUrl: async (_scoped, site) => `${site}${frameworkReportPath(report, 'data-input')}`,
});

const taskNotices = async (scoped: Scoped, reports: ReadonlyMap<string, ReportHead>): Promise<OpenNotice[]> =>
  (await listOpenTasks(scoped)).flatMap(({ id, reportId, disclosureCode: code, assigneeId: personId, dueOn }) => {
    const report = reports.get(reportId);
    if (!report) return [];
    const facts = { ...reportFacts(report), disclosure: code };
    return [
      { way: 'notice', subject: { kind: 'task', id }, personId, dueOn, facts, path: disclosurePath(report, code) },
    ];
  });

const reportNotices = async (scoped: Scoped, reports: ReadonlyMap<string, ReportHead>): Promise<OpenNotice[]> =>
  (await listReportDueDates(scoped)).flatMap(({ reportId, dueOn }) => {
    const report = reports.get(reportId);
    return (report?.people ?? []).map(
      ({ id: personId }): OpenNotice => ({
        way: 'notice',
        subject: { kind: 'report', id: reportId },
        personId,
        dueOn,
        facts: report ? reportFacts(report) : {},
        path: report ? reportPath(report) : '',
      }),
    );
  });

/** Disclosures assigned to colleagues, their tasks, and reports with a due day. */
export const workReminders: ReminderSource = {
  listOrganisations: async (tx) => [
    ...(await listAssigning(tx)),
    ...(await listTaskOrganisations(tx)),
    ...(await listDueOrganisations(tx)),
  ],
  listOpen: async (scoped) => {
    const assigned = await listAssigned(scoped);
    const reports = new Map((await listOngoing(scoped)).map((report) => [report.id, report]));
    return [
      ...assigned.flatMap(disclosureNotices),
      ...(await taskNotices(scoped, reports)),
      ...(await reportNotices(scoped, reports)),
      ...assigned.map(letterOf).filter(({ line }) => line.open > 0),
    ];
  },
};
