import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits, type Notice, noticeEvent, realtimePath } from '@esg/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { connectRedis, createRealtime } from './index.ts';

let h: Harness;
let server: Server;
const sockets: Socket[] = [];
const followed = '0de0d000-0000-4000-8000-000000000001';

beforeAll(async () => {
  h = await createHarness();
  server = createServer();
  h.deps.realtime.attach(server);
  h.deps.realtime.onFollowReport(
    async (scope, reportId) =>
      reportId === followed && scope.organisationId === personOf('verdant.admin').scope.organisationId,
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => h.reset());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  server.close();
  await h.close();
});

const open = (query: Record<string, string>, extraHeaders: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: realtimePath,
    transports: ['websocket'],
    reconnection: false,
    query,
    extraHeaders,
  });
  sockets.push(socket);
  return socket;
};
const connect = async (name: PersonName) => {
  const { accessToken } = await h.signIn(name);
  const socket = open({ token: accessToken });
  await new Promise<void>((connected, refused) => socket.on('connect', connected).on('connect_error', refused));
  return socket;
};
const join = (
  socket: Socket,
  type: string,
  room: string,
): Promise<{ joined: boolean; code?: number; unchangedFor?: number }> =>
  socket.emitWithAck('join-room', { type, room });
const refusalOf = (query: Record<string, string>, headers?: Record<string, string>) =>
  new Promise((refused) => {
    open(query, headers).on('connect_error', (error) => refused((error as { data?: unknown }).data));
  });
/** Notices up to the last one published, which everybody in the room gets. */
const noticesOf = (socket: Socket) => {
  const notices: Notice[] = [];
  socket.on(noticeEvent, (notice: Notice) => notices.push(notice));
  return notices;
};
const settle = () => new Promise((done) => setTimeout(done, 150));

