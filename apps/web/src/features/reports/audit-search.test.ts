import { expect, it } from 'vitest';
import { filterOf, readAuditSearch } from './audit-search.ts';

it('reads a filter from the address, and ignores invalid ones', () => {
  const person = '0b7c2f7e-1111-4222-8333-444455556666';
  const search = { q: 'boilers', person, action: 'answered', section: 305, from: '2026-01-01', to: 'later' };
  expect(readAuditSearch(search)).toEqual({
    q: 'boilers',
    person,
    action: 'answered',
    section: '305',
    from: '2026-01-01',
  });
  expect(readAuditSearch({ person: 'Mei', action: 'danced', q: '' })).toEqual({});
});

it('sends the search words to the gateway under its own parameter', () => {
  expect(filterOf({ q: 'boilers', section: '305-1' })).toEqual({ search: 'boilers', section: '305-1' });
});
