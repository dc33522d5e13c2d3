import type { AssignmentChange } from '@esg/contract';
import { and, asc, between, eq, inArray, isNotNull } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { assignments } from './approvals.tables.ts';

/** The assignees of a disclosure, its due date, and the people who decide about it first. */
export type Assignment = Pick<
  typeof assignments.$inferSelect,
  'disclosureCode' | 'assigneeIds' | 'approverIds' | 'dueOn' | 'note'
>;

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(assignments.tenantId, tenantId),
    eq(assignments.organisationId, organisationId),
    eq(assignments.reportId, reportId),
  );

const columns = {
  disclosureCode: assignments.disclosureCode,
  assigneeIds: assignments.assigneeIds,
  approverIds: assignments.approverIds,
  dueOn: assignments.dueOn,
  note: assignments.note,
};

/** A disclosure without an assignment. */
export const unassigned = (disclosureCode: string): Assignment => ({
  disclosureCode,
  assigneeIds: [],
  approverIds: [],
  dueOn: null,
  note: '',
});

/** Assignments of the report by disclosure code. */
export const listAssignments = async (scoped: Scoped, reportId: string): Promise<Map<string, Assignment>> => {
  const rows = await scoped.tx.select(columns).from(assignments).where(ofReport(scoped, reportId));
  return new Map(rows.map((row) => [row.disclosureCode, row]));
};

/** The filter of assignments: of these reports, and due within these days, where given. */
type Given = { readonly reportIds?: readonly string[]; readonly due?: { readonly from: string; readonly to: string } };

/** Assignments of the organisation's reports, with the report that each belongs to, by disclosure code. */
export const listGiven = (scoped: Scoped, { reportIds, due }: Given) =>
  scoped.tx
    .select({ reportId: assignments.reportId, ...columns })
    .from(assignments)
    .where(
      and(
        ownRows(assignments, scoped),
        reportIds && inArray(assignments.reportId, [...reportIds]),
        due && between(assignments.dueOn, due.from, due.to),
      ),
    )
    .orderBy(asc(assignments.disclosureCode));

/** Organisations with an assignment that is due by some day. */
export const listAssigning = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: assignments.tenantId, organisationId: assignments.organisationId })
    .from(assignments)
    .where(isNotNull(assignments.dueOn));

/** The assignment of one disclosure. */
export const readAssignment = async (scoped: Scoped, reportId: string, code: string): Promise<Assignment> => {
  const [row] = await scoped.tx
    .select(columns)
    .from(assignments)
    .where(and(ofReport(scoped, reportId), eq(assignments.disclosureCode, code)));
  return row ?? unassigned(code);
};

/** Stores the given properties for each of the codes; others stay unchanged. */
export const assign = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  { codes, ...change }: AssignmentChange,
) => {
  const given = {
    ...(change.assigneeIds && { assigneeIds: change.assigneeIds }),
    ...(change.approverIds && { approverIds: change.approverIds }),
    ...(change.dueOn !== undefined && { dueOn: change.dueOn }),
    ...(change.note !== undefined && { note: change.note }),
  };
  if (Object.keys(given).length === 0) return;
  await tx
    .insert(assignments)
    .values(codes.map((code) => ({ tenantId, organisationId, reportId, ...unassigned(code), ...given })))
    .onConflictDoUpdate({ target: [assignments.reportId, assignments.disclosureCode], set: given });
};
