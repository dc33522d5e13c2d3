import {
  type Contribution,
  type ContributionStatus,
  contributionStatuses,
  isOverdue,
  type ReportCollaborators,
  textSearch,
} from '@esg/contract';
import type { TableSort } from '@esg/ui/data';

/** One line of the list: an invited person, a colleague with assigned disclosures, or one who joined without an invitation. */
export type CollaboratorRow = {
  readonly id: string;
  readonly report: Contribution['report'];
  /** Name, else e-mail address. */
  readonly called: string;
  readonly email: string;
  /** Undefined for colleagues, unless they were invited too. */
  readonly invitation: Contribution | undefined;
  /** Codes of the disclosures that the person still has to answer. */
  readonly codes: readonly string[];
  /** Number of done and of all questions, or of assigned disclosures. Undefined if nothing is expected. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly status: ContributionStatus | undefined;
  readonly dueOn: string | null;
  readonly lastSeenAt: string | null;
};

export const rowStatuses = [...contributionStatuses, 'overdue'] as const;
export const collaboratorColumns = [
  'person',
  'kind',
  'report',
  'sections',
  'progress',
  'status',
  'due',
  'seen',
] as const;
export type CollaboratorColumn = (typeof collaboratorColumns)[number];

/** Parameters of the list's address; unknown values are left out. */
export type CollaboratorSearch = {
  readonly q?: string | undefined;
  readonly report?: string | undefined;
  readonly status?: (typeof rowStatuses)[number] | undefined;
  /** A column, with `-` before it for descending order. */
  readonly sort?: string | undefined;
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readCollaboratorSearch = ({ q, report, status, sort }: Record<string, unknown>): CollaboratorSearch => ({
  q: textOf(q),
  report: textOf(report),
  status: rowStatuses.find((known) => known === status),
  sort: collaboratorColumns.some((column) => sort === column || sort === `-${column}`) ? String(sort) : undefined,
});

/** The address's order in the table's form; without one, the gateway's order. */
export const sortOf = ({ sort }: CollaboratorSearch): TableSort | undefined =>
  sort === undefined
    ? undefined
    : sort.startsWith('-')
      ? { column: sort.slice(1), direction: 'descending' }
      : { column: sort, direction: 'ascending' };

/** The table's order in the address's form. */
export const sortText = (sort: TableSort | undefined): string | undefined =>
  sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;

const invitedRow = (invitation: Contribution): CollaboratorRow => {
  const { id, report, role, email, name, questions, answered, status, dueOn, lastSeenAt } = invitation;
  const progress = role === 'reader' ? undefined : { done: answered, all: questions.length };
  return {
    id,
    report,
    email,
    invitation,
    progress,
    status,
    dueOn,
    lastSeenAt,
    called: name || email,
    codes: codesOf(questions),
  };
};

const assignedRow = (given: ReportCollaborators['assigned'][number]): CollaboratorRow => {
  const { report, userId, name, codes, done, dueOn, lastSeenAt } = given;
  return {
    id: `${report.id}:${userId}:given`,
    report,
    called: name,
    email: '',
    invitation: undefined,
    codes,
    progress: { done, all: codes.length },
    dueOn,
    lastSeenAt,
    status: done === codes.length ? 'done' : 'in-progress',
  };
};

const nothingAwaited = { codes: [], progress: undefined, status: undefined, dueOn: null, lastSeenAt: null };

/** Everybody of a page, invited people first. */
export const rowsOf = ({
  contributions,
  assigned,
  colleagues,
}: Omit<ReportCollaborators, 'nextCursor'>): CollaboratorRow[] => [
  ...contributions.map(invitedRow),
  ...assigned.map(assignedRow),
  ...colleagues.map(({ report, userId, name }) => ({
    id: `${report.id}:${userId}`,
    report,
    called: name,
    email: '',
    invitation: undefined,
    ...nothingAwaited,
  })),
];

/** Whether the person still has something to do. */
export const isAwaited = ({ status, invitation }: CollaboratorRow) =>
  invitation?.role !== 'reader' && status !== undefined && status !== 'done' && status !== 'revoked';

/** Whether the person still has something to do after the due day. `today` is a calendar day. */
export const isLate = (row: CollaboratorRow, today: string) => isAwaited(row) && isOverdue(row.dueOn, today);

/** The rows that match the search, in the given order. */
export const findRows = (rows: readonly CollaboratorRow[], search: CollaboratorSearch, today: string) => {
  const { q = '', report, status } = search;
  const isFound = textSearch(q);
  return rows.filter((row) => {
    const text = `${row.called} ${row.email} ${row.report.name} ${row.codes.join(' ')}`;
    return (
      isFound(text) &&
      (report === undefined || row.report.id === report) &&
      (status === undefined || (status === 'overdue' ? isLate(row, today) : row.status === status))
    );
  });
};

/** Codes of the disclosures that questions belong to, each once, in their order. */
export const codesOf = (questions: Contribution['questions']): string[] => [
  ...new Set(questions.map(({ disclosureCode }) => disclosureCode)),
];
