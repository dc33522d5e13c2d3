import { isDisclosureDone, type Language } from '@esg/contract';
import { asc } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { listGiven } from '../approvals/index.ts';
import { users } from '../users/users.tables.ts';
import { listOngoing, type ReportHead, selectedIn } from './heads.repository.ts';
import type { DisclosureState } from './reports.policy.ts';

type Colleague = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly lastSignInAt: Date | null;
};
type Given = { readonly code: string; readonly dueOn: string | null; readonly status: DisclosureState['status'] };
/** The assignments of one colleague in one report. */
export type AssignedWork = {
  readonly report: ReportHead;
  readonly colleague: Colleague;
  readonly disclosures: readonly Given[];
  /** How many of them are done. */
  readonly done: number;
  /** The earliest due day of an open one. */
  readonly dueOn: string | null;
};

const workOf = (report: ReportHead, colleague: Colleague, disclosures: readonly Given[]): AssignedWork => {
  const open = disclosures.filter(({ status }) => !isDisclosureDone(status));
  const [dueOn = null] = open.flatMap((each) => each.dueOn ?? []).toSorted();
  return { report, colleague, disclosures, done: disclosures.length - open.length, dueOn };
};

const listPeople = async (scoped: Scoped): Promise<Colleague[]> => {
  const { id, firstName, lastName, email, language, lastSignInAt } = users;
  const rows = await scoped.tx
    .select({ id, firstName, lastName, email, language, lastSignInAt })
    .from(users)
    .where(ownRows(users, scoped))
    .orderBy(asc(firstName), asc(id));
  return rows.map(({ firstName: first, lastName: last, ...row }) => ({ ...row, name: `${first} ${last}`.trim() }));
};

/** Assignments in the organisation's ongoing reports, or in these: one entry for each report and person. */
export const listAssigned = async (scoped: Scoped, reportIds?: readonly string[]): Promise<AssignedWork[]> => {
  const ongoing = await listOngoing(scoped, reportIds);
  const ids = ongoing.map(({ id }) => id);
  if (ids.length === 0) return [];
  const given = Map.groupBy(await listGiven(scoped, { reportIds: ids }), ({ reportId }) => reportId);
  const selected = await selectedIn(scoped, ids);
  const colleagues = await listPeople(scoped);
  return ongoing.flatMap((report) =>
    colleagues.flatMap((colleague) => {
      const disclosures = (given.get(report.id) ?? []).flatMap(({ assigneeIds, disclosureCode: code, dueOn }) => {
        const state = selected(report.id, code);
        return state && assigneeIds.includes(colleague.id) ? [{ code, dueOn, status: state.status }] : [];
      });
      return disclosures.length > 0 ? [workOf(report, colleague, disclosures)] : [];
    }),
  );
};
