import {
  EmissionFactorChoicesSchema,
  type EmissionFactorPage,
  EmissionFactorPageSchema,
  SuccessionSchema,
} from '@esg/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const paths = ['/emission-factors', '/emission-factors/choices', '/successions'];
const page = async (query: string): Promise<EmissionFactorPage> => {
  const answer = await h.as('verdant.member').request(`/emission-factors?${query}`);
  expect(answer.status).toBe(200);
  return v.parse(EmissionFactorPageSchema, await answer.json());
};

describe('emission factors', () => {
  it('gives all of them page by page, each once', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { items, nextCursor, total } = await page(`limit=100&unverified=true${cursor}`);
      expect(total).toBe(883);
      seen.push(...items.map(({ id }) => id));
      cursor = nextCursor ? `&cursor=${nextCursor}` : '';
    } while (cursor);
    expect(new Set(seen).size).toBe(883);
  });

  it('leaves out factors that nobody compared with their publisher, and marks them on request', async () => {
    expect((await page('limit=1')).total).toBe(815);
    const { items } = await page('q=CLP&unverified=true');
    expect(items.some(({ verified }) => !verified)).toBe(true);
    for (const { source, licence, publicationYear } of items) {
      expect(source && licence).toBeTruthy();
      expect(publicationYear).toBeGreaterThan(2009);
    }
  });

  it('filters by source, year, category, region, scope and words of either language', async () => {
    const { sources, categories, regions, years } = v.parse(
      EmissionFactorChoicesSchema,
      await (await h.as('verdant.member').request('/emission-factors/choices')).json(),
    );
    const narrow = { source: sources[0], category: categories[0], region: regions[0], year: String(years[0]) };
    for (const [name, value] of Object.entries(narrow)) {
      const { total } = await page(new URLSearchParams({ [name]: value ?? '', unverified: 'true' }).toString());
      expect(total, name).toBeGreaterThan(0);
      expect(total, name).toBeLessThan(883);
    }
    const grid = await page('scope=2&region=GB&limit=100');
    expect(new Set(grid.items.map(({ region }) => region))).toEqual(new Set(['GB']));
    expect((await page(`q=${encodeURIComponent('丁烷')}`)).total).toBeGreaterThan(0);
    expect((await page('q=butane%20fuel')).items[0]?.measure?.symbol).toBeTruthy();
    expect((await page('q=nothing%20is%20called%20this')).items).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'scope=4', 'year=x', 'cursor=unknown', 'unverified=maybe'])(
    'refuses the query %s',
    async (query) => {
      expect((await h.as('verdant.member').request(`/emission-factors?${query}`)).status).toBe(422);
    },
  );
});

it('lists the successor of each disclosure, its date, and whether period or publication counts', async () => {
  const answer = await h.as('harbour.consultant').request('/successions');
  const successions = v.parse(v.array(SuccessionSchema), await answer.json());
  expect(successions).toHaveLength(130);
  const climate = successions.find(({ disclosure }) => disclosure.code === '305-1');
  expect(climate).toMatchObject({
    disclosure: { framework: { en: 'GRI Standards' }, title: { en: expect.any(String) } },
    successor: { code: '102-5' },
    from: '2027-01-01',
    basis: 'publication',
  });
});

describe.each(paths)('access to %s', (path) => {
  it('is refused to strangers, people without permission and tokens of another tenant', async () => {
    expect((await h.anonymous(path)).status).toBe(401);
    expect((await h.as('verdant.entity').request(path)).status).toBe(403);
    const { accessToken } = await h.signIn('harbour.admin');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await h.anonymous(path, { headers }, 'verdant.localhost')).status).toBe(401);
  });
});
