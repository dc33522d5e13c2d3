import { isEmail, needsSeat, type OrganizationUsers, type Role } from '@esg/contract';

/** One person to invite, as it is typed. */
export type InviteRow = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Why the gateway refused it. */
  readonly refusal?: unknown;
};

export type RowIssue = 'required' | 'invalid' | 'duplicate' | 'no-seat';

const plain = (email: string) => email.trim().toLowerCase();

/** How many more people can be invited; undefined if seats are not counted. */
export const freeSeats = ({ total, inUse, invited }: OrganizationUsers['seats']): number | undefined =>
  total === null ? undefined : Math.max(0, total - inUse - invited);

/** The errors of each row, by its id. An empty row counts only if it is the only one. */
export const rowIssues = (rows: readonly InviteRow[], free: number | undefined): ReadonlyMap<string, RowIssue> => {
  const issues = new Map<string, RowIssue>();
  const seen = new Set<string>();
  let left = free ?? Number.POSITIVE_INFINITY;
  for (const { id, email, role } of filledRows(rows)) {
    const address = plain(email);
    if (address === '') issues.set(id, 'required');
    else if (!isEmail(email)) issues.set(id, 'invalid');
    else if (seen.has(address)) issues.set(id, 'duplicate');
    else if (needsSeat(role) && left-- <= 0) issues.set(id, 'no-seat');
    seen.add(address);
  }
  return issues;
};

/** Rows with content; the first one if there is none. */
export const filledRows = (rows: readonly InviteRow[]): readonly InviteRow[] => {
  const filled = rows.filter(({ email }) => email.trim() !== '');
  return filled.length > 0 ? filled : rows.slice(0, 1);
};

/** Addresses of a pasted list: lines, commas, semicolons or spaces between them, names before `<…>` left out. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, ''))
    .filter((part) => part.includes('@'));
