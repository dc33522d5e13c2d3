import { joinRoomEvent, leftRoomEvent, type Notice, noticeEvent, type RoomType, realtimeOptions } from '@esg/contract';
import type { Socket } from 'socket.io-client';

export type Room = { readonly type: RoomType; readonly room: string };

/** Notices of the gateway for the rooms joined. */
export type Realtime = {
  /** Joins a room as long as the returned function has not been called. Several callers may hold the same room. */
  readonly join: (room: Room) => () => void;
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
  /** Called when the connection is back: anything may have changed meanwhile. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Opens a connection with the new token, joins the same rooms, then leaves the old one (spec section 4). */
  readonly renew: () => void;
  readonly close: () => void;
};

export type RealtimeOptions = {
  readonly socketUrl: string;
  readonly tenantHost: string;
  readonly tenantId: string;
  readonly token: () => string | undefined;
  /** The gateway refused the token. Resolves to whether there is a new one. */
  readonly refresh: () => Promise<boolean>;
};

const subscribeTo =
  <Listener>(listeners: Set<Listener>) =>
  (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

const roomKey = ({ type, room }: Room) => `${type}:${room}`;

/** Connects when the first room is joined; the socket client is not even loaded before. */
export const createRealtime = (options: RealtimeOptions): Realtime => {
  const rooms = new Map<string, { room: Room; holders: number }>();
  const noticeListeners = new Set<(notice: Notice) => void>();
  const reconnectListeners = new Set<() => void>();
  let socket: Socket | undefined;
  let generation = 0;
  let wasConnected = false;

  const attach = (next: Socket, isNotice: (notice: unknown) => notice is Notice, onFirstConnect: () => void) => {
    next.on('connect', () => {
      for (const { room } of rooms.values()) next.emit(joinRoomEvent, room);
      onFirstConnect();
      if (wasConnected) for (const listener of reconnectListeners) listener();
      wasConnected = true;
    });
    next.on(noticeEvent, (notice: unknown) => {
      if (isNotice(notice)) for (const listener of noticeListeners) listener(notice);
    });
    next.io.on('reconnect_attempt', () => {
      next.io.opts.query = { ...next.io.opts.query, token: options.token() };
    });
    next.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') void renewAfterRefusal();
    });
    next.on('connect_error', (error: Error & { data?: { code?: number } }) => {
      if (error.data?.code === 401 || error.data?.code === 403 || error.data?.code === 440) void renewAfterRefusal();
    });
  };

  const connect = async () => {
    generation += 1;
    const mine = generation;
    const first = [...rooms.values()][0]?.room;
    const token = options.token();
    if (!first || !token) return;
    const { isNotice, openSocket } = await import('./socket.ts');
    if (mine !== generation) return;
    const previous = socket;
    const next = openSocket(options.socketUrl, {
      token,
      ...first,
      'tenant-url': options.tenantHost,
      'tenant-id': options.tenantId,
    });
    socket = next;
    attach(next, isNotice, () => previous?.disconnect());
  };

  const renewAfterRefusal = async () => {
    try {
      if (await options.refresh()) await connect();
    } catch {
      setTimeout(() => void connect(), realtimeOptions.reconnectionDelayMax);
    }
  };

  return {
    join: (room) => {
      const held = rooms.get(roomKey(room));
      rooms.set(roomKey(room), { room, holders: (held?.holders ?? 0) + 1 });
      if (!socket && !held) void connect();
      else if (!held) socket?.emit(joinRoomEvent, room);
      return () => {
        const now = rooms.get(roomKey(room));
        if (!now) return;
        if (now.holders > 1) rooms.set(roomKey(room), { room, holders: now.holders - 1 });
        else {
          rooms.delete(roomKey(room));
          socket?.emit(leftRoomEvent, room);
        }
      };
    },
    onNotice: subscribeTo(noticeListeners),
    onReconnect: subscribeTo(reconnectListeners),
    renew: () => {
      if (socket) void connect();
    },
    close: () => {
      generation += 1;
      socket?.disconnect();
      socket = undefined;
    },
  };
};
