import {
  featureFlags,
  type Module,
  modules,
  type Permission,
  type SubscriptionCurrentStatus,
  type UserProfile,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callOf, fencedOperations } from '../../testing/operations.ts';
import { subscribe } from '../payment/testing.ts';

// Calls every operation of a module, which takes longer than other tests.
vi.setConfig({ testTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** A path for every area of the hub. */
const paths = [
  '/reporting-times',
  '/metrics/econ.revenue',
  '/metrics/econ.revenue/settings',
  '/data-points',
  '/section-labels?sectionId=econ.revenue:total:figures',
  '/data-points/calculations/econ.revenue?start=2025-01-01&end=2025-12-31',
];
const statuses = (person: PersonName) =>
  Promise.all(paths.map(async (path) => (await h.as(person).request(path)).status));
const all = (status: number) => paths.map(() => status);
const read = async <Answer>(path: string, person: PersonName): Promise<Answer> =>
  (await h.as(person).request(path)).json() as Promise<Answer>;
const permissionsOf = async (person: PersonName) => (await read<UserProfile>('/users/profiles', person)).permissions;
let seconds = 0;
/** Clears what is cached about an organisation, including by an earlier test. */
const later = () => {
  seconds += 12;
  h.clock.advance(seconds);
};
/** Gives the tenant Verdant these modules only. */
const turnOn = async (names: readonly Module[]) => {
  await h.database.pool.query(
    "update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', $1) where name = 'Verdant'",
    [JSON.stringify(names)],
  );
  later();
};

describe('deviation 3: one table lists what each module opens', () => {
  const opening = featureFlags.filter((name) => modules[name].permissions.length > 0);

  it('names each permission once, and marks modules without effect', () => {
    const owned = opening.flatMap((name) => modules[name].permissions);
    expect(new Set(owned).size).toBe(owned.length);
    expect(featureFlags.filter((name) => modules[name].opens.includes('without effect'))).toEqual(['admin', 'esgl']);
  });

  it.each(opening)(
    '%s removes its own permissions and closes its own calls when it is off, and no others',
    async (off) => {
      const closed: readonly Permission[] = modules[off].permissions;
      const before = await permissionsOf('verdant.admin');
      await turnOn(featureFlags.filter((name) => name !== off));
      const after = await permissionsOf('verdant.admin');
      expect(before.filter((permission) => !after.includes(permission))).toEqual(
        before.filter((permission) => closed.includes(permission)),
      );
      const calls = fencedOperations.filter(
        ({ 'x-permission': permission }) => permission && closed.includes(permission),
      );
      expect(calls.length).toBeGreaterThan(0);
      const person =
        off === 'reporting-entity' ? (['verdant.admin', 'verdant.entity'] as const) : ['verdant.admin' as const];
      const open: string[] = [];
      for (const operation of calls)
        for (const name of person) {
          const answer = await h.as(name).request(...callOf(operation, () => 'none'));
          if (answer.status !== 403) open.push(`${operation.operationId} ${answer.status}`);
        }
      expect(open).toEqual([]);
      expect((await h.as('verdant.admin').request('/reports')).status).toBe(200);
    },
  );

  it('gives out the short token of the entity portal where the module of entities is on', async () => {
    const ask = async () =>
      (await h.as('verdant.entity').request('/reporting-entity/auth/short-token', { method: 'POST' })).status;
    expect(await ask()).toBe(200);
    await turnOn(['payment']);
    expect(await ask()).toBe(403);
  });

  it('asks no organisation of a tenant without payment for a plan, and never suspends it', async () => {
    const { organisationId } = h.as('verdant.admin').scope;
    await subscribe(h, 'verdant.admin');
    await h.database.pool.query("update subscriptions set status = 'suspended' where organisation_id = $1", [
      organisationId,
    ]);
    await h.database.pool.query('update organisations set register_process = 1 where id = $1', [organisationId]);
    later();
    const statusOf = () =>
      read<SubscriptionCurrentStatus>('/payment/organizations/subscriptions/current-status', 'verdant.admin');
    expect((await h.as('verdant.admin').request('/reports')).status).toBe(403);
    expect(await statusOf()).toMatchObject({ status: 'suspended', mayWork: false });

    await turnOn(featureFlags.filter((name) => name !== 'payment'));
    expect((await h.as('verdant.admin').request('/reports')).status).toBe(200);
    expect(await statusOf()).toMatchObject({ status: null, mayWork: true });
    expect(await read('/users/profiles', 'verdant.admin')).toMatchObject({ registerProcess: 8 });
  });
});

describe('the list of entities', () => {
  it.each(['data-management-module', 'reporting-entity'] as const)('stays readable without %s', async (off) => {
    await turnOn(featureFlags.filter((name) => name !== off));
    for (const path of ['/entities', '/entities/page'])
      expect((await h.as('verdant.member').request(path)).status).toBe(200);
    const draft = { name: 'Plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const added = await h.as('verdant.admin').request('/entities', body('POST', draft));
    expect(added.status).toBe(off === 'reporting-entity' ? 403 : 201);
  });

  it('is closed to entity users and strangers, whatever is on', async () => {
    expect((await h.as('verdant.entity').request('/entities')).status).toBe(403);
    expect((await h.anonymous('/entities')).status).toBe(401);
  });
});

describe('the data hub', () => {
  it('is open to the tenants of the demonstration', async () => {
    expect(await statuses('verdant.admin')).toEqual(all(200));
    expect(await permissionsOf('harbour.admin')).toContain('data-hub:write');
  });

  it('is closed to everybody of a tenant without the module, and to no other tenant', async () => {
    await turnOn(['custom-template']);
    expect(await statuses('verdant.admin')).toEqual(all(403));
    expect(await statuses('verdant.member')).toEqual(all(403));
    const permissions = await permissionsOf('verdant.admin');
    expect(permissions.filter((each) => each.startsWith('data-hub'))).toEqual([]);
    expect(permissions).toContain('report:write');
    expect((await h.as('verdant.admin').request('/metrics')).status).toBe(200);
    expect(await statuses('meridian.admin')).toEqual(all(200));
  });

  it('is closed to people of an organisation that turned it off, and to no other of the tenant', async () => {
    await h.database.pool.query(
      `update organisations set data_hub_enabled = false where name = 'Verdant Manufacturing'`,
    );
    later();
    expect(await statuses('verdant.admin')).toEqual(all(403));
    expect(await permissionsOf('verdant.member')).not.toContain('data-hub:read');
    expect(await statuses('verdant.sister')).toEqual(all(200));
  });

  it('is closed to callers who are not signed in, and to entity users', async () => {
    for (const path of paths) expect((await h.anonymous(path)).status).toBe(401);
    expect(await statuses('verdant.entity')).toEqual(all(403));
  });
});
