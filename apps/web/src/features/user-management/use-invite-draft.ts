import type { Role } from '@esg/contract';
import { useState } from 'react';
import type { InviteRow } from './invite-rows.ts';

const storageKey = 'invite-draft';

const newRow = (role: Role, email = ''): InviteRow => ({ id: crypto.randomUUID(), email, role });

const kept = (levels: readonly Role[]): InviteRow[] => {
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return (Array.isArray(rows) ? rows : []).flatMap(({ email, role }: Partial<InviteRow>) =>
      typeof email === 'string' && role && levels.includes(role) ? [newRow(role, email)] : [],
    );
  } catch {
    return [];
  }
};

/** Most people are basic users; if that level does not exist, the first one is used. */
const usualLevel = (levels: readonly Role[]): Role => levels.find((level) => level === 'basic') ?? levels[0] ?? 'basic';

/** The people whom somebody is about to invite. Typed values survive closing the dialog and a reload of the tab, until they are sent. */
export const useInviteDraft = (levels: readonly Role[]) => {
  const [rows, setRows] = useState<readonly InviteRow[]>(() => {
    const before = kept(levels);
    return before.length > 0 ? before : [newRow(usualLevel(levels))];
  });
  const put = (next: readonly InviteRow[]) => {
    const all = next.length > 0 ? next : [newRow(usualLevel(levels))];
    const typed = all.filter(({ email }) => email.trim() !== '').map(({ email, role }) => ({ email, role }));
    if (typed.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(typed));
    else sessionStorage.removeItem(storageKey);
    setRows(all);
  };
  return {
    rows,
    put,
    change: (id: string, part: Partial<Pick<InviteRow, 'email' | 'role'>>) =>
      put(rows.map((row) => (row.id === id ? { ...row, ...part, refusal: undefined } : row))),
    remove: (id: string) => put(rows.filter((row) => row.id !== id)),
    /** A pasted list replaces the row it was pasted into. */
    spread: (id: string, emails: readonly string[]) =>
      put(rows.flatMap((row) => (row.id === id ? emails.map((email) => newRow(row.role, email)) : [row]))),
    add: () => put([...rows, newRow(rows.at(-1)?.role ?? usualLevel(levels))]),
  };
};

export type InviteDraft = ReturnType<typeof useInviteDraft>;
