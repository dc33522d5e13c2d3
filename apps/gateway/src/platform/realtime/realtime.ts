import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { joinRoomEvent, leftRoomEvent, type Notice, noticeEvent, realtimePath, whereaboutsEvent } from '@esg/contract';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import type { Identify, Identity } from '../auth/authenticate.ts';
import { ProblemError } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { isNeighbourAway, within } from '../neighbour.ts';
import { createOneByOne } from '../one-by-one.ts';
import { createBudget, createCoalescer, createSeats, rememberFor, socketBudgets } from './budgets.ts';
import { reportsOf, Whereabouts, whoIsThere } from './presence.ts';
import {
  type MayFollowReport,
  type Owner,
  organisationRoom,
  type Room,
  RoomSchema,
  readersRoom,
  reportRoom,
  roomsOf,
  sayRefused,
  sessionRoom,
  tenantRoom,
} from './rooms.ts';

/** Between gateways: a tenant was changed. */
const tenantsChanged = 'tenants-changed';
/** How long others may take to say who is there. */
const othersWithinMilliseconds = 800;

/** How long the answer whether a person may follow a report is remembered: as long as a person's role is at another gateway. */
const followMilliseconds = 5_000;
/** The least time between two notices that somebody in a report has come, gone or moved. */
const presenceMilliseconds = 1_000;
/** Whether a page of this origin may open connections of this tenant. */
export type IsOwnOrigin = (tenantId: string, origin: string) => Promise<boolean>;
export type Realtime = ReturnType<typeof createRealtime>;

/** The client reads `data.code`: 401 and 440 make it refresh its token (spec section 7), 429 and 503 come again later with the same one. */
const refusal = (status: number) => Object.assign(new Error('refused'), { data: { code: status } });

type Admission = { identify: Identify; isOwnOrigin: IsOwnOrigin; hasRoom: (userId: string, socket: Socket) => boolean };
/** Lets in whoever has a good token; browsers tell whose page asks, programs do not. */
const admit = async ({ identify, isOwnOrigin, hasRoom }: Admission, socket: Socket): Promise<Error | undefined> => {
  try {
    const { token } = socket.handshake.query;
    if (typeof token !== 'string' || !token) return refusal(401);
    const identity = await identify(token);
    const { origin } = socket.handshake.headers;
    if (origin && !(await isOwnOrigin(identity.scope.tenantId, origin))) return refusal(403);
    if (!hasRoom(identity.scope.userId, socket)) return pause(socketBudgets.refusalHeldMilliseconds, refusal(429));
    socket.data.identity = identity;
    return undefined;
  } catch (error) {
    if (isNeighbourAway(error)) return refusal(503);
    return refusal(error instanceof ProblemError && error.code === 'permission.denied' ? 403 : 401);
  }
};

const identityOf = (socket: Socket): Identity => socket.data.identity;

/**
 * Real-time notices on the gateway's own server (spec section 7). A socket joins only rooms of its own organisation, and a
 * report's room only where its person may read that report. It is cut when its token runs out, and when it sends more than its
 * budget: one client costs the others nothing they would notice.
 */
