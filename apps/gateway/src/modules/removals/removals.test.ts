import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { createPayment } from '../payment/index.ts';
import { refusalOf, subscribe } from '../payment/testing.ts';
import { removeDueOrganisations } from './removals.service.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const ask = (name: string, person: PersonName = 'verdant.sister') =>
  h.as(person).request('/organizations/me', { ...body('PUT', { name }), method: 'DELETE' });
const read = async (person: PersonName = 'verdant.sister') =>
  (await h.as(person).request('/organizations/me/removal')).json();
const withdraw = (person: PersonName = 'verdant.sister') =>
  h.as(person).request('/organizations/me/removal', { method: 'DELETE' });
const days = (count: number) => {
  h.clock.advance(count * 24 * 60 * 60);
  h.signOutAll();
};
const passTime = () => removeDueOrganisations(createPayment(h.deps));

describe('the removal of an organisation', () => {
  it('closes the organisation for thirty days, and then deletes everything it has', async () => {
    await subscribe(h, 'verdant.sister');
    expect((await ask('Verdant Sister')).status).toBe(200);
    expect(await read()).toMatchObject({ removal: { requestedBy: 'Ada Sister' } });
    expect(await refusalOf(await h.as('verdant.sister').request('/reports?state=ongoing'))).toBe(
      '403 subscription.suspended',
    );
    days(29);
    await passTime();
    expect(await read()).toMatchObject({ removal: { requestedBy: 'Ada Sister' } });
    days(2);
    await passTime();
    const { rows } = await h.database.pool.query("select id from users where email = 'admin@sister.example'");
    expect(rows).toEqual([]);
    expect((await h.as('verdant.admin').request('/users/me')).status).toBe(200);
  });

  it('can be withdrawn until then, and the subscription goes on', async () => {
    await subscribe(h, 'verdant.sister');
    await ask('Verdant Sister');
    expect((await withdraw()).status).toBe(204);
    expect(await read()).toEqual({ removal: null });
    expect((await h.as('verdant.sister').request('/reports?state=ongoing')).status).toBe(200);
    expect(await refusalOf(await withdraw())).toBe('404 resource.not_found');
    days(31);
    await passTime();
    expect((await h.as('verdant.sister').request('/users/me')).status).toBe(200);
  });

  it('needs no subscription, and closes an organisation without one as well', async () => {
    await ask('Verdant Sister');
    expect(await refusalOf(await h.as('verdant.sister').request('/reports?state=ongoing'))).toBe(
      '403 subscription.suspended',
    );
    const status = await h.as('verdant.sister').request('/payment/organizations/subscriptions/current-status');
    expect(await status.json()).toMatchObject({
      status: 'pending-removal',
      mayWork: false,
      removalAt: expect.any(String),
    });
    days(31);
    await passTime();
    await expect(h.as('verdant.sister').request('/users/me')).rejects.toThrow('could not sign in');
  });

  it('needs the organisation’s name typed, and is refused where it owns a tenant', async () => {
    expect(await refusalOf(await ask('Verdant'))).toBe('422 organisation.name_differs');
    expect(await refusalOf(await ask('Verdant Manufacturing', 'verdant.admin'))).toBe('422 organisation.owns_tenant');
    expect(await read()).toEqual({ removal: null });
  });

  it('is asked for by administrators, each for their own organisation', async () => {
    expect((await ask('Verdant Manufacturing', 'verdant.member')).status).toBe(403);
    expect((await withdraw('verdant.member')).status).toBe(403);
    await ask('Verdant Sister');
    expect(await read('verdant.member')).toEqual({ removal: null });
    expect((await withdraw('verdant.admin')).status).toBe(404);
  });
});
