import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl } from './addresses.ts';
import { postOutside } from './post.ts';

const received: string[] = [];
const server = createServer((request, response) => {
  received.push(request.url ?? '');
  if (request.url === '/slow') return;
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' });
  response.end('x'.repeat(100_000));
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  received.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (url: string, change: Partial<Parameters<typeof postOutside>[0]> = {}) =>
  postOutside({
    url,
    headers: {},
    body: '{}',
    timeoutMilliseconds: 5000,
    answerBytesMax: 500,
    allowLocal: false,
    ...change,
  });

describe('an address for outgoing calls', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    '255.255.255.255',
    'nonsense',
    '',
  ])('%s is not the public internet', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is the public internet', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    'http://receiver.example',
    'https://localhost/',
    'https://a.localhost/',
    'https://db.internal/',
    'https://router/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://me:secret@receiver.example/',
    'https://printer.local./',
  ])('%s is refused', (url) => expect(isPublicUrl(new URL(url))).toBe(false));
  it('with a host name or a public IP is accepted', () => {
    expect(isPublicUrl(new URL('https://hooks.receiver.example:8443/esg?a=b'))).toBe(true);
    expect(isPublicUrl(new URL('https://[2606:4700::1111]/'))).toBe(true);
  });
});

describe('an outgoing call', () => {
  it('is never sent to this machine, by whatever name', async () => {
    expect((await post(`http://127.0.0.1:${port}/`)).failure).toBe('refused-address');
    // Every machine knows this name, and it is resolved before anything is connected.
    expect((await post(`https://localhost.localdomain:${port}/`)).status).toBeNull();
    expect(received).toEqual([]);
  });
  it('follows no redirect, and keeps the first bytes of the response', async () => {
    const url = `http://127.0.0.1:${port}`;
    expect((await post(`${url}/moved`, { allowLocal: true })).status).toBe(302);
    const { status, body, failure } = await post(`${url}/long`, { allowLocal: true });
    expect([status, body?.length, failure]).toEqual([200, 500, null]);
    expect(received).toEqual(['/moved', '/long']);
  });
  it('is given up when the receiver does not answer in time', async () => {
    const { failure } = await post(`http://127.0.0.1:${port}/slow`, { allowLocal: true, timeoutMilliseconds: 50 });
    expect(failure).toBe('timeout');
  });
});
