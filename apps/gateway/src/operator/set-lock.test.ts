import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarkPaid } from '../modules/payment/index.ts';
import { subscribe } from '../modules/payment/testing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import type { Order } from './order.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const changed: string[] = [];
const run = (order: Order) =>
  carryOut(
    {
      ...h.deps,
      accountsUrl: h.deps.config.accountsUrl,
      onHostsChanged: h.directory.forget,
      onSubscriptionChanged: ({ organisationId }) => changed.push(organisationId),
      markPaid: createMarkPaid(h.deps),
    },
    order,
  );

describe('deviation 19: a lock', () => {
  const lock = (enabled: 'on' | 'off', adminEmail = h.as('verdant.admin').email) =>
    run({ kind: 'set-lock', tenant: 'verdant.localhost', adminEmail, enabled });
  const statusOf = async () => {
    h.clock.advance(6);
    return (await h.as('verdant.member').request('/reports')).status;
  };

  it('closes one organisation whatever it has paid, and opens it again', async () => {
    await expect(lock('on')).rejects.toThrow('no subscription yet');
    await subscribe(h, 'verdant.admin');
    await expect(lock('off')).rejects.toThrow('cannot be opened');
    expect(await lock('on')).toMatchObject({ kind: 'lock-set', enabled: 'on' });
    expect(changed).toContain(h.as('verdant.admin').scope.organisationId);
    expect(await statusOf()).toBe(403);
    expect((await h.as('verdant.sister').request('/reports')).status).toBe(200);
    await expect(lock('on')).rejects.toThrow('cannot be locked');
    expect(await lock('off')).toMatchObject({ enabled: 'off' });
    h.clock.advance(30);
    expect(await statusOf()).toBe(200);
    await expect(lock('on', 'nobody@verdant.example')).rejects.toThrow('no administrator');
  });
});
