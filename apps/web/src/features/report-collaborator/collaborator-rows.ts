import {
  type Contribution,
  type ContributionStatus,
  contributionStatuses,
  type ReportCollaborators,
} from '@esg/contract';
import type { TableSort } from '@esg/ui/data';

/** One line of the list: somebody invited, a colleague who was given disclosures, or one who came by themselves. */
export type CollaboratorRow = {
  readonly id: string;
  readonly report: Contribution['report'];
  /** Name, else e-mail address. */
  readonly called: string;
  readonly email: string;
  /** Undefined for colleagues, unless they were invited too. */
  readonly invitation: Contribution | undefined;
  /** Codes of the disclosures that are awaited of the person. */
  readonly codes: readonly string[];
  /** How much of it is done: of questions, or of given disclosures. Undefined where nothing is awaited. */
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

/** What the address says of the list; anything unknown is left out. */
export type CollaboratorSearch = {
  readonly q?: string | undefined;
  readonly report?: string | undefined;
  readonly status?: (typeof rowStatuses)[number] | undefined;
  /** A column, with `-` before it for the greatest first. */
  readonly sort?: string | undefined;
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Takes what is known out of an address that anybody may have typed. */
export const readCollaboratorSearch = ({ q, report, status, sort }: Record<string, unknown>): CollaboratorSearch => ({
  q: textOf(q),
  report: textOf(report),
  status: rowStatuses.find((known) => known === status),
  sort: collaboratorColumns.some((column) => sort === column || sort === `-${column}`) ? String(sort) : undefined,
});

/** The address's order as the table knows it; the order of the gateway where it says nothing. */
export const sortOf = ({ sort }: CollaboratorSearch): TableSort | undefined =>
  sort === undefined
    ? undefined
    : sort.startsWith('-')
      ? { column: sort.slice(1), direction: 'descending' }
      : { column: sort, direction: 'ascending' };

/** The table's order as the address keeps it. */
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

/** Whether something is still awaited of the person. */
export const isAwaited = ({ status, invitation }: CollaboratorRow) =>
  invitation?.role !== 'reader' && status !== undefined && status !== 'done' && status !== 'revoked';

/** Whether the day has passed. `today` is a calendar day. */
export const isOverdue = (row: CollaboratorRow, today: string) =>
  isAwaited(row) && row.dueOn !== null && row.dueOn < today;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Those who answer the search, in the order they came. */
export const findRows = (rows: readonly CollaboratorRow[], search: CollaboratorSearch, today: string) => {
  const { q = '', report, status } = search;
  const words = plain(q).trim().split(/\s+/);
  return rows.filter((row) => {
    const text = plain(`${row.called} ${row.email} ${row.report.name} ${row.codes.join(' ')}`);
    return (
      words.every((word) => text.includes(word)) &&
      (report === undefined || row.report.id === report) &&
      (status === undefined || (status === 'overdue' ? isOverdue(row, today) : row.status === status))
    );
  });
};

/** Codes of the disclosures that questions belong to, each once, in their order. */
export const codesOf = (questions: Contribution['questions']): string[] => [
  ...new Set(questions.map(({ disclosureCode }) => disclosureCode)),
];
