import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Notice } from '@esg/contract';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Room } from './connection.ts';
import { createRealtime, type Realtime } from './realtime.ts';

type Seen = { readonly token: string; readonly query: object; readonly transport: string; readonly socket: Socket };

const organisation: Room = { type: 'organisation', room: '0de0b000-0000-4000-8000-000000000001' };
const report: Room = { type: 'report', room: '0de0d000-0000-4000-8000-000000000001' };
const changed: Notice = { type: 'organisation.changed', organisationId: organisation.room };
/** Real time passes here, so nothing waits longer than this. */
const patience = { timeout: 10_000, interval: 20 };

let io: Server;
let url: string;
let seen: Seen[];
let events: string[];
let accepted: string[];
let token: string;
let realtime: Realtime;
let refresh: ReturnType<typeof vi.fn<() => Promise<boolean>>>;

const refusal = (code: number) => Object.assign(new Error('refused'), { data: { code } });
const nameOf = ({ type, room }: Room) => `${type}:${room}`;

const serve = () => {
  io = new Server({ path: '/api/socket.io', transports: ['websocket'] });
  io.use((socket, next) =>
    accepted.includes(String(socket.handshake.query.token)) ? next() : next(refusal(refusedWith)),
  );
  io.on('connection', (socket) => {
    const { EIO: _, transport, t: __, ...query } = socket.handshake.query;
    seen.push({ token: String(query.token), query, transport: String(transport), socket });
    socket.on('join-room', async (room: Room, answer: (given: object) => void) => {
      events.push(`${query.token} joins ${room.type}`);
      await socket.join(nameOf(room));
      answer({ joined: true, unchangedFor: room.type === 'report' ? 40 : 700 });
    });
    socket.on('left-room', (room: Room, answer: () => void) => {
      events.push(`${query.token} leaves ${room.type}`);
      answer();
    });
    socket.on('whereabouts', ({ disclosure }: { disclosure: string }) =>
      events.push(`${query.token} at ${disclosure}`),
    );
    socket.on('disconnect', () => events.push(`${query.token} ends`));
  });
};
let refusedWith = 401;

beforeEach(async () => {
  [seen, events, accepted, token, refusedWith] = [[], [], ['one', 'two'], 'one', 401];
  serve();
  const server = createServer();
  io.attach(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  refresh = vi.fn(async () => true);
  realtime = createRealtime({
    socketUrl: url,
    tenantHost: 'verdant.localhost',
    tenantId: 't-1',
    token: () => token,
    refresh: () => refresh(),
  });
});
afterEach(async () => {
  realtime.close();
  await io.close();
});

const until = (check: () => unknown) => vi.waitFor(check, patience);
const joined = (name: string, type: Room['type']) => until(() => expect(events).toContain(`${name} joins ${type}`));
const listen = () => {
  const notices: Notice[] = [];
  realtime.onNotice((notice) => notices.push(notice));
  return notices;
};

it('opens no connection before a room is joined, and then by websocket with token, room and tenant in the query', async () => {
  realtime.renew();
  expect(seen).toEqual([]);
  realtime.join(organisation);
  await joined('one', 'organisation');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    transport: 'websocket',
    query: { token: 'one', ...organisation, 'tenant-url': 'verdant.localhost', 'tenant-id': 't-1' },
  });
});

it('stays in a room until its last user leaves, and tells the gateway once of entering and of leaving', async () => {
  const notices = listen();
  const leave = [realtime.join(organisation), realtime.join(organisation), realtime.join(report)];
  await joined('one', 'report');
  io.to(nameOf(organisation)).emit('notice', changed);
  io.emit('notice', { type: 'of.another.version' });
  await until(() => expect(notices).toEqual([changed]));
  leave[0]?.();
  leave[2]?.();
  await until(() => expect(events).toContain('one leaves report'));
  leave[1]?.();
  await until(() => expect(events).toContain('one leaves organisation'));
  expect(events.filter((event) => event.endsWith('organisation'))).toHaveLength(2);
});

