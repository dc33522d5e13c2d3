import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { stateOf } from './disclosures.repository.ts';
import type { DisclosureState } from './reports.policy.ts';
import { reportDisclosures, reports } from './reports.tables.ts';

const { id, name, names, versionId, status, collaborators: people } = reports;
const ofOrganisation = (scoped: Scoped) => and(ownRows(reports, scoped), isNull(reports.deletedAt));

/** The fields that identify a report to people, with its collaborators. */
export type ReportHead = Awaited<ReturnType<typeof listOngoing>>[number];

/** The organisation's reports that are neither published nor deleted, by name: all, or these. */
export const listOngoing = (scoped: Scoped, ids?: readonly string[]) =>
  scoped.tx
    .select({ id, name, names, versionId, status, people })
    .from(reports)
    .where(and(ofOrganisation(scoped), ne(status, 'readonly-published'), ids && inArray(id, [...ids])))
    .orderBy(asc(name), asc(id));

/** The framework versions of the organisation's reports that are not deleted, each once. */
export const listVersionsOfReports = async (scoped: Scoped): Promise<string[]> => {
  const rows = await scoped.tx
    .selectDistinct({ versionId })
    .from(reports)
    .where(ofOrganisation(scoped))
    .orderBy(versionId);
  return rows.map((row) => row.versionId);
};

/** These reports of the organisation, except deleted ones, by id. */
export const findHeads = async (scoped: Scoped, ids: readonly string[]): Promise<Map<string, ReportHead>> => {
  const rows = await scoped.tx
    .select({ id, name, names, versionId, status, people })
    .from(reports)
    .where(and(ofOrganisation(scoped), inArray(id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Whether a report of any organisation exists and is not deleted. */
export const isThere = async (tx: Transaction, reportId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id })
    .from(reports)
    .where(and(eq(id, reportId), isNull(reports.deletedAt)));
  return rows.length > 0;
};

type WorkedOn = { reportId: string | undefined; after: ListPosition | undefined; limit: number };

/** Reports of the organisation, or one of them, with their collaborators; the newest first, after the position. */
export const listWorkedOn = (scoped: Scoped, { reportId, after, limit }: WorkedOn) =>
  scoped.tx
    .select({ report: { id, name, versionId, status, createdAt: reports.createdAt }, people })
    .from(reports)
    .where(and(ofOrganisation(scoped), reportId ? eq(id, reportId) : undefined, olderThan(reports, after)))
    .orderBy(desc(reports.createdAt), desc(id))
    .limit(limit);

/** Selected disclosures of these reports: looked up by report and code. */
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
