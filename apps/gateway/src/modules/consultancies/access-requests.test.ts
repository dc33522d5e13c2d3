import {
  type AccessRequest,
  type AuditLogPage,
  accessRequestLimits,
  type ClientOrganization,
  type ClientRelease,
  type NotificationPage,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { mailTo } from '../auth/testing.ts';
import { refusalOf, subscribe } from '../payment/testing.ts';
import { startReport } from '../reports/testing.ts';
import { consulting, host } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const { clientId, visit, withToken } = consulting(() => h);

const post = (path: string, person: PersonName) => h.as(person).request(path, { method: 'POST' });
const read = async <Shown>(path: string, person: PersonName) =>
  (await (await h.as(person).request(path)).json()) as Shown;
const release = async () => {
  const answer = await h
    .as('harbour.admin')
    .request(`/consultancies/clients/${await clientId()}/releases`, body('POST', { name: 'Lantau Ferries' }));
  return ((await answer.json()) as ClientRelease).id;
};
const ask = (releaseId: string, person: PersonName = 'harbour.admin') =>
  post(`/consultancies/releases/${releaseId}/access-requests`, person);
const asked = async (releaseId: string) => (await (await ask(releaseId)).json()) as AccessRequest;
const answer = (id: string, what: 'acceptances' | 'declines' | 'endings', person: PersonName = 'lantau.admin') =>
  post(`/organizations/consultants/access-requests/${id}/${what}`, person);
const withdraw = (id: string, person: PersonName = 'harbour.admin') =>
  post(`/consultancies/access-requests/${id}/withdrawals`, person);
const received = () => read<AccessRequest[]>('/organizations/consultants/access-requests', 'lantau.admin');
const releases = () => read<ClientRelease[]>('/consultancies/releases', 'harbour.admin');
const clients = async () =>
  (await read<ClientOrganization[]>('/consultancies', 'harbour.admin')).map(({ name }) => name);
const told = async (person: PersonName) =>
  (await read<NotificationPage>('/notifications', person)).items.map(({ kind }) => kind);
/** The remaining work of the client's own administrators. */
const profile = () => read<object>('/users/profiles', 'lantau.admin');

describe('a request to manage a former client again', () => {
  it('gives the consultancy no access until an administrator of the client accepts, who is told by e-mail and in the product', async () => {
    const { id: reportId } = await startReport(h, 'lantau.admin', 'Kept');
    const releaseId = await release();
    const request = await asked(releaseId);
    expect(request).toMatchObject({
      state: 'pending',
      consultancy: { name: 'Harbour Advisory' },
      client: { name: 'Lantau Ferries' },
      requestedBy: 'Sofia Ng',
      answeredAt: null,
    });
    const mail = await mailTo(h, 'admin@lantau.example', /asks to work for your organisation again/);
    expect(mail.text).toContain('Sofia Ng (Harbour Advisory)');
    expect(mail.text).toContain('see and edit your reports and data');
    expect(await told('lantau.admin')).toEqual(['consultancy.asked', 'consultancy.left']);
    expect(await clients()).not.toContain('Lantau Ferries');
    expect(await received()).toEqual([request]);
    expect(await releases()).toMatchObject([{ id: releaseId, request }]);

    expect((await answer(request.id, 'acceptances')).status).toBe(204);
    h.clock.advance(6);
    expect(await clients()).toContain('Lantau Ferries');
    expect(await profile()).toMatchObject({ organizationType: 'Client', registerProcess: 8 });
    expect(await releases()).toEqual([]);
    expect(await received()).toMatchObject([{ state: 'accepted', answeredBy: 'Grace Lam' }]);
    await mailTo(h, 'admin@lantau.example', /works for your organisation again/);
    expect(await told('harbour.admin')).toContain('client.accepted');
    const log = await read<AuditLogPage>(`/reports/${reportId}/audit-log`, 'lantau.admin');
    expect(log.items[0]).toMatchObject({
      action: 'client-taken-back',
      by: { name: 'Grace Lam' },
      newValue: 'Harbour Advisory',
    });
  });

  it('gives one grant even where fifty acceptances come at once', async () => {
    const { id } = await asked(await release());
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer(id, 'acceptances')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 204);
    expect(new Set(await Promise.all(refused.map(refusalOf)))).toEqual(new Set(['422 client.request_over']));
    h.clock.advance(6);
    expect((await told('harbour.admin')).filter((kind) => kind === 'client.accepted')).toHaveLength(1);
    const { length } = (await received()).filter(({ state }) => state === 'accepted');
    expect(length).toBe(1);
  });

  it('is answered by administrators of the client alone', async () => {
    const { request: visitor } = await visit();
    const releaseId = await release();
    const { id } = await asked(releaseId);
    for (const what of ['acceptances', 'declines', 'endings'] as const) {
      expect((await answer(id, what, 'lantau.member')).status).toBe(403);
      for (const person of ['harbour.admin', 'verdant.admin'] as const)
        expect(await refusalOf(await answer(id, what, person))).toBe('404 resource.not_found');
      const path = `/organizations/consultants/access-requests/${id}/${what}`;
      expect((await h.anonymous(path, { method: 'POST' }, host)).status).toBe(401);
      // Their session in the client ended when the consultancy's work did.
      expect((await visitor(path, { method: 'POST' })).status).toBe(401);
    }
    expect((await h.as('lantau.member').request('/organizations/consultants/access-requests')).status).toBe(403);
    expect(await read('/organizations/consultants/access-requests', 'verdant.admin')).toEqual([]);
    expect(await received()).toMatchObject([{ state: 'pending' }]);
    expect(await clients()).not.toContain('Lantau Ferries');
  });

  it('is made and withdrawn by administrators of that consultancy alone', async () => {
    const releaseId = await release();
    for (const person of ['harbour.consultant', 'lantau.admin', 'verdant.admin'] as const)
      expect((await ask(releaseId, person)).status).toBe(403);
    const { id } = await asked(releaseId);
    for (const person of ['harbour.consultant', 'lantau.admin', 'verdant.admin'] as const)
      expect((await withdraw(id, person)).status).toBe(403);
    await h.database.pool.query("update organisations set type = 'Consultancy' where name = 'Verdant Manufacturing'");
    h.clock.advance(6);
    expect((await ask(releaseId, 'verdant.admin')).status).toBe(404);
    expect((await withdraw(id, 'verdant.admin')).status).toBe(404);

    expect((await withdraw(id)).status).toBe(204);
    expect(await received()).toMatchObject([{ state: 'withdrawn', answeredBy: 'Sofia Ng' }]);
    for (const what of ['acceptances', 'declines'] as const)
      expect(await refusalOf(await answer(id, what))).toBe('422 client.request_over');
    expect(await refusalOf(await withdraw(id))).toBe('422 client.request_over');
  });

  it('is answered once: what was declined is not accepted later', async () => {
    const { id } = await asked(await release());
    expect((await answer(id, 'declines')).status).toBe(204);
    expect(await refusalOf(await answer(id, 'acceptances'))).toBe('422 client.request_over');
    expect(await refusalOf(await withdraw(id))).toBe('422 client.request_over');
    expect(await releases()).toMatchObject([{ request: { state: 'declined', answeredBy: 'Grace Lam' } }]);
    expect(await told('harbour.admin')).toContain('client.declined');
    expect(await clients()).not.toContain('Lantau Ferries');
  });

  it('can no longer be accepted once it has expired', async () => {
    const releaseId = await release();
    const { id } = await asked(releaseId);
    await h.database.pool.query(
      'update client_access_requests set expires_at = expires_at - make_interval(days => $1)',
      [accessRequestLimits.validDays],
    );
    expect(await received()).toMatchObject([{ state: 'expired' }]);
    expect(await refusalOf(await answer(id, 'acceptances'))).toBe('422 client.request_over');
    expect(await clients()).not.toContain('Lantau Ferries');
    expect((await ask(releaseId)).status).toBe(201);
  });

  it('ends once the organisation that made it is a consultancy no longer', async () => {
    const { id } = await asked(await release());
    await h.database.pool.query("update organisations set type = 'Standard' where name = 'Harbour Advisory'");
    expect(await refusalOf(await answer(id, 'acceptances'))).toBe('422 client.request_over');
    expect(await profile()).toMatchObject({ organizationType: 'Standard' });
  });

  it('is open once at a time, and made a limited number of times a day', async () => {
    const releaseId = await release();
    const { id } = await asked(releaseId);
    expect(await refusalOf(await ask(releaseId))).toBe('422 client.asked_already');
    await withdraw(id);
    for (let time = 1; time < accessRequestLimits.perDayMax; time += 1) await withdraw((await asked(releaseId)).id);
    expect(await refusalOf(await ask(releaseId))).toBe('429 request.too_many');
  });

  it('can be neither made nor accepted once the company has a plan of its own', async () => {
    const releaseId = await release();
    const { id } = await asked(releaseId);
    await subscribe(h, 'lantau.admin');
    expect(await refusalOf(await answer(id, 'acceptances'))).toBe('422 client.on_its_own');
    await withdraw(id);
    expect(await refusalOf(await ask(releaseId))).toBe('422 client.on_its_own');
    expect(await releases()).toMatchObject([{ standing: 'on-its-own' }]);
  });

  it('gives access that ends at once when the client ends it', async () => {
    const { id } = await asked(await release());
    expect(await refusalOf(await answer(id, 'endings'))).toBe('422 client.request_over');
    await answer(id, 'acceptances');
    h.clock.advance(6);
    const { pair } = await visit();
    const there = withToken(pair.accessToken);
    expect((await there('/users/profiles')).status).toBe(200);

    expect((await answer(id, 'endings')).status).toBe(204);
    h.clock.advance(6);
    expect((await there('/users/profiles')).status).toBe(401);
    expect(await clients()).not.toContain('Lantau Ferries');
    expect(await profile()).toMatchObject({ organizationType: 'Standard', registerProcess: 1 });
    expect(await received()).toMatchObject([{ state: 'ended', answeredBy: 'Grace Lam' }]);
    expect(await releases()).toMatchObject([{ releasedBy: 'Grace Lam', request: null }]);
    expect(await told('harbour.admin')).toContain('client.ended');
    expect(await refusalOf(await answer(id, 'endings'))).toBe('422 client.request_over');
  });
});

