import type { Server as HttpServer } from 'node:http';
import { realtimePath } from '@esg/contract';
import { Server, type Socket } from 'socket.io';
import type { Identify } from '../auth/authenticate.ts';
import type { Log } from '../log.ts';
import { createBudget, createSeats, socketBudgets } from './budgets.ts';
import { createChanges } from './changes.ts';
import { createFollowing } from './following.ts';
import { whoIsIn } from './presence.ts';
import { createPublishing } from './publishing.ts';
import type { MayFollowReport, Owner } from './rooms.ts';
import { admit, holdToBudget, type IsOwnOrigin, listenTo } from './sockets.ts';

export type Realtime = ReturnType<typeof createRealtime>;

/**
 * Real-time notices on the gateway's own server (spec section 7). A socket can only join rooms of its own organisation, and a report's room
 * only where its person may read that report. It is closed when its token expires, and when it sends more than its budget, so that one
 * client does not slow the others.
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
  const ofPeople = createBudget(socketBudgets.messagesOfPersonMax);
  const takeSeat = createSeats(socketBudgets.socketsOfPersonMax);
  const hasRoom = (userId: string, socket: Socket) => ofPeople.take(userId) && takeSeat(userId, socket);
  const changes = createChanges();
  const following = createFollowing(io, (scope, reportId) => mayFollow(scope, reportId), changes);
  const holdConnection = holdToBudget();
  io.use((socket, next) => void admit({ identify, isOwnOrigin, hasRoom }, socket).then(next));
  io.on('connection', (socket) => listenTo(socket, following, ofPeople.take));

  return {
    ...createPublishing(io, log, changes),
    /** Serves sockets on this server, next to the requests. */
    attach: (server: HttpServer) => {
      io.attach(server);
      io.engine.on('connection', holdConnection);
    },
    /** The app sets which origins belong to a tenant; until then no page may connect. */
    onOrigin: (check: IsOwnOrigin) => {
      isOwnOrigin = check;
    },
    /** The reports module sets who may follow a report; until then nobody may. */
    onFollowReport: (check: MayFollowReport) => {
      mayFollow = check;
    },
    whoIsIn: (owner: Owner, reportId: string) => whoIsIn(io, owner, reportId),
    close: () => {
      // Closes the connections of this gateway only.
      io.local.disconnectSockets(true);
      io.engine?.close();
    },
  };
};
