import type { ClientOrganization, Report, TokenPair } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { linkIn, mailTo } from '../auth/testing.ts';
import { refusalOf } from '../payment/testing.ts';
import { consulting, host } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const { withToken, switchTo, harbour, clientId, visit } = consulting(() => h);

describe('a consultancy', () => {
  it('sees its clients', async () => {
    const clients = await (await h.as('harbour.admin').request('/consultancies')).json();
    expect(clients).toEqual([
      expect.objectContaining({ name: 'Kwun Tong Logistics', administrator: 'none' }),
      expect.objectContaining({ name: 'Lantau Ferries', headquartersCountry: 'HK', administrator: 'registered' }),
      expect.objectContaining({ name: 'Peak Line Hotels', administrator: 'registered' }),
    ]);
    expect(await (await h.as('harbour.consultant').request('/consultancies')).json()).toEqual(clients);
    const company = await h.as('harbour.admin').request('/organizations/consultants/company-information');
    expect(await company.json()).toMatchObject({ consultancy: { name: 'Harbour Advisory' }, client: null });
  });

  it('works in a client’s organisation as a consultant under its own name, and returns', async () => {
    const { pair, request } = await visit();
    expect(await (await request('/users/profiles')).json()).toMatchObject({
      role: 'consultant',
      organizationName: 'Lantau Ferries',
      organizationType: 'Client',
      flags: { isClientAccount: true, isConsultancyUser: true, isAdministrator: false, isPrimaryClientAccount: false },
      viewedFrom: { organizationName: 'Harbour Advisory' },
    });
    const made = await request(
      '/reports',
      body('POST', { versionId: 'hkex-c2-2025', name: 'Ferries', languages: ['en'] }),
    );
    const { collaborators, id } = (await made.json()) as Report;
    expect(collaborators).toEqual([expect.objectContaining({ name: 'Sofia Ng (Harbour Advisory)' })]);
    expect(await (await request(`/reports/${id}/audit-log`)).json()).toMatchObject({
      items: [{ by: { name: 'Sofia Ng (Harbour Advisory)' }, actedFor: 'Lantau Ferries' }],
    });
    expect((await h.as('harbour.admin').request(`/reports/${id}`)).status).toBe(404);
    const back = (await (await switchTo(pair, harbour())).json()) as TokenPair;
    expect(await (await withToken(back.accessToken)('/users/profiles')).json()).toMatchObject({
      role: 'administrator',
      organizationName: 'Harbour Advisory',
      viewedFrom: null,
    });
  });

  it('keeps their own account and the list of clients while there, and may not manage the client', async () => {
    const { request } = await visit();
    expect(await (await request('/users/me')).json()).toMatchObject({ email: 'admin@harbour.example' });
    expect((await request('/users/lang', body('PATCH', { lang: 'zhTw' }))).status).toBe(204);
    expect(await (await h.as('harbour.admin').request('/users/me')).json()).toMatchObject({ language: 'zhTw' });
    expect(await (await request('/auth/sessions')).json()).toContainEqual(expect.objectContaining({ isCurrent: true }));
    expect(await (await request('/consultancies')).json()).toHaveLength(3);
    expect(await (await request('/organizations/consultants/company-information')).json()).toMatchObject({
      consultancy: { name: 'Harbour Advisory' },
      client: { name: 'Lantau Ferries' },
    });
    for (const path of ['/organizations/users', '/payment/organizations/bills'])
      expect((await request(path)).status).toBe(403);
    expect((await request('/organization-profiles', body('PUT', { name: 'Ours now' }))).status).toBe(403);
  });

  it('is let in only while the organisation is its client', async () => {
    const { pair, request } = await visit();
    const refresh = () => h.anonymous('/auth/refresh-token', body('POST', { refreshToken: pair.refreshToken }), host);
    expect((await refresh()).status).toBe(200);
    await h.database.pool.query('update organisations set consultancy_id = null');
    h.clock.advance(6);
    expect((await request('/users/profiles')).status).toBe(401);
    expect((await refresh()).status).toBe(401);
  });

  it('is refused by every other organisation', async () => {
    const home = await h.signIn('harbour.admin');
    for (const stranger of ['verdant.admin', 'meridian.admin'] as const)
      expect(await refusalOf(await switchTo(home, h.as(stranger).scope.organisationId))).toBe('404 resource.not_found');
    const other = await h.signIn('harbour.admin');
    expect((await switchTo(home, await clientId(), other.refreshToken)).status).toBe(401);
    expect((await switchTo(home, await clientId(), '')).status).toBe(401);
  });
});

