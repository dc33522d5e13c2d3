import {
  joinRoomEvent,
  leftRoomEvent,
  type Notice,
  NoticeSchema,
  noticeEvent,
  type RoomType,
  realtimeOptions,
  realtimePath,
  whereaboutsEvent,
} from '@esg/contract';
import { io, type Socket } from 'socket.io-client';
import { is } from 'valibot';

export type Room = { readonly type: RoomType; readonly room: string };

/** A report, and the disclosure of it that somebody has open. */
export type Whereabouts = { readonly report: string; readonly disclosure: string | null };

export type RealtimeOptions = {
  /** Empty stands for the page's origin. */
  readonly socketUrl: string;
  readonly tenantHost: string;
  readonly tenantId: string;
  readonly token: () => string | undefined;
  /** The gateway refused the token. Resolves to whether there is a new one. */
  readonly refresh: () => Promise<boolean>;
};

export type Connection = {
  /** The room has been added to `rooms`. */
  readonly join: (room: Room) => void;
  readonly leave: (room: Room) => void;
  /** The person has gone somewhere else in a report. */
  readonly stay: (at: Whereabouts) => void;
  /** The token has changed: opens a connection with it unless that has been done. */
  readonly renew: () => void;
  readonly close: () => void;
};

export type ConnectionOptions = RealtimeOptions & {
  /** Those to be in, the first one named when connecting. */
  readonly rooms: () => readonly Room[];
  /** Where the person is, told again by each new connection. */
  readonly whereabouts: () => Whereabouts | undefined;
  readonly onNotice: (notice: Notice) => void;
  /** The first connection is in its rooms. */
  readonly onConnect: () => void;
  /** Notices may have been missed. */
  readonly onReconnect: () => void;
};

/** Codes of a refused connection that a new token may help (spec section 7); the gateway says 401 of one that has ended. */
const refusals: readonly unknown[] = [401, 403, 440];

/** Codes of one that the gateway has no room for, or cannot judge now: the same token may do later. */
const delays: readonly unknown[] = [429, 503];

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** First at once, then after pauses as long as those of a lost connection. */
const pauseMs = (refused: number) =>
  refused === 0
    ? 0
    : Math.min(realtimeOptions.reconnectionDelay * 2 ** (refused - 1), realtimeOptions.reconnectionDelayMax);

/** Resolves when the gateway has heard it. A connection that is cut meanwhile enters its rooms again when it is back. */
const tell = (socket: Socket, event: typeof joinRoomEvent | typeof leftRoomEvent, rooms: readonly Room[]) =>
  Promise.allSettled(rooms.map((room) => socket.timeout(realtimeOptions.timeout).emitWithAck(event, room)));

/** One connection at a time, as the client constants of spec section 7 say, and for a moment two while one takes over. */
export const createConnection = (options: ConnectionOptions): Connection => {
  const { rooms, token, refresh, onNotice, onReconnect } = options;
  /** The newest one. */
  let socket: Socket | undefined;
  /** The one before, which brings the notices until the newest one has entered all rooms. */
  let previous: Socket | undefined;
  let usedToken: string | undefined;
  let wasConnected = false;
  let refused = 0;

  const takeOver = async (next: Socket) => {
    refused = 0;
    await tell(next, joinRoomEvent, rooms());
    const at = options.whereabouts();
    if (at) next.emit(whereaboutsEvent, at);
    if (next !== socket) return;
    const old = previous;
    previous = undefined;
    if (!wasConnected) options.onConnect();
    else if (!old?.connected) onReconnect();
    wasConnected = true;
    if (!old) return;
    await tell(old, leftRoomEvent, rooms());
    old.disconnect();
  };

  const follow = (next: Socket) => {
    next.on('connect', () => void takeOver(next));
    next.on(noticeEvent, (notice: unknown) => {
      if (next === (previous ?? socket) && is(NoticeSchema, notice)) onNotice(notice);
    });
    next.io.on('reconnect_attempt', () => {
      usedToken = token();
      next.io.opts.query = { ...next.io.opts.query, token: usedToken };
    });
    next.on('disconnect', (reason) => {
      if (reason === 'io server disconnect' && next === socket) void renewAfterRefusal();
    });
    next.on('connect_error', (error: Error & { data?: { code?: number } }) => {
      if (next !== socket) return;
      if (refusals.includes(error.data?.code)) void renewAfterRefusal();
      if (delays.includes(error.data?.code)) void connectLater();
    });
  };

  const close = () => {
    previous?.disconnect();
    socket?.disconnect();
    previous = undefined;
    socket = undefined;
  };

  const connect = () => {
    const [first] = rooms();
    const present = token();
    if (!first || !present) return close();
    if (socket?.active && usedToken === present) return;
    usedToken = present;
    const query = { token: present, ...first, 'tenant-url': options.tenantHost, 'tenant-id': options.tenantId };
    const next = io(options.socketUrl || location.origin, {
      ...realtimeOptions,
      transports: [...realtimeOptions.transports],
      path: realtimePath,
      forceNew: true,
      query,
    });
    if (socket?.connected && !previous) previous = socket;
    else socket?.disconnect();
    socket = next;
    follow(next);
  };

  const connectLater = async () => {
    const asked = socket;
    await later(realtimeOptions.reconnectionDelayMax);
    if (asked === socket) connect();
  };

  const renewAfterRefusal = async () => {
    const asked = socket;
    await later(pauseMs(refused));
    if (asked !== socket) return;
    refused += 1;
    try {
      if ((await refresh()) && asked === socket) connect();
    } catch {
      if (asked === socket) await connectLater();
    }
  };

  return {
    join: (room) => {
      const at = options.whereabouts();
      const isThere = at?.report === room.room;
      const active = socket?.active ? socket : undefined;
      if (active) void tell(active, joinRoomEvent, [room]).then(() => isThere && active.emit(whereaboutsEvent, at));
      else connect();
    },
    leave: (room) => {
      if (socket?.active) void tell(socket, leftRoomEvent, [room]);
    },
    stay: (at) => socket?.emit(whereaboutsEvent, at),
    renew: connect,
    close,
  };
};
