/** The people of an organisation from invitation to removal. Longer than 250 lines: the tests share one harness. */
import type { OrganizationUser, OrganizationUsers, Report, UserProfile } from '@esg/contract';
import { limits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { linkIn, mailTo } from '../auth/testing.ts';
import { refusalOf, subscribe } from '../payment/testing.ts';
import { completeReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  await subscribe(h, 'verdant.admin', { seat: 4 });
});
afterAll(() => h.close());

const guest = 'guest@verdant.example';
const invite = (email = guest, role = 'basic', person: PersonName = 'verdant.admin') =>
  h.as(person).request('/organizations/users', body('POST', { email, role, language: 'en' }));
const remove = (id: string, person: PersonName = 'verdant.admin', query = '') =>
  h.as(person).request(`/organizations/users/${id}${query}`, { method: 'DELETE' });
const changeRole = (id: string, role: string, person: PersonName = 'verdant.admin') =>
  h.as(person).request(`/organizations/users/${id}/roles`, body('PUT', { roles: [role] }));
const list = async (person: PersonName = 'verdant.admin') =>
  (await (await h.as(person).request('/organizations/users')).json()) as OrganizationUsers;
const idOf = (person: PersonName) => h.as(person).scope.userId;
const invited = async (email?: string, role?: string) => (await (await invite(email, role)).json()) as OrganizationUser;
const accept = async (email: string) => {
  const { key } = linkIn(await mailTo(h, email, /invites you/), '/accept-invitation');
  const given = { firstName: 'Guy', lastName: 'Guest', password: 'Green-Leaf-7', acceptedTerms: true, language: 'en' };
  return h.anonymous('/auth/invitation-acceptances', body('POST', { ...given, key }));
};

describe('the people of an organisation', () => {
  it('are listed with role, last sign-in and the seats they use', async () => {
    await h.as('verdant.member').request('/users/me');
    await invite();
    const { users, seats, permissionLevels } = await list();
    expect(users.map(({ email, role, status }) => [email, role, status])).toEqual([
      ['admin@verdant.example', 'administrator', 'Registered'],
      ['entity@verdant.example', 'entity-user', 'Registered'],
      [guest, 'basic', 'Pending Confirmation'],
      ['member@verdant.example', 'basic', 'Registered'],
      ['supplier@verdant.example', 'supplier', 'Registered'],
    ]);
    expect(users.map(({ lastSignInAt }) => lastSignInAt !== null)).toEqual([true, false, false, true, false]);
    expect(users.filter(({ isSelf }) => isSelf)).toHaveLength(1);
    expect(users[2]?.invitation).toMatchObject({ invitedBy: 'Mei Chan' });
    expect(seats).toEqual({ total: 4, inUse: 2, invited: 1 });
    expect(permissionLevels).toEqual(['administrator', 'basic', 'entity-manager']);
  });

  it('are listed for administrators only', async () => {
    const id = idOf('verdant.admin');
    for (const person of ['verdant.member', 'verdant.entity'] as const) {
      expect((await h.as(person).request('/organizations/users')).status).toBe(403);
      expect((await invite(guest, 'basic', person)).status).toBe(403);
      expect((await remove(id, person)).status).toBe(403);
      expect((await changeRole(idOf(person), 'administrator', person)).status).toBe(403);
    }
  });

  it('cannot be seen, removed or changed by another organisation or tenant', async () => {
    const member = idOf('verdant.member');
    const { id } = await invited();
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      expect((await list(stranger)).users.map(({ id: seen }) => seen)).not.toContain(member);
      for (const target of [member, id]) expect(await refusalOf(await remove(target, stranger))).toMatch(/^404/);
      expect(await refusalOf(await changeRole(member, 'basic', stranger))).toBe('404 resource.not_found');
      const again = await h.as(stranger).request(`/organizations/users/${id}/invitation-emails`, { method: 'POST' });
      expect(await refusalOf(again)).toBe('404 resource.not_found');
    }
    expect((await list()).users).toHaveLength(5);
  });
});

