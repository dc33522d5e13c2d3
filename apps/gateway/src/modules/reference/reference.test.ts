import { CountrySchema, IndustrySchema, SectorSchema, StockExchangeSchema } from '@esg/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const lists = [
  { path: '/system/countries?sortBy=id', entry: CountrySchema, count: 252 },
  { path: '/organization-profile/list-sector', entry: SectorSchema, count: 11 },
  { path: '/organization-profile/list-stock-exchange', entry: StockExchangeSchema, count: 46 },
  { path: '/framework-builder/industries/universal', entry: IndustrySchema, count: 21 },
];

it.each(lists)('returns $path to everybody who is signed in', async ({ path, entry, count }) => {
  for (const person of ['verdant.member', 'verdant.entity', 'harbour.admin'] as const) {
    const answer = await h.as(person).request(path);
    expect(v.parse(v.array(entry), await answer.json())).toHaveLength(count);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
  }
});

it.each(lists)('refuses $path to strangers', async ({ path }) => {
  expect((await h.anonymous(path)).status).toBe(401);
});

it('refuses an unknown order', async () => {
  expect((await h.as('verdant.member').request('/system/countries?sortBy=name')).status).toBe(422);
});
