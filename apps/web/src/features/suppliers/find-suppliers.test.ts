import type { Supplier } from '@esg/contract';
import { expect, it } from 'vitest';
import { findSuppliers, readSuppliersSearch, type SuppliersSearch } from './find-suppliers.ts';

const row = (name: string, country: string, change: Partial<Supplier> = {}) => ({
  country,
  supplier: {
    id: name,
    name,
    reference: '',
    country: null,
    contactEmail: null,
    requests: { open: 0, submitted: 0, approved: 0 },
    people: 0,
    createdAt: '2026-01-05T09:00:00.000Z',
    archivedAt: null,
    version: 1,
    ...change,
  },
});
const rows = [
  row('Lee Paper', 'Hong Kong', { reference: '40017', contactEmail: 'ask@lee.example' }),
  row('綠紙有限公司', 'Viet Nam'),
  row('Old Board', 'Hong Kong', { archivedAt: '2026-06-30T09:00:00.000Z' }),
];
const found = (search: SuppliersSearch) => findSuppliers(rows, search).map(({ supplier }) => supplier.name);

it('finds a supplier by parts of its name, reference, country and address to ask', () => {
  expect(found({ q: 'paper LEE' })).toEqual(['Lee Paper']);
  expect(found({ q: '綠紙' })).toEqual(['綠紙有限公司']);
  expect(found({ q: '400' })).toEqual(['Lee Paper']);
  expect(found({ q: '４００１７' })).toEqual(['Lee Paper']);
  expect(found({ q: 'viet' })).toEqual(['綠紙有限公司']);
  expect(found({ q: 'lee.example' })).toEqual(['Lee Paper']);
  expect(found({ q: 'lee viet' })).toEqual([]);
});

it('shows archived suppliers only to those who ask for them', () => {
  expect(found({})).toEqual(['Lee Paper', '綠紙有限公司']);
  expect(found({ shelf: 'archived' })).toEqual(['Old Board']);
  expect(found({ shelf: 'all', q: 'hong' })).toEqual(['Lee Paper', 'Old Board']);
});

it('reads an address that anybody may have typed', () => {
  expect(readSuppliersSearch({ q: 40017, shelf: 'archived' })).toEqual({ q: '40017', shelf: 'archived' });
  expect(readSuppliersSearch({ q: { a: 1 }, shelf: 'elsewhere' })).toEqual({ q: undefined, shelf: undefined });
});
