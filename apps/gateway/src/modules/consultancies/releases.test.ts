import type { AuditLogPage, ClientOrganization, Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { refusalOf } from '../payment/testing.ts';
import { consulting, host } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const { switchTo, harbour, clientId, visit } = consulting(() => h);

describe('a client that is no longer managed', () => {
  const release = (id: string, name = 'Lantau Ferries', person: PersonName = 'harbour.admin') =>
    h.as(person).request(`/consultancies/clients/${id}/releases`, body('POST', { name }));
  const namesOf = async () =>
    ((await (await h.as('harbour.admin').request('/consultancies')).json()) as ClientOrganization[]).map(
      ({ name }) => name,
    );
  const profileOf = async () => (await h.as('lantau.admin').request('/users/profiles')).json();
  const later = () => h.clock.advance(6);

  it('keeps its people and data, and is closed to everybody of the consultancy', async () => {
    const { home, request } = await visit();
    const id = await clientId();
    const made = await request(
      '/reports',
      body('POST', { versionId: 'hkex-c2-2025', name: 'Kept', languages: ['en'] }),
    );
    const { id: reportId } = (await made.json()) as Report;
    const released = await release(id);
    expect([released.status, await released.json()]).toMatchObject([
      201,
      { client: { id, name: 'Lantau Ferries' }, releasedBy: 'Sofia Ng', standing: 'free', request: null },
    ]);
    later();
    expect((await request('/users/profiles')).status).toBe(401);
    expect(await refusalOf(await switchTo(home, id))).toBe('404 resource.not_found');
    expect(await namesOf()).not.toContain('Lantau Ferries');
    expect((await h.as('lantau.admin').request(`/reports/${reportId}`)).status).toBe(200);
    expect(await profileOf()).toMatchObject({ organizationType: 'Standard', registerProcess: 1 });
    expect((await release(id)).status).toBe(404);
    const { items } = (await (
      await h.as('lantau.admin').request(`/reports/${reportId}/audit-log`)
    ).json()) as AuditLogPage;
    expect(items[0]).toMatchObject({
      action: 'client-let-go',
      by: { name: 'Sofia Ng (Harbour Advisory)' },
      newValue: 'Harbour Advisory',
    });
  });

  it('is not released while it has no administrator of its own', async () => {
    const all = (await (await h.as('harbour.admin').request('/consultancies')).json()) as ClientOrganization[];
    const { id, name } = all.find(({ administrator }) => administrator === 'none') ?? { id: '', name: '' };
    expect(await refusalOf(await release(id, name))).toBe('422 client.no_administrator');
    expect(await namesOf()).toContain(name);
  });

  it('is released by administrators of its own consultancy only, who type its name', async () => {
    const id = await clientId();
    expect(await refusalOf(await release(id, 'Lantau'))).toBe('422 organisation.name_differs');
    expect(await refusalOf(await release(harbour(), 'Harbour Advisory'))).toBe('404 resource.not_found');
    for (const person of ['harbour.consultant', 'lantau.admin', 'verdant.admin', 'verdant.entity'] as const)
      expect((await release(id, 'Lantau Ferries', person)).status).toBe(403);
    expect((await h.anonymous(`/consultancies/clients/${id}/releases`, body('POST', { name: 'x' }), host)).status).toBe(
      401,
    );
    expect((await release(id)).status).toBe(201);
    await h.database.pool.query("update organisations set type = 'Consultancy' where name = 'Verdant Manufacturing'");
    later();
    expect(await (await h.as('verdant.admin').request('/consultancies/releases')).json()).toEqual([]);
  });
});