describe('inviting', () => {
  it('reserves a seat until the person joins, and no more seats than there are', async () => {
    // Its own address: the e-mail of an earlier test may still be on its way to the others.
    const comer = 'comer@verdant.example';
    await invited(comer);
    await invited('second@verdant.example');
    expect(await refusalOf(await invite('third@verdant.example'))).toBe('422 seats.none_free');
    expect((await accept(comer)).status).toBe(200);
    expect((await list()).seats).toEqual({ total: 4, inUse: 3, invited: 1 });
    expect(await refusalOf(await invite('third@verdant.example'))).toBe('422 seats.none_free');
    h.clock.advance(limits.invitationLinkSeconds + 1);
    h.signOutAll();
    expect((await list()).seats).toMatchObject({ inUse: 3, invited: 0 });
  });

  it('is refused for somebody who belongs to the organisation or was invited already', async () => {
    await invited();
    expect(await refusalOf(await invite())).toBe('422 user.invited_already');
    expect(await refusalOf(await invite('Member@Verdant.example'))).toBe('422 user.email_taken');
  });

  it('does not reveal who has an account in another organisation: only the e-mail differs', async () => {
    const shown = async (email: string) => {
      const answer = await invite(email);
      const { id: _, email: __, addedAt: ___, invitation, ...rest } = (await answer.json()) as OrganizationUser;
      return { status: answer.status, rest, invited: Object.keys(invitation ?? {}) };
    };
    const letterTo = async (email: string) => (await mailTo(h, email, /invites you/)).text;
    expect(await shown('admin@sister.example')).toEqual(await shown('nobody@sister.example'));
    expect((await list()).seats).toMatchObject({ invited: 2 });
    expect(await letterTo('admin@sister.example')).toContain('in another organisation');
    expect(await letterTo('admin@sister.example')).not.toContain('accept-invitation');
    expect(await letterTo('nobody@sister.example')).toContain('accept-invitation');
  });

  it('deviation 10: is sent in the communication-language of the call, where the inviter names none', async () => {
    const headers = { 'content-type': 'application/json', 'communication-language': 'zhTw' };
    const send = (email: string, more: object, own: Record<string, string>) =>
      h.as('verdant.admin').request('/organizations/users', {
        method: 'POST',
        headers: own,
        body: JSON.stringify({ email, role: 'basic', ...more }),
      });
    expect((await send('a@verdant.example', {}, headers)).status).toBe(201);
    expect((await mailTo(h, 'a@verdant.example', /./)).text).toMatch(/[\u4e00-\u9fff]/);
    expect((await send('c@verdant.example', {}, { 'content-type': 'application/json' })).status).toBe(201);
    expect((await mailTo(h, 'c@verdant.example', /invites you/)).subject).toContain('invites you');
  });

  it('gives only the permission levels of the organisation, and needs a plan', async () => {
    for (const role of ['consultant', 'entity-user', 'supplier'])
      expect(await refusalOf(await invite(guest, role))).toBe('422 user.role_refused');
    expect(await refusalOf(await invite('a@sister.example', 'basic', 'verdant.sister'))).toBe(
      '422 subscription.required',
    );
    expect(await refusalOf(await invite('no e-mail'))).toBe('422 request.invalid');
  });

  it('can be sent again and withdrawn', async () => {
    const { id } = await invited();
    h.clock.advance(60);
    const again = await h
      .as('verdant.admin')
      .request(`/organizations/users/${id}/invitation-emails`, { method: 'POST' });
    expect(await again.json()).toMatchObject({ id, invitation: { sentAt: h.clock.now().toISOString() } });
    expect((await remove(id)).status).toBe(200);
    expect(await refusalOf(await remove(id))).toBe('404 resource.not_found');
    expect((await list()).users).toHaveLength(4);
  });
});

describe('removing a person', () => {
  it('ends their sessions and moves their reports to the remover', async () => {
    const { id } = await completeReport(h, 'verdant.member');
    expect(await (await remove(idOf('verdant.member'))).json()).toMatchObject({ reports: 1, tasks: 0 });
    expect((await h.as('verdant.member').request('/users/me')).status).toBe(401);
    const report = (await (await h.as('verdant.admin').request(`/reports/${id}`)).json()) as Report;
    expect(report.collaborators.map(({ name }) => name)).toEqual(['Mei Chan']);
    const log = await (await h.as('verdant.admin').request(`/reports/${id}/audit-log`)).text();
    expect(log).toContain('handed-over');
    expect((await list()).seats.inUse).toBe(1);
  });

  it('moves their reports to the colleague who is named', async () => {
    const { id } = await completeReport(h, 'verdant.member');
    await invite();
    await accept(guest);
    const successor = (await list()).users.find(({ email }) => email === guest);
    const removed = await remove(idOf('verdant.member'), 'verdant.admin', `?successorId=${successor?.id}`);
    expect(await removed.json()).toMatchObject({ reports: 1 });
    const report = (await (await h.as('verdant.admin').request(`/reports/${id}`)).json()) as Report;
    expect(report.collaborators.map(({ name }) => name)).toEqual(['Guy Guest']);
  });

  it('refuses a successor who is removed, writes no reports, or is a stranger, and removes nobody', async () => {
    const leaving = idOf('verdant.member');
    for (const successor of [leaving, idOf('verdant.entity'), idOf('harbour.admin'), crypto.randomUUID()])
      expect(await refusalOf(await remove(leaving, 'verdant.admin', `?successorId=${successor}`))).toBe(
        '422 request.invalid',
      );
    expect((await list()).users.map(({ id }) => id)).toContain(leaving);
  });

  it('is refused for oneself', async () => {
    expect(await refusalOf(await remove(idOf('verdant.admin')))).toBe('422 user.is_self');
  });
});

