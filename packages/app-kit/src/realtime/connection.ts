import {
  JoinedSchema,
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

/** A report, and its disclosure that somebody has open. */
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
  /** The rooms to be in. The first one is named when connecting. */
  readonly rooms: () => readonly Room[];
  /** The person's place, sent again by each new connection. */
  readonly whereabouts: () => Whereabouts | undefined;
  readonly onNotice: (notice: Notice) => void;
  /** The first connection is in its rooms, of which nothing has changed for so many milliseconds. */
  readonly onConnect: (unchangedFor: number) => void;
  /** Notices may have been missed. */
  readonly onReconnect: () => void;
};

/** Codes with which the gateway refuses a connection that a new token may open (spec section 7); 401 where the session has ended. */
const refusals: readonly unknown[] = [401, 403, 440];

/** Codes with which the gateway refuses a connection for now: it has no room, or cannot check the token. The same token may work later. */
const delays: readonly unknown[] = [429, 503];

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The first new token is fetched at once, further ones after the same pauses as for a lost connection. */
const pauseMs = (refused: number) =>
  refused === 0
    ? 0
    : Math.min(realtimeOptions.reconnectionDelay * 2 ** (refused - 1), realtimeOptions.reconnectionDelayMax);

/** Resolves when the gateway has received it. A connection that is cut meanwhile enters its rooms again when it is back. */
const send = (socket: Socket, event: typeof joinRoomEvent | typeof leftRoomEvent, rooms: readonly Room[]) =>
  Promise.allSettled(rooms.map((room) => socket.timeout(realtimeOptions.timeout).emitWithAck(event, room)));

/** For how many milliseconds nothing has changed in any of the rooms; 0 where that is not known of one. */
const unchangedFor = (answers: readonly PromiseSettledResult<unknown>[]): number =>
  Math.min(
    ...answers.map((answer) =>
      answer.status === 'fulfilled' && is(JoinedSchema, answer.value) ? answer.value.unchangedFor : 0,
    ),
  );

/** Opens a connection, which names its first room at once. */
const open = ({ socketUrl, tenantHost, tenantId }: RealtimeOptions, token: string, first: Room) =>
  io(socketUrl || location.origin, {
    ...realtimeOptions,
    transports: [...realtimeOptions.transports],
    path: realtimePath,
    forceNew: true,
    query: { token, ...first, 'tenant-url': tenantHost, 'tenant-id': tenantId },
  });

/** One connection, and for a moment two: the old one delivers notices until the newest one has entered all rooms. */
const createSuccession = ({ rooms, whereabouts, onConnect, onReconnect }: ConnectionOptions) => {
  let newest: Socket | undefined;
  let previous: Socket | undefined;
  let wasConnected = false;
  return {
    newest: () => newest,
    bringsNotices: (socket: Socket) => socket === (previous ?? newest),
    follow: (next: Socket) => {
      if (newest?.connected && !previous) previous = newest;
      else newest?.disconnect();
      newest = next;
    },
    takeOver: async (next: Socket) => {
      const answers = await send(next, joinRoomEvent, rooms());
      const at = whereabouts();
      if (at) next.emit(whereaboutsEvent, at);
      if (next !== newest) return;
      const old = previous;
      previous = undefined;
      if (!wasConnected) onConnect(unchangedFor(answers));
      else if (!old?.connected) onReconnect();
      wasConnected = true;
      if (!old) return;
      await send(old, leftRoomEvent, rooms());
      old.disconnect();
    },
    close: () => {
      previous?.disconnect();
      newest?.disconnect();
      previous = undefined;
      newest = undefined;
    },
  };
};

type RetryOptions = {
  readonly newest: () => Socket | undefined;
  readonly refresh: () => Promise<boolean>;
  readonly connect: () => void;
};

/** Connects again after a refusal: with a new token, or later with the same one. Ignores a connection that is no longer the newest. */
const createRetry = ({ newest, refresh, connect }: RetryOptions) => {
  let refused = 0;
  const connectLater = async () => {
    const asked = newest();
    await later(realtimeOptions.reconnectionDelayMax);
    if (asked === newest()) connect();
  };
  const connectRenewed = async () => {
    const asked = newest();
    await later(pauseMs(refused));
    if (asked !== newest()) return;
    refused += 1;
    try {
      if ((await refresh()) && asked === newest()) connect();
    } catch {
      if (asked === newest()) await connectLater();
    }
  };
  return (socket: Socket) => {
    socket.on('connect', () => {
      refused = 0;
    });
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect' && socket === newest()) void connectRenewed();
    });
    socket.on('connect_error', (error: Error & { data?: { code?: number } }) => {
      if (socket !== newest()) return;
      if (refusals.includes(error.data?.code)) void connectRenewed();
      if (delays.includes(error.data?.code)) void connectLater();
    });
  };
};

/** One connection at a time, with the client constants of spec section 7, and for a moment two while one replaces the other. */
export const createConnection = (options: ConnectionOptions): Connection => {
  const { rooms, token, refresh, onNotice, whereabouts } = options;
  const { newest, bringsNotices, follow, takeOver, close } = createSuccession(options);
  let usedToken: string | undefined;

  const connect = () => {
    const [first] = rooms();
    const present = token();
    if (!first || !present) return close();
    if (newest()?.active && usedToken === present) return;
    usedToken = present;
    const next = open(options, present, first);
    follow(next);
    retry(next);
    next.on('connect', () => void takeOver(next));
    next.on(noticeEvent, (notice: unknown) => {
      if (bringsNotices(next) && is(NoticeSchema, notice)) onNotice(notice);
    });
    next.io.on('reconnect_attempt', () => {
      usedToken = token();
      next.io.opts.query = { ...next.io.opts.query, token: usedToken };
    });
  };
  const retry = createRetry({ newest, refresh, connect });
  const active = () => (newest()?.active ? newest() : undefined);

  return {
    join: (room) => {
      const at = whereabouts();
      const isThere = at?.report === room.room;
      const socket = active();
      if (socket) void send(socket, joinRoomEvent, [room]).then(() => isThere && socket.emit(whereaboutsEvent, at));
      else connect();
    },
    leave: (room) => {
      const socket = active();
      if (socket) void send(socket, leftRoomEvent, [room]);
    },
    stay: (at) => newest()?.emit(whereaboutsEvent, at),
    renew: connect,
    close,
  };
};