it('names a consultancy to the people of a client’s organisation', async () => {
  const company = await h.as('lantau.admin').request('/organizations/consultants/company-information');
  expect(await company.json()).toMatchObject({
    consultancy: { name: 'Harbour Advisory' },
    client: { name: 'Lantau Ferries' },
  });
});

it('refuses people whose organisation is no consultancy', async () => {
  for (const person of ['verdant.admin', 'verdant.member', 'verdant.entity'] as PersonName[]) {
    expect((await h.as(person).request('/consultancies')).status).toBe(403);
    const company = await h.as(person).request('/organizations/consultants/company-information');
    expect(await company.json()).toEqual({ consultancy: null, client: null });
  }
});

describe('a new client', () => {
  const create = (client: object, person: PersonName = 'harbour.admin') =>
    h.as(person).request('/consultancies/clients', body('POST', client));
  const invite = (id: string, email: string, person: PersonName = 'harbour.admin') =>
    h.as(person).request(`/consultancies/clients/${id}/administrators`, body('POST', { email, language: 'en' }));
  const stateOf = async (id: string) => {
    const clients = (await (await h.as('harbour.admin').request('/consultancies')).json()) as ClientOrganization[];
    return clients.find((client) => client.id === id)?.administrator;
  };

  it('is listed for the whole consultancy, and its administrator is invited', async () => {
    const made = await create({ name: 'Tai Po Foods', headquartersCountry: 'HK' });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as ClientOrganization;
    expect(await stateOf(id)).toBe('none');
    const email = 'boss@taipo.example';
    expect((await invite(id, email)).status).toBe(204);
    expect(await stateOf(id)).toBe('invited');
    const mail = await mailTo(h, email, /invites you/);
    expect(mail.text).toContain('Sofia Ng (Harbour Advisory)');
    const { key } = linkIn(mail, '/accept-invitation');
    const given = { firstName: 'Bo', lastName: 'Ss', password: 'Green-Leaf-7', acceptedTerms: true, language: 'en' };
    const accepted = await h.anonymous('/auth/invitation-acceptances', body('POST', { ...given, key }), host);
    const { accessToken } = (await accepted.json()) as TokenPair;
    expect(await (await withToken(accessToken)('/users/profiles')).json()).toMatchObject({
      role: 'administrator',
      organizationName: 'Tai Po Foods',
      organizationType: 'Client',
      informationStep: '0',
    });
    expect(await stateOf(id)).toBe('registered');
    const home = await h.signIn('harbour.consultant');
    expect((await switchTo(home, id)).status).toBe(200);
  });

  it('is added by administrators of a consultancy only, in a country that exists', async () => {
    expect(await refusalOf(await create({ name: 'A' }))).toBe('422 request.invalid');
    expect(await refusalOf(await create({ name: 'Tai Po Foods', headquartersCountry: 'XX' }))).toBe(
      '422 request.invalid',
    );
    for (const person of ['harbour.consultant', 'lantau.admin', 'verdant.admin'] as const)
      expect((await create({ name: 'Tai Po Foods' }, person)).status).toBe(403);
  });

  it('is the only organisation that administrators of the consultancy may invite people into', async () => {
    for (const stranger of ['verdant.admin', 'meridian.admin', 'harbour.admin'] as const)
      expect(await refusalOf(await invite(h.as(stranger).scope.organisationId, 'x@x.example'))).toBe(
        '404 resource.not_found',
      );
    expect((await invite(await clientId(), 'x@x.example', 'harbour.consultant')).status).toBe(403);
  });
});
