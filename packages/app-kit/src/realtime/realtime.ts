import type { Notice } from '@esg/contract';
import type { Connection, RealtimeOptions, Room, Whereabouts } from './connection.ts';

/** Notices of the gateway for the rooms joined. */
export type Realtime = {
  /** Joins a room until the returned function is called. Several callers may hold the same room. */
  readonly join: (room: Room) => () => void;
  /** Lets others in the report's room see where the person is; `undefined` where they are in none. */
  readonly stay: (at: Whereabouts | undefined) => void;
  readonly onNotice: (listener: (notice: Notice) => void) => () => void;
  /**
   * Called once, when notices begin to arrive, with the milliseconds since the last change before: data that the page read earlier than that
   * may be stale.
   */
  readonly onConnect: (listener: (unchangedFor: number) => void) => () => void;
  /** Called when the connection is back: anything may have changed meanwhile. */
  readonly onReconnect: (listener: () => void) => () => void;
  /** Opens a connection with the new token, joins the same rooms, then leaves the old one (spec section 4). */
  readonly renew: () => void;
  readonly close: () => void;
};

const listenersOf = <Args extends readonly unknown[]>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    tell: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
    add: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Connects when the first room is joined; nothing of the connection is even loaded before. */
export const createRealtime = (options: RealtimeOptions): Realtime => {
  const held = new Map<string, { room: Room; holders: number }>();
  const notices = listenersOf<[Notice]>();
  const connects = listenersOf<[unchangedFor: number]>();
  const reconnects = listenersOf<[]>();
  let connection: Promise<Connection> | undefined;
  let at: Whereabouts | undefined;
  const whereabouts = () => at;
  const rooms = () => [...held.values()].map(({ room }) => room);
  const open = () => {
    connection ??= import('./connection.ts').then(({ createConnection }) =>
      createConnection({
        ...options,
        rooms,
        whereabouts,
        onNotice: notices.tell,
        onConnect: connects.tell,
        onReconnect: reconnects.tell,
      }),
    );
    return connection;
  };
  const ask = (what: (connection: Connection) => void) => {
    void connection?.then(what, () => {
      // Its code could not be fetched: the next room asks again.
      connection = undefined;
    });
  };

  return {
    join: (room) => {
      const key = `${room.type}:${room.room}`;
      const entry = held.get(key) ?? { room, holders: 0 };
      entry.holders += 1;
      held.set(key, entry);
      if (entry.holders === 1) {
        void open();
        ask(({ join }) => join(room));
      }
      return () => {
        entry.holders -= 1;
        if (entry.holders > 0 || !held.delete(key)) return;
        ask(({ leave }) => leave(room));
      };
    },
    stay: (next) => {
      at = next;
      if (next) ask(({ stay }) => stay(next));
    },
    onNotice: notices.add,
    onConnect: connects.add,
    onReconnect: reconnects.add,
    renew: () => ask(({ renew }) => renew()),
    close: () => ask(({ close }) => close()),
  };
};
