import { type Joined, type Notice, noticeEvent } from '@esg/contract';
import type { Server, Socket } from 'socket.io';
import * as v from 'valibot';
import type { Identity } from '../auth/authenticate.ts';
import { createOneByOne } from '../one-by-one.ts';
import { createCoalescer, rememberFor } from './budgets.ts';
import type { Changes } from './changes.ts';
import { Whereabouts } from './presence.ts';
import {
  identityOf,
  listRooms,
  type MayFollowReport,
  organisationRoom,
  type Room,
  RoomSchema,
  readersRoom,
  reportRoom,
  sayRefused,
  tenantRoom,
} from './rooms.ts';

/** How long the answer whether a person may follow a report is cached: as long as a person's role at another gateway. */
const followMilliseconds = 5_000;
/** The least time between two notices that the people in a report changed. */
const presenceMilliseconds = 1_000;

const remembered = (mayFollow: MayFollowReport): MayFollowReport => {
  const remember = rememberFor<boolean>(followMilliseconds);
  return (scope, reportId) =>
    remember(`${scope.userId}:${scope.organisationId}:${reportId}`, () => mayFollow(scope, reportId));
};

const joined = ({ scope }: Identity, { unchangedFor }: Changes): Joined => ({
  joined: true,
  unchangedFor: unchangedFor([tenantRoom(scope.tenantId), organisationRoom(scope)]),
});

/**
 * Adds sockets to rooms and removes them, one request of a socket after the other, and notifies people in a report when somebody comes,
 * goes or moves.
 */
export const createFollowing = (io: Server, mayFollow: MayFollowReport, changes: Changes) => {
  const mayFollowLately = remembered(mayFollow);
  const oneByOne = createOneByOne();
  const coalesce = createCoalescer(presenceMilliseconds);

  /** Makes the pages in a report load again who is there. */
  const moved = (socket: Socket, reportId: string) => {
    const notice: Notice = { type: 'presence.changed', reportId };
    const room = reportRoom(identityOf(socket).scope, reportId);
    coalesce(room, () => io.to(room).emit(noticeEvent, notice));
  };
  const enter = async (socket: Socket, request: Room): Promise<boolean> => {
    const { scope } = identityOf(socket);
    const isReport = request.type === 'report';
    if (isReport && socket.rooms.has(reportRoom(scope, request.room))) return true;
    const rooms = await listRooms(identityOf(socket), request, mayFollowLately).catch(() => []);
    if (rooms.length === 0 || !socket.connected) return false;
    await socket.join(rooms);
    if (isReport) moved(socket, request.room);
    return true;
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
  return {
    moved,
    join: async (socket: Socket, request: unknown, answer: unknown) => {
      const parsed = v.safeParse(RoomSchema, request);
      const isIn = parsed.success && (await oneByOne(socket.id, () => enter(socket, parsed.output)));
      if (!isIn) sayRefused(socket, parsed.success ? parsed.output : {});
      if (typeof answer === 'function')
        answer(isIn ? joined(identityOf(socket), changes) : { joined: false, code: 403 });
    },
    leave: async (socket: Socket, request: unknown, answer: unknown) => {
      const parsed = v.safeParse(RoomSchema, request);
      if (parsed.success) await oneByOne(socket.id, () => exit(socket, parsed.output));
      if (typeof answer === 'function') answer();
    },
    /** Records which disclosure of a followed report a socket has open. */
    stay: (socket: Socket, message: unknown) => {
      const parsed = v.safeParse(Whereabouts, message);
      if (!parsed.success) return;
      const { report, disclosure } = parsed.output;
      if (!socket.rooms.has(reportRoom(identityOf(socket).scope, report))) return;
      const { at } = socket.data;
      if (at?.report === report && at.disclosure === disclosure) return;
      socket.data.at = { report, disclosure };
      moved(socket, report);
    },
  };
};
export type Following = ReturnType<typeof createFollowing>;
