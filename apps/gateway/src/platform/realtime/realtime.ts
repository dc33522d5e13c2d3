import type { Server as HttpServer } from 'node:http';
import {
  joinRoomEvent,
  leftRoomEvent,
  may,
  type Notice,
  noticeEvent,
  realtimePath,
  roomTypes,
  whereaboutsEvent,
} from '@esg/contract';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Identify, Identity } from '../auth/authenticate.ts';
import type { Scope } from '../database/index.ts';
import { ProblemError } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { reportsOf, Whereabouts, whoIsThere } from './presence.ts';

const RoomSchema = v.object({ type: v.picklist(roomTypes), room: v.pipe(v.string(), v.uuid()) });
type Room = v.InferOutput<typeof RoomSchema>;

type Owner = Pick<Scope, 'tenantId' | 'organisationId'>;
const organisationRoom = ({ tenantId, organisationId }: Owner) => `organisation:${tenantId}:${organisationId}`;
/** Everybody of the tenant, whatever their organisation. */
const tenantRoom = (tenantId: string) => `tenant:${tenantId}`;
/** Those of the organisation who may read reports. */
const readersRoom = (owner: Owner) => `${organisationRoom(owner)}:reports`;
const reportRoom = ({ tenantId, organisationId }: Owner, reportId: string) =>
  `report:${tenantId}:${organisationId}:${reportId}`;

/** Between gateways: a tenant was changed. */
const tenantsChanged = 'tenants-changed';
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Whether this person may follow this report. */
export type MayFollowReport = (scope: Scope, reportId: string) => Promise<boolean>;
export type Realtime = ReturnType<typeof createRealtime>;

/** The client reads `data.code` of a refused connection: 401 and 440 make it refresh its token (spec section 7). */
const refusal = (status: number) => Object.assign(new Error('refused'), { data: { code: status } });

const handshake = (identify: Identify) => async (socket: Socket, next: (error?: Error) => void) => {
  try {
    const { token } = socket.handshake.query;
    if (typeof token !== 'string' || !token) return next(refusal(401));
    socket.data.identity = await identify(token);
    next();
  } catch (error) {
    next(refusal(error instanceof ProblemError && error.code === 'permission.denied' ? 403 : 401));
  }
};

const identityOf = (socket: Socket): Identity => socket.data.identity;

const roomsOf = async ({ scope }: Identity, { type, room }: Room, mayFollow: MayFollowReport): Promise<string[]> => {
  if (type === 'report') return (await mayFollow(scope, room)) ? [reportRoom(scope, room)] : [];
  if (room !== scope.organisationId) return [];
  const rooms = [tenantRoom(scope.tenantId), organisationRoom(scope)];
  return may(scope.role, 'report:read', scope.organisationType) ? [...rooms, readersRoom(scope)] : rooms;
};

/**
 * Real-time notices on the gateway's own server (spec section 7). A socket joins only rooms of its own organisation, and a
 * report's room only where its person may read that report. It is cut when its token runs out.
 */
