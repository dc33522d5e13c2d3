import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Notice, noticeEvent, realtimePath } from '@esg/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { socketBudgets } from './budgets.ts';
import { createRealtime, type Realtime } from './index.ts';

let h: Harness;
let server: Server;
let realtime: Realtime;
const sockets: Socket[] = [];
/** Reports that the database was asked about. */
const asked: string[] = [];
let followed = '';

beforeAll(async () => {
  h = await createHarness();
});
// Budgets outlive a test: each test has its own gateway.
beforeEach(async () => {
  await h.reset();
  asked.length = 0;
  followed = randomUUID();
  const { identify, log } = h.deps;
  realtime = createRealtime({ identify, log });
  realtime.onFollowReport(async (_scope, reportId) => {
    asked.push(reportId);
    return reportId === followed;
  });
  realtime.onOrigin(async (_tenantId, origin) => origin === 'http://verdant.localhost');
  server = createServer();
  realtime.attach(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  realtime.close();
  server.close();
});
afterAll(() => h.close());

const open = (token: string, extraHeaders: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const options = { path: realtimePath, transports: ['websocket'], reconnection: false, forceNew: true };
  const socket = io(`http://127.0.0.1:${port}`, { ...options, query: { token }, extraHeaders });
  sockets.push(socket);
  return socket;
};
/** `connected`, or the code of the refusal. */
const outcomeOf = (socket: Socket) =>
  new Promise((settled) => {
    socket.on('connect', () => settled('connected'));
    socket.on('connect_error', (error) => settled((error as { data?: { code: number } }).data?.code));
  });
const tokenOf = async (name: PersonName) => (await h.signIn(name)).accessToken;
const connect = async (name: PersonName) => {
  const socket = open(await tokenOf(name));
  expect(await outcomeOf(socket)).toBe('connected');
  return socket;
};
const cut = (socket: Socket) => new Promise((ended) => socket.on('disconnect', ended));
const join = (socket: Socket, room: string): Promise<{ joined: boolean }> =>
  socket.emitWithAck('join-room', { type: 'report', room });

describe('a client that sends too many messages', () => {
  it('about a report it may not follow queries the database once, and is then disconnected', async () => {
    const socket = await connect('verdant.sister');
    const ended = cut(socket);
    const foreign = randomUUID();
    expect(await join(socket, foreign)).toMatchObject({ joined: false });
    for (let message = 0; message < 20_000; message += 1) socket.emit('join-room', { type: 'report', room: foreign });
    await ended;
    expect(asked).toEqual([foreign]);
  });

  it('about another report each time queries the database no more often than its budget allows', async () => {
    const socket = await connect('harbour.admin');
    const ended = cut(socket);
    for (let message = 0; message < 20_000; message += 1)
      socket.emit('join-room', { type: 'report', room: randomUUID() });
    await ended;
    expect(asked.length).toBeLessThanOrEqual(socketBudgets.messagesOfSocketMax);
  });

  it('over many connections has one budget for all of them', async () => {
    const token = await tokenOf('verdant.entity');
    const all = Array.from({ length: 10 }, () => open(token));
    await Promise.all(all.map(outcomeOf));
    const ended = Promise.race(all.map(cut));
    for (const socket of all)
      for (let message = 0; message < socketBudgets.messagesOfSocketMax - 5; message += 1)
        socket.emit('join-room', { type: 'report', room: randomUUID() });
    await ended;
    expect(await outcomeOf(open(token))).toBe(429);
    expect(asked.length).toBeLessThanOrEqual(socketBudgets.messagesOfPersonMax);
    expect(await outcomeOf(open(await tokenOf('verdant.member')))).toBe('connected');
  });
});

describe('real-time connections', () => {
  it('are limited to twenty of one person, and one that ends makes room', async () => {
    const token = await tokenOf('harbour.consultant');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(open(token))));
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(socketBudgets.socketsOfPersonMax);
    expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(50 - socketBudgets.socketsOfPersonMax);
    sockets.find(({ connected }) => connected)?.disconnect();
    await vi.waitFor(async () => expect(await outcomeOf(open(token))).toBe('connected'), { timeout: 5_000 });
  });

  it('are opened by pages of the same tenant and by programs, and by no other page', async () => {
    const token = await tokenOf('verdant.admin');
    const from = (origin: string) => outcomeOf(open(token, { origin }));
    expect(await from('http://verdant.localhost')).toBe('connected');
    for (const origin of ['http://evil.example', 'null']) expect(await from(origin)).toBe(403);
    expect(await outcomeOf(open(token))).toBe('connected');
  });
});

describe('the room of a report', () => {
  it('is joined once, and left, in the order of the requests', async () => {
    const socket = await connect('verdant.admin');
    const answers = await Promise.all([join(socket, followed), join(socket, followed), join(socket, followed)]);
    expect(answers).toEqual(Array(3).fill(expect.objectContaining({ joined: true })));
    expect(asked).toEqual([followed]);
    const { scope } = personOf('verdant.admin');
    socket.emit('join-room', { type: 'report', room: followed });
    await socket.emitWithAck('left-room', { type: 'report', room: followed });
    expect(await realtime.whoIsIn(scope, followed)).toEqual([]);
  });

  it('announces many moves in few notices, the last one included', async () => {
    const [watcher, mover] = await Promise.all([connect('verdant.admin'), connect('verdant.admin')]);
    await join(watcher, followed);
    await join(mover, followed);
    const notices: Notice[] = [];
    watcher.on(noticeEvent, (notice: Notice) => notices.push(notice));
    for (let move = 0; move < 40; move += 1)
      mover.emit('whereabouts', { report: followed, disclosure: `move ${move}` });
    const there = () => realtime.whoIsIn(personOf('verdant.admin').scope, followed);
    await vi.waitFor(async () => expect((await there())[0]?.disclosureCode).toBe('move 39'), { timeout: 5_000 });
    const seen = notices.length;
    await vi.waitFor(() => expect(notices.length).toBeGreaterThan(seen), { timeout: 5_000 });
    expect(notices.length).toBeLessThan(10);
  });
});