export const createRealtime = ({ identify, log }: { identify: Identify; log: Log }) => {
  const io = new Server({
    path: realtimePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 10_000,
  });
  let mayFollow: MayFollowReport = async () => false;
  let isOwnOrigin: IsOwnOrigin = async () => false;
  const ofSockets = createBudget(socketBudgets.messagesOfSocketMax);
  const ofPeople = createBudget(socketBudgets.messagesOfPersonMax);
  const takeSeat = createSeats(socketBudgets.socketsOfPersonMax);
  const oneByOne = createOneByOne();
  const coalesce = createCoalescer(presenceMilliseconds);
  const remember = rememberFor<boolean>(followMilliseconds);
  const mayFollowLately: MayFollowReport = (scope, reportId) =>
    remember(`${scope.userId}:${scope.organisationId}:${reportId}`, () => mayFollow(scope, reportId));
  let isShared = false;
  let onPublish: () => void = () => undefined;
  let forgetTenants: () => void = () => undefined;
  let forgetOrganisation: (organisationId: string) => void = () => undefined;

  const enter = async (socket: Socket, request: Room): Promise<boolean> => {
    const { scope } = identityOf(socket);
    const isReport = request.type === 'report';
    if (isReport && socket.rooms.has(reportRoom(scope, request.room))) return true;
    const rooms = await roomsOf(identityOf(socket), request, mayFollowLately).catch(() => []);
    if (rooms.length === 0 || !socket.connected) return false;
    await socket.join(rooms);
    if (isReport) moved(socket, request.room);
    return true;
  };
  const join = async (socket: Socket, request: unknown, answer: unknown) => {
    const parsed = v.safeParse(RoomSchema, request);
    const joined = parsed.success && (await oneByOne(socket.id, () => enter(socket, parsed.output)));
    if (!joined) sayRefused(socket, parsed.success ? parsed.output : {});
    if (typeof answer === 'function') answer(joined ? { joined } : { joined, code: 403 });
  };
  /** Those in a report look again who is there. */
  const moved = (socket: Socket, reportId: string) => {
    const notice: Notice = { type: 'presence.changed', reportId };
    const room = reportRoom(identityOf(socket).scope, reportId);
    coalesce(room, () => io.to(room).emit(noticeEvent, notice));
  };
  const stay = (socket: Socket, message: unknown) => {
    const parsed = v.safeParse(Whereabouts, message);
    if (!parsed.success) return;
    const { report, disclosure } = parsed.output;
    if (!socket.rooms.has(reportRoom(identityOf(socket).scope, report))) return;
    const { at } = socket.data;
    if (at?.report === report && at.disclosure === disclosure) return;
    socket.data.at = { report, disclosure };
    moved(socket, report);
  };
  const exit = async (socket: Socket, { type, room }: Room) => {
    const { scope } = identityOf(socket);
    if (type === 'report' && !socket.rooms.has(reportRoom(scope, room))) return;
    const rooms =
      type === 'report'
        ? [reportRoom(scope, room)]
        : [tenantRoom(scope.tenantId), organisationRoom(scope), readersRoom(scope)];
    for (const name of rooms) socket.leave(name);
    if (type === 'report') moved(socket, room);
  };
  const leave = async (socket: Socket, request: unknown, answer: unknown) => {
    const parsed = v.safeParse(RoomSchema, request);
    if (parsed.success) await oneByOne(socket.id, () => exit(socket, parsed.output));
    if (typeof answer === 'function') answer();
  };

  const hasRoom = (userId: string, socket: Socket) => ofPeople.take(userId) && takeSeat(userId, socket);
  io.use((socket, next) => void admit({ identify, isOwnOrigin, hasRoom }, socket).then(next));
  io.on('connection', (socket) => {
    const { room, type } = socket.handshake.query;
    const left = identityOf(socket).expiresAt.getTime() - Date.now();
    void socket.join(sessionRoom(identityOf(socket).session.id));
    socket.use((_event, next) => {
      if (ofPeople.take(identityOf(socket).scope.userId)) next();
      else socket.disconnect(true);
    });
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
    socket.on(leftRoomEvent, (request: unknown, answer: unknown) => void leave(socket, request, answer));
    if (room) void join(socket, { room, type }, undefined);
  });

  /** Closes a connection that sends more than its budget, even before it has authenticated. */
  const holdToBudget = (conn: Socket['conn']) => {
    const name = randomUUID();
    conn.on('packet', ({ type }: { type: string }) => {
      if (type === 'message' && !ofSockets.take(name)) conn.close();
    });
    conn.once('close', () => ofSockets.forget(name));
  };

  return {
    /** Serves sockets on this server, next to the requests. */
    attach: (server: HttpServer) => {
      io.attach(server);
      io.engine.on('connection', holdToBudget);
    },
    /** Shares rooms between several gateways. */
    shareThrough: (adapter: Parameters<Server['adapter']>[0]) => {
      io.adapter(adapter);
      isShared = true;
    },
    /** Runs when another gateway changed what this one may remember of tenants. */
    onTenantsChanged: (forget: () => void) => {
      io.on(tenantsChanged, forget);
      forgetTenants = forget;
    },
    /**
     * After a time in which gateways could not tell each other anything: forgets what it remembers of tenants, and lets its pages
     * connect anew, for they then ask again for all they show.
     */
    catchUp: () => {
      forgetTenants();
      for (const { conn } of io.sockets.sockets.values()) conn.close();
    },
    /**
     * Tells everybody of the tenant, at every gateway. Gateways that share rooms forget what they remember of tenants before
     * their pages hear of it, so that nobody reads the old state again. Call it after the change is committed.
     */
    publishToTenant: (tenantId: string, notice: Notice) => {
      if (isShared) io.serverSideEmit(tenantsChanged);
      io.to(tenantRoom(tenantId)).emit(noticeEvent, notice);
    },
    /** Runs before the pages of an organisation hear that it was changed. */
    onOrganisationChanged: (forget: (organisationId: string) => void) => {
      forgetOrganisation = forget;
    },
    /** The app says whose pages are whose; until it does, no page may connect. */
    onOrigin: (check: IsOwnOrigin) => {
      isOwnOrigin = check;
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
      if (notice.type === 'organisation.changed') forgetOrganisation(notice.organisationId);
      const rooms =
        'reportId' in notice ? [readersRoom(owner), reportRoom(owner, notice.reportId)] : [organisationRoom(owner)];
      io.to(rooms).emit(noticeEvent, notice);
      log.debug({ notice: notice.type }, 'published');
      onPublish();
    },
    /** Who has the report open now, and in which of its disclosures: at every gateway, or at this one while the others cannot be asked. */
    whoIsIn: async (owner: Owner, reportId: string) => {
      const room = reportRoom(owner, reportId);
      const everywhere = within(othersWithinMilliseconds, io.in(room).fetchSockets());
      return whoIsThere(await everywhere.catch(() => io.local.in(room).fetchSockets()), reportId);
    },
    /** Ends every connection of a revoked session at every gateway, and at this one even while the others cannot be reached. */
    disconnectSession: (sessionId: string) => {
      io.local.in(sessionRoom(sessionId)).disconnectSockets(true);
      if (isShared) io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    close: () => {
      // Closes the connections of this gateway only.
      io.local.disconnectSockets(true);
      io.engine?.close();
    },
  };
};
