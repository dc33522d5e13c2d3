import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { RequestVariables } from './context.ts';
import { handleError } from './errors.ts';
import { limitSlowClients, type Patience } from './slow-clients.ts';

const short: Patience = { headersMs: 300, bodyMs: 400, uploadMs: 60_000, silenceMs: 60_000, connectionsMax: 50 };
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (patience: Patience) =>
  new Promise<number>((ready) => {
    const app = new Hono<{ Variables: RequestVariables }>()
      .post('/', async (c) => c.text(`took ${(await c.req.arrayBuffer()).byteLength}`))
      .onError(handleError);
    const serverOptions = { connectionsCheckingInterval: 50 };
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions }, () => {
      limitSlowClients(server, patience);
      ready((server.address() as AddressInfo).port);
    }) as Server;
  });

/** Sends the beginning at once and a byte each 50 ms; gives what came back when the server hung up, or answered. */
const drip = (port: number, beginning: string, bytes: number) =>
  new Promise<string>((over) => {
    let answer = '';
    let left = bytes;
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const timer = setInterval(() => {
      if (left > 0) socket.write('x');
      left -= 1;
    }, 50);
    const end = () => {
      clearInterval(timer);
      socket.destroy();
      over(answer);
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('took')) end();
    });
    socket.on('error', end).on('close', end);
  });
const post = (type: string, length: number) =>
  `POST / HTTP/1.1\r\nhost: here\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

it('a connection whose headers arrive too slowly is closed', async () => {
  expect(await drip(await open(short), 'POST / HTTP/1.1\r\nhost: here\r\nx-long: ', 10_000)).toMatch(/^HTTP\/1.1 408/);
});

it('a connection whose small body arrives too slowly is closed', async () => {
  expect(await drip(await open(short), post('application/json', 10_000), 10_000)).toMatch(/^HTTP\/1.1 408/);
});

it('an upload of a file is given more time', async () => {
  expect(await drip(await open(short), post('multipart/form-data; boundary=b', 20), 20)).toContain('took 20');
});

it('an upload that takes too long is closed as well', async () => {
  const port = await open({ ...short, uploadMs: 500 });
  expect(await drip(port, post('multipart/form-data; boundary=b', 10_000), 10_000)).toMatch(/^HTTP\/1.1 408/);
});

it('connections above the limit are refused while the others are served', async () => {
  const port = await open({ ...short, connectionsMax: 1 });
  const first = connect(port, '127.0.0.1');
  await new Promise((ready) => first.once('connect', ready));
  expect(await drip(port, post('application/json', 1), 1)).toBe('');
  first.destroy();
  await expect.poll(() => drip(port, post('application/json', 1), 1)).toContain('took 1');
});
