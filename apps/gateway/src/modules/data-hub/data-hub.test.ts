import type { UserProfile } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** A path for every area of the hub. */
const paths = [
  ...['/reporting-times', '/entities', '/metrics/econ.revenue', '/metrics/econ.revenue/settings', '/data-points'],
  ...[
    '/section-labels?sectionId=econ.revenue:total:figures',
    '/data-points/calculations/econ.revenue?start=2025-01-01&end=2025-12-31',
  ],
];
const statuses = (person: PersonName) =>
  Promise.all(paths.map(async (path) => (await h.as(person).request(path)).status));
const all = (status: number) => paths.map(() => status);
const permissionsOf = async (person: PersonName) =>
  ((await (await h.as(person).request('/users/profiles')).json()) as UserProfile).permissions;
/** What is remembered of an organisation is asked for again. */
const later = () => h.clock.advance(6);

describe('the data hub', () => {
  it('is there for the tenants of the demonstration', async () => {
    expect(await statuses('verdant.admin')).toEqual(all(200));
    expect(await permissionsOf('harbour.admin')).toContain('data-hub:write');
  });

  it('is closed to everybody of a tenant without the module, and to no other', async () => {
    await h.database.pool.query(
      `update tenants set feature_flag = '{"featureFlags":["custom-template"],"versionIds":[]}' where name = 'Verdant'`,
    );
    later();
    expect(await statuses('verdant.admin')).toEqual(all(403));
    expect(await statuses('verdant.member')).toEqual(all(403));
    const permissions = await permissionsOf('verdant.admin');
    expect(permissions.filter((each) => each.startsWith('data-hub') || each === 'entity:manage')).toEqual([]);
    expect(permissions).toContain('report:write');
    expect((await h.as('verdant.admin').request('/metrics')).status).toBe(200);
    expect(await statuses('meridian.admin')).toEqual(all(200));
  });

  it('is closed to the people of an organisation whose setting is off, and to no other of the tenant', async () => {
    await h.database.pool.query(
      `update organisations set data_hub_enabled = false where name = 'Verdant Manufacturing'`,
    );
    later();
    expect(await statuses('verdant.admin')).toEqual(all(403));
    expect(await permissionsOf('verdant.member')).not.toContain('data-hub:read');
    expect(await statuses('verdant.sister')).toEqual(all(200));
  });

  it('says nothing of itself to strangers', async () => {
    for (const path of paths) expect((await h.anonymous(path)).status).toBe(401);
    expect(await statuses('verdant.entity')).toEqual(all(403));
  });
});