describe('real-time connection', () => {
  it('is refused without asking for a new token while the database is away', async () => {
    const { accessToken } = await h.signIn('verdant.admin');
    const away = vi
      .spyOn(h.deps.database, 'withSystem')
      .mockRejectedValue(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    expect(await refusalOf({ token: accessToken })).toEqual({ code: 503 });
    away.mockRestore();
  });

  it('refuses anonymous, forged and expired tokens, and those of the entity portal, with the code that makes a client refresh', async () => {
    expect(await refusalOf({})).toEqual({ code: 401 });
    expect(await refusalOf({ token: 'made up' })).toEqual({ code: 401 });
    const session = (await h.deps.identify((await h.signIn('verdant.admin')).accessToken)).session.id;
    expect(await refusalOf({ token: await h.deps.tokens.signPortal({ session, link: false }) })).toEqual({ code: 401 });
    const { accessToken } = await h.signIn('verdant.admin');
    h.clock.advance(limits.accessTokenSeconds + 1);
    expect(await refusalOf({ token: accessToken })).toEqual({ code: 401 });
  });

  it('is opened by pages of the same tenant, and by no other page', async () => {
    const { accessToken: token } = await h.signIn('verdant.admin');
    const own = open({ token }, { origin: 'http://verdant.localhost:4200' });
    await new Promise<void>((connected, refused) => own.on('connect', connected).on('connect_error', refused));
    for (const origin of ['http://evil.example', 'http://harbour.localhost:4200', 'null', 'file://'])
      expect(await refusalOf({ token }, { origin })).toEqual({ code: 403 });
  });

  it('joins the person’s organisation and a report they may read, and no other', async () => {
    const socket = await connect('verdant.admin');
    const own = personOf('verdant.admin').scope.organisationId;
    expect(await join(socket, 'organisation', own)).toMatchObject({ joined: true });
    expect(await join(socket, 'organisation', personOf('harbour.admin').scope.organisationId)).toMatchObject({
      joined: false,
    });
    expect(await join(socket, 'report', followed)).toMatchObject({ joined: true });
    expect(await join(await connect('harbour.admin'), 'report', followed)).toEqual({ joined: false, code: 403 });
    expect(await join(socket, 'everything', own)).toMatchObject({ joined: false });
  });

  it('says to whom joins for how long nothing has changed, so that a page reads again what it loaded before', async () => {
    const { scope } = personOf('verdant.admin');
    const joinedAfter = async (milliseconds: number) => {
      await new Promise((done) => setTimeout(done, milliseconds));
      return (await join(await connect('verdant.admin'), 'organisation', scope.organisationId)).unchangedFor ?? 0;
    };
    const sister = personOf('verdant.sister').scope;
    for (const change of [
      () => h.deps.realtime.publish(scope, { type: 'labels.changed' }),
      () => h.deps.realtime.publish(scope, { type: 'report.changed', reportId: followed }),
      () => h.deps.realtime.publishToTenant(scope.tenantId, { type: 'brand.published' }),
    ]) {
      const before = performance.now();
      change();
      h.deps.realtime.publish(sister, { type: 'labels.changed' });
      expect(await joinedAfter(30)).toBeLessThanOrEqual(performance.now() - before);
      const after = performance.now();
      h.deps.realtime.publish(sister, { type: 'labels.changed' });
      expect(await joinedAfter(30)).toBeGreaterThan(Math.floor(performance.now() - after));
    }
  });

  it('deviation 19: tells a client that it may not join the room it asked for', async () => {
    const socket = await connect('harbour.admin');
    const said = new Promise((heard) => socket.on('error', heard));
    socket.emit('join-room', { type: 'report', room: followed });
    expect(await said).toEqual({ code: 403, type: 'report', room: followed });
  });

  it('delivers notices to the organisation, and those about reports only to people who may read reports', async () => {
    const [admin, entity, sister] = await Promise.all([
      connect('verdant.admin'),
      connect('verdant.entity'),
      connect('verdant.sister'),
    ]);
    const { scope } = personOf('verdant.admin');
    await join(admin, 'organisation', scope.organisationId);
    await join(entity, 'organisation', scope.organisationId);
    await join(sister, 'organisation', personOf('verdant.sister').scope.organisationId);
    const seen = [admin, entity, sister].map(noticesOf);
    h.deps.realtime.publish(scope, { type: 'report.changed', reportId: followed });
    const change = { name: 'Verdant Manufacturing', industry: null, headquartersCountry: 'HK' };
    await h.as('verdant.admin').request('/organization-profiles', body('PUT', change));
    await settle();
    const changed = { type: 'organisation.changed', organisationId: scope.organisationId };
    expect(seen).toEqual([[{ type: 'report.changed', reportId: followed }, changed], [changed], []]);
  });

  it('delivers a notice once to somebody in both rooms, and none after leaving', async () => {
    const socket = await connect('verdant.admin');
    const { scope } = personOf('verdant.admin');
    await join(socket, 'organisation', scope.organisationId);
    await join(socket, 'report', followed);
    const notices = noticesOf(socket);
    // Everybody in a report is notified of a new person, sooner or later.
    const changes = () => notices.filter(({ type }) => type === 'report.changed');
    h.deps.realtime.publish(scope, { type: 'report.changed', reportId: followed });
    await settle();
    expect(changes()).toHaveLength(1);
    await socket.emitWithAck('left-room', { type: 'organisation', room: scope.organisationId });
    await socket.emitWithAck('left-room', { type: 'report', room: followed });
    h.deps.realtime.publish(scope, { type: 'report.changed', reportId: followed });
    await settle();
    expect(changes()).toHaveLength(1);
  });

  it('shows who has a report open, and where in it, only to people who may follow it', async () => {
    const [admin, member] = await Promise.all([connect('verdant.admin'), connect('verdant.member')]);
    const { scope } = personOf('verdant.admin');
    await join(admin, 'report', followed);
    await join(member, 'report', followed);
    const notices = noticesOf(admin);
    member.emit('whereabouts', { report: followed, disclosure: '305-1' });
    const there = () => h.deps.realtime.whoIsIn(scope, followed);
    const at305 = expect.objectContaining({ userId: personOf('verdant.member').id, disclosureCode: '305-1' });
    await vi.waitFor(async () => expect(await there()).toContainEqual(at305), { timeout: 10_000 });
    await vi.waitFor(() => expect(notices).toContainEqual({ type: 'presence.changed', reportId: followed }));
    const sister = personOf('verdant.sister').scope;
    expect(await h.deps.realtime.whoIsIn(sister, followed)).toEqual([]);
    member.disconnect();
    const left = async () => (await there()).map(({ userId }) => userId);
    await vi.waitFor(async () => expect(await left()).toEqual([scope.userId]), { timeout: 10_000 });
  });

  it('ends when the person signs out', async () => {
    const { accessToken } = await h.signIn('verdant.admin');
    const socket = open({ token: accessToken });
    await new Promise<void>((connected) => socket.on('connect', connected));
    const ended = new Promise((reason) => socket.on('disconnect', reason));
    await h.anonymous('/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } });
    expect(await ended).toBe('io server disconnect');
  });
});

/** Two gateways that share rooms through Redis, and a way to connect to the second. */
const openTwoGateways = async () => {
  const { identify, log } = h.deps;
  const connections = await Promise.all([1, 2].map(() => connectRedis(process.env.REDIS_URL_TEST ?? '', log)));
  const gateways = connections.map(({ adapter }) => {
    const gateway = createRealtime({ identify, log });
    gateway.shareThrough(adapter);
    return gateway;
  });
  const [publisher, other] = gateways;
  if (!publisher || !other) throw new Error('No connection to Redis');
  const otherServer = createServer();
  other.attach(otherServer);
  await new Promise<void>((ready) => otherServer.listen(0, '127.0.0.1', ready));
  const { port } = otherServer.address() as AddressInfo;
  return {
    publisher,
    other,
    /** Joins the organisation of the person at the second gateway. */
    joinOther: async (name: PersonName) => {
      const query = { token: (await h.signIn(name)).accessToken };
      const socket = io(`http://127.0.0.1:${port}`, { path: realtimePath, transports: ['websocket'], query });
      sockets.push(socket);
      await new Promise<void>((connected) => socket.on('connect', connected));
      return { socket, answer: await join(socket, 'organisation', personOf(name).scope.organisationId) };
    },
    close: async () => {
      for (const gateway of gateways) gateway.close();
      otherServer.close();
      for (const { close } of connections) await close();
    },
  };
};

describe.skipIf(!process.env.REDIS_URL_TEST)('gateways with shared rooms', () => {
  it('forget cached tenants before their pages receive the notice of a new brand', async () => {
    const { publisher, other, joinOther, close } = await openTwoGateways();
    const order: string[] = [];
    other.onTenantsChanged(() => order.push('forgotten'));
    const { socket } = await joinOther('verdant.admin');
    const heard = new Promise<void>((arrived) =>
      socket.on(noticeEvent, ({ type }: Notice) => {
        order.push(type);
        arrived();
      }),
    );
    publisher.publishToTenant(personOf('verdant.admin').scope.tenantId, { type: 'brand.published' });
    await heard;
    expect(order).toEqual(['forgotten', 'brand.published']);
    await close();
  });

  it('say to whom joins at one of them for how long nothing has changed at any', async () => {
    const { publisher, joinOther, close } = await openTwoGateways();
    await new Promise((done) => setTimeout(done, 300));
    const before = performance.now();
    publisher.publish(personOf('verdant.admin').scope, { type: 'labels.changed' });
    await new Promise((done) => setTimeout(done, 100));
    const { answer } = await joinOther('verdant.admin');
    expect(answer.unchangedFor).toBeLessThanOrEqual(performance.now() - before);
    expect((await joinOther('verdant.sister')).answer.unchangedFor).toBeGreaterThan(performance.now() - before);
    await close();
  });
});
