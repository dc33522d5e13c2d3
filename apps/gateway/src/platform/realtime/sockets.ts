import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { joinRoomEvent, leftRoomEvent, whereaboutsEvent } from '@esg/contract';
import type { Socket } from 'socket.io';
import type { Identify } from '../auth/authenticate.ts';
import { ProblemError } from '../http/problem.ts';
import { isNeighbourAway } from '../neighbour.ts';
import { createBudget, socketBudgets } from './budgets.ts';
import type { Following } from './following.ts';
import { reportsOf } from './presence.ts';
import { identityOf, sessionRoom } from './rooms.ts';

/** Whether a page of this origin may open connections of this tenant. */
export type IsOwnOrigin = (tenantId: string, origin: string) => Promise<boolean>;

/**
 * The client reads `data.code`: 401 and 440 make it refresh its token (spec section 7), 429 and 503 make it try again later with the same
 * one.
 */
const refusal = (status: number) => Object.assign(new Error('refused'), { data: { code: status } });

type Admission = { identify: Identify; isOwnOrigin: IsOwnOrigin; hasRoom: (userId: string, socket: Socket) => boolean };
/** Accepts connections with a valid token; browsers send the origin of their page, programs do not. */
export const admit = async (
  { identify, isOwnOrigin, hasRoom }: Admission,
  socket: Socket,
): Promise<Error | undefined> => {
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

/** Listens to an accepted socket, until its token expires or its person sends more than the budget. */
export const listenTo = (socket: Socket, following: Following, takeMessage: (userId: string) => boolean) => {
  const { scope, session, expiresAt } = identityOf(socket);
  const { room, type } = socket.handshake.query;
  void socket.join(sessionRoom(session.id));
  socket.use((_event, next) => {
    if (takeMessage(scope.userId)) next();
    else socket.disconnect(true);
  });
  const expiry = setTimeout(() => socket.disconnect(true), Math.max(0, expiresAt.getTime() - Date.now()));
  let followed: string[] = [];
  socket.on('disconnecting', () => {
    followed = reportsOf(socket.rooms);
  });
  socket.on('disconnect', () => {
    clearTimeout(expiry);
    for (const reportId of followed) following.moved(socket, reportId);
  });
  socket.on(whereaboutsEvent, (message: unknown) => following.stay(socket, message));
  socket.on(joinRoomEvent, (request: unknown, answer: unknown) => void following.join(socket, request, answer));
  socket.on(leftRoomEvent, (request: unknown, answer: unknown) => void following.leave(socket, request, answer));
  if (room) void following.join(socket, { room, type }, undefined);
};

/** Closes connections that send more than their budget, even before they have authenticated. */
export const holdToBudget = () => {
  const budget = createBudget(socketBudgets.messagesOfSocketMax);
  return (conn: Socket['conn']) => {
    const name = randomUUID();
    conn.on('packet', ({ type }: { type: string }) => {
      if (type === 'message' && !budget.take(name)) conn.close();
    });
    conn.once('close', () => budget.forget(name));
  };
};
