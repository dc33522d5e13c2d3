import type { OrganizationUser } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { addressesIn, freeSeats, type InviteRow, rowIssues } from './invite-rows.ts';
import { actionsFor } from './people-actions.ts';
import { findPeople, inOrder, readPeopleSearch, sortOf, sortText } from './people-search.ts';

const person = (id: string, change: Partial<OrganizationUser> = {}): OrganizationUser => ({
  id,
  email: `${id}@verdant.example`,
  firstName: id,
  lastName: 'Chan',
  role: 'basic',
  status: 'Registered',
  department: null,
  lastSignInAt: null,
  addedAt: '2026-11-01T00:00:00.000Z',
  invitation: null,
  avatarFileId: null,
  isSelf: false,
  entitiesManagerId: null,
  ...change,
});
const mei = person('mei', { role: 'administrator', isSelf: true });
const ada = person('ada', { role: 'administrator' });
const daniel = person('daniel', { department: '財務' });
const guest = person('guest', { status: 'Pending Confirmation', firstName: null, lastName: null });

describe('the search in the address', () => {
  it('reads known values and ignores everything else', () => {
    expect(readPeopleSearch({ q: 'a', level: 'basic', status: 'Registered', sort: '-email' })).toEqual({
      q: 'a',
      level: 'basic',
      status: 'Registered',
      sort: '-email',
    });
    expect(readPeopleSearch({ q: 1, level: 'owner', status: '', sort: 'password' })).toEqual({});
    expect(sortText(sortOf({ sort: '-email' }))).toBe('-email');
    expect(sortOf({})).toEqual({ column: 'name', direction: 'ascending' });
  });

  it('finds people by name, address and department, in any width and case', () => {
    const found = (search: Record<string, unknown>) =>
      findPeople([mei, daniel, guest], readPeopleSearch(search)).map(({ id }) => id);
    expect(found({ q: 'ＤＡＮＩ verdant' })).toEqual(['daniel']);
    expect(found({ q: '財務' })).toEqual(['daniel']);
    expect(found({ status: 'Pending Confirmation' })).toEqual(['guest']);
    expect(found({ level: 'administrator', q: 'guest' })).toEqual([]);
  });
});

describe('actions on selected people', () => {
  it('protect the last administrator, and nobody can remove themselves', () => {
    expect(actionsFor([mei], [mei, daniel, guest])).toEqual([]);
    expect(actionsFor([mei], [mei, ada])).toEqual(['change-permission-level']);
    expect(actionsFor([ada], [mei, ada])).toEqual(['change-permission-level', 'remove-user']);
    expect(actionsFor([mei, ada], [mei, ada])).toEqual([]);
    expect(actionsFor([daniel], [mei, daniel])).toEqual(['change-permission-level', 'remove-user']);
  });

  it('are for people or for invitations, never for both at once', () => {
    expect(actionsFor([guest], [mei, guest])).toEqual(['resend', 'withdraw']);
    expect(actionsFor([guest, daniel], [mei, guest, daniel])).toEqual([]);
    expect(actionsFor([], [mei])).toEqual([]);
  });
});

describe('the rows of people to invite', () => {
  const row = (id: string, email: string, role: InviteRow['role'] = 'basic'): InviteRow => ({ id, email, role });

  it('are checked one by one', () => {
    const rows = [row('1', 'a@b.example'), row('2', ' A@B.example '), row('3', 'nobody'), row('4', '')];
    expect([...rowIssues(rows, 5)]).toEqual([
      ['2', 'duplicate'],
      ['3', 'invalid'],
    ]);
    expect([...rowIssues([row('1', ' ')], 5)]).toEqual([['1', 'required']]);
  });

  it('are never more than the free seats', () => {
    const rows = [row('1', 'a@b.example'), row('2', 'c@b.example'), row('3', 'd@b.example')];
    expect([...rowIssues(rows, 2)]).toEqual([['3', 'no-seat']]);
    expect(rowIssues(rows, undefined).size).toBe(0);
    expect(freeSeats({ total: 5, inUse: 3, invited: 1 })).toBe(1);
    expect(freeSeats({ total: 3, inUse: 4, invited: 0 })).toBe(0);
    expect(freeSeats({ total: null, inUse: 4, invited: 0 })).toBeUndefined();
  });

  it('can be pasted as a list', () => {
    expect(addressesIn('Ada Wong <ada@b.example>; b@b.example,\n c@b.example')).toEqual([
      'ada@b.example',
      'b@b.example',
      'c@b.example',
    ]);
  });
});

it('orders people as the address says, those without a value last', () => {
  const columns = [
    { id: 'name', textOf: ({ firstName }: OrganizationUser) => firstName ?? '' },
    { id: 'department', textOf: ({ department }: OrganizationUser) => department ?? '' },
  ];
  const idsBy = (sort: string) => inOrder([mei, ada, daniel], columns, sortOf({ sort }), 'en').map(({ id }) => id);
  expect(idsBy('name')).toEqual(['ada', 'daniel', 'mei']);
  expect(idsBy('-name')).toEqual(['mei', 'daniel', 'ada']);
  expect(idsBy('-department')).toEqual(['daniel', 'mei', 'ada']);
});
