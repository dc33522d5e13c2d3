import type { Contribution } from '@esg/contract';
import { expect, it } from 'vitest';
import { codesOf, findRows, isLate, readCollaboratorSearch, rowsOf, sortOf, sortText } from './collaborator-rows.ts';

const report = { id: 'r1', name: 'Report 2025', versionId: 'gri-2025', status: 'in-progress' as const };
const invitation = (part: Partial<Contribution>): Contribution => ({
  id: 'c1',
  report,
  role: 'contributor',
  email: 'ho@partner.example',
  name: 'Ho Lam',
  userId: null,
  language: 'en',
  questions: [
    { disclosureCode: '305-1', fieldKey: 'a' },
    { disclosureCode: '305-1', fieldKey: 'b' },
    { disclosureCode: '2-1', fieldKey: 'c' },
  ],
  answered: 1,
  status: 'opened',
  dueOn: '2026-12-10',
  message: '',
  invitedBy: 'Mei Chan',
  isMuted: false,
  note: '',
  invitedAt: '2026-11-01T00:00:00Z',
  expiresAt: null,
  lastSeenAt: null,
  remindedAt: null,
  doneAt: null,
  comments: 0,
  evidence: 0,
  ...part,
});
const rows = rowsOf({
  contributions: [invitation({}), invitation({ id: 'c2', email: 'b@partner.example', name: '', status: 'done' })],
  assigned: [
    {
      report,
      userId: 'u2',
      name: 'Daniel Lau',
      codes: ['302-1', '305-2'],
      done: 1,
      dueOn: '2026-12-05',
      lastSeenAt: null,
    },
  ],
  colleagues: [{ report, userId: 'u1', name: 'Mei Chan' }],
});
const ids = (search: Parameters<typeof findRows>[1], today = '2026-12-01') =>
  findRows(rows, search, today).map(({ id }) => id);

it('lists invited people, colleagues with assignments and readers of drafts, by name or address', () => {
  expect(rows.map(({ called }) => called)).toEqual(['Ho Lam', 'b@partner.example', 'Daniel Lau', 'Mei Chan']);
});

it('finds people by words of name, address, report and disclosure, by report and by status', () => {
  expect(ids({ q: 'HO partner' })).toEqual(['c1']);
  expect(ids({ q: '305-1 2025' })).toEqual(['c1', 'c2']);
  expect(ids({ q: 'daniel 305-2' })).toEqual(['r1:u2:given']);
  expect(ids({ report: 'r2' })).toEqual([]);
  expect(ids({ status: 'done' })).toEqual(['c2']);
});

it('counts people as overdue only while their answers are missing after the due date', () => {
  expect(ids({ status: 'overdue' }, '2026-12-05')).toEqual([]);
  expect(ids({ status: 'overdue' }, '2026-12-11')).toEqual(['c1', 'r1:u2:given']);
  expect(rows.map((row) => isLate(row, '2026-12-11'))).toEqual([true, false, true, false]);
});

it('reads only known values from an address', () => {
  expect(readCollaboratorSearch({ q: 5, status: 'gone', sort: '-due', report: 'r1' })).toEqual({
    q: undefined,
    status: undefined,
    sort: '-due',
    report: 'r1',
  });
  expect(sortText(sortOf({ sort: '-due' }))).toBe('-due');
});

it('names each disclosure once', () => {
  expect(codesOf(invitation({}).questions)).toEqual(['305-1', '2-1']);
});
