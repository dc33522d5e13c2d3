import type { Permission } from './permissions.ts';
import { isEditable, reportStatuses } from './report-life.ts';
import type { Report } from './reports.ts';
import type { Role } from './roles.ts';

/** Actions on a report as a whole (spec section 4, decision 6). */
export const reportMoves = [
  'submit',
  'approve',
  'reject',
  'withdraw',
  'complete',
  'publish',
  'unpublish',
  'reopen',
  'delete',
] as const;
export type ReportMove = (typeof reportMoves)[number];

const editable = reportStatuses.filter(isEditable);

/**
 * The statuses and permissions of each action (decision 5). Whether the report is complete, and who has to decide, is checked elsewhere.
 */
const moves: Record<ReportMove, { readonly permission: Permission; readonly from: readonly Report['status'][] }> = {
  submit: { permission: 'report:write', from: editable },
  approve: { permission: 'report:approve', from: ['pending-approval'] },
  reject: { permission: 'report:approve', from: ['pending-approval'] },
  withdraw: { permission: 'report:write', from: ['pending-approval', 'approval-accepted'] },
  complete: { permission: 'report:write', from: ['approval-accepted'] },
  publish: { permission: 'report:publish', from: [...editable, 'approval-accepted', 'unpublished'] },
  unpublish: { permission: 'report:publish', from: ['readonly-published'] },
  reopen: { permission: 'report:publish', from: ['readonly-published', 'unpublished'] },
  delete: { permission: 'report:delete', from: reportStatuses.filter((status) => status !== 'readonly-published') },
};

type Decider = { readonly userId: string; readonly role: Role };
type Managed = Pick<Report, 'entitiesManagerId'>;

/** Entity managers approve, publish and unpublish reports whose entities are all theirs, and no others (decisions 5 and 13). */
export const mayDecideAbout = ({ userId, role }: Decider, report: Managed) =>
  role !== 'entity-manager' || report.entitiesManagerId === userId;

const decided: ReadonlySet<Permission> = new Set(['report:approve', 'report:publish'] as const);

type Person = Decider & { readonly permissions: readonly Permission[] };

/** Whether the person may do this with the report. */
export const mayWith = (permission: Permission, report: Managed, person: Person) =>
  person.permissions.includes(permission) && (!decided.has(permission) || mayDecideAbout(person, report));

/** Whether a report of this status can be moved so. */
export const allowsMove = (move: ReportMove, status: Report['status']) => moves[move].from.includes(status);

/** Whether the action is offered to the person: the gateway accepts every offered one, and the interface offers no other. */
export const offersMove = (move: ReportMove, report: Managed & Pick<Report, 'status'>, person: Person) =>
  allowsMove(move, report.status) && mayWith(moves[move].permission, report, person);