describe('a permission level', () => {
  it('changes what open sessions may do at once', async () => {
    expect((await h.as('verdant.member').request('/organizations/users')).status).toBe(403);
    expect(await (await changeRole(idOf('verdant.member'), 'administrator')).json()).toMatchObject({
      role: 'administrator',
    });
    expect((await h.as('verdant.member').request('/organizations/users')).status).toBe(200);
    expect((await changeRole(idOf('verdant.admin'), 'basic', 'verdant.member')).status).toBe(200);
    expect((await h.as('verdant.admin').request('/organizations/users')).status).toBe(403);
  });

  it('cannot be taken from the last administrator', async () => {
    expect(await refusalOf(await changeRole(idOf('verdant.admin'), 'basic'))).toBe('422 user.last_administrator');
    expect((await changeRole(idOf('verdant.admin'), 'administrator')).status).toBe(200);
  });

  it('needs a seat where the person had none', async () => {
    await invited();
    await invited('second@verdant.example');
    expect(await refusalOf(await changeRole(idOf('verdant.entity'), 'basic'))).toBe('422 seats.none_free');
    expect((await changeRole(idOf('verdant.member'), 'entity-manager')).status).toBe(200);
  });

  it('is refused where none, two or an unknown one is given', async () => {
    const path = `/organizations/users/${idOf('verdant.member')}/roles`;
    for (const roles of [[], ['basic', 'administrator'], ['owner']])
      expect((await h.as('verdant.admin').request(path, body('PUT', { roles }))).status).toBe(422);
  });
});

describe('an entities manager', () => {
  const assign = (id: string, entitiesManagerId: string | null, person: PersonName = 'verdant.admin') =>
    h.as(person).request(`/organizations/users/${id}/entities-manager`, body('PUT', { entitiesManagerId }));
  const managerOf = async (person: PersonName) =>
    (await list()).users.find(({ id }) => id === idOf(person))?.entitiesManagerId;
  const mayManageEntities = async (person: PersonName) => {
    const profile = (await (await h.as(person).request('/users/profiles')).json()) as UserProfile;
    return profile.permissions.includes('entity:manage');
  };

  it('opens entities to a basic user, until the assignment is removed', async () => {
    const admin = idOf('verdant.admin');
    const member = idOf('verdant.member');
    expect(await mayManageEntities('verdant.member')).toBe(false);
    expect(await (await assign(member, admin)).json()).toMatchObject({ id: member, entitiesManagerId: admin });
    expect(await mayManageEntities('verdant.member')).toBe(true);
    expect(await managerOf('verdant.member')).toBe(admin);
    expect((await assign(member, null)).status).toBe(200);
    expect(await mayManageEntities('verdant.member')).toBe(false);
  });

  it('is somebody of the organisation who manages entities, and only for basic users', async () => {
    const admin = idOf('verdant.admin');
    const member = idOf('verdant.member');
    const sister = idOf('verdant.sister');
    for (const other of [member, sister, idOf('verdant.entity')])
      expect(await refusalOf(await assign(member, other))).toBe('422 request.invalid');
    expect(await refusalOf(await assign(admin, admin))).toBe('422 user.role_refused');
    expect((await assign(member, admin, 'verdant.member')).status).toBe(403);
    expect(await refusalOf(await assign(member, sister, 'verdant.sister'))).toBe('404 resource.not_found');
    expect(await managerOf('verdant.member')).toBeNull();
  });

  it('ends with the role of either person', async () => {
    const admin = idOf('verdant.admin');
    const member = idOf('verdant.member');
    await assign(member, admin);
    await changeRole(member, 'administrator');
    expect(await managerOf('verdant.member')).toBeNull();
    await changeRole(member, 'basic');
    await changeRole(idOf('verdant.entity'), 'administrator');
    await assign(member, admin);
    await changeRole(admin, 'basic', 'verdant.entity');
    const users = (await list('verdant.entity')).users;
    expect(users.find(({ id }) => id === member)?.entitiesManagerId).toBeNull();
  });
});