describe('a consultancy that has managed a client from the start', () => {
  const endings = '/organizations/consultants/endings';

  it('loses its access at once when an administrator of the client ends it, and is notified', async () => {
    const { id: reportId } = await startReport(h, 'lantau.admin', 'Kept');
    const { pair } = await visit();
    const there = withToken(pair.accessToken);
    expect((await there('/users/profiles')).status).toBe(200);

    expect((await post(endings, 'lantau.admin')).status).toBe(204);
    h.clock.advance(6);
    expect((await there('/users/profiles')).status).toBe(401);
    expect(await clients()).not.toContain('Lantau Ferries');
    expect(await profile()).toMatchObject({ organizationType: 'Standard', registerProcess: 1 });
    expect(await releases()).toMatchObject([{ releasedBy: 'Grace Lam', request: null }]);
    expect(await told('harbour.admin')).toContain('client.ended');
    const log = await read<AuditLogPage>(`/reports/${reportId}/audit-log`, 'lantau.admin');
    expect(log.items[0]).toMatchObject({ action: 'client-let-go', by: { name: 'Grace Lam' } });
    expect(await refusalOf(await post(endings, 'lantau.admin'))).toBe('404 resource.not_found');
  });

  it('keeps its access when anybody else asks to end it', async () => {
    const { request: visitor } = await visit();
    expect((await visitor(endings, { method: 'POST' })).status).toBe(403);
    expect((await post(endings, 'lantau.member')).status).toBe(403);
    for (const person of ['harbour.admin', 'verdant.admin'] as const)
      expect(await refusalOf(await post(endings, person))).toBe('404 resource.not_found');
    expect((await h.anonymous(endings, { method: 'POST' }, host)).status).toBe(401);
    expect(await clients()).toContain('Lantau Ferries');
  });
});
