import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFetchOutside } from '../../platform/outbound/index.ts';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { refusalOf } from '../payment/testing.ts';
import { discover } from './openid.ts';
import { client } from './testing/real-provider.ts';

/** Counts the requests that reach it, at each name and port of this machine. */
let hits = 0;
let port = 0;
const server = createServer((request, response) => {
  hits += 1;
  if (request.url === '/moved') return response.writeHead(302, { location: '/elsewhere' }).end();
  const issuer = `http://127.0.0.1:${port}`;
  const description = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(description));
});

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await new Promise<void>((ready) => server.listen(0, ready));
  port = (server.address() as AddressInfo).port;
});
beforeEach(async () => {
  await h.reset();
  hits = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await h.close();
});

const path = '/organizations/sign-in-provider';
const settings = (issuer: string) => ({
  issuer,
  clientId: client.clientId,
  clientSecret: client.clientSecret,
  domains: ['verdant.example'],
  membership: 'join-as-basic',
  enabled: true,
});
/** Every way to write the address of this machine, its network, and the metadata service of clouds. */
const insideHosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '0.0.0.0',
  'localhost',
  'a.localhost',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[fd00::1]',
  '169.254.169.254',
  '2852039166',
  '10.0.0.1',
  '192.168.1.1',
  '172.16.0.1',
  'db.internal',
  'router',
];

describe('a sign-in provider', () => {
  it.each(insideHosts)('at %s is neither asked nor stored', async (host) => {
    const admin = h.as('verdant.admin');
    for (const scheme of ['http', 'https']) {
      const issuer = `${scheme}://${host}:${port}`;
      const check = await admin.request(`${path}/checks`, body('POST', { issuer }));
      expect(await refusalOf(check), issuer).toBe('422 sign_in_provider.url_refused');
      const change = await admin.request(path, body('PUT', settings(issuer)));
      expect(await refusalOf(change), issuer).toBe('422 sign_in_provider.url_refused');
    }
    expect(hits).toBe(0);
  });

  it('whose name resolves to a private address is refused before any connection', async () => {
    // Every machine knows this name; only looking it up shows where it leads.
    const outside = createFetchOutside(false)(`https://localhost.localdomain:${port}/`, {});
    await expect(outside).rejects.toThrow();
    expect(hits).toBe(0);
  });

  it('that names endpoints inside the network is not asked there at sign-in', async () => {
    const fetchOutside = createFetchOutside(false);
    for (const endpoint of ['token', 'jwks', 'userinfo'])
      await expect(fetchOutside(`http://127.0.0.1:${port}/${endpoint}`, { method: 'POST' })).rejects.toThrow();
    await expect(discover({ ...client, issuer: `http://127.0.0.1:${port}` }, false)).rejects.toThrow();
    expect(hits).toBe(0);
  });

  it('inside the network is asked where the deployment allows that, and its redirects are never followed', async () => {
    const issuer = `http://127.0.0.1:${port}`;
    expect((await discover({ ...client, issuer }, true)).serverMetadata().issuer).toBe(issuer);
    expect((await createFetchOutside(true)(`${issuer}/moved`, {})).status).toBe(302);
    expect(hits).toBe(2);
  });

  it('is refused when its configuration names another issuer', async () => {
    const issuer = `http://127.0.0.1:${port}/of-somebody-else`;
    await expect(discover({ ...client, issuer }, true)).rejects.toThrow(/issuer/i);
    expect(hits).toBe(1);
  });
});