it('joins rooms by a new connection with the new token before the old one closes, and delivers each notice once', async () => {
  const notices = listen();
  const onReconnect = vi.fn();
  realtime.onReconnect(onReconnect);
  realtime.join(organisation);
  realtime.join(report);
  await joined('one', 'report');
  token = 'two';
  realtime.renew();
  await until(() => expect(events).toContain('one ends'));
  expect(events.slice(events.indexOf('two joins organisation'))).toEqual([
    'two joins organisation',
    'two joins report',
    'one leaves organisation',
    'one leaves report',
    'one ends',
  ]);
  io.to(nameOf(organisation)).emit('notice', changed);
  await until(() => expect(notices).toEqual([changed]));
  expect(onReconnect).not.toHaveBeenCalled();
  // The same token again changes nothing.
  realtime.renew();
  realtime.join({ ...report, room: '0de0d000-0000-4000-8000-000000000002' });
  await until(() => expect(events.filter((event) => event === 'two joins report')).toHaveLength(2));
  expect(seen).toHaveLength(2);
});

it.each([401, 403])('refreshes the token and connects again when the gateway refuses with %i', async (code) => {
  refusedWith = code;
  token = 'old';
  refresh.mockImplementation(async () => {
    token = 'two';
    return true;
  });
  realtime.join(organisation);
  await joined('two', 'organisation');
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('waits between its tries where a gateway refuses every token', async () => {
  token = 'old';
  realtime.join(organisation);
  await until(() => expect(refresh).toHaveBeenCalledTimes(2));
  const before = Date.now();
  await until(() => expect(refresh).toHaveBeenCalledTimes(3));
  expect(Date.now() - before).toBeGreaterThan(900);
});

it('stops connecting when the session is over', async () => {
  token = 'old';
  refresh.mockResolvedValue(false);
  realtime.join(organisation);
  await until(() => expect(refresh).toHaveBeenCalledTimes(1));
  accepted.push('old');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(seen).toEqual([]);
});

it('refreshes the token and connects again when the gateway ends the connection, and reports that notices may have been missed', async () => {
  const onReconnect = vi.fn();
  realtime.onReconnect(onReconnect);
  realtime.join(organisation);
  await joined('one', 'organisation');
  refresh.mockImplementation(async () => {
    token = 'two';
    return true;
  });
  seen[0]?.socket.disconnect(true);
  await joined('two', 'organisation');
  await until(() => expect(onReconnect).toHaveBeenCalledTimes(1));
});

it('reports once that notices begin to arrive, when the first rooms are joined, and for how long nothing has changed in them', async () => {
  const onConnect = vi.fn((_unchangedFor: number) => expect(events).toContain('one joins organisation'));
  realtime.onConnect(onConnect);
  realtime.join(organisation);
  realtime.join(report);
  await until(() => expect(onConnect).toHaveBeenCalledTimes(1));
  expect(onConnect).toHaveBeenCalledWith(40);
  seen[0]?.socket.conn.close();
  await until(() => expect(seen).toHaveLength(2));
  expect(onConnect).toHaveBeenCalledTimes(1);
});

it('connects again by itself after the network was cut, with the token of that moment', async () => {
  const onReconnect = vi.fn();
  realtime.onReconnect(onReconnect);
  realtime.join(organisation);
  await joined('one', 'organisation');
  token = 'two';
  const cutAt = Date.now();
  seen[0]?.socket.conn.close();
  await joined('two', 'organisation');
  // 1 s, give or take half of it.
  expect(Date.now() - cutAt).toBeGreaterThan(450);
  await until(() => expect(onReconnect).toHaveBeenCalledTimes(1));
  expect(refresh).not.toHaveBeenCalled();
});

it('connects again for a room that is joined long after all others were left', async () => {
  realtime.join(organisation)();
  const leave = realtime.join(report);
  await joined('one', 'report');
  leave();
  await until(() => expect(events).toContain('one leaves report'));
  seen.at(-1)?.socket.disconnect(true);
  await until(() => expect(refresh).toHaveBeenCalledTimes(1));
  token = 'two';
  realtime.join(report);
  await joined('two', 'report');
});

it.each([429, 503])('connects again with the same token after a refusal with %i', async (code) => {
  [accepted, refusedWith] = [[], code];
  realtime.join(organisation);
  await new Promise((resolve) => setTimeout(resolve, 500));
  accepted = ['one'];
  await joined('one', 'organisation');
  expect(refresh).not.toHaveBeenCalled();
});

it('tells the gateway where the person is after a room is joined, and again on every new connection', async () => {
  realtime.stay({ report: report.room, disclosure: '305-1' });
  realtime.join(report);
  await vi.waitFor(() => expect(events).toEqual(['one joins report', 'one at 305-1']), patience);
  realtime.stay({ report: report.room, disclosure: '305-2' });
  await vi.waitFor(() => expect(events).toContain('one at 305-2'), patience);
  token = 'two';
  realtime.renew();
  await vi.waitFor(() => expect(events).toContain('two at 305-2'), patience);
});
