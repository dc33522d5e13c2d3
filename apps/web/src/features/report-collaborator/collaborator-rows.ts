import { type Contribution, contributionStatuses, type ReportCollaborators } from '@esg/contract';
import type { TableSort } from '@esg/ui/data';

/** One line of the list: somebody invited, or a colleague who came by themselves. */
export type CollaboratorRow = {
  readonly id: string;
  readonly report: Contribution['report'];
  /** Name, else e-mail address. */
  readonly called: string;
  readonly email: string;
  /** Undefined for a colleague who was not asked for anything. */
  readonly invitation: Contribution | undefined;
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

/** Everybody, invited people first. */
export const rowsOf = ({ contributions, colleagues }: ReportCollaborators): CollaboratorRow[] => [
  ...contributions.map((invitation) => ({
    ...{ id: invitation.id, report: invitation.report, email: invitation.email, invitation },
    called: invitation.name || invitation.email,
  })),
  ...colleagues.map(({ report, userId, name }) => ({
    ...{ id: `${report.id}:${userId}`, report, called: name, email: '', invitation: undefined },
  })),
];

/** Whether something is still awaited of the person. */
export const isAwaited = ({ invitation }: CollaboratorRow) =>
  invitation !== undefined && invitation.status !== 'done' && invitation.status !== 'revoked';

/** Whether the day has passed. `today` is a calendar day. */
export const isOverdue = (row: CollaboratorRow, today: string) =>
  isAwaited(row) && Boolean(row.invitation?.dueOn && row.invitation.dueOn < today);

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Those who answer the search, in the order they came. */
export const findRows = (rows: readonly CollaboratorRow[], search: CollaboratorSearch, today: string) => {
  const { q = '', report, status } = search;
  const words = plain(q).trim().split(/\s+/);
  return rows.filter((row) => {
    const codes = row.invitation?.questions.map(({ disclosureCode }) => disclosureCode).join(' ') ?? '';
    const text = plain(`${row.called} ${row.email} ${row.report.name} ${codes}`);
    return (
      words.every((word) => text.includes(word)) &&
      (report === undefined || row.report.id === report) &&
      (status === undefined || (status === 'overdue' ? isOverdue(row, today) : row.invitation?.status === status))
    );
  });
};

/** Codes of the disclosures that questions belong to, each once, in their order. */
export const codesOf = (questions: Contribution['questions']): string[] => [
  ...new Set(questions.map(({ disclosureCode }) => disclosureCode)),
];
