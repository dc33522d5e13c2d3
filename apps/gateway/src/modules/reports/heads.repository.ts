import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { stateOf } from './disclosures.repository.ts';
import type { DisclosureState } from './reports.policy.ts';
import { reportDisclosures, reports } from './reports.tables.ts';

const { id, name, versionId, status, collaborators: people } = reports;
const ofOrganisation = (scoped: Scoped) => and(ownRows(reports, scoped), isNull(reports.deletedAt));

/** What names a report to somebody, with the people who changed something. */
export type ReportHead = Awaited<ReturnType<typeof listOngoing>>[number];

/** The organisation's reports that are neither published nor deleted, by name: all, or these. */
export const listOngoing = (scoped: Scoped, ids?: readonly string[]) =>
  scoped.tx
    .select({ id, name, versionId, status, people })
    .from(reports)
    .where(and(ofOrganisation(scoped), ne(status, 'readonly-published'), ids && inArray(id, [...ids])))
    .orderBy(asc(name), asc(id));

/** Selected disclosures of these reports: asked by report and code, gives the state. */
export const selectedIn = async (scoped: Scoped, reportIds: readonly string[]) => {
  const rows = await scoped.tx
    .select()
    .from(reportDisclosures)
    .where(
      and(
        ownRows(reportDisclosures, scoped),
        inArray(reportDisclosures.reportId, [...reportIds]),
        eq(reportDisclosures.selected, true),
      ),
    );
  const states = new Map<string, DisclosureState>(rows.map((row) => [`${row.reportId} ${row.code}`, stateOf(row)]));
  return (reportId: string, code: string) => states.get(`${reportId} ${code}`);
};
