import { errorEvent, may, roomTypes } from '@esg/contract';
import type { Socket } from 'socket.io';
import * as v from 'valibot';
import type { Identity } from '../auth/authenticate.ts';
import type { Scope } from '../database/index.ts';

/** The person of an accepted socket. */
export const identityOf = (socket: Socket): Identity => socket.data.identity;

/** The organisation of the room. */
export type Owner = Pick<Scope, 'tenantId' | 'organisationId'>;

/** Everybody of the organisation. */
export const organisationRoom = ({ tenantId, organisationId }: Owner) => `organisation:${tenantId}:${organisationId}`;
/** Everybody of the tenant, whatever their organisation. */
export const tenantRoom = (tenantId: string) => `tenant:${tenantId}`;
/** Everybody of the organisation who may read reports. */
export const readersRoom = (owner: Owner) => `${organisationRoom(owner)}:reports`;
/** Everybody who follows a report. */
export const reportRoom = ({ tenantId, organisationId }: Owner, reportId: string) =>
  `report:${tenantId}:${organisationId}:${reportId}`;
/** The connections of one session. */
export const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** The room that a page asks to join. */
export const RoomSchema = v.object({ type: v.picklist(roomTypes), room: v.pipe(v.string(), v.uuid()) });
export type Room = v.InferOutput<typeof RoomSchema>;

/** Whether this person may follow this report. */
export type MayFollowReport = (scope: Scope, reportId: string) => Promise<boolean>;

/** The rooms to join for a request; none if this person may not receive their notices. */
export const listRooms = async (
  { scope }: Identity,
  { type, room }: Room,
  mayFollow: MayFollowReport,
): Promise<string[]> => {
  if (type === 'report') return (await mayFollow(scope, room)) ? [reportRoom(scope, room)] : [];
  if (room !== scope.organisationId) return [];
  const rooms = [tenantRoom(scope.tenantId), organisationRoom(scope)];
  return may(scope.role, 'report:read', scope.organisationType) ? [...rooms, readersRoom(scope)] : rooms;
};

/** Tells a client that it may not join the requested room, in case it does not wait for an acknowledgement. */
export const sayRefused = (socket: Pick<Socket, 'emit'>, asked: Partial<Room>) =>
  socket.emit(errorEvent, { code: 403, ...asked });
