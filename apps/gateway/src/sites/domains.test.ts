import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brandMarkers, realtimePath, type TenantInfo, type TokenPair } from '@esg/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantHosts } from '../modules/tenants/index.ts';
import { demoPassword } from '../seed/demo-data.ts';
import { body, createHarness, type Harness, personOf } from '../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  for (const folder of [h.folders.web, h.folders.accounts]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), `${brandMarkers.lang}>${brandMarkers.head}</html>`);
    writeFileSync(join(folder, 'login-frame.html'), `${brandMarkers.lang}>${brandMarkers.head}</html>`);
  }
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  h.app.request(`http://${host}:4200${path}`, { headers: { host: `${host}:4200`, ...headers } });
const titleAt = async (host: string) => /<title>(.*)<\/title>/.exec(await (await get(host, '/')).text())?.[1];
const addHost = (host: string, hostType: TenantInfo['hostType']) =>
  h.database.withSystem((tx) =>
    tx.insert(tenantHosts).values({ host, hostType, tenantId: personOf('harbour.admin').scope.tenantId }),
  );
const signInAt = async (host: string) => {
  const credentials = { email: 'admin@verdant.example', password: demoPassword };
  return (await (await h.anonymous('/auth/sign-in', body('POST', credentials), host)).json()) as TokenPair;
};

describe.each([
  ['a subdomain', 'verdant.localhost', 'SUBDOMAIN'],
  ['a domain of the tenant’s own', 'esg.verdant-group.localhost', 'CUSTOM_URL'],
] as const)('%s', (_, host, hostType) => {
  it('is recognised by its name alone', async () => {
    expect(await (await h.anonymous(`/esg-tenant/tenants/info/${host}`)).json()).toMatchObject({ hostType });
    expect(await titleAt(host)).toBe('Verdant');
    const css = /href="(\/brand\.css[^"]*)"/.exec(await (await get(host, '/')).text())?.[1]?.replaceAll('&amp;', '&');
    expect(css).toContain(encodeURIComponent(host));
    expect(await (await get(host, css ?? '')).text()).toContain('--esg-color-action-bg:#1f7a4d');
    expect(await (await get(host, '/config.json')).json()).toMatchObject({
      gatewayUrl: `http://${host}:4200`,
      socketUrl: `http://${host}:4200`,
      accountsUrl: 'http://accounts.localhost:4200',
    });
  });

  it('uses the accounts site for signing in, whose frame answers to this host only', async () => {
    const signIn = await get('accounts.localhost', `/sign-in?tenant=${host}`);
    expect(await signIn.text()).toContain('<title>Verdant</title>');
    const frame = await get('accounts.localhost', `/login-frame?tenant=${host}`);
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors http://${host}:4200;`);
    const page = await get(host, '/ct');
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self' http://accounts.localhost:4200");
  });

  it('may call a gateway on another host of the deployment', async () => {
    const origin = `http://${host}:4200`;
    const answer = await h.anonymous('/esg-tenant/settings/info', { headers: { origin } }, host);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    const { accessToken } = await signInAt(host);
    const me = await h.anonymous('/users/me', { headers: { origin, authorization: `Bearer ${accessToken}` } }, host);
    expect(me.status).toBe(200);
    const elsewhere = await h.anonymous(
      '/users/me',
      { headers: { authorization: `Bearer ${accessToken}` } },
      'harbour.localhost',
    );
    expect(elsewhere.status).toBe(401);
  });

  it('opens a real-time connection from its own pages', async () => {
    const { accessToken } = await signInAt(host);
    const server = createServer();
    h.deps.realtime.attach(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, {
      path: realtimePath,
      transports: ['websocket'],
      reconnection: false,
      query: { token: accessToken, 'tenant-url': host },
      extraHeaders: { origin: `http://${host}:4200`, host: `${host}:4200` },
    });
    await new Promise<void>((connected, refused) => socket.on('connect', connected).on('connect_error', refused));
    const { organisationId } = personOf('verdant.admin').scope;
    expect(await socket.emitWithAck('join-room', { type: 'organisation', room: organisationId })).toMatchObject({
      joined: true,
    });
    socket.disconnect();
    server.close();
  });
});

describe('a host that is added while the gateway runs', () => {
  it.each(['SUBDOMAIN', 'CUSTOM_URL', 'ROOT_DOMAIN'] as const)('works within ten seconds as %s', async (hostType) => {
    const host = `new-${hostType.toLowerCase().replace('_', '-')}.example`;
    expect((await get(host, '/')).status).toBe(404);
    const origin = `http://${host}:4200`;
    const allowed = async () =>
      (await h.anonymous('/esg-tenant/settings/info', { headers: { origin } }, 'verdant.localhost')).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed()).toBeNull();
    await addHost(host, hostType);
    h.clock.advance(10);
    expect(await titleAt(host)).toBe('Harbour Advisory');
    expect(await allowed()).toBe(origin);
    const frame = await get(`accounts.${host}`, `/login-frame?tenant=${host}`);
    expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors http://${host}:4200;`);
  });

  it('gets a certificate from a proxy that asks for it, unlike unknown hosts', async () => {
    const asked = async (domain: string) =>
      (await get('10.0.0.5', `/known-host?domain=${encodeURIComponent(domain)}`)).status;
    await addHost('esg.harbour.example', 'CUSTOM_URL');
    for (const domain of ['esg.harbour.example', 'verdant.localhost', 'accounts.localhost'])
      expect(await asked(domain)).toBe(200);
    for (const domain of ['evil.example', '', '\0', 'a b', 'accounts.evil.example'])
      expect(await asked(domain), domain).toBe(404);
  });

  it('is shown in the brand behind a proxy under https', async () => {
    await addHost('esg.harbour.example', 'CUSTOM_URL');
    const forwarded = { 'x-forwarded-host': 'esg.harbour.example', 'x-forwarded-proto': 'https' };
    const html = await (await get('10.0.0.5', '/', forwarded)).text();
    expect(html).toContain('<title>Harbour Advisory</title>');
    expect(html).toContain('content="https://esg.harbour.example/brand/card-en.png');
  });
});