export const createRealtime = ({ identify, log }: { identify: Identify; log: Log }) => {
  const io = new Server({
    path: realtimePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 10_000,
  });
  let mayFollow: MayFollowReport = async () => false;
  let isShared = false;
  let onPublish: () => void = () => undefined;

  const join = async (socket: Socket, request: unknown, answer: unknown) => {
    const parsed = v.safeParse(RoomSchema, request);
    const rooms = parsed.success ? await roomsOf(identityOf(socket), parsed.output, mayFollow).catch(() => []) : [];
    await socket.join(rooms);
    if (typeof answer === 'function') answer(rooms.length > 0 ? { joined: true } : { joined: false, code: 403 });
    if (parsed.success && parsed.output.type === 'report' && rooms.length > 0) moved(socket, parsed.output.room);
  };
  /** Those in a report look again who is there. */
  const moved = (socket: Socket, reportId: string) => {
    const notice: Notice = { type: 'presence.changed', reportId };
    io.to(reportRoom(identityOf(socket).scope, reportId)).emit(noticeEvent, notice);
  };
  const stay = (socket: Socket, message: unknown) => {
    const parsed = v.safeParse(Whereabouts, message);
    if (!parsed.success) return;
    const { report, disclosure } = parsed.output;
    if (!socket.rooms.has(reportRoom(identityOf(socket).scope, report))) return;
    socket.data.at = { report, disclosure };
    moved(socket, report);
  };
  const leave = (socket: Socket, request: unknown) => {
    const parsed = v.safeParse(RoomSchema, request);
    if (!parsed.success) return;
    const { scope } = identityOf(socket);
    const { type, room } = parsed.output;
    const rooms =
      type === 'report'
        ? [reportRoom(scope, room)]
        : [tenantRoom(scope.tenantId), organisationRoom(scope), readersRoom(scope)];
    for (const name of rooms) socket.leave(name);
    if (type === 'report') moved(socket, room);
  };

  io.use(handshake(identify));
  io.on('connection', (socket) => {
    const { room, type } = socket.handshake.query;
    const left = identityOf(socket).expiresAt.getTime() - Date.now();
    void socket.join(sessionRoom(identityOf(socket).session.id));
    const expiry = setTimeout(() => socket.disconnect(true), Math.max(0, left));
    let followed: string[] = [];
    socket.on('disconnecting', () => {
      followed = reportsOf(socket.rooms);
    });
    socket.on('disconnect', () => {
      clearTimeout(expiry);
      for (const reportId of followed) moved(socket, reportId);
    });
    socket.on(whereaboutsEvent, (message: unknown) => stay(socket, message));
    socket.on(joinRoomEvent, (request: unknown, answer: unknown) => void join(socket, request, answer));
    socket.on(leftRoomEvent, (request: unknown, answer: unknown) => {
      leave(socket, request);
      if (typeof answer === 'function') answer();
    });
    if (room) void join(socket, { room, type }, undefined);
  });

  return {
    /** Serves sockets on this server, next to the requests. */
    attach: (server: HttpServer) => io.attach(server),
    /** Shares rooms between several gateways. */
    shareThrough: (adapter: Parameters<Server['adapter']>[0]) => {
      io.adapter(adapter);
      isShared = true;
    },
    /** Runs when another gateway changed what this one may remember of tenants. */
    onTenantsChanged: (forget: () => void) => {
      io.on(tenantsChanged, forget);
    },
    /**
     * Tells everybody of the tenant, at every gateway. Gateways that share rooms forget what they remember of tenants before
     * their pages hear of it, so that nobody reads the old state again. Call it after the change is committed.
     */
    publishToTenant: (tenantId: string, notice: Notice) => {
      if (isShared) io.serverSideEmit(tenantsChanged);
      io.to(tenantRoom(tenantId)).emit(noticeEvent, notice);
    },
    /** The reports module says who may follow a report; until it does, nobody may. */
    onFollowReport: (check: MayFollowReport) => {
      mayFollow = check;
    },
    /** Runs after each notice to an organisation, for what tells others than its pages. */
    onPublish: (run: () => void) => {
      onPublish = run;
    },
    /** Tells everybody of the organisation who may know. Call it after the change is committed. */
    publish: (owner: Owner, notice: Notice) => {
      const rooms =
        'reportId' in notice ? [readersRoom(owner), reportRoom(owner, notice.reportId)] : [organisationRoom(owner)];
      io.to(rooms).emit(noticeEvent, notice);
      log.debug({ notice: notice.type }, 'published');
      onPublish();
    },
    /** Who has the report open now, at every gateway, and in which of its disclosures. */
    whoIsIn: async (owner: Owner, reportId: string) =>
      whoIsThere(await io.in(reportRoom(owner, reportId)).fetchSockets(), reportId),
    /** Ends every connection of a session that was revoked, at every gateway. */
    disconnectSession: (sessionId: string) => {
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    close: () => {
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
};
