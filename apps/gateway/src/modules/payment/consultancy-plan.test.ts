import type { ClientOrganization, TokenPair, UserProfile } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { organisations } from '../organizations/index.ts';
import { insertVoucher } from './operators.repository.ts';
import { askToSubscribe, cardNumbers, refusalOf, subscribe } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const admin = 'verdant.admin';
const profileOf = async (name: 'verdant.admin' | 'verdant.member') =>
  (await (await h.as(name).request('/users/profiles')).json()) as UserProfile;
const addClient = () => h.as(admin).request('/consultancies/clients', body('POST', { name: 'Tai Po Foods' }));

describe('the plan for consultancies', () => {
  it('makes a consultancy, whose people have clients and work for them from that moment on', async () => {
    expect((await h.as(admin).request('/consultancies')).status).toBe(403);
    await subscribe(h, admin, { userType: 'consultancy' });
    expect(await profileOf(admin)).toMatchObject({
      organizationType: 'Consultancy',
      permissions: expect.arrayContaining(['client:view', 'client:manage']),
    });
    const client = (await (await addClient()).json()) as ClientOrganization;
    expect((await h.as('verdant.member').request('/consultancies')).status).toBe(200);
    const { accessToken, refreshToken } = await h.signIn(admin);
    const switched = await h.anonymous(
      '/consultancies/switch-organization',
      {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, refreshToken, 'content-type': 'application/json' },
        body: JSON.stringify({ clientOrConsultancyId: client.id }),
      },
      'verdant.localhost',
    );
    expect(switched.status).toBe(200);
    const there = (await switched.json()) as TokenPair;
    const profile = await h.anonymous(
      '/users/profiles',
      { headers: { authorization: `Bearer ${there.accessToken}` } },
      'verdant.localhost',
    );
    expect(await profile.json()).toMatchObject({ organizationName: 'Tai Po Foods', role: 'consultant' });
  });

  it('makes a consultancy on trial and by bank transfer, too', async () => {
    const choice = { userType: 'consultancy', billingPlan: 12, seat: 3 };
    await h.as(admin).request('/payment/temporary', body('POST', choice));
    await h.database.withSystem((tx) => tx.update(organisations).set({ registerProcess: 1, informationStep: '0' }));
    const process = '/user-organization/user-settings/register-process';
    for (const step of [3, 8]) expect((await h.as(admin).request(process, body('POST', { step }))).status).toBe(200);
    expect((await profileOf(admin)).organizationType).toBe('Consultancy');
    expect(await (await h.as(admin).request('/payment/temporary')).json()).toMatchObject({ userType: 'consultancy' });
    const draft = { ...choice, paymentType: 'offline' };
    const transfer = await h
      .as(admin)
      .request('/payment/organizations/temp-payment-information', body('POST', { ...draft, userType: 'report' }));
    expect(transfer.status).toBe(201);
    expect((await profileOf(admin)).organizationType).toBe('Standard');
  });

  it('cannot be left while the consultancy has clients', async () => {
    await subscribe(h, admin, { userType: 'consultancy' });
    await addClient();
    await h.as(admin).request('/payment/organizations/subscriptions/cancel', body('PATCH', {}));
    h.clock.advance(9 * 86_400);
    h.signOutAll();
    await h.database.pool.query("update subscriptions set status = 'terminated'");
    expect(await refusalOf(await askToSubscribe(h, admin, cardNumbers.works, { userType: 'report' }))).toBe(
      '422 subscription.has_clients',
    );
    const choice = { userType: 'report', billingPlan: 1, seat: 3 };
    expect(await refusalOf(await h.as(admin).request('/payment/temporary', body('POST', choice)))).toBe(
      '422 subscription.has_clients',
    );
    expect((await profileOf(admin)).organizationType).toBe('Consultancy');
    expect((await askToSubscribe(h, admin, cardNumbers.works, { userType: 'consultancy' })).status).toBe(201);
  });

  it('lets entities managers go on with their work', async () => {
    await h.database.pool.query("update users set role = 'entity-manager' where email = 'member@verdant.example'");
    await subscribe(h, admin, { userType: 'consultancy' });
    expect((await profileOf('verdant.member')).permissions).toEqual(
      expect.arrayContaining(['report:write', 'client:view']),
    );
  });
});

it('marks a company with a voucher as on trial, and a company without one as a standard one', async () => {
  const { tenantId } = h.as(admin).scope;
  await h.database.withSystem((tx) => insertVoucher(tx, { tenantId, code: 'GREEN', percentOff: 10 }));
  await subscribe(h, admin, { voucherCode: 'GREEN' });
  expect((await profileOf(admin)).organizationType).toBe('Trial');
});
