import { limits, type NotificationPage, type Role } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { linkIn, mailTo } from '../auth/testing.ts';
import { deleteEndedInvitations, listInvitations } from './invitations.repository.ts';
import { inviteUser, resendInvitation, withdrawInvitation } from './invitations.service.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
/** Each test uses another address: e-mails of the test before may still be on their way. */
let email = '';
let guests = 0;
beforeEach(() => {
  guests += 1;
  email = `guest${guests}@verdant.example`;
  return h.reset();
});
afterAll(() => h.close());

const senderOf = async (name: PersonName) => {
  const { host } = h.as(name);
  const tenant = await h.directory.find(host);
  if (!tenant) throw new Error(`${host} is no tenant`);
  const place = { host, site: `http://${host}:4200`, accounts: 'http://accounts.localhost:4200' };
  return { tenant, place };
};
const invite = async (name: PersonName = 'verdant.admin', role: Role = 'basic') =>
  inviteUser(h.deps, h.as(name).scope, { email, role, language: 'en' }, await senderOf(name));
const newestKey = async () => linkIn(await mailTo(h, email, /invites you/), '/accept-invitation').key;
const given = { firstName: 'Guy', lastName: 'Guest', password: 'Green-Leaf-7', acceptedTerms: true, language: 'en' };
const accept = (key: string, host?: string) =>
  h.anonymous('/auth/invitation-acceptances', body('POST', { ...given, key }), host);
const view = (key: string, host?: string) => h.anonymous('/auth/invitation-lookups', body('POST', { key }), host);
const waiting = (name: PersonName) => h.database.withScope(h.as(name).scope, listInvitations);

describe('an invitation', () => {
  it('brings a person into the inviter’s organisation, signed in', async () => {
    await invite();
    const key = await newestKey();
    expect(await (await view(key)).json()).toMatchObject({
      email,
      organizationName: 'Verdant Manufacturing',
      invitedBy: 'Mei Chan',
    });
    const answer = await accept(key);
    expect(answer.headers.get('set-cookie')).toMatch(/^accounts-session=/);
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    expect(await (await h.anonymous('/users/profiles', { headers })).json()).toMatchObject({
      role: 'basic',
      organizationId: h.as('verdant.admin').scope.organisationId,
    });
    expect(await waiting('verdant.admin')).toEqual([]);
    const told = (await (await h.as('verdant.admin').request('/notifications')).json()) as NotificationPage;
    expect(told.items).toMatchObject([{ kind: 'member.joined', facts: { person: 'Guy Guest' } }]);
    expect(await (await accept(key)).json()).toMatchObject({ code: 'auth.link_invalid' });
  });

  it('is replaced when it is sent again, and deleted when it is withdrawn', async () => {
    const { id } = await invite();
    const first = await newestKey();
    const { scope } = h.as('verdant.admin');
    h.clock.advance(5);
    await resendInvitation(h.deps, scope, id, await senderOf('verdant.admin'));
    const replaced = { code: 'auth.link_replaced', sentAt: h.clock.now().toISOString() };
    expect(await (await view(first)).json()).toMatchObject(replaced);
    expect(await (await accept(first)).json()).toMatchObject(replaced);
    expect(await waiting('verdant.admin')).toMatchObject([{ id, email, sentAt: h.clock.now() }]);
    await withdrawInvitation(h.deps, scope, id);
    expect(await (await view(first)).json()).toMatchObject({ code: 'auth.link_invalid' });
    await expect(withdrawInvitation(h.deps, scope, id)).rejects.toThrow('resource.not_found');
  });

  it('goes once more to its own address for whoever opens a replaced link, and says the same for every other', async () => {
    const { id } = await invite();
    const first = await newestKey();
    h.clock.advance(5);
    await resendInvitation(h.deps, h.as('verdant.admin').scope, id, await senderOf('verdant.admin'));
    const second = linkIn(
      await mailTo(h, email, /invites you/, new RegExp(`^(?![^]*${first})`)),
      '/accept-invitation',
    ).key;
    const again = (key: string, host?: string) =>
      h.anonymous('/auth/invitation-link-emails', body('POST', { key }), host).then(({ status }) => status);
    expect(await again('unknown')).toBe(204);
    expect(await again(first, 'harbour.localhost')).toBe(204);
    expect(await again(first)).toBe(204);
    const other = new RegExp(`^(?![^]*${first})(?![^]*${second})`);
    const third = linkIn(await mailTo(h, email, /invites you/, other), '/accept-invitation').key;
    for (let time = 1; time < limits.linkEmailsPerHourMax + 3; time++) expect(await again(first)).toBe(204);
    const { rows } = await h.database.pool.query(
      'select cardinality(also_hashes) as links from invitations where id = $1',
      [id],
    );
    expect(rows).toEqual([{ links: limits.linkEmailsPerHourMax }]);
    // The letter before is as good.
    expect((await view(second)).status).toBe(200);
    expect((await accept(third)).status).toBe(200);
    expect((await accept(second)).status).toBe(422);
    expect(await again(first)).toBe(204);
  });

  it('expires after a week, and works on the page of its own tenant only', async () => {
    await invite();
    const key = await newestKey();
    expect((await view(key, 'harbour.localhost')).status).toBe(422);
    expect((await accept(key, 'harbour.localhost')).status).toBe(422);
    h.clock.advance(limits.invitationLinkSeconds + 1);
    expect((await accept(key)).status).toBe(422);
    await h.database.withSystem((tx) => deleteEndedInvitations(tx, h.clock.now()));
    expect(await waiting('verdant.admin')).toEqual([]);
  });

  it('is refused to somebody who is a colleague already', async () => {
    const taken = { email: 'member@verdant.example', role: 'basic' as const, language: 'en' as const };
    const attempt = inviteUser(h.deps, h.as('verdant.admin').scope, taken, await senderOf('verdant.admin'));
    await expect(attempt).rejects.toThrow('user.email_taken');
  });

  it('of two organisations is void once the person accepted the other, which is shown to neither', async () => {
    await invite();
    const key = await newestKey();
    await invite('verdant.sister');
    const other = await newestKey();
    expect((await accept(key)).status).toBe(200);
    expect(await waiting('verdant.sister')).toHaveLength(1);
    expect((await accept(other)).status).toBe(422);
  });

  it('can neither be seen nor changed by another organisation or tenant', async () => {
    const { id } = await invite();
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      const { scope } = h.as(stranger);
      expect(await waiting(stranger)).toEqual([]);
      await expect(withdrawInvitation(h.deps, scope, id)).rejects.toThrow('resource.not_found');
      const resend = resendInvitation(h.deps, scope, id, await senderOf(stranger));
      await expect(resend).rejects.toThrow('resource.not_found');
    }
    expect(await waiting('verdant.admin')).toHaveLength(1);
  });
});
